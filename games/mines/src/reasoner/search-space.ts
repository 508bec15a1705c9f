import { createOrders, type Orders } from './order-cost.ts';
import { MOST_TOUCHING } from './system.ts';

/**
 * What searches leave behind, one component after the other. A *state* after the first boxes of a component is what is still missing at
 * each clue that is begun and not finished: four bits a clue, eight clues a word. States that are equal go on equally, so each is kept
 * once. An *edge* leads from a state to one of the next level and says how many mines the box between them holds. Everything is kept
 * for the way back; arrays grow and stay.
 */
export interface Search {
  readonly orders: Orders;
  /** A component with `n` boxes has `n + 1` levels; this is how many levels there are in all. */
  levels: number;
  /** Where the states of each level begin; where the next level begins, they end. */
  readonly levelStart: Int32Array;
  /** The box between a level and the next. */
  readonly levelBox: Int32Array;
  /** The number of states, and the words of those of the component that is searched, `words` each. */
  states: number;
  words: number;
  stateWord: Int32Array;
  /** The first state of that component. */
  firstState: number;
  /** The first edge of each state, and how many there are; the first holds `leastMines` mines, the others one more each. */
  firstEdge: Int32Array;
  edgeCount: Uint8Array;
  leastMines: Uint8Array;
  /** 1 for states from which the end can be reached. */
  isAlive: Uint8Array;
  edges: number;
  /** The state that each edge leads to. */
  edgeTarget: Int32Array;
  /** Of each box: bit `v` if it can hold `v` mines. */
  readonly support: Int32Array;
  readonly slots: Slots;
  readonly table: Table;
  readonly step: Step;
}

/** Which four bits belong to which clue, and how far the clue is. */
export interface Slots {
  readonly slotOf: Int32Array;
  readonly isBegun: Uint8Array;
  readonly boxesLeft: Int32Array;
  readonly cellsLeft: Int32Array;
  readonly free: Int32Array;
  freed: number;
  used: number;
}

/** Finds the states of a level by their words: open addressing. Entries count only if their stamp is the present one. */
export interface Table {
  index: Int32Array;
  stamp: Int32Array;
  present: number;
}

/** What one box does to a state. */
export interface Step {
  size: number;
  clues: number;
  readonly word: Int32Array;
  readonly shift: Int32Array;
  readonly isFog: Uint8Array;
  /** Cells of the clue that are left after this box. */
  readonly after: Int32Array;
  /** A word each: what a state gains by the clues that begin, what it loses for each mine, which bits any mine clears. */
  readonly begin: Int32Array;
  readonly perMine: Int32Array;
  readonly cleared: Int32Array;
  readonly now: Int32Array;
  readonly next: Int32Array;
  /** The fewest and the most mines that the box can hold. */
  least: number;
  most: number;
}

export function createSearch(cells: number): Search {
  const ints = (count = cells) => new Int32Array(count);
  const words = Math.ceil(cells / 8) + 1;
  return {
    orders: createOrders(cells),
    levels: 0,
    levelStart: ints(cells * 2 + 2),
    levelBox: ints(cells * 2 + 2),
    states: 0,
    words: 1,
    stateWord: ints(1024),
    firstState: 0,
    firstEdge: ints(1024),
    edgeCount: new Uint8Array(1024),
    leastMines: new Uint8Array(1024),
    isAlive: new Uint8Array(1024),
    edges: 0,
    edgeTarget: ints(4096),
    support: ints(),
    slots: {
      slotOf: ints(),
      isBegun: new Uint8Array(cells),
      boxesLeft: ints(),
      cellsLeft: ints(),
      free: ints(cells + 1),
      freed: 0,
      used: 0,
    },
    table: { index: ints(256), stamp: ints(256), present: 0 },
    step: {
      size: 0,
      clues: 0,
      word: ints(MOST_TOUCHING),
      shift: ints(MOST_TOUCHING),
      isFog: new Uint8Array(MOST_TOUCHING),
      after: ints(MOST_TOUCHING),
      begin: ints(words),
      perMine: ints(words),
      cleared: ints(words),
      now: ints(words),
      next: ints(words),
      least: 0,
      most: 0,
    },
  };
}

/** Forgets the components that were searched. */
export function clearSearch(search: Search): void {
  search.levels = 0;
  search.states = 0;
  search.edges = 0;
}

/** Makes room for so many more states and edges. */
export function reserve(search: Search, more: number): void {
  const states = search.states + more;
  const words = (states - search.firstState) * search.words;
  if (words > search.stateWord.length) search.stateWord = grown(search.stateWord, words);
  if (states > search.firstEdge.length) {
    search.firstEdge = grown(search.firstEdge, states);
    search.edgeCount = grownBytes(search.edgeCount, states);
    search.leastMines = grownBytes(search.leastMines, states);
    search.isAlive = grownBytes(search.isAlive, states);
  }
  const edges = search.edges + more;
  if (edges > search.edgeTarget.length) search.edgeTarget = grown(search.edgeTarget, edges);
}

function grown(array: Int32Array, least: number): Int32Array {
  const larger = new Int32Array(Math.max(least, array.length * 2));
  larger.set(array);
  return larger;
}

function grownBytes(array: Uint8Array, least: number): Uint8Array {
  const larger = new Uint8Array(Math.max(least, array.length * 2));
  larger.set(array);
  return larger;
}
