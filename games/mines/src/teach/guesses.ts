import type { BoardSeen } from '../board-seen.ts';
import { knowledgeOf } from '../bots/knowledge.ts';
import { MINDS } from '../bots/minds.ts';
import { frontierOf } from '../bots/reach.ts';
import { analyse } from '../reasoner/analyse.ts';
import { HIDDEN, VERDICT } from '../reasoner/cells.ts';
import { positionOf } from '../view-position.ts';

/** The chances where reasoning ends. Whatever is dug by them is a guess. */
export interface Guesses {
  /** Closed cells along the frontier of which nothing is proved, the least risky first, equals by cell. */
  readonly cells: readonly Chance[];
  /** The chance that was counted on for a closed cell of which nothing is known. */
  readonly prior: number;
}

export interface Chance {
  readonly cell: number;
  /** That it is a mine. */
  readonly chance: number;
  /** The same as a fraction in lowest terms, where its denominator is at most {@link MOST_PARTS}. */
  readonly fraction: Fraction | undefined;
}

export interface Fraction {
  readonly mines: number;
  readonly of: number;
}

/** Fractions of more parts than this tell nobody anything. */
export const MOST_PARTS = 100;

/** What the computer's players count on as well (RULES.md §15). How many mines there are is not public, so something has to be. */
export const PRIOR = MINDS.rows.expert.expectedMines / 1000;

/**
 * How likely each undecided cell of the frontier is a mine: every closed cell is one with the chance `prior`, by itself, and of all
 * boards that come of it those count that agree with what the hero sees. Throws a RangeError for a board that contradicts itself.
 */
export function guesses(board: BoardSeen, prior: number = PRIOR): Guesses {
  const position = positionOf(board);
  const { chances, verdicts } = analyse(position, { chances: true, prior });
  if (chances === undefined) throw new RangeError('the board contradicts itself');
  const cells = frontierOf(board)
    .filter((cell) => position.cells[cell] === HIDDEN && verdicts[cell] === VERDICT.undecided)
    .map((cell): Chance => {
      const chance = chances[cell] ?? 0;
      return { cell, chance, fraction: fractionOf(chance) };
    });
  // Equal chances may come of different sums.
  const rank = ({ chance }: Chance) => Math.round(chance / SAME);
  return { cells: cells.sort((one, other) => rank(one) - rank(other) || one.cell - other.cell), prior };
}

/** Whether some cell of the frontier is safe for certain. */
export function canDigForCertain(board: BoardSeen): boolean {
  return knowledgeOf(board, PRIOR).safe.length > 0;
}

/** Chances are sums of doubles: what differs by less than this is the same. Fractions of few parts lie far wider apart. */
const SAME = 1e-10;

/** By continued fractions: the one with the fewest parts that is this chance. */
export function fractionOf(chance: number): Fraction | undefined {
  let [mines, of, mines1, of1] = [Math.floor(chance), 1, 1, 0];
  let rest = chance - mines;
  while (Math.abs(chance - mines / of) >= SAME) {
    const whole = Math.floor(1 / rest);
    rest = 1 / rest - whole;
    [mines, mines1] = [whole * mines + mines1, mines];
    [of, of1] = [whole * of + of1, of];
    if (of > MOST_PARTS) return undefined;
  }
  return { mines, of };
}
