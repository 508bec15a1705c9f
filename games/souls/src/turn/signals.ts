import type { Cell } from '../floors/level.ts';
import { type Draft, tell } from './draft.ts';

/** Cells of one grid place of the tile map. */
const GRID = 10;

/**
 * A signal of the room the hero is in, or whose door it opens, calls whoever is awake nearby: they know where the hero is and come. It raises nobody's hand
 * (RULES.md §14).
 */
export function giveSignals(draft: Draft, on: 'enter' | 'open', at: Cell = draft.hero.cell): void {
  const { level, floor } = draft;
  if (level.signals.length === 0) return;
  const x = at % level.width;
  const y = Math.trunc(at / level.width);
  for (const [place, signal] of level.signals.entries()) {
    const room = level.rooms[signal.room];
    if (room === undefined || signal.on !== on || floor.signalled.includes(place)) continue;
    if (x < room.x || y < room.y || x >= room.x + room.width || y >= room.y + room.height) continue;
    floor.signalled = [...floor.signalled, place].sort((one, other) => one - other);
    call(draft, signal.room, signal.radius);
  }
}

function call(draft: Draft, roomId: number, radius: number): void {
  const { level, hero } = draft;
  const room = level.rooms[roomId];
  if (room === undefined) return;
  for (const foe of draft.foes) {
    const home = level.rooms[level.spawns[foe.id]?.room ?? -1];
    if (!foe.aware || home === undefined) continue;
    const apart = Math.max(Math.abs(home.x - room.x), Math.abs(home.y - room.y));
    if (apart > radius * GRID) continue;
    foe.hunting = true;
    foe.unseen = 0;
    foe.goal = hero.cell;
  }
  tell(draft, { kind: 'called', room: roomId, cell: hero.cell });
}
