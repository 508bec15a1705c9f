import type { RowKind } from '../../tables/rows.ts';
import { FAULTS } from '../faults.ts';

/** What is added up over boards. Whole numbers only, so that parts can be added in any order. `Ppm`: millionths, rounded down. */
export const SUMS = [
  'boards',
  'cells',
  'mines',
  'candidates',
  'rejectedDigit',
  'rejectedZero',
  'rejectedSplit',
  'pruned',
  'attempts',
  'forced',
  'capped',
  /** Cells that stand open at first, and safe cells that do not. */
  'opened',
  'left',
  'deduciblePpm',
  'plainPpm',
  'singlePpm',
  'firstRoundPpm',
  'fullyDeducible',
  'fullyDeduciblePlain',
  /** Boards with a region, and boards for which a variation was chosen. */
  'varied',
  'chosen',
  'variedCells',
  /** Cells that never show their number, those of them that no chain reaches, and boards that have some. */
  'fogCells',
  'unreachable',
  'fogBoards',
  /** Digs that a player pays for until the board is clear, guesses included. */
  'paidDigs',
  /** Of boards that cannot be cleared without a guess: how many, digs from the first guess on, mines met. */
  'stuck',
  'extraAp',
  'mineHits',
  /** The same of boards with cells that never show their number. */
  'stuckFog',
] as const;
export type SumName = (typeof SUMS)[number];

/**
 * What may be wrong with a board: a promise it breaks; a proof that was none; a player who reasons move by move and gets further, or
 * less far, than the board says.
 */
export const VIOLATIONS = [...FAULTS, 'soundness', 'agreement'] as const;
export type Violation = (typeof VIOLATIONS)[number];

/** Of one variation, over the boards that chose it. */
export interface VariantTally {
  readonly chosen: number;
  /** Boards with one region of it at least. */
  readonly appeared: number;
  /** Boards with fewer regions of it than the row wants. */
  readonly short: number;
  readonly regions: number;
  readonly cells: number;
}

/** Cells by the kind they carry. */
export type KindCounts = Readonly<Partial<Record<RowKind, number>>>;

/** What is known of the boards of one row: plain JSON, and every number in it is whole. */
export interface BoardTally {
  readonly sums: Readonly<Record<SumName, number>>;
  /** The least share that can be reasoned, in millionths; a million when there is no board. */
  readonly leastPpm: number;
  readonly mostAttempts: number;
  /** Boards by what can be reasoned, in steps of one per cent, rounded down; the last one is for all of it. */
  readonly deducibility: readonly number[];
  readonly variants: Readonly<Record<string, VariantTally>>;
  readonly kinds: { readonly safe: KindCounts; readonly mines: KindCounts };
  readonly violations: Readonly<Record<Violation, number>>;
  /** The first board with a violation, by its number in the batch. */
  readonly firstViolation: number | null;
}

export const DEDUCIBILITY_STEPS = 101;
export const MILLION = 1_000_000;

/** A tally of no boards. */
export function noBoards(): BoardTally {
  return {
    sums: zeros(SUMS),
    leastPpm: MILLION,
    mostAttempts: 0,
    deducibility: Array.from({ length: DEDUCIBILITY_STEPS }, () => 0),
    variants: {},
    kinds: { safe: {}, mines: {} },
    violations: zeros(VIOLATIONS),
    firstViolation: null,
  };
}

/** Two tallies of different boards as one. Order and grouping make no difference. */
export function mergeBoards(one: BoardTally, other: BoardTally): BoardTally {
  return {
    sums: added(SUMS, one.sums, other.sums),
    leastPpm: Math.min(one.leastPpm, other.leastPpm),
    mostAttempts: Math.max(one.mostAttempts, other.mostAttempts),
    deducibility: one.deducibility.map((boards, step) => boards + (other.deducibility[step] ?? 0)),
    variants: mergedBy(one.variants, other.variants, addVariants),
    kinds: {
      safe: mergedBy(one.kinds.safe, other.kinds.safe, addNumbers),
      mines: mergedBy(one.kinds.mines, other.kinds.mines, addNumbers),
    },
    violations: added(VIOLATIONS, one.violations, other.violations),
    firstViolation: firstOf(one.firstViolation, other.firstViolation),
  };
}

/** How many violations there are in all. */
export function violationsIn({ violations }: BoardTally): number {
  return VIOLATIONS.reduce((sum, name) => sum + violations[name], 0);
}

function zeros<const Name extends string>(names: readonly Name[]): Record<Name, number> {
  return recordOf(names, () => 0);
}

function added<const Name extends string>(
  names: readonly Name[],
  one: Readonly<Record<Name, number>>,
  other: Readonly<Record<Name, number>>,
): Record<Name, number> {
  return recordOf(names, (name) => one[name] + other[name]);
}

function recordOf<const Name extends string>(
  names: readonly Name[],
  numberOf: (name: Name) => number,
): Record<Name, number> {
  const entries = names.map((name) => [name, numberOf(name)] as const);
  // The entries are exactly the names.
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** Keys in alphabetical order, so that equal tallies print equal. */
function mergedBy<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  add: (one: Value, other: Value) => Value,
): Record<string, Value> {
  const merged: Record<string, Value> = {};
  for (const key of [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()) {
    const [left, right] = [one[key], other[key]];
    const value = left === undefined ? right : right === undefined ? left : add(left, right);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

function addNumbers(one: number, other: number): number {
  return one + other;
}

function addVariants(one: VariantTally, other: VariantTally): VariantTally {
  return {
    chosen: one.chosen + other.chosen,
    appeared: one.appeared + other.appeared,
    short: one.short + other.short,
    regions: one.regions + other.regions,
    cells: one.cells + other.cells,
  };
}

function firstOf(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
