import type { Cell } from '../floors/level.ts';
import { reaches } from '../foes/announce.ts';
import { drainFoe, hurtFoe, shakeFoe, unmake } from '../foes/hurt.ts';
import { isTaken, pushFoe } from '../foes/push.ts';
import { type Direction, turned } from '../space/direction.ts';
import { allowsDiagonal, isWalkable, offsetCell, stepFrom } from '../space/ground.ts';
import { shapeCells } from '../space/shape-cells.ts';
import type { WeaponItem } from '../state.ts';
import { ATTACKS } from '../tables/attacks.ts';
import { SPECIES } from '../tables/enemies.ts';
import type { ShapeId, SkillId } from '../tables/ids.ts';
import type { SkillRow } from '../tables/rows.ts';
import { SKILLS } from '../tables/skills.ts';
import { covers, type Draft, type FoeDraft, foeAt, isOn, tell } from '../turn/draft.ts';
import { refundOf } from './bar.ts';
import { bladeOf } from './blade.ts';
import { giveStamina } from './give.ts';
import { detonate, mark } from './marks.ts';
import { traitSum } from './stats.ts';

/** Carries a skill out that is paid for and wound up. */
export function resolveSkill(
  draft: Draft,
  skill: SkillId,
  facing: Direction,
  striker: WeaponItem | null,
): void {
  const row: SkillRow = SKILLS.rows[skill];
  draft.hero.facing = facing;
  if (row.gain > 0) giveStamina(draft, row.gain, skill);
  if (row.detonates) detonate(draft, bladeOf(skill, striker));
  if (row.shape === null) return;
  lunge(draft, facing, row.step);
  const cells = heroCells(draft, skill, row.shape, facing);
  tell(draft, { kind: 'struck', skill, facing, cells });
  const bodies = bodiesOn(draft, cells);
  if (row.follows) {
    for (const body of bodies) turnAside(draft, body, facing);
    return;
  }
  strikeBodies(draft, skill, facing, striker, bodies);
}

function strikeBodies(
  draft: Draft,
  skill: SkillId,
  facing: Direction,
  striker: WeaponItem | null,
  bodies: readonly FoeDraft[],
): void {
  const row: SkillRow = SKILLS.rows[skill];
  const blade = bladeOf(skill, striker);
  let kills = 0;
  for (const body of bodies) {
    if (row.cancels) unmakeFoe(draft, body);
    shakeFoe(draft, body, blade.impact);
    if (blade.drain > 0) drainFoe(body, blade.drain);
    hurtFoe(draft, body, blade.damage, { kind: 'skill', skill });
    if (body.hp <= 0) kills += 1;
    else shift(draft, body, facing, blade.push);
    if (row.marks > 0 && body.hp > 0) mark(draft, body, row.marks);
  }
  if (bodies.length > 0) spendOil(draft, striker);
  const refund = refundOf(draft.hero, skill, striker);
  if (refund > 0 && bodies.length > 0 && blade.damage > 0) giveStamina(draft, refund, skill);
  reap(draft, kills * traitSum(striker, 'reap'));
}

/** A true cancel of whatever it has announced. */
function unmakeFoe(draft: Draft, foe: FoeDraft): void {
  if (foe.state === 'windup' && foe.attack !== null) unmake(draft, foe, ATTACKS.rows[foe.attack.id].recovery);
}

/** Pushed by one, unmade, and followed: all of it or nothing (RULES.md §8). */
function turnAside(draft: Draft, foe: FoeDraft, facing: Direction): void {
  const vacated = foe.cell;
  if (SPECIES.rows[foe.species].size > 1 || pushFoe(draft, foe, facing, 1) === 0) return;
  if (foe.hp > 0) unmakeFoe(draft, foe);
  if (isTaken(draft, vacated) || !isWalkable(draft.ground, vacated)) return;
  const from = draft.hero.cell;
  draft.hero.cell = vacated;
  tell(draft, { kind: 'walked', who: 'hero', from, to: vacated });
}

function shift(draft: Draft, foe: FoeDraft, facing: Direction, push: number): void {
  if (push > 0) pushFoe(draft, foe, facing, push);
  if (push < 0) pushFoe(draft, foe, turned(facing, 4), -push);
}

/** The lunge of the hero before a blow: it stops in front of whatever is in the way. */
export function lunge(draft: Draft, facing: Direction, longest: number): void {
  const from = draft.hero.cell;
  for (let gone = 0; gone < longest; gone++) {
    const to = stepFrom(draft.ground, draft.hero.cell, facing);
    if (to < 0 || !isWalkable(draft.ground, to) || foeAt(draft, to) !== undefined) break;
    if (!allowsDiagonal(draft.ground, draft.hero.cell, facing)) break;
    draft.hero.cell = to;
  }
  if (draft.hero.cell !== from) tell(draft, { kind: 'walked', who: 'hero', from, to: draft.hero.cell });
}

/** The cells a skill strikes from where the hero stands; a shot that stops at bodies stops at the first. */
export function heroCells(draft: Draft, skill: SkillId, shape: ShapeId, facing: Direction): readonly Cell[] {
  const { hero, ground } = draft;
  const offsets = shapeCells(shape, facing);
  const cells: Cell[] = [];
  for (let at = 0; at < offsets.length; at += 2) {
    const cell = offsetCell(ground, hero.cell, offsets[at] ?? 0, offsets[at + 1] ?? 0);
    if (cell < 0 || !reaches(draft, hero.cell, cell)) continue;
    cells.push(cell);
    if (SKILLS.rows[skill].firstBody && foeAt(draft, cell) !== undefined) break;
  }
  return cells;
}

/** Everybody on the cells, each once, in the order they act; with the rule left out once for each cell. */
export function bodiesOn(draft: Draft, cells: readonly Cell[]): readonly FoeDraft[] {
  return draft.foes.flatMap((foe) => {
    const covered = cells.filter((cell) => covers(draft.ground, foe, cell));
    return isOn(draft, 'one-body-one-hit') ? (covered.length > 0 ? [foe] : []) : covered.map(() => foe);
  });
}

/** An oil counts blows that met somebody, never turns. */
function spendOil(draft: Draft, striker: WeaponItem | null): void {
  if (striker?.temporary == null) return;
  const { trait, hits } = striker.temporary;
  const worn: WeaponItem = { ...striker, temporary: hits > 1 ? { trait, hits: hits - 1 } : null };
  const { gear } = draft.hero;
  draft.hero.gear = gear.main === striker ? { ...gear, main: worn } : { ...gear, off: worn };
}

/** Turns off every cooldown; nothing else comes of a kill (RULES.md §2). */
function reap({ hero }: Draft, turns: number): void {
  if (turns <= 0 || hero.cooldowns.length === 0) return;
  hero.cooldowns = hero.cooldowns
    .map(({ skill, left }) => ({ skill, left: left - turns }))
    .filter(({ left }) => left > 0);
}
