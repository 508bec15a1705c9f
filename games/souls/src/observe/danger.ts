import { struckCells } from '../foes/announce.ts';
import { shotPath } from '../foes/shots.ts';
import { foeDamage, stageRowOf } from '../foes/species.ts';
import { burstCells } from '../items/fuses.ts';
import { hasBit } from '../space/bits.ts';
import type { Ground } from '../space/ground.ts';
import type { State } from '../state.ts';
import type { Switch } from '../switches.ts';
import { ATTACKS } from '../tables/attacks.ts';
import { CONSUMABLES } from '../tables/items.ts';
import type { DangerView } from '../view.ts';

/**
 * Every announced cell that is not under noise: windups wherever their owner is, shots and fuses in sight. The cells are those
 * of the function that strikes (RULES.md §6).
 */
export function dangerOf(state: State, ground: Ground, inSight: ArrayLike<number>): readonly DangerView[] {
  const { floor } = state;
  const danger: DangerView[] = [];
  for (const enemy of floor.enemies) if (enemy.state === 'windup') pushWindup(danger, state, ground, enemy);
  for (const shot of floor.projectiles) {
    if (!hasBit(inSight, shot.cell)) continue;
    for (const cell of shotPath(ground, shot)) {
      danger.push({
        cell,
        turns: 1,
        damage: shot.damage,
        owner: shot.owner,
        kind: 'projectile',
        followed: false,
      });
    }
  }
  for (const { cell: pot, left } of floor.fuses) {
    for (const cell of burstCells(ground, pot)) {
      const { damage } = CONSUMABLES.rows.fusepot;
      danger.push({ cell, turns: left, damage, owner: null, kind: 'fuse', followed: false });
    }
  }
  const { noise } = floor;
  const shown = noise === null ? danger : danger.filter(({ cell }) => !hasBit(noise, cell));
  return shown.length < 2 ? shown : shown.sort((one, other) => one.turns - other.turns);
}

function pushWindup(
  danger: DangerView[],
  state: State,
  ground: Ground,
  enemy: State['floor']['enemies'][number],
): void {
  const { attack } = enemy;
  if (attack === null) return;
  const elite = ground.level.spawns[enemy.id]?.elite ?? false;
  const damage = foeDamage(attack.id, attack.stage, elite);
  const { range, speed } = ATTACKS.rows[attack.id];
  const stages = stageRowOf(attack.id)?.times ?? 0;
  const followed = attack.stage < stages;
  const cells = struckCells({ ground, off: offOf(state) }, enemy, attack);
  for (const [place, cell] of cells.entries()) {
    // A shot leaves when the windup ends and flies from the turn after.
    const turns = range > 0 ? enemy.timer + Math.ceil((place + 1) / speed) : enemy.timer;
    const kind = range > 0 ? 'aim' : 'windup';
    danger.push({ cell, turns, damage, owner: enemy.id, kind, followed });
  }
}

/** The rules left out, which what is drawn leaves out as well. */
function offOf({ config }: State): ReadonlySet<Switch> {
  return config.off.length === 0 ? NONE : new Set(config.off);
}

const NONE: ReadonlySet<Switch> = new Set();
