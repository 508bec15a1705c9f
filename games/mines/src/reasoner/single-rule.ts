import { BITS } from './bits.ts';
import { CLUE, NOTE, type Notes, settle } from './notes.ts';

/**
 * One clue at a time, until nothing new comes of it (RULES.md §9): a number that has all its mines makes the rest around it safe, one
 * that needs all its unknown neighbours makes them mines, and fog with one unknown neighbour and no known mine makes that a mine.
 */
export function applySingleRule(notes: Notes): void {
  const { queue, isQueued, clue } = notes;
  while (notes.queued > 0 && !notes.isContradictory) {
    const place = queue[--notes.queued] ?? 0;
    isQueued[place] = 0;
    if (clue[place] === CLUE.number) readNumber(notes, place);
    else if (clue[place] === CLUE.fog) readFog(notes, place);
  }
}

function readNumber(notes: Notes, place: number): void {
  const unknown = notes.unknown[place] ?? 0;
  const need = notes.need[place] ?? 0;
  const count = BITS[unknown] ?? 0;
  if (need < 0 || need > count) notes.isContradictory = true;
  else if (unknown === 0) return;
  else if (need === 0) settleAround(notes, place, unknown, NOTE.safe);
  else if (need === count) settleAround(notes, place, unknown, NOTE.mine);
}

function readFog(notes: Notes, place: number): void {
  const unknown = notes.unknown[place] ?? 0;
  // A mine is known: there is nothing more in it.
  if ((notes.need[place] ?? 0) < 0) notes.clue[place] = CLUE.none;
  else if (unknown === 0) notes.isContradictory = true;
  else if (BITS[unknown] === 1) settleAround(notes, place, unknown, NOTE.mine);
}

/** Settles the neighbours of a place whose direction bits are set. */
export function settleAround(notes: Notes, place: number, directions: number, note: 1 | 2): void {
  const { around } = notes.frame;
  for (let rest = directions; rest !== 0; rest &= rest - 1) {
    settle(notes, place + (around[31 - Math.clz32(rest & -rest)] ?? 0), note);
  }
}
