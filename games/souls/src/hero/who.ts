import type { Cell } from '../floors/level.ts';
import type { Ground } from '../space/ground.ts';
import type { Enemy } from '../state.ts';
import { covers } from '../turn/draft.ts';

/** The enemy on a cell, of a state or of a draft. */
export function foeOf(
  { floor }: { readonly floor: { readonly enemies: readonly Enemy[] } },
  ground: Ground,
  cell: Cell,
): Enemy | undefined {
  return floor.enemies.find((enemy) => enemy.hp > 0 && covers(ground, enemy, cell));
}
