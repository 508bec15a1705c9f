import { lookAround } from '../foes/awareness.ts';
import { cellDistance, isWalkable } from '../space/ground.ts';
import { type Draft, type FoeDraft, foeAt, renewGround, tell } from './draft.ts';
import { clearNoise } from './noise.ts';
import { seeGround } from './see.ts';
import { giveSignals } from './signals.ts';

/** What a turn ends with: sight, noise, who notices whom, signals, and the seal of a hall (RULES.md §1). */
export function afterTurn(draft: Draft): void {
  dropLure(draft);
  sealHall(draft);
  seeGround(draft);
  clearNoise(draft);
  giveSignals(draft, 'enter');
  lookAround(draft);
}

function dropLure(draft: Draft): void {
  const { lure } = draft.floor;
  if (lure === null) return;
  draft.floor.lure = lure.left > 1 ? { cell: lure.cell, left: lure.left - 1 } : null;
}

/** Standing in the hall at the end of a turn shuts it, and wakes who waits there (RULES.md §22). */
function sealHall(draft: Draft): void {
  const { arena } = draft.level;
  if (arena === null || draft.floor.sealed || draft.run.bossFell) return;
  if (!arena.hall.includes(draft.hero.cell)) return;
  for (const foe of draft.foes) if (arena.seal.includes(foe.cell)) stepBack(draft, foe);
  draft.floor.sealed = true;
  renewGround(draft);
  tell(draft, { kind: 'sealed', cells: arena.seal });
  const boss = draft.foes.find(({ id }) => id === arena.boss);
  if (boss !== undefined) boss.aware = true;
}

/** Whoever stands where the seal falls is put outside: nobody follows (RULES.md §22). */
function stepBack(draft: Draft, foe: FoeDraft): void {
  const { level, ground } = draft;
  const hall = new Set([...(level.arena?.hall ?? []), ...(level.arena?.seal ?? [])]);
  const outside = Array.from({ length: ground.cells }, (_, cell) => cell).filter(
    (cell) => !hall.has(cell) && isWalkable(ground, cell) && foeAt(draft, cell) === undefined,
  );
  const nearest = outside.sort(
    (one, other) => cellDistance(ground, one, foe.cell) - cellDistance(ground, other, foe.cell),
  )[0];
  if (nearest !== undefined) foe.cell = nearest;
}
