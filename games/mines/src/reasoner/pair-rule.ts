import { BITS } from './bits.ts';
import type { Frame } from './frame.ts';
import { CLUE, NOTE, type Notes } from './notes.ts';
import { settleAround } from './single-rule.ts';

/** Two numbers that can share neighbours lie up to two cells apart: these differences, and their opposites. */
const DIFFERENCES = [
  [1, 0],
  [2, 0],
  [-2, 1],
  [-1, 1],
  [0, 1],
  [1, 1],
  [2, 1],
  [-2, 2],
  [-1, 2],
  [0, 2],
  [1, 2],
  [2, 2],
] as const;
const PAIRS = DIFFERENCES.length;

/** The directions of a cell whose neighbour there is no neighbour of the cell so far away, nor that cell itself. */
const OWN = Uint8Array.from(DIFFERENCES, ([x, y]) => ownDirections(x, y));
const OTHERS = Uint8Array.from(DIFFERENCES, ([x, y]) => ownDirections(-x, -y));

function ownDirections(x: number, y: number): number {
  let own = 0;
  for (let direction = 0; direction < 8; direction++) {
    const position = direction < 4 ? direction : direction + 1;
    const [atX, atY] = [(position % 3) - 1, Math.floor(position / 3) - 1];
    if (Math.max(Math.abs(atX - x), Math.abs(atY - y)) > 1) own |= 1 << direction;
  }
  return own;
}

const stepsOf = new WeakMap<Frame, Int32Array>();

/** What to add to a place for the other number of each pair. */
function pairSteps(frame: Frame): Int32Array {
  const known = stepsOf.get(frame);
  if (known !== undefined) return known;
  const steps = Int32Array.from(DIFFERENCES, ([x, y]) => y * frame.stride + x);
  stepsOf.set(frame, steps);
  return steps;
}

/**
 * Two numbers at a time, once over the board: if one needs as many mines more than the other as it has unknown neighbours of its own,
 * these are mines and the other's own are safe. This is all that two numbers can prove that neither proves alone.
 *
 * `numbers` is scratch space for one entry a cell.
 */
export function applyPairRule(notes: Notes, numbers: Int32Array): void {
  const { frame, clue, unknown } = notes;
  const steps = pairSteps(frame);
  let count = 0;
  for (let cell = 0; cell < frame.cells; cell++) {
    const place = frame.placeOf[cell] ?? 0;
    if (clue[place] === CLUE.number && unknown[place] !== 0) numbers[count++] = place;
  }
  for (let index = 0; index < count; index++) {
    const place = numbers[index] ?? 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      const other = place + (steps[pair] ?? 0);
      if (clue[other] === CLUE.number && unknown[other] !== 0) readPair(notes, place, other, pair);
    }
  }
}

function readPair(notes: Notes, place: number, other: number, pair: number): void {
  const { unknown, need } = notes;
  const own = (unknown[place] ?? 0) & (OWN[pair] ?? 0);
  const others = (unknown[other] ?? 0) & (OTHERS[pair] ?? 0);
  if (own === 0 && others === 0) return;
  const more = (need[place] ?? 0) - (need[other] ?? 0);
  if (more === BITS[own]) settleBoth(notes, place, own, other, others);
  else if (-more === BITS[others]) settleBoth(notes, other, others, place, own);
}

function settleBoth(notes: Notes, needy: number, mines: number, other: number, safe: number): void {
  settleAround(notes, needy, mines, NOTE.mine);
  settleAround(notes, other, safe, NOTE.safe);
}
