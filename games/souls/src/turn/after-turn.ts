import { lookAround } from '../foes/awareness.ts';
import type { Draft } from './draft.ts';
import { renewGround, tell } from './draft.ts';
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
  draft.floor.sealed = true;
  renewGround(draft);
  tell(draft, { kind: 'sealed', cells: arena.seal });
  const boss = draft.foes.find(({ id }) => id === arena.boss);
  if (boss !== undefined) boss.aware = true;
}
