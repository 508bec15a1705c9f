import type { Frame } from './frame.ts';
import { CLUE, type Notes } from './notes.ts';

/** Clues and boxes touch at most eight of each other. */
export const MOST_TOUCHING = 8;

/**
 * The clues that are left, and the unknown cells they speak of, cells with the same clues thrown together into a *box*: within a box
 * only the number of mines matters. Boxes that share clues, directly or over others, form a *component*; components do not bear on
 * each other but through the total of mines. Arrays are scratch space with `count` entries in use.
 */
export interface System {
  readonly frame: Frame;
  /** Clues, rising by place. */
  clues: number;
  readonly cluePlace: Int32Array;
  /** Mines missing, of a number; 1 for fog. */
  readonly clueNeed: Int32Array;
  /** 1: at least so many, not exactly. */
  readonly clueIsFog: Uint8Array;
  /** The boxes of each clue, {@link MOST_TOUCHING} entries a clue. */
  readonly clueBox: Int32Array;
  readonly clueBoxes: Int32Array;
  boxes: number;
  /** Cells in each box, 1 to 8. */
  readonly boxSize: Int32Array;
  /** The clues of each box, rising, {@link MOST_TOUCHING} entries a box. */
  readonly boxClue: Int32Array;
  readonly boxClues: Int32Array;
  /** The places of a box: the first, and of each place the next; -1 ends. */
  readonly boxPlace: Int32Array;
  readonly nextPlace: Int32Array;
  components: number;
  /** The boxes of all components, one after the other. */
  readonly componentBox: Int32Array;
  /** Where each component begins in it; one entry more for the end. */
  readonly componentStart: Int32Array;
  /** Whether a clue of the component is new or changed since it was last searched. */
  readonly componentIsFresh: Uint8Array;
  readonly scratch: Scratch;
}

interface Scratch {
  /** The clue at each place, -1 where there is none. */
  readonly clueAt: Int32Array;
  /** The box of each place, -1 none. */
  readonly boxAt: Int32Array;
  /** The latest box whose first clue this is, and for each box the one before it: -1 ends. */
  readonly lastBox: Int32Array;
  readonly boxBefore: Int32Array;
  readonly component: Int32Array;
  /** 1 where fog was left out of the last search. */
  readonly wasLeftOut: Uint8Array;
}

export function createSystem(frame: Frame): System {
  const { cells, places } = frame;
  const ints = (count: number) => new Int32Array(count);
  return {
    frame,
    clues: 0,
    cluePlace: ints(cells),
    clueNeed: ints(cells),
    clueIsFog: new Uint8Array(cells),
    clueBox: ints(cells * MOST_TOUCHING),
    clueBoxes: ints(cells),
    boxes: 0,
    boxSize: ints(cells),
    boxClue: ints(cells * MOST_TOUCHING),
    boxClues: ints(cells),
    boxPlace: ints(cells),
    nextPlace: ints(places),
    components: 0,
    componentBox: ints(cells),
    componentStart: ints(cells + 1),
    componentIsFresh: new Uint8Array(cells),
    scratch: {
      clueAt: ints(places).fill(-1),
      boxAt: ints(places).fill(-1),
      lastBox: ints(cells),
      boxBefore: ints(cells),
      component: ints(cells),
      wasLeftOut: new Uint8Array(places),
    },
  };
}

/** Which fog belongs to a system: all of it, or only what can decide something. */
export type FogUse = 'all' | 'deciding';

/**
 * Sets the system up from what is noted. Fog with two unknown neighbours that no number sees decides nothing while the total of mines
 * is unknown: make one of them a mine and it holds, whatever the rest does. It is left out if only what decides is wanted, since it
 * would chain components together across the board. For chances, and with a total, it counts.
 */
export function buildSystem(system: System, notes: Notes, fog: FogUse): void {
  collectClues(system, notes, fog);
  collectBoxes(system, notes);
  connectBoxes(system);
  splitComponents(system, notes);
}

function collectClues(system: System, notes: Notes, fog: FogUse): void {
  const { frame, cluePlace, clueNeed, clueIsFog, clueBoxes, scratch } = system;
  const { clue, unknown, need } = notes;
  scratch.clueAt.fill(-1);
  let count = 0;
  for (let cell = 0; cell < frame.cells; cell++) {
    const place = frame.placeOf[cell] ?? 0;
    const kind = clue[place];
    if (kind === CLUE.none || unknown[place] === 0) continue;
    const isFog = kind === CLUE.fog;
    if (isFog && !countsFog(notes, place, fog, scratch)) continue;
    cluePlace[count] = place;
    clueNeed[count] = isFog ? 1 : (need[place] ?? 0);
    clueIsFog[count] = isFog ? 1 : 0;
    clueBoxes[count] = 0;
    scratch.lastBox[count] = -1;
    scratch.clueAt[place] = count++;
  }
  system.clues = count;
}

/** Whether fog belongs to the system. What was left out last time is fresh when it comes in. */
function countsFog(notes: Notes, place: number, fog: FogUse, { wasLeftOut }: Scratch): boolean {
  if ((notes.need[place] ?? 0) < 0) return false;
  const isOut = fog === 'deciding' && unseenAround(notes, place) >= 2;
  if (!isOut && wasLeftOut[place] === 1) notes.isFresh[place] = 1;
  wasLeftOut[place] = isOut ? 1 : 0;
  return !isOut;
}

/** How many unknown neighbours of a place no number sees; counts to 2. */
function unseenAround(notes: Notes, place: number): number {
  const { around } = notes.frame;
  let unseen = 0;
  for (let rest = notes.unknown[place] ?? 0; rest !== 0 && unseen < 2; rest &= rest - 1) {
    if (!isSeen(notes, place + (around[31 - Math.clz32(rest & -rest)] ?? 0))) unseen++;
  }
  return unseen;
}

function isSeen({ frame, clue }: Notes, place: number): boolean {
  for (let direction = 0; direction < 8; direction++) {
    if (clue[place + (frame.around[direction] ?? 0)] === CLUE.number) return true;
  }
  return false;
}

function collectBoxes(system: System, notes: Notes): void {
  const { cluePlace, scratch, clues } = system;
  const { around } = system.frame;
  system.boxes = 0;
  scratch.boxAt.fill(-1);
  for (let index = 0; index < clues; index++) {
    const place = cluePlace[index] ?? 0;
    for (let rest = notes.unknown[place] ?? 0; rest !== 0; rest &= rest - 1) {
      const near = place + (around[31 - Math.clz32(rest & -rest)] ?? 0);
      if (scratch.boxAt[near] === -1) putInBox(system, near);
    }
  }
}

/** Puts an unknown place into the box of its clues, a new one if there is none yet. */
function putInBox(system: System, place: number): void {
  const { frame, boxClue, boxClues, boxSize, boxPlace, nextPlace, scratch } = system;
  const box = system.boxes;
  const base = box * MOST_TOUCHING;
  let count = 0;
  for (let direction = 0; direction < 8; direction++) {
    const clue = scratch.clueAt[place + (frame.around[direction] ?? 0)] ?? -1;
    if (clue >= 0) boxClue[base + count++] = clue;
  }
  const same = boxLike(system, base, count);
  if (same >= 0) {
    boxSize[same] = (boxSize[same] ?? 0) + 1;
    nextPlace[place] = boxPlace[same] ?? -1;
    boxPlace[same] = place;
    scratch.boxAt[place] = same;
    return;
  }
  const first = boxClue[base] ?? 0;
  scratch.boxBefore[box] = scratch.lastBox[first] ?? -1;
  scratch.lastBox[first] = box;
  boxClues[box] = count;
  boxSize[box] = 1;
  boxPlace[box] = place;
  nextPlace[place] = -1;
  scratch.boxAt[place] = box;
  system.boxes = box + 1;
}

/** The box that has the clues written from `base` on, or -1. */
function boxLike({ boxClue, boxClues, scratch }: System, base: number, count: number): number {
  const first = boxClue[base] ?? 0;
  for (let box = scratch.lastBox[first] ?? -1; box >= 0; box = scratch.boxBefore[box] ?? -1) {
    if (boxClues[box] !== count) continue;
    const at = box * MOST_TOUCHING;
    let same = 1;
    while (same < count && boxClue[at + same] === boxClue[base + same]) same++;
    if (same === count) return box;
  }
  return -1;
}

function connectBoxes({ boxes, boxClue, boxClues, clueBox, clueBoxes }: System): void {
  for (let box = 0; box < boxes; box++) {
    const count = boxClues[box] ?? 0;
    for (let index = 0; index < count; index++) {
      const clue = boxClue[box * MOST_TOUCHING + index] ?? 0;
      const at = clueBoxes[clue] ?? 0;
      clueBox[clue * MOST_TOUCHING + at] = box;
      clueBoxes[clue] = at + 1;
    }
  }
}

function splitComponents(system: System, notes: Notes): void {
  const { boxes, componentBox, componentStart, componentIsFresh, scratch } = system;
  scratch.component.fill(-1, 0, boxes);
  let count = 0;
  let end = 0;
  for (let box = 0; box < boxes; box++) {
    if (scratch.component[box] !== -1) continue;
    componentStart[count] = end;
    scratch.component[box] = count;
    componentBox[end++] = box;
    let isFresh = 0;
    for (let at = componentStart[count] ?? 0; at < end; at++) {
      const each = componentBox[at] ?? 0;
      for (let index = 0; index < (system.boxClues[each] ?? 0); index++) {
        const clue = system.boxClue[each * MOST_TOUCHING + index] ?? 0;
        isFresh |= notes.isFresh[system.cluePlace[clue] ?? 0] ?? 0;
        end = addBoxesOf(system, clue, count, end);
      }
    }
    componentIsFresh[count++] = isFresh;
  }
  componentStart[count] = end;
  system.components = count;
}

function addBoxesOf(system: System, clue: number, component: number, from: number): number {
  const { clueBox, clueBoxes, componentBox, scratch } = system;
  let end = from;
  const count = clueBoxes[clue] ?? 0;
  for (let index = 0; index < count; index++) {
    const box = clueBox[clue * MOST_TOUCHING + index] ?? 0;
    if (scratch.component[box] !== -1) continue;
    scratch.component[box] = component;
    componentBox[end++] = box;
  }
  return end;
}
