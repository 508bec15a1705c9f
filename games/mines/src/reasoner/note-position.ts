import { FOG, HIDDEN, MINE } from './cells.ts';
import { CLUE, clearNotes, NOTE, type Notes, noteClue, settle } from './notes.ts';
import type { Position } from './position.ts';

/** Notes what a position shows, and nothing that follows from it. */
export function notePosition(notes: Notes, { cells }: Position): void {
  clearNotes(notes);
  const { placeOf } = notes.frame;
  for (let cell = 0; cell < cells.length; cell++) {
    const shown = cells[cell] ?? HIDDEN;
    if (shown !== HIDDEN) noteCell(notes, placeOf[cell] ?? 0, shown);
  }
}

/** Notes what is shown at one place. */
export function noteCell(notes: Notes, place: number, shown: number): void {
  settle(notes, place, shown === MINE ? NOTE.mine : NOTE.safe);
  if (shown < HIDDEN) noteClue(notes, place, CLUE.number, shown);
  else if (shown === FOG) noteClue(notes, place, CLUE.fog, 0);
}
