import type { Cell } from '../floors/level.ts';
import { hitHero, hurtFoe, shakeFoe } from '../foes/hurt.ts';
import type { Ground } from '../space/ground.ts';
import { isFlyable, offsetCell } from '../space/ground.ts';
import { CONSUMABLES } from '../tables/items.ts';
import { covers, type Draft, isRunning, tellAt } from '../turn/draft.ts';

/** Fuses burn down; what bursts hurts everybody, the hero too (RULES.md §18). */
export function burnFuses(draft: Draft): void {
  const { fuses } = draft.floor;
  if (fuses.length === 0) return;
  draft.floor.fuses = fuses
    .filter(({ left }) => left > 1)
    .map(({ cell, left }) => ({ cell, left: left - 1 }));
  for (const { cell, left } of fuses) if (left <= 1 && isRunning(draft)) burst(draft, cell);
}

function burst(draft: Draft, cell: Cell): void {
  const { damage } = CONSUMABLES.rows.fusepot;
  const cells = burstCells(draft.ground, cell);
  tellAt(draft, cell, { kind: 'burst', cell, cells });
  const blow = { kind: 'thing', thing: 'fusepot' } as const;
  for (const foe of [...draft.foes]) {
    if (!cells.some((each) => covers(draft.ground, foe, each))) continue;
    shakeFoe(draft, foe, damage);
    hurtFoe(draft, foe, damage, blow);
  }
  if (cells.includes(draft.hero.cell)) hitHero(draft, damage, blow, cell, null);
}

/** The square around a pot, as far as the ground is open: drawn red from the start. */
export function burstCells(ground: Ground, cell: Cell): readonly Cell[] {
  const { radius } = CONSUMABLES.rows.fusepot;
  const cells: Cell[] = [];
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const each = offsetCell(ground, cell, dx, dy);
      if (each >= 0 && isFlyable(ground, each)) cells.push(each);
    }
  }
  return cells;
}
