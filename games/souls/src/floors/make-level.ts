import { openRng, rngStream, type Seed } from '@foretell/engine';
import { ASSEMBLY } from '../tables/assembly.ts';
import { assemble } from './assemble.ts';
import { breakLines } from './break-lines.ts';
import { CELLS, CODE, HEIGHT, PLACES, rowsOf, WIDTH } from './codes.ts';
import { furnish } from './furnish.ts';
import { keeperCell } from './keeper.ts';
import type { Door, Level, Room, Signal } from './level.ts';
import { people } from './people.ts';
import type { Plan } from './plan.ts';
import { repair } from './repair.ts';
import { cellIn, newSite, type Site } from './site.ts';
import { longestStrait, straitCells } from './strait.ts';

export interface LevelOptions {
  /** Off to see that the floor is the same without her. */
  readonly keeper?: boolean;
}

/**
 * The floor of a depth from 1 to 9 (RULES.md §21), a function of its seed. An assembly that lacks something is thrown away and the next
 * is made from the same stream, so that the floor stays a function of the seed. Throws a RangeError when none of `attempts` will do.
 */
export function makeLevel(seed: Seed, depth: number, options: LevelOptions = {}): Level {
  const rng = openRng(rngStream(seed, `floor/${depth}`));
  for (let rejected = 0; rejected < ASSEMBLY.attempts; rejected++) {
    const plan = assemble(depth, rng);
    const arrival = arrivalOf(plan);
    breakLines(plan, arrival);
    const filled = repair(plan, arrival);
    if (!isFloor(plan, filled)) continue;
    const site = newSite(plan);
    if (!furnish(site, rng) || !people(site, rng)) continue;
    if (options.keeper !== false) site.keeper = keeperCell(site);
    return levelFrom(plan, site, rejected, filled);
  }
  throw new RangeError(`floor ${depth} of seed ${seed}: no assembly of ${ASSEMBLY.attempts} will do`);
}

function arrivalOf({ rooms: [entry] }: Plan): number {
  return entry === undefined ? 0 : cellIn(entry, entry.shape.arrival);
}

/** Enough tiles, hardly anything filled up, somewhere a large body cannot follow, and nowhere single file for long. */
function isFloor(plan: Plan, filled: number): boolean {
  if (filled > ASSEMBLY.most_filled) return false;
  if (plan.filledPlaces * 100 < ASSEMBLY.filled_places * PLACES) return false;
  const strait = longestStrait(straitCells(plan.ground));
  return strait > 0 && strait <= ASSEMBLY.longest_strait;
}

function levelFrom(plan: Plan, site: Site, rejected: number, filled: number): Level {
  return {
    width: WIDTH,
    height: HEIGHT,
    rows: rowsOf(plan.ground),
    arrival: site.arrival,
    stairs: site.stairs,
    hearths: site.hearths,
    people: site.keeper === null ? [] : [{ cell: site.keeper, who: 'keeper' }],
    chests: site.chests,
    pickups: site.pickups,
    doors: doorsIn(plan.ground),
    rooms: site.rooms.map((room) => roomFrom(site, room)),
    spawns: site.spawns,
    signals: site.rooms.flatMap(({ id, tile }): Signal[] =>
      tile.signal === undefined ? [] : [{ room: id, ...tile.signal }],
    ),
    noise: false,
    arena: null,
    made: {
      rejected,
      filled,
      loops: plan.links.filter(({ isLoop }) => isLoop).length,
      openings: plan.links.filter(({ kind }) => kind === 'opening').length,
      mergedEdges: plan.links.filter(({ kind }) => kind === 'merged' || kind === 'edge').length,
    },
  };
}

function roomFrom(
  site: Site,
  { id, placed, x, y, width, height, anchors, entry, situation }: Site['rooms'][number],
): Room {
  return {
    id,
    tile: placed.shape.id,
    turns: placed.shape.turns,
    x,
    y,
    width,
    height,
    anchors,
    entry,
    claims: [...(site.registry.claims[id] ?? [])],
    situation,
  };
}

/** Doors in reading order of their first cells; two leaves side by side are one. */
function doorsIn(ground: Uint8Array): Door[] {
  const doors: Door[] = [];
  const taken = new Uint8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    if (ground[cell] === CODE.leaf) doors.push({ kind: 'single', leaves: [cell] });
    if (ground[cell] !== CODE.door || taken[cell] === 1) continue;
    const beside = ground[cell + 1] === CODE.door && cell % WIDTH < WIDTH - 1 ? cell + 1 : cell + WIDTH;
    taken[beside] = 1;
    doors.push({ kind: 'double', leaves: ground[beside] === CODE.door ? [cell, beside] : [cell] });
  }
  return doors;
}
