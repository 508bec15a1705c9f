import { nextChance, nextOf, type Rng } from '@foretell/engine';
import { ASSEMBLY } from '../tables/assembly.ts';
import { claimRoom, isRoomFree } from './claims.ts';
import { CODE, WIDTH } from './codes.ts';
import { apart, isClear, randomFreeSpot, roomAt, type Site, type SiteRoom } from './site.ts';
import { enemyEntries } from './tile.ts';

/** Cells that two hearths keep between them. */
const HEARTHS_APART = 3;

/**
 * Who uses which room and where its things lie (RULES.md §21): arrival, situations and staged rooms say so themselves; the way
 * down, the second hearth, a vault on some floors and what lies about look for rooms of their own. Whether all that a floor must have found a place.
 */
export function furnish(site: Site, rng: Rng): boolean {
  for (const claim of ['entry', 'fire', 'keeper'] as const) claimRoom(site.registry, 0, claim);
  for (const room of site.rooms) {
    if (room.situation !== null) claimRoom(site.registry, room.id, 'chamber');
    if (enemyEntries(room.tile.enemies).length > 0) claimRoom(site.registry, room.id, 'staged');
  }
  return placeStairs(site, rng) && placeHearth(site, rng) && placeVaultAndPickups(site, rng);
}

/** The way down: in the farther half of the rooms that nobody has claimed, or in any of them. */
function placeStairs(site: Site, rng: Rng): boolean {
  const far = (room: SiteRoom) => apart(site.arrival, room.y * WIDTH + room.x);
  const free = site.rooms.filter(({ id }) => isRoomFree(site.registry, id)).map(far);
  const middle = free.sort((one, other) => one - other)[free.length >> 1] ?? 0;
  const fits = (cell: number) => isClear(site, cell);
  const strict = randomFreeSpot(site, rng, { rooms: (room) => far(room) >= middle, fits });
  const cell = strict >= 0 ? strict : randomFreeSpot(site, rng);
  if (cell < 0) return false;
  site.stairs = cell;
  take(site, cell, 'stairs');
  return true;
}

function placeHearth(site: Site, rng: Rng): boolean {
  const [first = 0] = site.hearths;
  const isApart = (cell: number) => apart(first, cell) > HEARTHS_APART;
  const strict = randomFreeSpot(site, rng, { fits: (cell) => isApart(cell) && isClear(site, cell) });
  const cell = strict >= 0 ? strict : randomFreeSpot(site, rng, { fits: isApart });
  if (cell < 0) return false;
  site.hearths.push(cell);
  take(site, cell, 'fire');
  return true;
}

/** The lot for a vault is drawn whether or not a room is found, so that what follows does not depend on it. */
function placeVaultAndPickups(site: Site, rng: Rng): boolean {
  const wantsVault = nextChance(rng, ASSEMBLY.vaults, 100);
  const corners = site.rooms
    .filter(({ id }) => isRoomFree(site.registry, id))
    .flatMap((room) => room.corners.filter((cell) => isCornerFloor(site, room, cell)));
  if (wantsVault && corners.length > 0) {
    const cell = nextOf(rng, corners);
    site.chests.push(cell);
    take(site, cell, 'store');
  }
  for (let pickup = 0; pickup < ASSEMBLY.pickups; pickup++) {
    const cell = randomFreeSpot(site, rng, {
      share: ['store', 'stairs'],
      fits: (each) => isClear(site, each),
    });
    if (cell < 0) return false;
    site.pickups.push(cell);
    site.taken[cell] = 1;
  }
  return true;
}

/** A corner counts where the floor beside it lets two guards stand before the chest. */
function isCornerFloor(site: Site, room: SiteRoom, cell: number): boolean {
  return guardCells(room, cell).every((each) => isFree(site, each));
}

function isFree(site: Site, cell: number): boolean {
  return site.ground[cell] === CODE.floor && site.taken[cell] === 0;
}

/** The two cells before a chest in a corner, towards the middle of its room. */
export function guardCells(
  room: Pick<SiteRoom, 'x' | 'y' | 'width' | 'height'>,
  chest: number,
): readonly [number, number] {
  const dx = (chest % WIDTH) - room.x < room.width / 2 ? 1 : -1;
  const dy = Math.trunc(chest / WIDTH) - room.y < room.height / 2 ? WIDTH : -WIDTH;
  return [chest + 2 * dx + dy, chest + dx + 2 * dy];
}

function take(site: Site, cell: number, claim: 'stairs' | 'fire' | 'store'): void {
  site.taken[cell] = 1;
  claimRoom(site.registry, roomAt(site, cell), claim);
}
