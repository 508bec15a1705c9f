import type { Cell } from '../floors/level.ts';
import { STEP_X, STEP_Y } from '../space/direction.ts';
import { allowsDiagonal, offsetCell, stepFrom } from '../space/ground.ts';
import type { Announced } from '../state.ts';
import { ATTACKS } from '../tables/attacks.ts';
import { RULE } from '../tables/numbers.ts';
import {
  bodyCells,
  covers,
  type Draft,
  type FoeDraft,
  isCovered,
  isOn,
  isRunning,
  nearestBodyCell,
  tellAt,
  tellForced,
} from '../turn/draft.ts';
import { aimed, announce, announceCharge, bodyFits, struckCells } from './announce.ts';
import { hitHero, hurtFoe, isElite, shakeFoe } from './hurt.ts';
import { pushFoe, pushHero } from './push.ts';
import { launch } from './shots.ts';
import { foeDamage, stageRowOf } from './species.ts';

/** A windup ends: the blow lands, and what follows it is announced or recovery begins (RULES.md §6). */
export function land(draft: Draft, foe: FoeDraft): void {
  const { attack } = foe;
  if (attack === null) return;
  foe.impact = 0;
  const hitWall = strike(draft, foe, attack);
  if (foe.hp <= 0) return;
  const next = hitWall || !isRunning(draft) ? undefined : following(draft, foe, attack);
  if (next === undefined) {
    recover(foe, attack);
    return;
  }
  beginWindup(draft, foe, next, stageRowOf(attack.id)?.windup ?? 1);
  if (!isOn(draft, 'one-stage-a-turn')) land(draft, foe);
}

/** Raises the hand for one stage. The player is told wherever it is, save for what lies under noise. */
export function beginWindup(draft: Draft, foe: FoeDraft, attack: Announced, turns: number): void {
  foe.state = 'windup';
  foe.timer = turns;
  foe.attack = attack;
  foe.facing = attack.facing;
  foe.impact = 0;
  const body = bodyCells(draft.ground, foe).find((cell) => !isCovered(draft, cell)) ?? foe.cell;
  tellForced(draft, body, {
    kind: 'announced',
    who: foe.id,
    cell: foe.cell,
    attack: attack.id,
    stage: attack.stage,
    turns,
    cells: struckCells(draft, foe, attack).filter((cell) => !isCovered(draft, cell)),
  });
}

function recover(foe: FoeDraft, attack: Announced): void {
  const { recovery } = ATTACKS.rows[attack.id];
  foe.state = recovery > 0 ? 'recovery' : 'ready';
  foe.timer = recovery;
  foe.attack = recovery > 0 ? attack : null;
}

/** Carries one stage out. Returns whether a charge ran into a wall. */
function strike(draft: Draft, foe: FoeDraft, attack: Announced): boolean {
  const row = ATTACKS.rows[attack.id];
  if (row.range > 0) {
    launch(draft, foe, attack);
    return false;
  }
  const cells = struckCells(draft, foe, attack);
  if (row.shape !== 'body') lunge(draft, foe, attack);
  tellAt(draft, foe.cell, {
    kind: 'landed',
    who: foe.id,
    cell: foe.cell,
    attack: attack.id,
    stage: attack.stage,
    cells,
  });
  strikeBodies(draft, foe, attack, cells);
  return row.shape === 'body' && foe.hp > 0 && isRunning(draft) && chargeOn(draft, foe, attack);
}

/** Everybody on the cells but the striker, each once however many cells its body has (RULES.md §5). */
function strikeBodies(draft: Draft, foe: FoeDraft, attack: Announced, cells: readonly Cell[]): void {
  const damage = foeDamage(attack.id, attack.stage, isElite(draft, foe));
  const { push } = ATTACKS.rows[attack.id];
  const blow = { kind: 'attack', attack: attack.id, stage: attack.stage, by: foe.id } as const;
  for (const other of [...draft.foes]) {
    if (other === foe) continue;
    const covered = cells.filter((cell) => covers(draft.ground, other, cell)).length;
    const times = isOn(draft, 'one-body-one-hit') ? Math.min(covered, 1) : covered;
    for (let hit = 0; hit < times; hit++) {
      shakeFoe(draft, other, damage);
      hurtFoe(draft, other, damage, blow);
      pushFoe(draft, other, attack.facing, push);
    }
  }
  if (!cells.includes(draft.hero.cell)) return;
  hitHero(draft, damage, blow, nearestBodyCell(draft.ground, foe, draft.hero.cell), foe.species);
  if (isRunning(draft)) pushHero(draft, attack.facing, push);
}

/** The lunge before the blow: as far as was announced, or less where something has come in the way. */
function lunge(draft: Draft, foe: FoeDraft, { facing, step }: Announced): void {
  const from = foe.cell;
  for (let gone = 0; gone < step; gone++) {
    const next = stepFrom(draft.ground, foe.cell, facing);
    if (next < 0 || !allowsDiagonal(draft.ground, foe.cell, facing) || !bodyFits(draft, foe, next)) break;
    foe.cell = next;
  }
  if (foe.cell !== from) tellAt(draft, foe.cell, { kind: 'walked', who: foe.id, from, to: foe.cell });
}

/** A large body runs on through what it struck. A wall ends that and hurts (RULES.md §12). */
function chargeOn(draft: Draft, foe: FoeDraft, { facing, step }: Announced): boolean {
  const from = foe.cell;
  let wall = false;
  for (let gone = 0; gone < step && !wall; gone++) {
    const next = offsetCell(draft.ground, foe.cell, STEP_X[facing] ?? 0, STEP_Y[facing] ?? 0);
    if (next >= 0 && bodyFits(draft, foe, next)) foe.cell = next;
    else wall = next < 0 || !fitsWithoutBodies(draft, foe, next);
    if (foe.cell !== next) break;
  }
  if (foe.cell !== from) tellAt(draft, foe.cell, { kind: 'walked', who: foe.id, from, to: foe.cell });
  if (wall) hurtFoe(draft, foe, RULE.charge_wall_damage, { kind: 'wall' });
  return wall;
}

function fitsWithoutBodies(draft: Draft, foe: FoeDraft, cell: Cell): boolean {
  const empty: Draft = { ...draft, foes: [foe], hero: { ...draft.hero, cell: -1 } };
  return bodyFits(empty, foe, cell);
}

/** What comes after a stage: aimed anew at where the hero stands, or along the first facing; none when it could not meet the hero. */
function following(draft: Draft, foe: FoeDraft, attack: Announced): Announced | undefined {
  const row = stageRowOf(attack.id);
  if (row === undefined || attack.stage >= row.times) return undefined;
  const stage = attack.stage + 1;
  if (row.shape === 'body') return announceCharge(draft, foe, attack.id, stage, attack.facing);
  if (row.reaim && isOn(draft, 're-aim')) return aimed(draft, foe, attack.id, stage);
  // From the same part of the body as before, which stands where the lunge took it.
  const x = attack.originX - attack.step * (STEP_X[attack.facing] ?? 0);
  const y = attack.originY - attack.step * (STEP_Y[attack.facing] ?? 0);
  const from = offsetCell(draft.ground, foe.cell, x, y);
  return announce(draft, foe, attack.id, stage, attack.facing, from < 0 ? foe.cell : from);
}
