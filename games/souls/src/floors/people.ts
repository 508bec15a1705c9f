import { nextBelow, nextChance, type Rng } from '@foretell/engine';
import { ASSEMBLY } from '../tables/assembly.ts';
import { SPECIES } from '../tables/enemies.ts';
import { FLOOR_KEYS, FLOORS, GROUPS, SITUATIONS, spawnWeight } from '../tables/floors.ts';
import { type RoleId, SPECIES_IDS, type SpeciesId } from '../tables/ids.ts';
import { guardCells } from './furnish.ts';
import type { Cell } from './level.ts';
import { apart, freeCells, randomFreeSpot, roomAt, type Site, type SiteRoom } from './site.ts';
import { addAt, addRandom, addSpawn, drawSpecies, type How, isFreeFor, wishFor } from './spawn.ts';
import { type EnemyEntry, enemyEntries } from './tile.ts';

/**
 * Who is on a floor (RULES.md §21), in the order in which they act: casts of situations, whom tiles ask for, guards of the vault, the
 * elite, somebody slow and somebody fast, a group, and lots for the rest of the budget. What tiles ask for counts within it. Whether
 * everybody that a floor must have found a place.
 */
export function people(site: Site, rng: Rng): boolean {
  const floor = FLOORS.rows[FLOOR_KEYS[site.depth - 1] ?? '1'];
  if (!site.rooms.every((room) => castSituation(site, rng, room))) return false;
  if (!site.rooms.every((room) => entriesOf(room).every((entry) => addEntry(site, rng, room, entry))))
    return false;
  guardVault(site, rng);
  if (floor.elite && !addElite(site, rng)) return false;
  if (!haveSpeeds(site, rng)) return false;
  for (let group = 0; group < ASSEMBLY.groups; group++)
    addGroup(site, rng, floor.budget - site.spawns.length);
  while (site.spawns.length < floor.budget) {
    if (!addRandom(site, rng, drawSpecies(rng, site.depth))) return false;
  }
  return true;
}

/** Somebody slow and somebody fast on every floor, whoever is there already. */
function haveSpeeds(site: Site, rng: Rng): boolean {
  return [isSlow, isFast].every(
    (accepts) =>
      site.spawns.some(({ species }) => accepts(species)) ||
      addRandom(site, rng, drawSpecies(rng, site.depth, accepts)),
  );
}

function entriesOf(room: SiteRoom): readonly EnemyEntry[] {
  return enemyEntries(room.tile.enemies);
}

function isSlow(species: SpeciesId): boolean {
  return SPECIES.rows[species].speed < ASSEMBLY.slow_below;
}

function isFast(species: SpeciesId): boolean {
  return SPECIES.rows[species].speed > ASSEMBLY.fast_above;
}

/** Exactly its cast: each role on the cells of its anchor that are farthest from where one comes in. */
function castSituation(site: Site, rng: Rng, room: SiteRoom): boolean {
  if (room.situation === null) return true;
  const { ledgeRole, ledgeCount, laneRole, laneCount } = SITUATIONS.rows[room.situation];
  const [entry = site.arrival] = room.entry?.cells ?? [];
  const far = (cells: readonly Cell[], count: number) =>
    [...cells].sort((one, other) => apart(entry, other) - apart(entry, one) || one - other).slice(0, count);
  const ledges = far(room.anchors.ledge ?? [], ledgeCount);
  const lanes = far(room.anchors.lane ?? [], laneCount);
  if (ledges.length + lanes.length < ledgeCount + laneCount) return false;
  const group = site.groups++;
  for (const cell of ledges) addAt(site, rng, cell, ledgeRole, { origin: 'situation', aware: true, group });
  for (const cell of lanes) addAt(site, rng, cell, laneRole, { origin: 'situation', aware: true, group });
  return true;
}

/** Whom a tile asks for. */
function addEntry(site: Site, rng: Rng, room: SiteRoom, { n, at, role, aware }: EnemyEntry): boolean {
  const how: How = { origin: 'tile', aware: aware ?? false, group: null };
  const count = n === undefined ? undefined : n[0] + nextBelow(rng, n[1] - n[0] + 1);
  if (at !== undefined) {
    const cells = [...(room.anchors[at] ?? [])];
    while (count !== undefined && cells.length > count) cells.splice(nextBelow(rng, cells.length), 1);
    for (const cell of cells) addAt(site, rng, cell, role, how);
    return true;
  }
  for (let each = 0; each < (count ?? 1); each++) {
    if (!addSomewhere(site, rng, room, role, how)) return false;
  }
  return true;
}

/** Anywhere in a room: a body that does not fit where it was sent is sent elsewhere, so many times. */
function addSomewhere(site: Site, rng: Rng, room: SiteRoom, role: RoleId | undefined, how: How): boolean {
  const species = drawSpecies(rng, site.depth, (id) => role === undefined || SPECIES.rows[id].role === role);
  const cells = freeCells(site, room);
  for (let tries = 0; tries < ASSEMBLY.tries && cells.length > 0; tries++) {
    const cell = cells[nextBelow(rng, cells.length)] ?? 0;
    if (!isFreeFor(site, cell, SPECIES.rows[species].size)) continue;
    addSpawn(site, rng, species, cell, how, role);
    return true;
  }
  return false;
}

/** Awake, between the chest and the room. */
function guardVault(site: Site, rng: Rng): void {
  for (const chest of site.chests) {
    const room = site.rooms[roomAt(site, chest)];
    if (room === undefined) continue;
    const group = site.groups++;
    for (const cell of guardCells(room, chest).slice(0, ASSEMBLY.vault_guards)) {
      addAt(site, rng, cell, 'guard', { origin: 'vault', aware: true, group });
    }
  }
}

function addElite(site: Site, rng: Rng): boolean {
  return addRandom(site, rng, drawSpecies(rng, site.depth), {
    origin: 'elite',
    aware: false,
    group: null,
    elite: true,
  });
}

/** Several kinds that complete each other, close together, if the budget has room for all of them. */
function addGroup(site: Site, rng: Rng, left: number): void {
  const recipes = Object.values(GROUPS.rows).filter(
    ({ members, minDepth }) =>
      members.length > 1 &&
      members.length <= left &&
      minDepth <= site.depth &&
      members.every((id) => spawnWeight(speciesOf(id), site.depth) > 0),
  );
  if (recipes.length === 0) return;
  const members = (recipes[nextBelow(rng, recipes.length)]?.members ?? []).map(speciesOf);
  const first = randomFreeSpot(site, rng, wishFor(site, 1, ASSEMBLY.arrival_clear));
  const room = site.rooms[first < 0 ? -1 : roomAt(site, first)];
  if (room === undefined) return;
  const near = freeCells(site, room).sort(
    (one, other) => apart(first, one) - apart(first, other) || one - other,
  );
  if (near.length < members.length) return;
  const how: How = { origin: 'group', aware: nextChance(rng, ASSEMBLY.awake, 100), group: site.groups++ };
  for (const [place, species] of members.entries()) addSpawn(site, rng, species, near[place] ?? first, how);
}

function speciesOf(id: string): SpeciesId {
  return SPECIES_IDS.find((each) => each === id) ?? 'husk';
}
