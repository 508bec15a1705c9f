import { chooseOrder, createOrders, type Orders } from './order.ts';
import { MOST_TOUCHING, type System } from './system.ts';

/**
 * A dynamic programme over the boxes of one component. A *state* after the first boxes is what is still missing at each clue that is
 * begun and not finished: four bits a clue, eight clues a word. States that are equal go on equally, so each is kept once, and an
 * *edge* from it says how many mines the next box holds. Everything is kept for the way back: arrays grow and stay.
 */
export interface Search {
  readonly orders: Orders;
  /** Boxes of the component that was searched, in the order of `orders.best`. */
  layers: number;
  /** Words a state. */
  words: number;
  stateWord: Int32Array;
  /** The first edge of each state, and how many there are; the first holds `leastMines` mines, the others one more each. */
  firstEdge: Int32Array;
  edgeCount: Uint8Array;
  leastMines: Uint8Array;
  /** The state that each edge leads to. */
  edgeTarget: Int32Array;
  /** Where the states of each layer begin; layer 0 is the one state before the first box. */
  readonly layerStart: Int32Array;
  /** 1 for states from which the end can be reached. */
  isAlive: Uint8Array;
  states: number;
  edges: number;
  /** Of each box: bit `v` if it can hold `v` mines. */
  readonly support: Int32Array;
  readonly slots: Slots;
  readonly table: Table;
  readonly step: Step;
}

/** Which four bits belong to which clue. */
interface Slots {
  readonly slotOf: Int32Array;
  readonly boxesLeft: Int32Array;
  readonly cellsLeft: Int32Array;
  readonly free: Int32Array;
}

/** Finds the states of a layer by their words: open addressing. Entries count only if their stamp is the present one. */
interface Table {
  index: Int32Array;
  stamp: Int32Array;
  present: number;
}

/** What one box does to a state. */
interface Step {
  clues: number;
  readonly word: Int32Array;
  readonly shift: Int32Array;
  readonly isFog: Uint8Array;
  /** Cells of the clue that are left after this box. */
  readonly after: Int32Array;
  /** A word each: what a state gains by the clues that begin, what it loses for each mine, which bits any mine clears. */
  begin: Int32Array;
  perMine: Int32Array;
  cleared: Int32Array;
  now: Int32Array;
  next: Int32Array;
}

export function createSearch(cells: number): Search {
  const wordsOf = () => new Int32Array(Math.ceil(cells / 8) + 1);
  return {
    orders: createOrders(cells),
    layers: 0,
    words: 1,
    stateWord: new Int32Array(1024),
    firstEdge: new Int32Array(1024),
    edgeCount: new Uint8Array(1024),
    leastMines: new Uint8Array(1024),
    edgeTarget: new Int32Array(4096),
    layerStart: new Int32Array(cells + 2),
    isAlive: new Uint8Array(1024),
    states: 0,
    edges: 0,
    support: new Int32Array(cells),
    slots: {
      slotOf: new Int32Array(cells),
      boxesLeft: new Int32Array(cells),
      cellsLeft: new Int32Array(cells),
      free: new Int32Array(cells + 1),
    },
    table: { index: new Int32Array(256), stamp: new Int32Array(256), present: 0 },
    step: {
      clues: 0,
      word: new Int32Array(MOST_TOUCHING),
      shift: new Int32Array(MOST_TOUCHING),
      isFog: new Uint8Array(MOST_TOUCHING),
      after: new Int32Array(MOST_TOUCHING),
      begin: wordsOf(),
      perMine: wordsOf(),
      cleared: wordsOf(),
      now: wordsOf(),
      next: wordsOf(),
    },
  };
}

/** How a search came out: every box has its support, no assignment satisfies all clues, or the steps were used up. */
export type Outcome = 'done' | 'contradiction' | 'capped';

/**
 * Searches one component of a system: which numbers of mines each of its boxes can hold, exactly, as long as the search takes at most
 * `maxSteps` edges. After `capped` nothing is known.
 */
export function searchComponent(
  search: Search,
  system: System,
  component: number,
  maxSteps: number,
): Outcome {
  const { orders } = search;
  chooseOrder(orders, system, component);
  const start = system.componentStart[component] ?? 0;
  search.layers = (system.componentStart[component + 1] ?? 0) - start;
  assignSlots(search, system);
  search.states = 1;
  search.edges = 0;
  search.stateWord.fill(0, 0, search.words);
  search.layerStart[0] = 0;
  search.layerStart[1] = 1;
  for (let layer = 0; layer < search.layers; layer++) {
    const box = orders.best[layer] ?? 0;
    prepareStep(search, system, box);
    makeLayer(search, layer, system.boxSize[box] ?? 0);
    if (search.states === search.layerStart[layer + 1]) return 'contradiction';
    if (search.edges > maxSteps) return 'capped';
    search.layerStart[layer + 2] = search.states;
  }
  findSupport(search);
  return 'done';
}

/** Gives each clue four bits from the box that begins it to the one that finishes it, and counts the words needed. */
function assignSlots(search: Search, system: System): void {
  const { slots, orders, layers } = search;
  const { slotOf, boxesLeft, cellsLeft, free } = slots;
  for (let layer = 0; layer < layers; layer++) {
    const box = orders.best[layer] ?? 0;
    for (let each = 0; each < (system.boxClues[box] ?? 0); each++) {
      const clue = system.boxClue[box * MOST_TOUCHING + each] ?? 0;
      slotOf[clue] = -1;
      boxesLeft[clue] = system.clueBoxes[clue] ?? 0;
      cellsLeft[clue] = 0;
    }
  }
  let used = 0;
  let freed = 0;
  for (let layer = 0; layer < layers; layer++) {
    const box = orders.best[layer] ?? 0;
    for (let each = 0; each < (system.boxClues[box] ?? 0); each++) {
      const clue = system.boxClue[box * MOST_TOUCHING + each] ?? 0;
      cellsLeft[clue] = (cellsLeft[clue] ?? 0) + (system.boxSize[box] ?? 0);
      if (slotOf[clue] === -1) slotOf[clue] = freed > 0 ? (free[--freed] ?? 0) : used++;
    }
    // Only now: a clue that this box finishes still shares the step with those it begins.
    for (let each = 0; each < (system.boxClues[box] ?? 0); each++) {
      const clue = system.boxClue[box * MOST_TOUCHING + each] ?? 0;
      boxesLeft[clue] = (boxesLeft[clue] ?? 0) - 1;
      if (boxesLeft[clue] === 0) free[freed++] = slotOf[clue] ?? 0;
    }
  }
  search.words = Math.max(1, (used + 7) >> 3);
  // From here on: whether a clue is begun.
  for (let layer = 0; layer < layers; layer++) {
    const box = orders.best[layer] ?? 0;
    for (let each = 0; each < (system.boxClues[box] ?? 0); each++) {
      boxesLeft[system.boxClue[box * MOST_TOUCHING + each] ?? 0] = 0;
    }
  }
}

function prepareStep(search: Search, system: System, box: number): void {
  const { step, slots, words } = search;
  step.begin.fill(0, 0, words);
  step.perMine.fill(0, 0, words);
  step.cleared.fill(0, 0, words);
  step.clues = system.boxClues[box] ?? 0;
  const size = system.boxSize[box] ?? 0;
  for (let each = 0; each < step.clues; each++) {
    const clue = system.boxClue[box * MOST_TOUCHING + each] ?? 0;
    const slot = slots.slotOf[clue] ?? 0;
    const word = slot >> 3;
    const shift = (slot & 7) * 4;
    step.word[each] = word;
    step.shift[each] = shift;
    step.isFog[each] = system.clueIsFog[clue] ?? 0;
    const after = (slots.cellsLeft[clue] ?? 0) - size;
    slots.cellsLeft[clue] = after;
    step.after[each] = after;
    if (slots.boxesLeft[clue] === 0) {
      slots.boxesLeft[clue] = 1;
      step.begin[word] = (step.begin[word] ?? 0) | ((system.clueNeed[clue] ?? 0) << shift);
    }
    if (step.isFog[each] === 1) step.cleared[word] = (step.cleared[word] ?? 0) | (15 << shift);
    else step.perMine[word] = (step.perMine[word] ?? 0) | (1 << shift);
  }
}

/** Goes on from every state of a layer with every number of mines that the box may hold. */
function makeLayer(search: Search, layer: number, size: number): void {
  const { step, words } = search;
  const from = search.layerStart[layer] ?? 0;
  const end = search.layerStart[layer + 1] ?? 0;
  reserve(search, (end - from) * (size + 1));
  search.table.present++;
  for (let state = from; state < end; state++) {
    for (let word = 0; word < words; word++) {
      step.now[word] = (search.stateWord[state * words + word] ?? 0) | (step.begin[word] ?? 0);
    }
    makeEdges(search, state, size, end);
  }
}

function makeEdges(search: Search, state: number, size: number, layerFrom: number): void {
  const { step, words } = search;
  let least = 0;
  let most = size;
  for (let each = 0; each < step.clues; each++) {
    const missing = ((step.now[step.word[each] ?? 0] ?? 0) >>> (step.shift[each] ?? 0)) & 15;
    const after = step.after[each] ?? 0;
    if (missing - after > least) least = missing - after;
    if (step.isFog[each] === 0 && missing < most) most = missing;
  }
  search.firstEdge[state] = search.edges;
  search.leastMines[state] = least;
  search.edgeCount[state] = most < least ? 0 : most - least + 1;
  for (let mines = least; mines <= most; mines++) {
    for (let word = 0; word < words; word++) {
      let value = (step.now[word] ?? 0) - mines * (step.perMine[word] ?? 0);
      if (mines > 0) value &= ~(step.cleared[word] ?? 0);
      step.next[word] = value | 0;
    }
    search.edgeTarget[search.edges++] = findState(search, layerFrom);
  }
}

/** The state of the next layer that has the words of `step.next`; a new one if there is none. */
function findState(search: Search, layerFrom: number): number {
  const { table, step, words, stateWord } = search;
  const mask = table.index.length - 1;
  let at = hashOf(step.next, words) & mask;
  while (table.stamp[at] === table.present) {
    const state = table.index[at] ?? 0;
    let word = 0;
    while (word < words && stateWord[state * words + word] === step.next[word]) word++;
    if (word === words) return state;
    at = (at + 1) & mask;
  }
  const state = search.states++;
  table.stamp[at] = table.present;
  table.index[at] = state;
  for (let word = 0; word < words; word++) stateWord[state * words + word] = step.next[word] ?? 0;
  if ((state - layerFrom) * 2 > mask) growTable(search, layerFrom);
  return state;
}

function hashOf(next: Int32Array, words: number): number {
  let hash = 0;
  for (let word = 0; word < words; word++) hash = Math.imul(hash ^ (next[word] ?? 0), 0x9e3779b1);
  return hash ^ (hash >>> 15);
}

function growTable(search: Search, layerFrom: number): void {
  const { table, words, stateWord } = search;
  const length = table.index.length * 2;
  table.index = new Int32Array(length);
  table.stamp = new Int32Array(length);
  table.present = 1;
  for (let state = layerFrom; state < search.states; state++) {
    let at = hashOf(stateWord.subarray(state * words, (state + 1) * words), words) & (length - 1);
    while (table.stamp[at] === 1) at = (at + 1) & (length - 1);
    table.stamp[at] = 1;
    table.index[at] = state;
  }
}

/** Makes room for so many more states and edges. */
function reserve(search: Search, more: number): void {
  const states = search.states + more;
  if (states * search.words > search.stateWord.length)
    search.stateWord = grown(search.stateWord, states * search.words);
  if (states > search.firstEdge.length) {
    search.firstEdge = grown(search.firstEdge, states);
    search.edgeCount = grownBytes(search.edgeCount, states);
    search.leastMines = grownBytes(search.leastMines, states);
    search.isAlive = grownBytes(search.isAlive, states);
  }
  if (search.edges + more > search.edgeTarget.length)
    search.edgeTarget = grown(search.edgeTarget, search.edges + more);
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

/** From the end back: which edges lie on a way to the end, and so what each box can hold. */
function findSupport(search: Search): void {
  const { layers, layerStart, isAlive, support, orders, firstEdge, edgeCount, edgeTarget, leastMines } =
    search;
  isAlive[layerStart[layers] ?? 0] = 1;
  for (let layer = layers - 1; layer >= 0; layer--) {
    let values = 0;
    const end = layerStart[layer + 1] ?? 0;
    for (let state = layerStart[layer] ?? 0; state < end; state++) {
      const first = firstEdge[state] ?? 0;
      const least = leastMines[state] ?? 0;
      let found = 0;
      for (let edge = (edgeCount[state] ?? 0) - 1; edge >= 0; edge--) {
        if (isAlive[edgeTarget[first + edge] ?? 0] === 1) found |= 1 << (least + edge);
      }
      isAlive[state] = found === 0 ? 0 : 1;
      values |= found;
    }
    support[orders.best[layer] ?? 0] = values;
  }
}
