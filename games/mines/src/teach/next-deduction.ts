import type { BoardSeen } from '../board-seen.ts';
import { distanceFrom, type Ground, groundOf, isInReach } from './clues.ts';
import type { Deduction } from './deduction.ts';
import { fromManyClues } from './many-clues.ts';
import { factsInTheOpen, oneNumberEach } from './one-clue.ts';
import { fogWithNumbers, pairsOfNumbers } from './two-clues.ts';

type IsNews = (cell: number, verdict: 'safe' | 'mine') => boolean;

/** From easy to hard. Of what is equally hard, the nearest counts. */
const STEPS: readonly ((ground: Ground, isNews: IsNews) => readonly Deduction[])[] = [
  (ground) => oneNumberEach(ground).filter(({ rule }) => rule === 'all-mines-found'),
  (ground) => oneNumberEach(ground).filter(({ rule }) => rule === 'all-hidden-are-mines'),
  pairsOfNumbers,
  (ground) => [...factsInTheOpen(ground), ...fogWithNumbers(ground)],
  fromManyClues,
];

/**
 * The easiest thing that follows from a board and is news: not all of its cells are among `told`, nor mines that bear a seal already.
 * Of what is equally easy, that which can be dug or sealed after a walk comes first, then what is nearest to the hero. It uses nothing
 * but what the hero sees, never what was concluded before: each deduction can be checked by itself. Undefined if nothing follows.
 */
export function nextDeduction(
  board: BoardSeen,
  told: ReadonlySet<number> = NOTHING_TOLD,
): Deduction | undefined {
  const ground = groundOf(board);
  const isNews: IsNews = (cell, verdict) =>
    !told.has(cell) && !(verdict === 'mine' && ground.isSealed.has(cell));
  for (const step of STEPS) {
    const found = nearest(board, step(ground, isNews), isNews);
    if (found !== undefined) return found;
  }
  return undefined;
}

const NOTHING_TOLD: ReadonlySet<number> = new Set();

function nearest(board: BoardSeen, found: readonly Deduction[], isNews: IsNews): Deduction | undefined {
  let best: { readonly deduction: Deduction; readonly rank: readonly number[] } | undefined;
  for (const deduction of found) {
    const rank = rankOf(board, deduction, isNews);
    if (rank !== undefined && (best === undefined || compare(rank, best.rank) < 0))
      best = { deduction, rank };
  }
  return best?.deduction;
}

/** In reach or not, steps to the nearest cell that is news, steps to its clues together, and to be definite the cells. */
function rankOf(board: BoardSeen, deduction: Deduction, isNews: IsNews): readonly number[] | undefined {
  const { safe, mines, numbers, fog } = deduction;
  const news = [
    ...safe.filter((cell) => isNews(cell, 'safe')),
    ...mines.filter((cell) => isNews(cell, 'mine')),
  ];
  if (news.length === 0) return undefined;
  const inReach = news.filter((cell) => isInReach(board, cell));
  const steps = (inReach.length > 0 ? inReach : news).map((cell) => distanceFrom(board, cell));
  const clues = [...numbers, ...fog];
  const toClues = clues.reduce((sum, cell) => sum + distanceFrom(board, cell), 0);
  return [inReach.length > 0 ? 0 : 1, Math.min(...steps), toClues, ...clues, ...news];
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const difference = (one[at] ?? -1) - (other[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
