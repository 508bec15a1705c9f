import type { Search } from './search-space.ts';

/** From the end of a component back: which edges lie on a way to the end, and so how many mines each box can hold. */
export function findSupport(search: Search, firstLevel: number, boxes: number): void {
  const { levelStart, levelBox, isAlive, support } = search;
  isAlive[levelStart[firstLevel + boxes] ?? 0] = 1;
  for (let level = firstLevel + boxes - 1; level >= firstLevel; level--) {
    const end = levelStart[level + 1] ?? 0;
    let values = 0;
    for (let state = levelStart[level] ?? 0; state < end; state++) values |= supportOf(search, state);
    support[levelBox[level] ?? 0] = values;
  }
}

/** The numbers of mines that lead from a state to the end, a bit each. Notes whether there are any. */
function supportOf({ isAlive, firstEdge, edgeCount, leastMines, edgeTarget }: Search, state: number): number {
  const first = firstEdge[state] ?? 0;
  let bit = 1 << (leastMines[state] ?? 0);
  let found = 0;
  for (let edge = first; edge < first + (edgeCount[state] ?? 0); edge++) {
    if (isAlive[edgeTarget[edge] ?? 0] === 1) found |= bit;
    bit <<= 1;
  }
  isAlive[state] = found === 0 ? 0 : 1;
  return found;
}
