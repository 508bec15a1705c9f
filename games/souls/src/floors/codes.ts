import { TERRAIN } from './level.ts';
import { GRID } from './tile.ts';

/** The tile map and the level that it makes, in places and in cells. */
export const COLUMNS = 8;
export const ROWS = 3;
export const PLACES = COLUMNS * ROWS;
export const WIDTH = COLUMNS * GRID;
export const HEIGHT = ROWS * GRID;
export const CELLS = WIDTH * HEIGHT;

/** Glyphs as codes, for ground that is still being made. */
export const CODE = {
  floor: TERRAIN.floor.charCodeAt(0),
  wall: TERRAIN.wall.charCodeAt(0),
  rock: TERRAIN.rock.charCodeAt(0),
  bridge: TERRAIN.bridge.charCodeAt(0),
  door: TERRAIN.doubleDoor.charCodeAt(0),
  leaf: TERRAIN.singleDoor.charCodeAt(0),
} as const;

/** By code: 1 where one can walk or open. */
export const PASSES = Uint8Array.from({ length: 128 }, (_, code) =>
  [CODE.floor, CODE.bridge, CODE.door, CODE.leaf].includes(code) ? 1 : 0,
);

/** The rows of a ground as text. Applied, since spreading a typed array goes through its iterator and costs more than assembly. */
export function rowsOf(ground: Uint8Array): string[] {
  return Array.from({ length: HEIGHT }, (_, y): string =>
    Reflect.apply(String.fromCharCode, null, ground.subarray(y * WIDTH, (y + 1) * WIDTH)),
  );
}
