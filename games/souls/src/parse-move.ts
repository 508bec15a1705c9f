import { fail, ok, type Problem, printShort, type Result } from '@foretell/engine';
import { type Move, type MoveKind, SLOTS } from './move.ts';
import { DIRECTIONS } from './space/direction.ts';
import { CONSUMABLE_IDS, GROWTH_IDS } from './tables/ids.ts';

/** What may stand in a field of a move. */
interface FieldRule {
  readonly expected: string;
  accepts(value: unknown): boolean;
}

const among = (values: readonly unknown[]): FieldRule => ({
  expected: `one of ${values.join(', ')}`,
  accepts: (value) => values.includes(value) && !Object.is(value, -0),
});
const DIRECTION = among(DIRECTIONS);
const PLACE: FieldRule = {
  expected: 'a whole number from 0',
  accepts: (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0),
};

/** Each kind of move, and what it names. */
const FIELDS: Readonly<Record<MoveKind, Readonly<Record<string, FieldRule>>>> = {
  walk: { direction: DIRECTION },
  wait: {},
  roll: { direction: DIRECTION, cells: among([1, 2]) },
  verb: { slot: among(SLOTS), direction: DIRECTION },
  guard: { direction: DIRECTION },
  use: { item: among(CONSUMABLE_IDS), direction: among([...DIRECTIONS, null]) },
  equip: { place: PLACE },
  stow: { slot: among(['off', 'armour']) },
  drop: { place: PLACE },
  rest: {},
  grow: { line: among(GROWTH_IDS) },
  open: {},
  descend: {},
};

/** Reads an untrusted move: whether it has the shape of one, not whether it is legal. All problems are reported at once. */
export function parseMove(input: unknown, _seat: string): Result<Move, readonly Problem[]> {
  if (typeof input !== 'object' || input === null) return fail([problem([], 'a move', input)]);
  const given = input as Readonly<Record<string, unknown>>;
  const { kind } = given;
  if (!isKind(kind)) return fail([problem(['kind'], `one of ${Object.keys(FIELDS).join(', ')}`, kind)]);
  const fields = FIELDS[kind];
  const problems = Object.keys(given)
    .filter((name) => name !== 'kind' && !Object.hasOwn(fields, name))
    .map((name) => problem([name], `nothing but ${kind}`, given[name]));
  for (const [name, rule] of Object.entries(fields)) {
    if (!rule.accepts(given[name])) problems.push(problem([name], rule.expected, given[name]));
  }
  // Every field was accepted by its own rule, which is what Move says.
  return problems.length > 0 ? fail(problems) : ok({ ...given } as Move);
}

function isKind(kind: unknown): kind is MoveKind {
  return typeof kind === 'string' && Object.hasOwn(FIELDS, kind);
}

function problem(path: Problem['path'], expected: string, received: unknown): Problem {
  return { code: 'move', path, expected, received: printShort(received) };
}
