import type { Rng } from '@foretell/engine';
import { CELLS, CODE, COLUMNS, PLACES, ROWS, WIDTH } from './codes.ts';
import { GRID } from './tile.ts';
import {
  EDGE,
  type Edge,
  middleOf,
  oppositeSide,
  SIDE_X,
  SIDE_Y,
  SIDES,
  type Side,
  type TurnedTile,
} from './turned-tile.ts';

/** A floor while it is put together. Everything in it is changed in place by the steps of assembly and repair. */
export interface Plan {
  readonly depth: number;
  readonly rng: Rng;
  readonly ground: Uint8Array;
  /** The room of each place of the tile map, -1 for none yet. */
  readonly rooms: PlacedTile[];
  readonly places: Int8Array;
  /** Four a place: what the middle of the edge is, as far as tiles stand. */
  readonly edges: Uint8Array;
  /** Four a place: see {@link PORT_STATE}. A state of its own, since an open edge looks the same before and after. */
  readonly states: Uint8Array;
  readonly links: Link[];
  filledPlaces: number;
}

export const PORT_STATE = { none: 0, waiting: 1, linked: 2, sealed: 3 } as const;

export interface PlacedTile {
  shape: TurnedTile;
  readonly place: number;
  /** Where the assembler came in; null for the first. */
  entry: { readonly place: number; readonly side: Side; readonly kind: Edge } | null;
}

/** Two tiles that one can walk between: from a place over one of its sides into the tile that is entered. */
export interface Link {
  readonly place: number;
  readonly side: Side;
  /** A door on the side that is entered, an opening without one, an open edge that is entered, or two open edges that are one space. */
  readonly kind: 'door' | 'opening' | 'edge' | 'merged';
  readonly isLoop: boolean;
}

export function newPlan(depth: number, rng: Rng): Plan {
  return {
    depth,
    rng,
    ground: new Uint8Array(CELLS).fill(CODE.rock),
    rooms: [],
    places: new Int8Array(PLACES).fill(-1),
    edges: new Uint8Array(PLACES * 4).fill(EDGE.solid),
    states: new Uint8Array(PLACES * 4),
    links: [],
    filledPlaces: 0,
  };
}

/** The place beside another, or -1 off the map. */
export function placeBeside(place: number, side: Side): number {
  const column = (place % COLUMNS) + (SIDE_X[side] ?? 0);
  const row = Math.trunc(place / COLUMNS) + (SIDE_Y[side] ?? 0);
  return column < 0 || row < 0 || column >= COLUMNS || row >= ROWS ? -1 : row * COLUMNS + column;
}

/** The north-west cell of a place. */
export function cornerOf(place: number): number {
  return Math.trunc(place / COLUMNS) * GRID * WIDTH + (place % COLUMNS) * GRID;
}

/** The two cells in the middle of an edge of the level, `depth` cells inwards. */
export function edgeCells(place: number, side: Side, depth = 0): readonly number[] {
  const corner = cornerOf(place);
  return middleOf(side, depth).map(([x, y]) => corner + y * WIDTH + x);
}

/** The places that a tile covers with its first one here, in reading order; `undefined` when it would stand over the edge. */
export function placesOf(shape: TurnedTile, place: number): readonly number[] | undefined {
  const column = place % COLUMNS;
  const row = Math.trunc(place / COLUMNS);
  if (column + shape.columns > COLUMNS || row + shape.rows > ROWS) return undefined;
  return Array.from(
    { length: shape.columns * shape.rows },
    (_, part) => place + Math.trunc(part / shape.columns) * COLUMNS + (part % shape.columns),
  );
}

/** Lays a tile down and puts its ports among those that wait. Open edges that meet are one space from here on. */
export function placeTile(plan: Plan, shape: TurnedTile, place: number, entry: PlacedTile['entry']): void {
  const room = plan.rooms.length;
  plan.rooms.push({ shape, place, entry });
  drawTile(plan, shape, place);
  const covered = placesOf(shape, place) ?? [];
  for (const [part, each] of covered.entries()) {
    plan.places[each] = room;
    for (const side of SIDES) {
      const edge = shape.edges[part * 4 + side] ?? EDGE.solid;
      plan.edges[each * 4 + side] = edge;
      plan.states[each * 4 + side] = isWay(edge) ? PORT_STATE.waiting : PORT_STATE.none;
    }
  }
  plan.filledPlaces += covered.length;
  for (const each of covered) mergeEdges(plan, each);
}

/** The ground of a tile as drawn. */
export function drawTile(plan: Plan, shape: TurnedTile, place: number): void {
  const corner = cornerOf(place);
  for (let y = 0; y < shape.height; y++) {
    plan.ground.set(shape.ground.subarray(y * shape.width, (y + 1) * shape.width), corner + y * WIDTH);
  }
}

function isWay(edge: Edge): boolean {
  return edge === EDGE.port || edge === EDGE.arrow || edge === EDGE.open;
}

function mergeEdges(plan: Plan, place: number): void {
  for (const side of SIDES) {
    const other = placeBeside(place, side);
    if (other < 0 || plan.edges[place * 4 + side] !== EDGE.open) continue;
    if (plan.edges[other * 4 + oppositeSide(side)] !== EDGE.open) continue;
    if (plan.states[place * 4 + side] !== PORT_STATE.linked) addLink(plan, place, side, 'merged', false);
  }
}

function addLink(plan: Plan, place: number, side: Side, kind: Link['kind'], isLoop: boolean): void {
  const other = placeBeside(place, side);
  plan.states[place * 4 + side] = PORT_STATE.linked;
  plan.states[other * 4 + oppositeSide(side)] = PORT_STATE.linked;
  plan.links.push({ place, side, kind, isLoop });
}

/**
 * Opens the way from a place over one of its sides. The door belongs to the tile that is entered, the other side is floor. On an
 * open edge nothing is ever written; where both are open they are one space already.
 */
export function openWay(plan: Plan, place: number, side: Side, withDoor: boolean, isLoop: boolean): void {
  const other = placeBeside(place, side);
  const entered = oppositeSide(side);
  const isOpen = plan.edges[place * 4 + side] === EDGE.open;
  const isEnteredOpen = plan.edges[other * 4 + entered] === EDGE.open;
  if (!isOpen) write(plan, place, side, CODE.floor);
  if (!isEnteredOpen) write(plan, other, entered, withDoor ? CODE.door : CODE.floor);
  const kind = isEnteredOpen ? (isOpen ? 'merged' : 'edge') : withDoor ? 'door' : 'opening';
  addLink(plan, place, side, kind, isLoop);
}

/** Closes an edge for good, or until a wall of it is opened again. */
export function sealPort(plan: Plan, place: number, side: Side): void {
  plan.states[place * 4 + side] = PORT_STATE.sealed;
  if (plan.edges[place * 4 + side] === EDGE.open) return;
  write(plan, place, side, CODE.wall);
}

export function write(plan: Plan, place: number, side: Side, code: number): void {
  for (const cell of edgeCells(place, side)) plan.ground[cell] = code;
}

/** Whether a way can lead through an edge: a port, an open edge, or a wall with floor behind it that is not an arrow tile's. */
export function canOpen(plan: Plan, place: number, side: Side): boolean {
  const edge = plan.edges[place * 4 + side];
  if (edge === EDGE.port || edge === EDGE.open) return true;
  return edge === EDGE.wall && plan.rooms[plan.places[place] ?? -1]?.shape.hasArrow === false;
}
