import { fail, ok, type Problem, printShort, type Refusal, type Result } from '@foretell/engine';
import { entrances } from './adventure/map.ts';
import { type Intent, legalIntents, refusalOfIntent } from './battle/index.ts';
import { phaseOf, type State } from './state.ts';
import { tablesOf } from './tables/config.ts';

export const SEATS = ['hero'] as const;
export type MinesSeat = (typeof SEATS)[number];

/** What the hero decides: an intent of the battle, a node to go to, a place of the reward screen (RULES.md §13). */
export type Move =
  | Intent
  | { readonly kind: 'go'; readonly node: number }
  | { readonly kind: 'take'; readonly choice: number };

/** Each kind of move, and what it names. */
const SHAPES: Readonly<Record<Move['kind'], Shape>> = {
  walk: { field: 'cell', of: 'number' },
  dig: { field: 'cell', of: 'number' },
  seal: { field: 'cell', of: 'number' },
  stop: null,
  refresh: null,
  use: { field: 'item', of: 'text' },
  go: { field: 'node', of: 'number' },
  take: { field: 'choice', of: 'number' },
};

type Shape = { readonly field: string; readonly of: 'number' | 'text' } | null;

/** Every move the hero may make now: by node, by place of the screen, or as the battle lists them. */
export function legalMoves(state: State, seat: string): readonly Move[] {
  if (seat !== 'hero') return [];
  switch (phaseOf(state)) {
    case 'map':
      return nodesAhead(state).map((node) => ({ kind: 'go', node }));
    case 'offer':
      return (state.offer?.choices ?? []).map((_, choice) => ({ kind: 'take', choice }));
    case 'battle':
      return state.battle === null ? [] : legalIntents(tablesOf(state.config), state.battle);
    case 'over':
      return [];
  }
}

/** The nodes that can be entered from where the hero stands. */
export function nodesAhead({ map, path }: Pick<State, 'map' | 'path'>): readonly number[] {
  const at = path.at(-1);
  return at === undefined ? entrances(map) : (map.nodes[at]?.next ?? []);
}

/** Why the hero cannot make this move now, or `undefined` when it can. */
export function refusalOf(state: State, seat: string, move: Move): Refusal | undefined {
  if (seat !== 'hero') return { code: 'not_your_turn', seat, facts: {} };
  const phase = phaseOf(state);
  if (phase === 'over') return { code: 'run_over', seat, facts: {} };
  if (move.kind === 'go') return refusalOfNode(state, phase, move.node);
  if (move.kind === 'take') return refusalOfChoice(state, phase, move.choice);
  if (state.battle === null) return { code: 'phase', seat, facts: { phase } };
  const refusal = refusalOfIntent(tablesOf(state.config), state.battle, move);
  return refusal === undefined ? undefined : { code: refusal.code, seat, facts: refusal.facts };
}

function refusalOfNode(state: State, phase: string, node: number): Refusal | undefined {
  if (phase !== 'map') return { code: 'phase', seat: 'hero', facts: { phase } };
  if (nodesAhead(state).includes(node)) return undefined;
  return { code: 'not_linked', seat: 'hero', facts: { node } };
}

function refusalOfChoice({ offer }: State, phase: string, choice: number): Refusal | undefined {
  if (phase !== 'offer') return { code: 'phase', seat: 'hero', facts: { phase } };
  if (offer?.choices[choice] !== undefined) return undefined;
  return { code: 'no_such_choice', seat: 'hero', facts: { choice } };
}

/** Reads an untrusted move: whether it has the shape of one, not whether it is legal now. All problems are reported at once. */
export function parseMove(input: unknown, _seat: string): Result<Move, readonly Problem[]> {
  if (typeof input !== 'object' || input === null) return fail([problem([], 'a move', input)]);
  const given = input as Readonly<Record<string, unknown>>;
  const { kind } = given;
  if (!isKind(kind)) return fail([problem(['kind'], `one of ${Object.keys(SHAPES).join(', ')}`, kind)]);
  const shape = SHAPES[kind];
  const problems: Problem[] = [];
  for (const key of Object.keys(given)) {
    if (key !== 'kind' && key !== shape?.field)
      problems.push(problem([key], `nothing but ${kind}`, given[key]));
  }
  if (shape === null) return problems.length > 0 ? fail(problems) : ok({ kind } as Move);
  const value = given[shape.field];
  if (!isOf(shape.of, value)) problems.push(problem([shape.field], EXPECTED[shape.of], value));
  return problems.length > 0 ? fail(problems) : ok({ kind, [shape.field]: value } as Move);
}

const EXPECTED = { number: 'a whole number from 0', text: 'text that is not empty' } as const;

function isKind(kind: unknown): kind is Move['kind'] {
  return typeof kind === 'string' && Object.hasOwn(SHAPES, kind);
}

function isOf(type: 'number' | 'text', value: unknown): boolean {
  if (type === 'text') return typeof value === 'string' && value !== '';
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0);
}

function problem(path: Problem['path'], expected: string, received: unknown): Problem {
  return { code: 'move', path, expected, received: printShort(received) };
}
