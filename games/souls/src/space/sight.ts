import { castFov, createFov, type Fov } from '@foretell/engine';
import type { Cell } from '../floors/level.ts';
import { RULE } from '../tables/numbers.ts';
import { addBit, noBits } from './bits.ts';
import { type Ground, SEE } from './ground.ts';

/** The cells that are seen from `cell`: bits, kept with the ground. Symmetric: open cells see each other or neither does. */
export function sightFrom(ground: Ground, cell: Cell): readonly number[] {
  const known = ground.sights.get(cell);
  if (known !== undefined) return known;
  const fov = fovFor(ground.width, ground.cells / ground.width);
  castFov(fov, opaqueOf(ground), cell, RULE.sight);
  const bits = noBits(ground.cells);
  for (let place = 0; place < fov.count; place++) addBit(bits, fov.cells[place] ?? 0);
  if (ground.sights.size >= MOST_KEPT) ground.sights.clear();
  ground.sights.set(cell, bits);
  return bits;
}

const MOST_KEPT = 512;

const opaque = new WeakMap<Ground, Uint8Array>();

/** 1 where sight stops. */
function opaqueOf(ground: Ground): Uint8Array {
  const known = opaque.get(ground) ?? ground.flags.map((each) => (each & SEE ? 0 : 1));
  opaque.set(ground, known);
  return known;
}

/** Room for a cast, by the size of the level: used again by every cast over such a level. */
const fovs = new Map<string, Fov>();

function fovFor(width: number, height: number): Fov {
  const key = `${width}x${height}`;
  const known = fovs.get(key) ?? createFov(width, height);
  // Scenes come in many sizes; the levels of a run in three.
  if (fovs.size >= 16) fovs.clear();
  fovs.set(key, known);
  return known;
}
