import type { Draft } from '../turn/draft.ts';
import { takeItem } from './bag.ts';
import { chestDrop, pickupDrop } from './drops.ts';

/** The name under which a thing of a floor is taken for good. */
export function takenName(depth: number, kind: 'chest' | 'pickup', id: number): string {
  return `${depth}/${kind}/${id}`;
}

/** Takes what lies under the hero. */
export function pickUp(draft: Draft): void {
  const { level, hero, floor, run, before } = draft;
  const id = level.pickups.indexOf(hero.cell);
  if (id < 0) return;
  const name = takenName(floor.depth, 'pickup', id);
  if (!run.taken.includes(name)) takeItem(draft, pickupDrop(before.seed, floor.depth, id), name, 'floor');
}

/** Opens a chest: what it holds was decided with the floor. */
export function openChest(draft: Draft, id: number): void {
  const { floor, before } = draft;
  takeItem(draft, chestDrop(before.seed, floor.depth, id), takenName(floor.depth, 'chest', id), 'chest');
}
