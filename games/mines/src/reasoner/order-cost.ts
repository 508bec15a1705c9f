import { MOST_TOUCHING, type System } from './system.ts';

/** Orders of the boxes of a component, and what is counted while one is gone through. */
export interface Orders {
  /** The boxes in the order that was chosen. */
  best: Int32Array;
  other: Int32Array;
  /** Of each clue: its cells that are placed, and those that are not. */
  readonly placed: Int32Array;
  readonly left: Int32Array;
  /** Boxes of each clue that are not placed yet. */
  readonly boxesLeft: Int32Array;
  readonly active: Int32Array;
  readonly isPlaced: Uint8Array;
  readonly isCandidate: Uint8Array;
  readonly candidates: Int32Array;
}

export function createOrders(cells: number): Orders {
  const ints = () => new Int32Array(cells);
  return {
    best: ints(),
    other: ints(),
    placed: ints(),
    left: ints(),
    boxesLeft: ints(),
    active: ints(),
    isPlaced: new Uint8Array(cells),
    isCandidate: new Uint8Array(cells),
    candidates: ints(),
  };
}

/** Estimates the states of a search in this order, all layers together; stops at `most`. */
export function costOf(
  orders: Orders,
  system: System,
  order: Int32Array,
  count: number,
  most: number,
): number {
  beginCount(orders, system, order, count);
  let cost = 0;
  let actives = 0;
  for (let index = 0; index < count && cost < most; index++) {
    actives = place(orders, system, order[index] ?? 0, actives);
    let states = 1;
    for (let at = 0; at < actives; at++) states *= statesOf(orders, system, orders.active[at] ?? 0);
    cost += states;
  }
  return cost;
}

/** At most so many values can be missing at a clue once `more` of its cells are placed as well, if it is not finished by that. */
export function statesOf(orders: Orders, system: System, clue: number, more = 0): number {
  const { clueNeed, clueIsFog } = system;
  if (clueIsFog[clue] === 1) return 2;
  const before = (orders.placed[clue] ?? 0) + more;
  const after = (orders.left[clue] ?? 0) - more;
  const need = clueNeed[clue] ?? 0;
  const free = before + after - need;
  return 1 + Math.min(before, after, need, Math.max(0, free));
}

/** Begins an order of these boxes: nothing is placed. */
export function beginCount(orders: Orders, system: System, order: Int32Array, count: number): void {
  for (let index = 0; index < count; index++) {
    const box = order[index] ?? 0;
    for (let each = 0; each < (system.boxClues[box] ?? 0); each++) {
      const clue = system.boxClue[box * MOST_TOUCHING + each] ?? 0;
      orders.placed[clue] = 0;
      orders.boxesLeft[clue] = system.clueBoxes[clue] ?? 0;
      orders.left[clue] = 0;
    }
  }
  for (let index = 0; index < count; index++) {
    const box = order[index] ?? 0;
    const size = system.boxSize[box] ?? 0;
    for (let each = 0; each < (system.boxClues[box] ?? 0); each++) {
      const clue = system.boxClue[box * MOST_TOUCHING + each] ?? 0;
      orders.left[clue] = (orders.left[clue] ?? 0) + size;
    }
  }
}

/** Places a box; returns how many clues are active afterwards. */
export function place(orders: Orders, system: System, box: number, activesBefore: number): number {
  const { active, placed, left, boxesLeft } = orders;
  const size = system.boxSize[box] ?? 0;
  let actives = activesBefore;
  for (let each = 0; each < (system.boxClues[box] ?? 0); each++) {
    const clue = system.boxClue[box * MOST_TOUCHING + each] ?? 0;
    if (placed[clue] === 0) active[actives++] = clue;
    placed[clue] = (placed[clue] ?? 0) + size;
    left[clue] = (left[clue] ?? 0) - size;
    boxesLeft[clue] = (boxesLeft[clue] ?? 0) - 1;
    if (boxesLeft[clue] === 0) actives = dropActive(active, actives, clue);
  }
  return actives;
}

function dropActive(active: Int32Array, actives: number, clue: number): number {
  let at = 0;
  while (active[at] !== clue) at++;
  active[at] = active[actives - 1] ?? 0;
  return actives - 1;
}

/** Adds the boxes that share a clue with this one; returns how many are waiting. */
export function addCandidates(orders: Orders, system: System, box: number, before: number): number {
  const { isPlaced, isCandidate, candidates } = orders;
  let waiting = before;
  for (let each = 0; each < (system.boxClues[box] ?? 0); each++) {
    const clue = system.boxClue[box * MOST_TOUCHING + each] ?? 0;
    for (let index = 0; index < (system.clueBoxes[clue] ?? 0); index++) {
      const near = system.clueBox[clue * MOST_TOUCHING + index] ?? 0;
      if (isPlaced[near] === 1 || isCandidate[near] === 1) continue;
      isCandidate[near] = 1;
      candidates[waiting++] = near;
    }
  }
  return waiting;
}
