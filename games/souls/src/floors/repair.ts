import { nextOf } from '@foretell/engine';
import { CELLS, CODE, PASSES, PLACES } from './codes.ts';
import {
  canOpen,
  drawTile,
  edgeCells,
  openWay,
  type Plan,
  PORT_STATE,
  placeBeside,
  placeTile,
  write,
} from './plan.ts';
import { countPassable, reachFrom } from './reach.ts';
import { EDGE, oppositeSide, SIDES, type Side, TURNED } from './turned-tile.ts';

/** Tiles from which the reached side grows towards what is not reached. */
const GROWTH = ['cross', 'hall', 'pillared', 'split'] as const;

/** Rounds of repair; each reaches something or is the last. */
const ROUNDS = 24;

/**
 * Makes every cell reachable from the arrival, or fills it (RULES.md §21): doors between what is reached and what is not, then a tile
 * grown from the reached side, then a crossing in place of a tile on the border, then wall. Judged by cells: the banks of a
 * bridge are islands of one tile. How many cells were filled.
 */
export function repair(plan: Plan, arrival: number): number {
  const reached = new Uint8Array(CELLS);
  for (let round = 0; round < ROUNDS; round++) {
    if (reachFrom(plan.ground, arrival, reached) === countPassable(plan.ground)) return 0;
    const isMended = openDoor(plan, reached) || growTile(plan, reached) || replaceTile(plan, reached);
    if (!isMended) break;
  }
  return fillRest(plan, arrival, reached);
}

/** Whether the floor behind an edge is reached, if there is floor. */
function isReached(plan: Plan, reached: Uint8Array, place: number, side: Side): boolean | undefined {
  const [cell = -1] = edgeCells(place, side, 1);
  return PASSES[plan.ground[cell] ?? 0] === 1 ? reached[cell] === 1 : undefined;
}

function openDoor(plan: Plan, reached: Uint8Array): boolean {
  for (let port = 0; port < PLACES * 4; port++) {
    const place = Math.trunc(port / 4);
    const side = SIDES[port % 4] ?? 0;
    const beside = placeBeside(place, side);
    if (beside < 0 || !canOpen(plan, place, side) || !canOpen(plan, beside, oppositeSide(side))) continue;
    if (isReached(plan, reached, place, side) !== true) continue;
    if (isReached(plan, reached, beside, oppositeSide(side)) !== false) continue;
    openWay(plan, place, side, true, true);
    return true;
  }
  return false;
}

/** An empty place between a reached tile and one that is not, both of which can open towards it. */
function growTile(plan: Plan, reached: Uint8Array): boolean {
  for (let place = 0; place < PLACES; place++) {
    if (plan.places[place] !== -1) continue;
    const from = sideWith(plan, reached, place, true);
    const to = sideWith(plan, reached, place, false);
    if (from === undefined || to === undefined) continue;
    const source = placeBeside(place, from);
    const shape = TURNED[nextOf(plan.rng, GROWTH)][0];
    if (shape === undefined) return false;
    placeTile(plan, shape, place, { place, side: from, kind: shape.edges[from] ?? EDGE.wall });
    for (const side of SIDES) {
      if (plan.states[place * 4 + side] === PORT_STATE.waiting)
        plan.states[place * 4 + side] = PORT_STATE.sealed;
    }
    openWay(plan, source, oppositeSide(from), true, false);
    openWay(plan, place, to, true, true);
    return true;
  }
  return false;
}

/** The side of an empty place on which a tile can open whose floor there is reached, or is not. */
function sideWith(plan: Plan, reached: Uint8Array, place: number, wanted: boolean): Side | undefined {
  return SIDES.find((side) => {
    const beside = placeBeside(place, side);
    if (beside < 0 || plan.places[beside] === -1 || !canOpen(plan, beside, oppositeSide(side))) return false;
    return isReached(plan, reached, beside, oppositeSide(side)) === wanted;
  });
}

/** A crossing in place of a tile that is not reached and lies beside one that is: it has floor behind every side. */
function replaceTile(plan: Plan, reached: Uint8Array): boolean {
  const [cross] = TURNED.cross;
  for (let place = 0; place < PLACES; place++) {
    const room = plan.rooms[plan.places[place] ?? -1];
    if (cross === undefined || room === undefined || room.shape.columns * room.shape.rows > 1) continue;
    if (room.shape.tile.use === 'fixed' || room.shape.id === 'cross') continue;
    const from = sideWith(plan, reached, place, true);
    const hasIsland = SIDES.some((side) => isReached(plan, reached, place, side) === false);
    if (from === undefined || !hasIsland) continue;
    relay(plan, place, room, cross);
    openWay(plan, placeBeside(place, from), oppositeSide(from), true, false);
    return true;
  }
  return false;
}

/** Draws another tile over one and keeps the ways that it had. */
function relay(
  plan: Plan,
  place: number,
  room: Plan['rooms'][number],
  shape: Plan['rooms'][number]['shape'],
): void {
  const touches = ({ place: at, side }: Plan['links'][number]) =>
    at === place || placeBeside(at, side) === place;
  const kept = plan.links.filter(touches);
  room.shape = shape;
  if (room.entry !== null) room.entry = { ...room.entry, kind: shape.edges[room.entry.side] ?? EDGE.port };
  drawTile(plan, shape, place);
  for (const side of SIDES) {
    plan.edges[place * 4 + side] = shape.edges[side] ?? EDGE.solid;
    plan.states[place * 4 + side] = PORT_STATE.sealed;
  }
  for (const link of kept) {
    plan.links.splice(plan.links.indexOf(link), 1);
    openWay(plan, link.place, link.side, link.kind === 'door', link.isLoop);
  }
}

/** Wall over whatever nothing reaches, doors included. */
function fillRest(plan: Plan, arrival: number, reached: Uint8Array): number {
  reachFrom(plan.ground, arrival, reached);
  let filled = 0;
  for (const [cell, code] of plan.ground.entries()) {
    if (PASSES[code] !== 1 || reached[cell] === 1) continue;
    plan.ground[cell] = CODE.wall;
    filled++;
  }
  for (const link of [...plan.links]) {
    if (isWalled(plan, link.place, link.side)) plan.links.splice(plan.links.indexOf(link), 1);
  }
  return filled;
}

function isWalled(plan: Plan, place: number, side: Side): boolean {
  const other = placeBeside(place, side);
  const cells = [...edgeCells(place, side), ...edgeCells(other, oppositeSide(side))];
  if (cells.every((cell) => PASSES[plan.ground[cell] ?? 0] === 1)) return false;
  write(plan, place, side, CODE.wall);
  return true;
}
