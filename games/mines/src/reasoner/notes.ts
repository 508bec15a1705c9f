import type { Frame } from './frame.ts';

/** What is noted of a place. `outside` is the border. */
export const NOTE = { unknown: 0, safe: 1, mine: 2, outside: 3 } as const;
/** What a place says about its neighbours: nothing, exactly so many mines, or at least one. */
export const CLUE = { none: 0, number: 1, fog: 2 } as const;

/**
 * All that is known of a board at one time, kept up to date cell by cell. Arrays have an entry a place of the frame and are changed in
 * place; whatever concludes something notes it with {@link settle}, which also notes whose clue has changed.
 */
export interface Notes {
  readonly frame: Frame;
  /** A {@link NOTE}. */
  readonly state: Uint8Array;
  /** The neighbours of which nothing is known, one bit a direction. */
  readonly unknown: Uint8Array;
  /** The number less the mines known around; without a number, just the mines known around, negative. */
  readonly need: Int8Array;
  /** A {@link CLUE}. */
  readonly clue: Uint8Array;
  /** Clues that have changed and were not looked at since: a stack, each place once. */
  readonly queue: Int32Array;
  readonly isQueued: Uint8Array;
  queued: number;
  /** 1 for clues that changed since the search last looked at them. */
  readonly isFresh: Uint8Array;
  /** Places in the order in which they were settled. */
  readonly settled: Int32Array;
  settledCount: number;
  /** Whether a clue was met that cannot be satisfied. Then nothing else here means anything. */
  isContradictory: boolean;
}

/** Notes for a board of which nothing is known. */
export function createNotes(frame: Frame): Notes {
  const notes: Notes = {
    frame,
    state: new Uint8Array(frame.places),
    unknown: new Uint8Array(frame.places),
    need: new Int8Array(frame.places),
    clue: new Uint8Array(frame.places),
    queue: new Int32Array(frame.places),
    isQueued: new Uint8Array(frame.places),
    queued: 0,
    isFresh: new Uint8Array(frame.places),
    settled: new Int32Array(frame.cells),
    settledCount: 0,
    isContradictory: false,
  };
  clearNotes(notes);
  return notes;
}

/** Forgets everything. */
export function clearNotes(notes: Notes): void {
  const { frame, state } = notes;
  state.fill(NOTE.outside);
  for (let cell = 0; cell < frame.cells; cell++) state[frame.placeOf[cell] ?? 0] = NOTE.unknown;
  notes.unknown.set(frame.onBoard);
  notes.need.fill(0);
  notes.clue.fill(CLUE.none);
  notes.isQueued.fill(0);
  notes.isFresh.fill(0);
  notes.queued = 0;
  notes.settledCount = 0;
  notes.isContradictory = false;
}

/** Notes that an unknown place is safe or a mine. Knowing the same again changes nothing, knowing the opposite is a contradiction. */
export function settle(notes: Notes, place: number, note: 1 | 2): void {
  const { state, unknown, need, clue, isQueued, isFresh, queue } = notes;
  if (state[place] !== NOTE.unknown) {
    if (state[place] !== note) notes.isContradictory = true;
    return;
  }
  state[place] = note;
  notes.settled[notes.settledCount++] = place;
  const { around } = notes.frame;
  const mines = note === NOTE.mine ? 1 : 0;
  for (let direction = 0; direction < 8; direction++) {
    const near = place + (around[direction] ?? 0);
    unknown[near] = (unknown[near] ?? 0) & ~(128 >> direction);
    need[near] = (need[near] ?? 0) - mines;
    if (clue[near] === CLUE.none) continue;
    isFresh[near] = 1;
    if (isQueued[near] === 1) continue;
    isQueued[near] = 1;
    queue[notes.queued++] = near;
  }
}

/** Notes what a place says about its neighbours. `number` counts for {@link CLUE.number} only. */
export function noteClue(notes: Notes, place: number, clue: 1 | 2, number: number): void {
  const { isQueued, need } = notes;
  notes.clue[place] = clue;
  if (clue === CLUE.number) need[place] = (need[place] ?? 0) + number;
  notes.isFresh[place] = 1;
  if (isQueued[place] === 1) return;
  isQueued[place] = 1;
  notes.queue[notes.queued++] = place;
}
