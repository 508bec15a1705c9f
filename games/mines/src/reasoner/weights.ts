import type { Search } from './search-space.ts';
import { MOST_TOUCHING } from './system.ts';

const SIZES = MOST_TOUCHING + 1;

/**
 * How much the assignments that lead to a state weigh together (`forward`), and those that lead from it to the end (`backward`), one
 * number for each number of mines so far. If the number of mines does not matter, there is one number a state.
 */
export interface Weights {
  /** Weight of a box of some size with so many mines, {@link SIZES} entries a size. */
  readonly boxWeight: Float64Array;
  /** 1 if mines are counted, 0 if not. */
  counted: 0 | 1;
  /** What is done to a level that is finished, see {@link Keeping}. */
  keeping: Keeping;
  /** The fewest and the most mines so far of each state, and where its numbers begin. */
  least: Int32Array;
  most: Int32Array;
  at: Int32Array;
  used: number;
  forward: Float64Array;
  backward: Float64Array;
  /** Of the box that was read last: the weight of each number of mines. */
  readonly ofMines: Float64Array;
}

/**
 * `count`: weights are whole numbers of assignments, as they are; enough up to {@link MOST_COUNTED} unknown cells. `scale`: a level may
 * be multiplied by any factor, so that nothing becomes too small for a double. `possible`: 1 for every weight that is not 0.
 */
export type Keeping = 'count' | 'scale' | 'possible';

/**
 * With so many unknown cells at most, no sum of assignments is above 2^900: it fits into a double, none is rounded to 0, and since only
 * positive numbers are added and multiplied, a weight is positive exactly if there is an assignment.
 */
export const MOST_COUNTED = 900;

export function createWeights(): Weights {
  return {
    boxWeight: new Float64Array(SIZES * SIZES),
    counted: 1,
    keeping: 'count',
    least: new Int32Array(1024),
    most: new Int32Array(1024),
    at: new Int32Array(1024),
    used: 0,
    forward: new Float64Array(2048),
    backward: new Float64Array(2048),
    ofMines: new Float64Array(SIZES),
  };
}

/** Sets the weight of a box: in how many ways its mines can lie, each mine and each safe cell weighing so much. */
export function weighBoxes({ boxWeight }: Weights, mine: number, safe: number): void {
  for (let size = 0; size < SIZES; size++) {
    let ways = 1;
    for (let mines = 0; mines <= size; mines++) {
      boxWeight[size * SIZES + mines] = ways * power(mine, mines) * power(safe, size - mines);
      ways = (ways * (size - mines)) / (mines + 1);
    }
  }
}

/** Any box with any number of mines weighs 1: for asking what is possible. */
export function weighAlike({ boxWeight }: Weights): void {
  boxWeight.fill(1);
}

function power(base: number, exponent: number): number {
  let product = 1;
  for (let factor = 0; factor < exponent; factor++) product *= base;
  return product;
}

/** Makes room for all states that were searched, and forgets their numbers. */
export function clearWeights(weights: Weights, search: Search): void {
  if (weights.least.length < search.states) {
    const length = search.states * 2;
    weights.least = new Int32Array(length);
    weights.most = new Int32Array(length);
    weights.at = new Int32Array(length);
  }
  weights.used = 0;
}

/** The levels of a component, the first and the last; they hold one state each. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** Goes through a component from its beginning: `forward` of all its states. */
export function weighForward(
  weights: Weights,
  search: Search,
  span: Span,
  sizeOf: (level: number) => number,
): void {
  const from = search.levelStart[span.first] ?? 0;
  const end = search.levelStart[span.last + 1] ?? 0;
  boundCounts(weights, search, from, end);
  layOut(weights, from, end);
  weights.forward[weights.at[from] ?? 0] = 1;
  for (let level = span.first; level < span.last; level++) {
    const base = sizeOf(level) * SIZES;
    const levelEnd = search.levelStart[level + 1] ?? 0;
    for (let state = search.levelStart[level] ?? 0; state < levelEnd; state++) {
      if (search.isAlive[state] === 1) pushForward(weights, search, state, base);
    }
    keepLevel(weights, search, level + 1, weights.forward);
  }
}

function boundCounts(weights: Weights, search: Search, from: number, end: number): void {
  const { least, most, counted } = weights;
  least.fill(0x7fffffff, from, end);
  most.fill(-1, from, end);
  least[from] = 0;
  most[from] = 0;
  for (let state = from; state < end; state++) {
    if (search.isAlive[state] === 0) continue;
    const first = search.firstEdge[state] ?? 0;
    let added = (search.leastMines[state] ?? 0) * counted;
    const edges = state === end - 1 ? 0 : (search.edgeCount[state] ?? 0);
    for (let edge = first; edge < first + edges; edge++) {
      const target = search.edgeTarget[edge] ?? 0;
      if (search.isAlive[target] === 1) widen(weights, target, state, added);
      added += counted;
    }
  }
}

function widen({ least, most }: Weights, target: number, state: number, added: number): void {
  const low = (least[state] ?? 0) + added;
  const high = (most[state] ?? 0) + added;
  if (low < (least[target] ?? 0)) least[target] = low;
  if (high > (most[target] ?? 0)) most[target] = high;
}

function layOut(weights: Weights, from: number, end: number): void {
  const begin = weights.used;
  for (let state = from; state < end; state++) {
    weights.at[state] = weights.used;
    const width = (weights.most[state] ?? 0) - (weights.least[state] ?? 0) + 1;
    if (width > 0) weights.used += width;
  }
  if (weights.used > weights.forward.length) {
    const forward = new Float64Array(weights.used * 2);
    forward.set(weights.forward);
    weights.forward = forward;
    const backward = new Float64Array(weights.used * 2);
    backward.set(weights.backward);
    weights.backward = backward;
  }
  weights.forward.fill(0, begin, weights.used);
  weights.backward.fill(0, begin, weights.used);
}

function pushForward(weights: Weights, search: Search, state: number, base: number): void {
  const { least, most, at, forward, boxWeight } = weights;
  const first = search.firstEdge[state] ?? 0;
  const end = first + (search.edgeCount[state] ?? 0);
  const width = (most[state] ?? 0) - (least[state] ?? 0) + 1;
  const source = at[state] ?? 0;
  let mines = search.leastMines[state] ?? 0;
  for (let edge = first; edge < end; edge++, mines++) {
    const target = search.edgeTarget[edge] ?? 0;
    if (search.isAlive[target] === 0) continue;
    const weight = boxWeight[base + mines] ?? 0;
    addTimes(forward, targetOf(weights, state, target, mines), source, width, weight);
  }
}

/** Where the numbers of a state go when so many mines are added. */
function targetOf({ least, at, counted }: Weights, state: number, target: number, mines: number): number {
  return (at[target] ?? 0) + (least[state] ?? 0) - (least[target] ?? 0) + mines * counted;
}

function addTimes(numbers: Float64Array, to: number, from: number, count: number, weight: number): void {
  for (let index = 0; index < count; index++) {
    numbers[to + index] = (numbers[to + index] ?? 0) + weight * (numbers[from + index] ?? 0);
  }
}

function product(one: Float64Array, from: number, other: Float64Array, to: number, count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += (one[from + index] ?? 0) * (other[to + index] ?? 0);
  return sum;
}

/**
 * Goes through a component from its end, where `backward` has been set, and calls `read` for each level with the weight of each number
 * of mines of its box in `ofMines`.
 */
export function weighBackward(
  weights: Weights,
  search: Search,
  span: Span,
  sizeOf: (level: number) => number,
  read: (level: number) => void,
): void {
  for (let level = span.last - 1; level >= span.first; level--) {
    const base = sizeOf(level) * SIZES;
    const end = search.levelStart[level + 1] ?? 0;
    weights.ofMines.fill(0);
    for (let state = search.levelStart[level] ?? 0; state < end; state++) {
      if (search.isAlive[state] === 1) pullBackward(weights, search, state, base);
    }
    keepLevel(weights, search, level, weights.backward);
    read(level);
  }
}

function pullBackward(weights: Weights, search: Search, state: number, base: number): void {
  const { least, most, at, forward, backward, boxWeight, ofMines } = weights;
  const first = search.firstEdge[state] ?? 0;
  const end = first + (search.edgeCount[state] ?? 0);
  const width = (most[state] ?? 0) - (least[state] ?? 0) + 1;
  const own = at[state] ?? 0;
  let mines = search.leastMines[state] ?? 0;
  for (let edge = first; edge < end; edge++, mines++) {
    const target = search.edgeTarget[edge] ?? 0;
    if (search.isAlive[target] === 0) continue;
    const weight = boxWeight[base + mines] ?? 0;
    const from = targetOf(weights, state, target, mines);
    addTimes(backward, own, from, width, weight);
    ofMines[mines] = (ofMines[mines] ?? 0) + weight * product(forward, own, backward, from, width);
  }
}

/** Keeps the numbers of a finished level within bounds. All of a level are changed alike, so their proportions stay. */
function keepLevel(weights: Weights, search: Search, level: number, numbers: Float64Array): void {
  if (weights.keeping === 'count') return;
  const first = search.levelStart[level] ?? 0;
  const last = (search.levelStart[level + 1] ?? 0) - 1;
  const from = weights.at[first] ?? 0;
  const width = (weights.most[last] ?? 0) - (weights.least[last] ?? 0) + 1;
  keepWithin(numbers, from, (weights.at[last] ?? 0) + Math.max(0, width), weights.keeping);
}

/** Scales numbers so that the greatest is 1, or puts 1 for each that is not 0. */
export function keepWithin(numbers: Float64Array, from: number, end: number, keeping: Keeping): void {
  if (keeping === 'count') return;
  let greatest = 0;
  for (let index = from; index < end; index++) greatest = Math.max(greatest, numbers[index] ?? 0);
  if (greatest === 0) return;
  for (let index = from; index < end; index++) {
    const value = numbers[index] ?? 0;
    numbers[index] = keeping === 'possible' ? Math.min(1, Math.ceil(value)) : value / greatest;
  }
}
