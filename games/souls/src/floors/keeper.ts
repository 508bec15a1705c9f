import { CELLS, CODE, PASSES, WIDTH } from './codes.ts';
import { reachFrom } from './reach.ts';
import { apart, freeCells, openAround, type Site } from './site.ts';

/** Cells from the first hearth at which she stands at most. */
const NEAR = 3;

/**
 * Where the keeper stands (RULES.md §21): last of all, on the finished floor, near the first hearth, on the most open cell, the first
 * in reading order of those. No lot is drawn, so the floor is the same with and without her. Nothing may be cut off by her: that is
 * asked of the floor, not guessed from the place.
 */
export function keeperCell(site: Site): number | null {
  const [entry] = site.rooms;
  const [hearth = 0] = site.hearths;
  if (entry === undefined) return null;
  const near = freeCells(site, entry, (cell) => apart(hearth, cell) <= NEAR && !isByDoor(site, cell));
  const order = near
    .map((cell) => ({ cell, open: openAround(site, cell) }))
    .sort((one, other) => other.open - one.open || one.cell - other.cell);
  return order.find(({ cell }) => cutsNothing(site, cell))?.cell ?? null;
}

function isByDoor({ ground }: Site, cell: number): boolean {
  return [1, -1, WIDTH, -WIDTH].some((step) => [CODE.door, CODE.leaf].includes(ground[cell + step] ?? 0));
}

/** With her there exactly one cell less is reached: her own. */
function cutsNothing({ ground, arrival }: Site, cell: number): boolean {
  const reached = new Uint8Array(CELLS);
  const whole = reachFrom(ground, arrival, reached);
  const without = ground.slice();
  without[cell] = CODE.wall;
  return PASSES[ground[cell] ?? 0] === 1 && reachFrom(without, arrival, reached) === whole - 1;
}
