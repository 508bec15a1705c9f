import { FOG, HIDDEN, MINE } from './cells.ts';
import { CLUE, NOTE, type Notes, noteClue, settle } from './notes.ts';
import type { Position } from './position.ts';

/**
 * Notes what a position shows, and nothing that follows from it. It comes to the same as noting its cells one by one on empty notes, but
 * looks around unknown cells and mines only, where that looks around all others.
 */
export function notePosition(notes: Notes, { cells }: Position): void {
  const { frame, state } = notes;
  state.fill(NOTE.outside);
  notes.unknown.fill(0);
  notes.need.fill(0);
  notes.clue.fill(CLUE.none);
  notes.isQueued.fill(0);
  notes.isFresh.fill(0);
  notes.queued = 0;
  notes.settledCount = 0;
  notes.isContradictory = false;
  for (let cell = 0; cell < cells.length; cell++) {
    const place = frame.placeOf[cell] ?? 0;
    const shown = cells[cell] ?? HIDDEN;
    if (shown === HIDDEN) addUnknown(notes, place);
    else if (shown === MINE) addMine(notes, place);
    else {
      state[place] = NOTE.safe;
      noteShown(notes, place, shown);
    }
  }
}

function addUnknown({ frame, state, unknown }: Notes, place: number): void {
  const { around } = frame;
  state[place] = NOTE.unknown;
  for (let direction = 0; direction < 8; direction++) {
    const near = place + (around[direction] ?? 0);
    unknown[near] = (unknown[near] ?? 0) | (128 >> direction);
  }
}

function addMine({ frame, state, need }: Notes, place: number): void {
  const { around } = frame;
  state[place] = NOTE.mine;
  for (let direction = 0; direction < 8; direction++) {
    const near = place + (around[direction] ?? 0);
    need[near] = (need[near] ?? 0) - 1;
  }
}

/** Notes what is shown at one place. */
export function noteCell(notes: Notes, place: number, shown: number): void {
  settle(notes, place, shown === MINE ? NOTE.mine : NOTE.safe);
  noteShown(notes, place, shown);
}

function noteShown(notes: Notes, place: number, shown: number): void {
  if (shown < HIDDEN) noteClue(notes, place, CLUE.number, shown);
  else if (shown === FOG) noteClue(notes, place, CLUE.fog, 0);
}
