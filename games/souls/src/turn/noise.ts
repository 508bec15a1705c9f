import { dropBit, hasBit } from '../space/bits.ts';
import { offsetCell } from '../space/ground.ts';
import { type Draft, isOn } from './draft.ts';

/**
 * Clears the nine cells around the hero. Noise is a matter of what is seen: no rule asks about it, and whatever can reach the hero
 * shows at least its cells there (RULES.md §15).
 */
export function clearNoise(draft: Draft): void {
  const { floor, hero, ground } = draft;
  if (floor.noise === null || !isOn(draft, 'noise-clears')) return;
  let cleared: number[] | undefined;
  for (let place = 0; place < 9; place++) {
    const cell = offsetCell(ground, hero.cell, (place % 3) - 1, Math.trunc(place / 3) - 1);
    if (cell < 0 || !hasBit(floor.noise, cell)) continue;
    cleared ??= floor.noise.slice();
    dropBit(cleared, cell);
  }
  if (cleared !== undefined) floor.noise = cleared;
}

/** Covers the whole level anew; the ground around the hero is clear at once. */
export function castNoise(draft: Draft): void {
  draft.floor.noise = new Array<number>((draft.ground.cells + 31) >> 5).fill(-1);
  clearNoise(draft);
}
