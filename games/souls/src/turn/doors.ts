import type { Cell } from '../floors/level.ts';
import { type Draft, renewGround, tellAt } from './draft.ts';

/** Opens the door that has a leaf here; the other leaf opens with it (RULES.md §3). */
export function openDoorAt(draft: Draft, cell: Cell): void {
  const place = draft.level.doors.findIndex(({ leaves }) => leaves.includes(cell));
  const door = draft.level.doors[place];
  if (door === undefined || draft.floor.openDoors.includes(place)) return;
  draft.floor.openDoors = [...draft.floor.openDoors, place].sort((one, other) => one - other);
  renewGround(draft);
  tellAt(draft, cell, { kind: 'door-opened', cell, leaves: door.leaves });
}
