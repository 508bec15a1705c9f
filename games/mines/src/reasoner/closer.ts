import { applyExactRule, createExact, DEFAULT_STEPS, type Exact } from './exact.ts';
import { type Frame, frameOf } from './frame.ts';
import { CLUE, clearNotes, createNotes, NOTE, type Notes, noteClue, settle } from './notes.ts';
import { applyPairRule } from './pair-rule.ts';
import { applySingleRule } from './single-rule.ts';

/** A whole board, and what of it stands open at first. Arrays have an entry a cell, `cell = y * width + x`. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** 1 where a mine is. */
  readonly mine: Uint8Array;
  /** Mines among the neighbours. Read for opened cells that show theirs, and for no others. */
  readonly numbers: Uint8Array;
  /** The cells that are open at first, all of them safe. */
  readonly start: readonly number[];
  /**
   * What the terrain of a cell tells, if there is any: 0 nothing; 1 the cell is seen to be safe with at least one mine beside it, opened
   * or not, and never shows its number; 2 the same while it is closed, and its number shows once it is open.
   */
  readonly silent?: Uint8Array;
}

export interface CloseOptions {
  /** `single`: one number (or one fog cell) at a time, as people begin; `exact`, when nothing is said: all that follows. */
  readonly rule?: 'exact' | 'single';
  /** Steps that each search may take; what it leaves open counts as unproved. */
  readonly maxNodes?: number;
}

/** What can be opened without a guess. The arrays are the closer's own and change with its next answer: copy what you keep. */
export interface Closure {
  /** 1 for each cell that stands open in the end, those of the start included. */
  readonly opened: Uint8Array;
  readonly openedCount: number;
  /** Of each cell, in the end: 0 nothing is known, 1 it is safe (open ones too), 2 it is a mine. */
  readonly verdict: Uint8Array;
  readonly minesProved: number;
  /** Searches that used up their steps. */
  readonly capped: number;
}

export interface Closer {
  close(layout: Layout, options?: CloseOptions): Closure;
}

/**
 * A closer for boards of this size: plays a board from its opening on as a player does who never guesses, knows all that follows from
 * what he sees, and digs only beside opened cells (RULES.md §9). The total of mines is not known to him. Allocates nothing a board.
 * Throws if a layout does not have this size, or if it shows numbers that its mines do not bear out.
 */
export function createCloser(width: number, height: number): Closer {
  const frame = frameOf(width, height);
  const play: Play = {
    frame,
    notes: createNotes(frame),
    exact: createExact(frame),
    scratch: new Int32Array(frame.cells),
    opened: new Uint8Array(frame.places),
    stack: new Int32Array(frame.cells),
    read: 0,
  };
  const closure = {
    opened: new Uint8Array(frame.cells),
    openedCount: 0,
    verdict: new Uint8Array(frame.cells),
    minesProved: 0,
    capped: 0,
  };
  return {
    close: (layout, options = {}) => {
      checkSize(layout, frame);
      begin(play, layout);
      reason(play, layout, options);
      if (play.notes.isContradictory)
        throw new Error('the numbers of this layout are not those of its mines');
      return writeClosure(play, closure);
    },
  };
}

interface Play {
  readonly frame: Frame;
  readonly notes: Notes;
  readonly exact: Exact;
  readonly scratch: Int32Array;
  /** 1 for opened places. */
  readonly opened: Uint8Array;
  readonly stack: Int32Array;
  /** How many of the settled places have been looked at for digging. */
  read: number;
}

function checkSize({ width, height, mine, numbers, silent }: Layout, frame: Frame): void {
  const fits = [mine, numbers, silent ?? mine].every((array) => array.length === frame.cells);
  if (fits && width === frame.width && height === frame.height) return;
  throw new RangeError(`a layout of ${width} by ${height} for a closer of ${frame.width} by ${frame.height}`);
}

/** Notes what terrain tells, then opens the start. */
function begin(play: Play, layout: Layout): void {
  const { notes, frame } = play;
  const { silent } = layout;
  clearNotes(notes);
  play.exact.capped = 0;
  play.opened.fill(0);
  play.read = 0;
  for (let cell = 0; silent !== undefined && cell < frame.cells; cell++) {
    if ((silent[cell] ?? 0) === 0) continue;
    const place = frame.placeOf[cell] ?? 0;
    settle(notes, place, NOTE.safe);
    noteClue(notes, place, CLUE.fog, 0);
  }
  play.read = notes.settledCount;
  for (const cell of layout.start) {
    const place = frame.placeOf[cell] ?? -1;
    if (place < 0) throw new RangeError(`the start names cell ${cell} of ${frame.cells}`);
    settle(notes, place, NOTE.safe);
    openFrom(play, layout, place);
  }
}

/** Reasons and digs by turns, until nothing new comes of either. */
function reason(
  play: Play,
  layout: Layout,
  { rule = 'exact', maxNodes = DEFAULT_STEPS }: CloseOptions,
): void {
  const { notes, exact, scratch } = play;
  for (;;) {
    reasonSimply(play, layout);
    if (notes.isContradictory || rule === 'single') return;
    const before = notes.settledCount;
    applyPairRule(notes, scratch);
    if (notes.settledCount > before) continue;
    applyExactRule(exact, notes, maxNodes);
    if (notes.settledCount === before) return;
  }
}

function reasonSimply(play: Play, layout: Layout): void {
  const { notes } = play;
  do {
    applySingleRule(notes);
    dig(play, layout);
  } while (notes.queued > 0 && !notes.isContradictory);
}

/** Opens what has been proved safe and has an opened neighbour. */
function dig(play: Play, layout: Layout): void {
  const { notes } = play;
  while (play.read < notes.settledCount) {
    const place = notes.settled[play.read++] ?? 0;
    if (notes.state[place] === NOTE.safe && play.opened[place] === 0 && hasOpened(play, place)) {
      openFrom(play, layout, place);
    }
  }
}

function hasOpened({ frame, opened }: Play, place: number): boolean {
  for (let direction = 0; direction < 8; direction++) {
    if (opened[place + (frame.around[direction] ?? 0)] === 1) return true;
  }
  return false;
}

/** Opens a place, and whatever near it was known to be safe and waited for an opened neighbour. */
function openFrom(play: Play, layout: Layout, from: number): void {
  const { frame, opened, stack, notes } = play;
  if (opened[from] === 1) return;
  opened[from] = 1;
  stack[0] = from;
  let waiting = 1;
  while (waiting > 0) {
    const place = stack[--waiting] ?? 0;
    show(play, layout, place);
    for (let direction = 0; direction < 8; direction++) {
      const near = place + (frame.around[direction] ?? 0);
      if (notes.state[near] !== NOTE.safe || opened[near] === 1) continue;
      opened[near] = 1;
      stack[waiting++] = near;
    }
  }
}

function show({ frame, notes }: Play, layout: Layout, place: number): void {
  const cell = frame.cellOf[place] ?? 0;
  if (layout.silent !== undefined && layout.silent[cell] === 1) return;
  noteClue(notes, place, CLUE.number, layout.numbers[cell] ?? 0);
}

function writeClosure({ frame, notes, opened, exact }: Play, closure: Writable<Closure>): Closure {
  let openedCount = 0;
  let minesProved = 0;
  for (let cell = 0; cell < frame.cells; cell++) {
    const place = frame.placeOf[cell] ?? 0;
    const isOpen = opened[place] ?? 0;
    const verdict = notes.state[place] ?? 0;
    closure.opened[cell] = isOpen;
    closure.verdict[cell] = verdict;
    openedCount += isOpen;
    if (verdict === NOTE.mine) minesProved++;
  }
  closure.openedCount = openedCount;
  closure.minesProved = minesProved;
  closure.capped = exact.capped;
  return closure;
}

type Writable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };
