import { type Analysis, analyse } from './analyse.ts';
import { answerOf, type BruteAnswer, countBoards } from './brute-force.ts';
import { FOG, VERDICT } from './cells.ts';
import { drawsFrom } from './draws.ts';
import type { Position } from './position.ts';
import { randomPosition } from './random-position.ts';

/** How far the reasoner and the trying of all boards agreed. */
export interface CrossCheck {
  readonly positions: number;
  /** Of these: positions that no board fits, positions with fog, with a known total, and with something proved by the total alone. */
  readonly contradictory: number;
  readonly withFog: number;
  readonly withTotal: number;
  readonly decidedByTotal: number;
  /** Cells that were proved, and the greatest difference of a chance. */
  readonly proved: number;
  readonly farthest: number;
  /** Positions on which they did not agree, the first few of them. None, or the reasoner is wrong. */
  readonly mismatches: number;
  readonly examples: readonly { readonly position: Position; readonly what: string }[];
}

/** Chances may differ by so much: they are computed in another order. */
const TOLERANCE = 1e-11;
const PRIOR = 0.3;

/** Compares the reasoner with the trying of all boards on `positions` random positions of up to 20 unknown cells, from a seed. */
export function crossCheck(positions: number, seed: number, mostUnknown = 20): CrossCheck {
  const draw = drawsFrom(seed);
  const sum = {
    contradictory: 0,
    withFog: 0,
    withTotal: 0,
    decidedByTotal: 0,
    proved: 0,
    farthest: 0,
    mismatches: 0,
  };
  const examples: { position: Position; what: string }[] = [];
  for (let index = 0; index < positions; index++) {
    const position = randomPosition(draw, mostUnknown);
    const count = countBoards(position);
    const expected = answerOf(count, position.mines, PRIOR / (1 - PRIOR));
    const free = answerOf(count, undefined, 1);
    const found = analyse(position, { chances: true, prior: PRIOR });
    const plain = analyse({ ...position, mines: undefined });
    const what = difference(found, expected, free) ?? plainDifference(plain, free);
    if (what !== undefined) {
      sum.mismatches++;
      if (examples.length < 5) examples.push({ position, what });
    }
    tally(sum, position, found, expected);
  }
  return { positions, ...sum, examples };
}

type Sums = { -readonly [Key in keyof Omit<CrossCheck, 'positions' | 'examples'>]: number };

function tally(sum: Sums, position: Position, found: Analysis, expected: BruteAnswer): void {
  if (expected.all === 0) sum.contradictory++;
  else sum.farthest = Math.max(sum.farthest, farthest(found, expected));
  if (Array.from(position.cells).includes(FOG)) sum.withFog++;
  if (position.mines !== undefined) sum.withTotal++;
  sum.proved += found.verdicts.filter((verdict) => verdict !== VERDICT.undecided).length;
  if (found.verdicts.some((verdict, cell) => verdict !== found.verdictsWithoutTotal[cell]))
    sum.decidedByTotal++;
}

function difference(found: Analysis, expected: BruteAnswer, free: BruteAnswer): string | undefined {
  if (found.problem !== undefined || expected.all === 0) {
    return (found.problem !== undefined) === (expected.all === 0) ? undefined : `problem ${found.problem}`;
  }
  if (!found.isComplete) return 'incomplete';
  const wrong = expected.verdicts.findIndex((verdict, cell) => verdict !== found.verdicts[cell]);
  if (wrong >= 0) return `verdict on cell ${wrong}`;
  const wrongFree = free.verdicts.findIndex((verdict, cell) => verdict !== found.verdictsWithoutTotal[cell]);
  if (wrongFree >= 0) return `verdict without total on cell ${wrongFree}`;
  const far = farthest(found, expected);
  if (!(far <= TOLERANCE)) return `a chance differs by ${far}`;
  if (found.solutions === undefined) return undefined;
  return found.solutions === expected.all ? undefined : `${found.solutions} boards for ${expected.all}`;
}

function plainDifference(found: Analysis, free: BruteAnswer): string | undefined {
  if (found.problem !== undefined || free.all === 0) {
    return (found.problem !== undefined) === (free.all === 0)
      ? undefined
      : `problem ${found.problem} without total`;
  }
  const wrong = free.verdicts.findIndex((verdict, cell) => verdict !== found.verdicts[cell]);
  return wrong < 0 ? undefined : `verdict on cell ${wrong}, never asked for the total`;
}

function farthest({ chances }: Analysis, expected: BruteAnswer): number {
  return expected.chances.reduce(
    (most, chance, cell) => Math.max(most, Math.abs(chance - (chances?.[cell] ?? 9))),
    0,
  );
}
