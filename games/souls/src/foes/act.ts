import { nextBelow } from '@foretell/engine';
import type { Announced } from '../state.ts';
import { ATTACKS } from '../tables/attacks.ts';
import { SPECIES } from '../tables/enemies.ts';
import type { AttackId } from '../tables/ids.ts';
import { RULE } from '../tables/numbers.ts';
import { ROLES } from '../tables/roles.ts';
import { type Draft, type FoeDraft, isOn, isRunning } from '../turn/draft.ts';
import { aimed } from './announce.ts';
import { distanceToHero, seesHero } from './awareness.ts';
import { beginWindup } from './land.ts';
import { moveFoe, roleOf } from './move.ts';
import { attacksOf, cheapestOf } from './species.ts';
import { beginRest, tickFoe } from './tick.ts';

/** One enemy's share of a world turn: as many acts as its energy buys, each a step or the raising of a hand (RULES.md §1). */
export function actFoe(draft: Draft, foe: FoeDraft): void {
  const isBusy = foe.state === 'windup' || foe.state === 'recovery' || foe.state === 'resting';
  const banks = !isOn(draft, 'energy-when-free');
  if (banks) foe.energy += SPECIES.rows[foe.species].speed;
  if (isBusy || !foe.aware) return;
  if (!banks) foe.energy += SPECIES.rows[foe.species].speed;
  const most = banks ? 99 : RULE.acts_a_turn;
  for (let act = 0; act < most && foe.energy >= RULE.act_energy && isRunning(draft) && foe.hp > 0; act++) {
    foe.energy -= RULE.act_energy;
    actOnce(draft, foe);
  }
  // What is left over never buys an act of a later turn by itself.
  if (!banks) foe.energy = Math.min(foe.energy, RULE.act_energy - 1);
}

function actOnce(draft: Draft, foe: FoeDraft): void {
  if (foe.state !== 'ready') {
    // With the rule on nobody acts who is busy.
    if (!isOn(draft, 'state-once-a-turn')) tickFoe(draft, foe);
    return;
  }
  if (foe.stamina < cheapestOf(foe.species)) {
    beginRest(draft, foe);
    return;
  }
  const choice = foe.hunting && seesHero(draft, foe) ? chooseAct(draft, foe) : undefined;
  if (choice === 'moved') return;
  if (choice === undefined) {
    moveFoe(draft, foe);
    return;
  }
  const row = ATTACKS.rows[choice.id];
  foe.stamina -= row.cost;
  foe.wasHit = false;
  beginWindup(draft, foe, choice, row.windup);
}

/** An attack, or for a shooter that somebody has stepped up to a step back, where there is one and no blow is to hand. */
function chooseAct(draft: Draft, foe: FoeDraft): Announced | 'moved' | undefined {
  const isCrowded = ROLES.rows[roleOf(draft, foe)].nearest > 0 && distanceToHero(draft, foe) <= 1;
  if (!isCrowded) return chooseAttack(draft, foe, true);
  const blow = chooseAttack(draft, foe, false);
  if (blow !== undefined) return blow;
  const from = foe.cell;
  moveFoe(draft, foe);
  return foe.cell === from ? chooseAttack(draft, foe, true) : 'moved';
}

/** Of the attacks that could meet the hero and can be paid one is drawn, the dearest twice as likely (RULES.md §12). */
function chooseAttack(draft: Draft, foe: FoeDraft, withShots: boolean): Announced | undefined {
  const choices: Announced[] = [];
  for (const id of attacksOf(foe.species)) {
    if (!isReady(foe, id) || (!withShots && ATTACKS.rows[id].range > 0)) continue;
    const announced = aimed(draft, foe, id, 0);
    if (announced !== undefined) choices.push(announced);
  }
  if (choices.length < 2) return choices[0];
  const dearest = Math.max(...choices.map(({ id }) => ATTACKS.rows[id].cost));
  const weights = choices.map(({ id }) =>
    ATTACKS.rows[id].cost === dearest ? RULE.dear_weight : RULE.cheap_weight,
  );
  let ticket = nextBelow(
    draft.rng,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  return choices.find((_, at) => {
    ticket -= weights[at] ?? 0;
    return ticket < 0;
  });
}

function isReady(foe: FoeDraft, id: AttackId): boolean {
  const { cost, prepared } = ATTACKS.rows[id];
  return cost <= foe.stamina && (prepared === 'always' || foe.wasHit);
}
