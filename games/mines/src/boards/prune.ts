import { nextBelow, type Rng } from '@foretell/engine';
import type { BoardGen } from '../tables/rows.ts';
import type { Deducer, Deduction } from './deduce.ts';
import { type Field, liftMine } from './field.ts';
import { isInflated, type Opening, type OpeningBounds, openingFrom } from './opening.ts';

/** A field that reaches the floor of its row. */
export interface Pruned {
  readonly opening: Opening;
  /** Mines that had to go. */
  readonly pruned: number;
  /** Safe cells outside the opening: 1 or more. */
  readonly closed: number;
  /** How many of them deduction opens. */
  readonly deducible: number;
}

/** What pruning keeps to. */
export interface PruneRules extends Pick<BoardGen, 'deducibility_floor_pm'> {
  readonly bounds: OpeningBounds;
  readonly tolerancePct: number;
}

/**
 * Lifts mines until what can be reasoned reaches the floor (RULES.md §7). Undefined when the board is not worth having: nothing is
 * left to open, or the opening has grown too large, which only grows further with every mine that goes.
 */
export function prune(
  field: Field,
  spawn: number,
  rules: PruneRules,
  deducer: Deducer,
  rng: Rng,
): Pruned | undefined {
  const { cells } = field.grid;
  for (let pruned = 0; ; pruned++) {
    const opening = openingFrom(field, spawn);
    const closed = cells - field.mines - opening.count;
    if (closed === 0 || isInflated(rules.bounds, rules.tolerancePct, opening.count, cells)) return undefined;
    const deduction = deducer.deduce(field, opening);
    const { deducible } = deduction;
    if (meetsFloor(rules, deducible, closed)) return { opening, pruned, closed, deducible };
    const candidates = minesToLift(field, deduction);
    liftMine(field, candidates[nextBelow(rng, candidates.length)] ?? 0);
  }
}

/** Whether so many of the closed safe cells are enough. */
export function meetsFloor(
  { deducibility_floor_pm }: Pick<BoardGen, 'deducibility_floor_pm'>,
  deducible: number,
  closed: number,
): boolean {
  return deducible * 1000 >= deducibility_floor_pm * closed;
}

/**
 * The mines that may go, rising: those that touch the open region and are undecided; else those that touch it; else all whose
 * cell joins the safe ones. Of a board with a safe cell that is still closed there is one.
 */
function minesToLift({ grid, mine }: Field, { isOpen, verdict }: Deduction): readonly number[] {
  const undecided: number[] = [];
  const touching: number[] = [];
  const joined: number[] = [];
  for (let cell = 0; cell < grid.cells; cell++) {
    if (mine[cell] !== 1) continue;
    const around = grid.neighbours[cell] ?? [];
    if (around.some((near) => mine[near] === 0)) joined.push(cell);
    if (!around.some((near) => isOpen[near] === 1)) continue;
    touching.push(cell);
    if (verdict[cell] === 0) undecided.push(cell);
  }
  return undecided.length > 0 ? undecided : touching.length > 0 ? touching : joined;
}
