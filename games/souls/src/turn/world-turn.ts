import { actFoe } from '../foes/act.ts';
import { tickForgetting } from '../foes/awareness.ts';
import { flyShots } from '../foes/shots.ts';
import { tickFoe } from '../foes/tick.ts';
import { tickHeroWindup } from '../hero/busy.ts';
import { burnFuses } from '../items/fuses.ts';
import { afterTurn } from './after-turn.ts';
import { type Draft, isRunning, tell } from './draft.ts';
import { upkeep } from './upkeep.ts';

/**
 * The world's answer to one turn of the hero (RULES.md §1): the hero's own windup, shots, the time of each enemy, the acts of
 * each enemy, the hero's upkeep, and what everybody sees then. In the Hall of Ashes there is no clock.
 */
export function worldTurn(draft: Draft): void {
  if (draft.floor.depth === 0 || !isRunning(draft)) return;
  draft.turn += 1;
  tell(draft, { kind: 'turn', turn: draft.turn });
  tickHeroWindup(draft);
  if (isRunning(draft)) flyShots(draft);
  if (isRunning(draft)) burnFuses(draft);
  eachFoe(draft, (foe) => {
    tickFoe(draft, foe);
    tickForgetting(draft, foe);
  });
  eachFoe(draft, (foe) => actFoe(draft, foe));
  if (!isRunning(draft)) return;
  upkeep(draft);
  afterTurn(draft);
}

/** In the order they were spawned; those who fell on the way have no turn any more. */
function eachFoe(draft: Draft, visit: (foe: Draft['foes'][number]) => void): void {
  for (const foe of draft.foes) {
    if (!isRunning(draft)) return;
    if (foe.hp > 0) visit(foe);
  }
}
