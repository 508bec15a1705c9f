import { ASSEMBLY } from '../tables/assembly.ts';
import { CELLS, CODE, COLUMNS, ROWS } from './codes.ts';
import { type Link, type Plan, PORT_STATE, placeBeside, write } from './plan.ts';
import { reachFrom } from './reach.ts';
import { EDGE, oppositeSide, type Side } from './turned-tile.ts';

/**
 * Closes the middle of straight runs of connected tiles, so that nobody sees or shoots from one end of the map to the other
 * (RULES.md §21). A link that something depends on stays, and so does one at an arrow; then the one beside it is tried.
 */
export function breakLines(plan: Plan, arrival: number): void {
  for (let row = 0; row < ROWS; row++) {
    for (let tries = 0; tries < COLUMNS; tries++) {
      const run = longRuns(plan, row).find((links) => closeOne(plan, links, arrival));
      if (run === undefined) break;
    }
  }
}

/** Runs of tiles in a row of the map that are too long, each as the links between its tiles. */
export function longRuns(plan: Plan, row: number): readonly (readonly Link[])[] {
  const runs: Link[][] = [[]];
  for (let column = 0; column < COLUMNS - 1; column++) {
    const place = row * COLUMNS + column;
    const isSameTile = plan.places[place] !== -1 && plan.places[place] === plan.places[place + 1];
    const link = linkEast(plan, place);
    if (link !== undefined) runs.at(-1)?.push(link);
    else if (!isSameTile) runs.push([]);
  }
  return runs.filter((links) => links.length + 1 >= ASSEMBLY.longest_run);
}

function linkEast(plan: Plan, place: number): Link | undefined {
  return plan.links.find(
    (link) =>
      (link.side === 0 && link.place === place) ||
      (link.side === 2 && placeBeside(link.place, link.side) === place),
  );
}

/** Closes the link nearest to the middle of a run that can be closed. Whether there was one. */
export function closeOne(plan: Plan, links: readonly Link[], arrival: number): boolean {
  const middle = (links.length - 1) / 2;
  const order = links
    .map((link, place) => ({ link, off: Math.abs(place - middle) }))
    .sort((one, other) => one.off - other.off);
  return order.some(({ link }) => canClose(plan, link) && isDetour(plan, link) && close(plan, link, arrival));
}

/** Whether the tiles hang together without a link: much quicker to ask than whether all cells do, and needed for that. */
function isDetour(plan: Plan, without: Link): boolean {
  const reached = new Set([0]);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const link of plan.links) {
      const one = plan.places[link.place] ?? -1;
      const other = plan.places[placeBeside(link.place, link.side)] ?? -1;
      if (link === without || reached.has(one) === reached.has(other)) continue;
      reached.add(one);
      reached.add(other);
    }
  }
  return reached.size === plan.rooms.length;
}

function canClose(plan: Plan, { place, side, kind }: Link): boolean {
  const [here, there] = edgesOf(plan, place, side);
  const room = plan.rooms[plan.places[place] ?? -1];
  const beyond = plan.rooms[plan.places[placeBeside(place, side)] ?? -1];
  if (room?.shape.tile.allEnds === true || beyond?.shape.tile.allEnds === true) return false;
  return kind !== 'merged' && here !== EDGE.arrow && there !== EDGE.arrow;
}

function edgesOf(plan: Plan, place: number, side: Side): readonly [number | undefined, number | undefined] {
  return [plan.edges[place * 4 + side], plan.edges[placeBeside(place, side) * 4 + oppositeSide(side)]];
}

/** Walls a link up unless something is cut off by it. Whether it stays walled up. */
function close(plan: Plan, link: Link, arrival: number): boolean {
  const { place, side } = link;
  const other = placeBeside(place, side);
  const before = plan.ground.slice();
  const reached = new Uint8Array(CELLS);
  const wasReached = reachFrom(plan.ground, arrival, reached);
  const [here, there] = edgesOf(plan, place, side);
  let closed = 0;
  for (const [at, way, edge] of [[place, side, here] as const, [other, oppositeSide(side), there] as const]) {
    if (edge === EDGE.open) continue;
    write(plan, at, way, CODE.wall);
    closed += 2;
  }
  if (reachFrom(plan.ground, arrival, reached) < wasReached - closed) {
    plan.ground.set(before);
    return false;
  }
  plan.states[place * 4 + side] = PORT_STATE.sealed;
  plan.states[other * 4 + oppositeSide(side)] = PORT_STATE.sealed;
  plan.links.splice(plan.links.indexOf(link), 1);
  return true;
}
