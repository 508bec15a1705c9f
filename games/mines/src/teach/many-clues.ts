import { analyse } from '../reasoner/analyse.ts';
import { HIDDEN, VERDICT } from '../reasoner/cells.ts';
import { explain } from '../reasoner/explain.ts';
import type { Position } from '../reasoner/position.ts';
import { keepClues } from '../reasoner/window.ts';
import { distanceFrom, type Ground, isInReach } from './clues.ts';
import type { Deduction } from './deduction.ts';
import { fromNumbers } from './one-clue.ts';
import { refute } from './refute.ts';

/** So many proved cells are looked at for the smallest proof: each takes a search of its own. */
const MOST_EXPLAINED = 4;

/**
 * What follows from three clues or more: of the proved cells that `isWanted`, in reach and near the hero first, the one with the
 * smallest proof, and with it all cells that follow from the same clues and from none fewer.
 */
export function fromManyClues(
  ground: Ground,
  isWanted: (cell: number, verdict: 'safe' | 'mine') => boolean,
): readonly Deduction[] {
  const { board, position } = ground;
  const { verdicts } = analyse(position);
  const proved = Array.from(verdicts.keys()).filter(
    (cell) =>
      position.cells[cell] === HIDDEN && isProved(verdicts[cell]) && isWanted(cell, named(verdicts[cell])),
  );
  const rank = (cell: number) => (isInReach(board, cell) ? 0 : board.size) + distanceFrom(board, cell);
  proved.sort((one, other) => rank(one) - rank(other) || one - other);
  let best: readonly number[] | undefined;
  for (const cell of proved.slice(0, MOST_EXPLAINED)) {
    const clues = cluesFor(position, cell);
    if (best === undefined || clues.length < best.length) best = clues;
  }
  return best === undefined ? [] : [deductionFrom(ground, best)];
}

/** The smallest set of clues that was found to prove a cell, rising; empty if nothing is proved of it. */
export function cluesFor(position: Position, cell: number): readonly number[] {
  const reason = explain(position, cell);
  return reason === undefined ? [] : [...reason.numbers, ...reason.fog].sort((one, other) => one - other);
}

function deductionFrom({ position, clues }: Ground, cells: readonly number[]): Deduction {
  const used = cells.flatMap((cell) => clues.find((clue) => clue.cell === cell) ?? []);
  const numbers = used.filter(({ isFog }) => !isFog);
  const fog = used.filter(({ isFog }) => isFog).map(({ cell }) => cell);
  const { safe, mines } = whatFollows(position, cells);
  const refutation = refute(used, { safe, mines });
  return { ...fromNumbers(numbers), rule: 'cases', fog, safe, mines, refutation };
}

/** The cells that follow from all of these clues together and would not without any one of them. */
function whatFollows(position: Position, clues: readonly number[]) {
  const given = (kept: readonly number[]) =>
    analyse({ ...position, cells: keepClues(position.cells, kept) }).verdicts;
  const all = given(clues);
  const fewer = clues.map((left) => given(clues.filter((clue) => clue !== left)));
  const follows = (wanted: number) =>
    Array.from(all.keys()).filter(
      (cell) =>
        position.cells[cell] === HIDDEN &&
        all[cell] === wanted &&
        fewer.every((verdicts) => verdicts[cell] === VERDICT.undecided),
    );
  return { safe: follows(VERDICT.safe), mines: follows(VERDICT.mine) };
}

function isProved(verdict: number | undefined): boolean {
  return verdict === VERDICT.safe || verdict === VERDICT.mine;
}

function named(verdict: number | undefined): 'safe' | 'mine' {
  return verdict === VERDICT.mine ? 'mine' : 'safe';
}
