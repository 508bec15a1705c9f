import type { Cell } from '../floors/level.ts';
import { turned } from '../space/direction.ts';
import type { Ground } from '../space/ground.ts';
import { isFlyable, offsetCell, stepFrom } from '../space/ground.ts';
import type { Announced, Projectile } from '../state.ts';
import { ATTACKS } from '../tables/attacks.ts';
import { type Draft, type FoeDraft, foeAt, isOn, isRunning, type Mutable, tellAt } from '../turn/draft.ts';
import { hitHero, hurtFoe, isElite, shakeFoe } from './hurt.ts';
import { foeDamage } from './species.ts';

/** A shot leaves the hand: it lies at the shooter and flies from the next world turn on (RULES.md §13). */
export function launch(draft: Draft, foe: FoeDraft, attack: Announced): void {
  const { range, speed } = ATTACKS.rows[attack.id];
  const cell = offsetCell(draft.ground, foe.cell, attack.originX, attack.originY);
  const id = draft.floor.nextProjectile;
  draft.floor.nextProjectile += 1;
  draft.projectiles.push({
    id,
    cell,
    direction: attack.facing,
    speed,
    left: range,
    damage: foeDamage(attack.id, 0, isElite(draft, foe)),
    owner: foe.id,
    attack: attack.id,
  });
  tellAt(draft, cell, { kind: 'shot', id, who: foe.id, cell, direction: attack.facing });
}

/** All shots fly, the oldest first, one cell at a time. */
export function flyShots(draft: Draft): void {
  for (const shot of [...draft.projectiles]) {
    if (!isRunning(draft)) return;
    const from = shot.cell;
    const ended = fly(draft, shot);
    if (ended) draft.projectiles = draft.projectiles.filter((each) => each !== shot);
    tellAt(draft, shot.cell, { kind: 'flew', id: shot.id, from, to: shot.cell, ended });
  }
}

function fly(draft: Draft, shot: Mutable<Projectile>): boolean {
  for (let flown = 0; flown < shot.speed; flown++) {
    const next = stepFrom(draft.ground, shot.cell, shot.direction);
    if (shot.left <= 0 || next < 0 || !isFlyable(draft.ground, next)) return true;
    shot.cell = next;
    shot.left -= 1;
    if (hits(draft, shot)) return true;
  }
  return shot.left <= 0;
}

/** The first body on the way, whoever it is but the one who shot (RULES.md §13). */
function hits(draft: Draft, shot: Projectile): boolean {
  const blow = { kind: 'attack', attack: shot.attack, stage: 0, by: shot.owner } as const;
  if (draft.hero.cell === shot.cell) {
    const behind = stepFrom(draft.ground, shot.cell, turned(shot.direction, 4));
    hitHero(draft, shot.damage, blow, behind, ATTACKS.rows[shot.attack].species);
    return true;
  }
  const foe = foeAt(draft, shot.cell);
  if (foe === undefined || (foe.id === shot.owner && isOn(draft, 'own-shots-pass'))) return false;
  shakeFoe(draft, foe, shot.damage);
  hurtFoe(draft, foe, shot.damage, blow);
  return true;
}

/** The cells a shot will cross in the next world turn, as far as the ground lets it. */
export function shotPath(
  ground: Ground,
  shot: Pick<Projectile, 'cell' | 'direction' | 'speed' | 'left'>,
): readonly Cell[] {
  const cells: Cell[] = [];
  let at = shot.cell;
  for (let flown = 0; flown < Math.min(shot.speed, shot.left); flown++) {
    at = stepFrom(ground, at, shot.direction);
    if (at < 0 || !isFlyable(ground, at)) break;
    cells.push(at);
  }
  return cells;
}
