import { hasBit, withBits } from '../space/bits.ts';
import { sightFrom } from '../space/sight.ts';
import type { Draft } from './draft.ts';

/** Remembers the ground in sight, the border of the room the hero is in, and doors seen open (RULES.md §14). */
export function seeGround(draft: Draft): void {
  const { ground, hero, floor, level } = draft;
  const sight = sightFrom(ground, hero.cell);
  floor.seen = withBits(floor.seen, sight);
  const room = roomAt(draft);
  if (room !== null) floor.seen = withBits(floor.seen, borderOf(level, room));
  if (floor.knownDoors.length === floor.openDoors.length) return;
  const known = floor.openDoors.filter(
    (place) =>
      floor.knownDoors.includes(place) ||
      (level.doors[place]?.leaves ?? []).some((leaf) => hasBit(sight, leaf)),
  );
  if (known.length !== floor.knownDoors.length) floor.knownDoors = known;
}

/** The room whose rectangle the hero stands in; null on a level of one drawn room, which is lit by sight alone. */
function roomAt({ hero, level }: Draft): number | null {
  if (level.rooms.length < 2) return null;
  const x = hero.cell % level.width;
  const y = Math.trunc(hero.cell / level.width);
  const place = level.rooms.findIndex(
    (room) => x >= room.x && y >= room.y && x < room.x + room.width && y < room.y + room.height,
  );
  return place < 0 ? null : place;
}

const borders = new WeakMap<Draft['level'], Map<number, Int32Array>>();

/** The border ring of a room's rectangle as bits. */
function borderOf(level: Draft['level'], place: number): Int32Array {
  const kept = borders.get(level) ?? new Map<number, Int32Array>();
  borders.set(level, kept);
  const known = kept.get(place);
  if (known !== undefined) return known;
  const bits = new Int32Array((level.width * level.height + 31) >> 5);
  const room = level.rooms[place];
  if (room !== undefined) {
    for (let y = room.y; y < room.y + room.height; y++) {
      for (let x = room.x; x < room.x + room.width; x++) {
        const isBorder =
          x === room.x || y === room.y || x === room.x + room.width - 1 || y === room.y + room.height - 1;
        const cell = y * level.width + x;
        if (isBorder) bits[cell >> 5] = (bits[cell >> 5] ?? 0) | (1 << (cell & 31));
      }
    }
  }
  kept.set(place, bits);
  return bits;
}
