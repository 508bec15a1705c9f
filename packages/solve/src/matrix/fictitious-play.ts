import type { Algorithm, Learner } from './learner.ts';
import type { MatrixGame } from './matrix-game.ts';

/**
 * Fictitious play (Brown 1951): in turns each side plays what would have been best against all that the other has played.
 * It converges (Robinson 1951), slowly: here as the classic to compare with. The first among equals is played.
 */
export const fictitiousPlay: Algorithm = { name: 'fp', start };

function start({ rows, columns, payoffs }: MatrixGame): Learner {
  const row = new Float64Array(rows);
  const column = new Float64Array(columns);
  /** What each choice would have paid the row player against all that was played: rows, then columns. */
  const paidRows = new Float64Array(rows);
  const paidColumns = new Float64Array(columns);
  return {
    row,
    column,
    step() {
      const played = placeOfLargest(paidRows, 1);
      row[played] = (row[played] ?? 0) + 1;
      for (let at = 0; at < columns; at++) {
        paidColumns[at] = (paidColumns[at] ?? 0) + (payoffs[played * columns + at] ?? 0);
      }
      const answer = placeOfLargest(paidColumns, -1);
      column[answer] = (column[answer] ?? 0) + 1;
      for (let at = 0; at < rows; at++) {
        paidRows[at] = (paidRows[at] ?? 0) + (payoffs[at * columns + answer] ?? 0);
      }
    },
  };
}

/** The first place of the largest number in one direction: -1 finds the smallest. */
function placeOfLargest(numbers: Float64Array, direction: 1 | -1): number {
  let best = 0;
  for (let at = 1; at < numbers.length; at++) {
    if (((numbers[at] ?? 0) - (numbers[best] ?? 0)) * direction > 0) best = at;
  }
  return best;
}
