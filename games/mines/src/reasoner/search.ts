import { chooseOrder } from './order.ts';
import { reserve, type Search } from './search-space.ts';
import { assignSlots, prepareStep } from './slots.ts';
import { findSupport } from './support.ts';
import type { System } from './system.ts';

/** How a search came out: every box has its support, no assignment satisfies all clues, or the steps were used up. */
export type Outcome = 'done' | 'contradiction' | 'capped';

/**
 * Searches one component of a system by a dynamic programme over its boxes: which numbers of mines each box can hold, exactly, as long
 * as it takes no more than `maxSteps` edges. Adds to what is searched already; after an outcome other than `done`, nothing is added.
 */
export function searchComponent(
  search: Search,
  system: System,
  component: number,
  maxSteps: number,
): Outcome {
  const { orders, levels, states, edges, levelStart, levelBox } = search;
  const start = system.componentStart[component] ?? 0;
  const boxes = (system.componentStart[component + 1] ?? 0) - start;
  chooseOrder(orders, system, component);
  assignSlots(search, system, boxes);
  beginStates(search);
  for (let at = 0; at < boxes; at++) {
    const box = orders.best[at] ?? 0;
    levelBox[levels + at] = box;
    prepareStep(search, system, box);
    const isWithin = makeLevel(search, levels + at, edges + maxSteps);
    if (isWithin && search.states > (levelStart[levels + at + 1] ?? 0)) {
      levelStart[levels + at + 2] = search.states;
      continue;
    }
    search.states = states;
    search.edges = edges;
    return isWithin ? 'contradiction' : 'capped';
  }
  search.levels = levels + boxes + 1;
  findSupport(search, levels, boxes);
  return 'done';
}

/** The one state before the first box: no clue is begun. */
function beginStates(search: Search): void {
  search.firstState = search.states;
  reserve(search, 1);
  search.levelStart[search.levels] = search.states;
  search.stateWord.fill(0, 0, search.words);
  search.states++;
  search.levelStart[search.levels + 1] = search.states;
}

/** Goes on from every state of a level with every number of mines that the box may hold. Whether the steps sufficed. */
function makeLevel(search: Search, level: number, mostEdges: number): boolean {
  const { step, words, firstState } = search;
  const from = search.levelStart[level] ?? 0;
  const end = search.levelStart[level + 1] ?? 0;
  search.table.present++;
  for (let state = from; state < end; state++) {
    reserve(search, step.size + 1);
    const base = (state - firstState) * words;
    for (let word = 0; word < words; word++) {
      step.now[word] = (search.stateWord[base + word] ?? 0) | (step.begin[word] ?? 0);
    }
    boundMines(search);
    makeEdges(search, state, end);
    if (search.edges > mostEdges) return false;
  }
  return true;
}

/** How many mines the box can hold, going on from `step.now`. */
function boundMines({ step }: Search): void {
  let least = 0;
  let most = step.size;
  for (let each = 0; each < step.clues; each++) {
    const missing = ((step.now[step.word[each] ?? 0] ?? 0) >>> (step.shift[each] ?? 0)) & 15;
    const forced = missing - (step.after[each] ?? 0);
    if (forced > least) least = forced;
    if (step.isFog[each] === 0 && missing < most) most = missing;
  }
  step.least = least;
  step.most = most;
}

function makeEdges(search: Search, state: number, levelFrom: number): void {
  const { step, words } = search;
  const { least, most } = step;
  search.firstEdge[state] = search.edges;
  search.leastMines[state] = least;
  search.edgeCount[state] = most < least ? 0 : most - least + 1;
  for (let mines = least; mines <= most; mines++) {
    const kept = mines === 0 ? 0 : -1;
    for (let word = 0; word < words; word++) {
      const value = (step.now[word] ?? 0) - mines * (step.perMine[word] ?? 0);
      step.next[word] = value & ~((step.cleared[word] ?? 0) & kept);
    }
    search.edgeTarget[search.edges++] = findState(search, levelFrom);
  }
}

/** The state of the next level that has the words of `step.next`; a new one if there is none. */
function findState(search: Search, levelFrom: number): number {
  const { table, step, words, stateWord, firstState } = search;
  const mask = table.index.length - 1;
  let at = hashOf(step.next, 0, words) & mask;
  while (table.stamp[at] === table.present) {
    const state = table.index[at] ?? 0;
    const base = (state - firstState) * words;
    let word = 0;
    while (word < words && stateWord[base + word] === step.next[word]) word++;
    if (word === words) return state;
    at = (at + 1) & mask;
  }
  const state = search.states++;
  table.stamp[at] = table.present;
  table.index[at] = state;
  const base = (state - firstState) * words;
  for (let word = 0; word < words; word++) stateWord[base + word] = step.next[word] ?? 0;
  if ((search.states - levelFrom) * 2 > mask) growTable(search, levelFrom);
  return state;
}

function hashOf(array: Int32Array, from: number, words: number): number {
  let hash = 0;
  for (let word = from; word < from + words; word++) hash = Math.imul(hash ^ (array[word] ?? 0), 0x9e3779b1);
  return hash ^ (hash >>> 15);
}

function growTable({ table, words, stateWord, states, firstState }: Search, levelFrom: number): void {
  const length = table.index.length * 2;
  table.index = new Int32Array(length);
  table.stamp = new Int32Array(length);
  table.present = 1;
  for (let state = levelFrom; state < states; state++) {
    let at = hashOf(stateWord, (state - firstState) * words, words) & (length - 1);
    while (table.stamp[at] === 1) at = (at + 1) & (length - 1);
    table.stamp[at] = 1;
    table.index[at] = state;
  }
}
