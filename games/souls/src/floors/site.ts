import { chebyshev, nextBelow, type Rng } from '@foretell/engine';
import type { SituationId } from '../tables/ids.ts';
import { isRoomFree, newRegistry, type Registry } from './claims.ts';
import { CELLS, CODE, PASSES, WIDTH } from './codes.ts';
import type { Cell, Claim, Port, Spawn } from './level.ts';
import { cornerOf, edgeCells, type PlacedTile, type Plan } from './plan.ts';
import type { Tile } from './tile.ts';
import { EDGE } from './turned-tile.ts';

/** A finished ground that is being furnished and peopled. Steps change it in place. */
export interface Site {
  readonly depth: number;
  readonly ground: Uint8Array;
  readonly rooms: readonly SiteRoom[];
  readonly registry: Registry;
  /** 1 where a thing or a body is. */
  readonly taken: Uint8Array;
  readonly arrival: Cell;
  readonly hearths: Cell[];
  readonly chests: Cell[];
  readonly pickups: Cell[];
  stairs: Cell;
  keeper: Cell | null;
  readonly spawns: Spawn[];
  groups: number;
}

export interface SiteRoom {
  readonly id: number;
  readonly placed: PlacedTile;
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly anchors: Readonly<Record<string, readonly Cell[]>>;
  readonly corners: readonly Cell[];
  readonly entry: Port | null;
  /** Null too where repair has taken one of its anchors. */
  readonly situation: SituationId | null;
}

export function newSite(plan: Plan): Site {
  const rooms = plan.rooms.map((placed, id) => siteRoom(plan, placed, id));
  const entry = plan.rooms[0];
  const at = (place: number) => (entry === undefined ? 0 : cellIn(entry, place));
  const arrival = at(entry?.shape.arrival ?? 0);
  const hearth = at(entry?.shape.hearth ?? 0);
  const taken = new Uint8Array(CELLS);
  taken[arrival] = 1;
  taken[hearth] = 1;
  return {
    depth: plan.depth,
    ground: plan.ground,
    rooms,
    registry: newRegistry(rooms.length),
    taken,
    arrival,
    hearths: [hearth],
    chests: [],
    pickups: [],
    stairs: -1,
    keeper: null,
    spawns: [],
    groups: 0,
  };
}

/** The cell of the level at a place of a tile's drawing. */
export function cellIn({ shape, place }: PlacedTile, at: number): Cell {
  return cornerOf(place) + Math.trunc(at / shape.width) * WIDTH + (at % shape.width);
}

function siteRoom(plan: Plan, placed: PlacedTile, id: number): SiteRoom {
  const { shape, place, entry } = placed;
  const corner = cornerOf(place);
  const cells = (places: readonly number[]) => places.map((each) => cellIn(placed, each));
  const anchors = Object.fromEntries(Object.entries(shape.anchors).map(([name, at]) => [name, cells(at)]));
  const isWhole = Object.values(anchors).every((all) =>
    all.every((cell) => PASSES[plan.ground[cell] ?? 0] === 1),
  );
  return {
    id,
    placed,
    tile: shape.tile,
    x: corner % WIDTH,
    y: Math.trunc(corner / WIDTH),
    width: shape.width,
    height: shape.height,
    anchors,
    corners: cells(shape.corners),
    entry: entry === null ? null : portOf(entry),
    situation: isWhole ? (shape.tile.situation ?? null) : null,
  };
}

function portOf({ place, side, kind }: NonNullable<PlacedTile['entry']>): Port {
  return {
    side: ([0, 2, 4, 6] as const)[side],
    cells: edgeCells(place, side),
    kind: kind === EDGE.arrow ? 'arrow' : kind === EDGE.open ? 'open' : 'port',
  };
}

/** The room of a cell, -1 outside. */
export function roomAt(site: Site, cell: Cell): number {
  const x = cell % WIDTH;
  const y = Math.trunc(cell / WIDTH);
  return site.rooms.findIndex(
    (room) => x >= room.x && y >= room.y && x < room.x + room.width && y < room.y + room.height,
  );
}

export interface SpotWish {
  /** Claims of others beside which it may stand; none unless said. */
  readonly share?: readonly Claim[];
  readonly rooms?: (room: SiteRoom) => boolean;
  readonly fits?: (cell: Cell) => boolean;
}

/** A free cell in a room that nobody else has claimed: a room by lot, then a cell of it. -1 where there is none. */
export function randomFreeSpot(site: Site, rng: Rng, wish: SpotWish = {}): Cell {
  const rooms = site.rooms.filter(
    (room) => isRoomFree(site.registry, room.id, wish.share) && (wish.rooms?.(room) ?? true),
  );
  while (rooms.length > 0) {
    const [room] = rooms.splice(nextBelow(rng, rooms.length), 1);
    const cells = room === undefined ? [] : freeCells(site, room, wish.fits);
    if (cells.length > 0) return cells[nextBelow(rng, cells.length)] ?? -1;
  }
  return -1;
}

/** Floor of a room on which nothing is, in reading order. */
export function freeCells(site: Site, room: SiteRoom, fits: (cell: Cell) => boolean = () => true): Cell[] {
  const cells: Cell[] = [];
  for (let y = room.y; y < room.y + room.height; y++) {
    for (let x = room.x; x < room.x + room.width; x++) {
      const cell = y * WIDTH + x;
      if (site.ground[cell] === CODE.floor && site.taken[cell] === 0 && fits(cell)) cells.push(cell);
    }
  }
  return cells;
}

/** Whether a thing can lie here without standing in a way: nine open cells, none of them a door. */
export function isClear(site: Site, cell: Cell): boolean {
  return openAround(site, cell) === 8;
}

/** How many of the eight cells around are open floor. */
export function openAround({ ground }: Site, cell: Cell): number {
  const x = cell % WIDTH;
  let open = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const isInside = x + dx >= 0 && x + dx < WIDTH;
      if (isInside && (dx !== 0 || dy !== 0) && ground[cell + dy * WIDTH + dx] === CODE.floor) open++;
    }
  }
  return open;
}

export function apart(one: Cell, other: Cell): number {
  return chebyshev(WIDTH, one, other);
}
