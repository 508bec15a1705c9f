import { isOpened } from '../board-seen.ts';
import { FOG } from '../reasoner/cells.ts';
import { type Clue, type Ground, isInReach } from './clues.ts';
import type { Deduction, DeductionRule } from './deduction.ts';

/** What follows from each number by itself. */
export function oneNumberEach({ clues }: Ground): readonly Deduction[] {
  return clues.flatMap((clue): readonly Deduction[] => {
    if (clue.isFog) return [];
    const verdict = verdictOfOne(clue);
    if (verdict === undefined) return [];
    const rule: DeductionRule = verdict === 'safe' ? 'all-mines-found' : 'all-hidden-are-mines';
    return [{ ...fromNumbers([clue]), rule, [verdict === 'safe' ? 'safe' : 'mines']: clue.hidden }];
  });
}

/** What is openly known of closed cells, and fog with one cell left for its mine. */
export function factsInTheOpen({ board, position, clues }: Ground): readonly Deduction[] {
  const found: Deduction[] = [];
  const canBeDug = (cell: number) => !isOpened(board.shown[cell]) && isInReach(board, cell);
  for (const region of board.regions) {
    const safe = region.cellConstraint === 'safe_nonzero' ? region.cells.filter(canBeDug) : [];
    if (safe.length > 0) found.push({ ...nothing(), rule: 'fog-is-safe', safe: rising(safe) });
  }
  for (const { cell, state } of board.seals) {
    if (state === 'miss' && canBeDug(cell) && position.cells[cell] !== FOG)
      found.push({ ...nothing(), rule: 'seal-missed', safe: [cell] });
  }
  for (const { cell, isFog, hidden } of clues) {
    if (isFog && hidden.length === 1)
      found.push({ ...nothing(), rule: 'fog-one-left', fog: [cell], mines: hidden });
  }
  return found;
}

/** What a clue alone says of all cells it leaves open, if it says anything. */
export function verdictOfOne({ isFog, need, hidden }: Clue): 'safe' | 'mine' | undefined {
  if (isFog) return hidden.length === 1 ? 'mine' : undefined;
  if (need === 0) return 'safe';
  return need === hidden.length ? 'mine' : undefined;
}

/** A deduction that says nothing yet, from these numbers. */
export function fromNumbers(clues: readonly Clue[]): Omit<Deduction, 'rule'> {
  return {
    ...nothing(),
    numbers: clues.map(({ cell }) => cell),
    needs: clues.map(({ digit, found, hidden }) => ({ digit, found, hidden: hidden.length })),
  };
}

function nothing(): Omit<Deduction, 'rule'> {
  return { numbers: [], fog: [], safe: [], mines: [], needs: [], refutation: undefined };
}

function rising(cells: readonly number[]): readonly number[] {
  return [...cells].sort((one, other) => one - other);
}
