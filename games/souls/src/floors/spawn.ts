import { nextBelow, nextChance, type Rng } from '@foretell/engine';
import { DIRECTIONS } from '../space/direction.ts';
import { ASSEMBLY } from '../tables/assembly.ts';
import { SPECIES } from '../tables/enemies.ts';
import { spawnWeight } from '../tables/floors.ts';
import { type RoleId, SPECIES_IDS, type SpeciesId } from '../tables/ids.ts';
import { CODE, WIDTH } from './codes.ts';
import type { Cell, Spawn } from './level.ts';
import { apart, randomFreeSpot, roomAt, type Site, type SpotWish } from './site.ts';

/** A species by the weights of the floor, among those accepted. */
export function drawSpecies(
  rng: Rng,
  depth: number,
  accepts: (species: SpeciesId) => boolean = () => true,
): SpeciesId {
  let whole = 0;
  for (const id of SPECIES_IDS) if (accepts(id)) whole += spawnWeight(id, depth);
  // A role whose species are all too deep by weight is filled with the first that is met at all.
  if (whole === 0) return SPECIES_IDS.find(accepts) ?? 'husk';
  let lot = nextBelow(rng, whole);
  for (const id of SPECIES_IDS) {
    if (!accepts(id)) continue;
    lot -= spawnWeight(id, depth);
    if (lot < 0) return id;
  }
  return 'husk';
}

/** Why somebody is here, and how it starts. */
export type How = Pick<Spawn, 'origin' | 'aware' | 'group'> & { readonly elite?: boolean };

/** Somebody of a role on one cell: a species by depth, of one cell itself, since whoever drew the anchor drew no more. */
export function addAt(site: Site, rng: Rng, cell: Cell, role: RoleId | undefined, how: How): void {
  const fits = (id: SpeciesId) =>
    (role === undefined || SPECIES.rows[id].role === role) && SPECIES.rows[id].size === 1;
  addSpawn(site, rng, drawSpecies(rng, site.depth, fits), cell, how, role);
}

/** Somewhere that nobody has claimed, at a distance from the arrival; nearer where nothing else is left. Large bodies want a room alone. */
export function addRandom(site: Site, rng: Rng, species: SpeciesId, how?: How): boolean {
  const { size } = SPECIES.rows[species];
  const strict = randomFreeSpot(site, rng, wishFor(site, size, ASSEMBLY.arrival_clear));
  const cell =
    strict >= 0 ? strict : randomFreeSpot(site, rng, wishFor(site, size, ASSEMBLY.arrival_clear_least));
  const awake = nextChance(rng, ASSEMBLY.awake, 100);
  if (cell < 0) return size > 1 && how === undefined ? addRandom(site, rng, 'hound') : false;
  addSpawn(site, rng, species, cell, { origin: 'random', group: null, ...how, aware: awake });
  return true;
}

export function wishFor(site: Site, size: number, clear: number): SpotWish {
  return {
    share: ['stairs', 'store'],
    rooms: ({ id }) => mayJoin(site, id, size),
    fits: (cell) => apart(site.arrival, cell) >= clear && isFreeFor(site, cell, size),
  };
}

/** A large body stands alone in its room. */
function mayJoin(site: Site, room: number, size: number): boolean {
  return site.spawns.every(
    (spawn) => spawn.room !== room || (size === 1 && SPECIES.rows[spawn.species].size === 1),
  );
}

export function isFreeFor(site: Site, cell: Cell, size: number): boolean {
  if ((cell % WIDTH) + size > WIDTH) return false;
  for (let part = 0; part < size * size; part++) {
    const at = cell + Math.trunc(part / size) * WIDTH + (part % size);
    const code = site.ground[at];
    if ((code !== CODE.floor && code !== CODE.bridge) || site.taken[at] === 1) return false;
  }
  return true;
}

export function addSpawn(
  site: Site,
  rng: Rng,
  species: SpeciesId,
  cell: Cell,
  how: How,
  asked?: RoleId,
): void {
  const { size, role } = SPECIES.rows[species];
  for (let part = 0; part < size * size; part++) {
    site.taken[cell + Math.trunc(part / size) * WIDTH + (part % size)] = 1;
  }
  site.spawns.push({
    species,
    cell,
    facing: DIRECTIONS[nextBelow(rng, 8)] ?? 0,
    aware: how.aware,
    elite: how.elite ?? false,
    role: asked ?? role,
    origin: how.origin,
    room: roomAt(site, cell),
    group: how.group,
  });
}
