import { PREFERRED } from '@foretell/engine';
import type { Cell } from '../floors/level.ts';
import { DIRECTIONS, lineOf } from '../space/direction.ts';
import { distanceIn, exitsIn, fieldTo, UNREACHABLE } from '../space/field.ts';
import { CLOSED, cellDistance } from '../space/ground.ts';
import { hasLine } from '../space/line.ts';
import { ATTACKS } from '../tables/attacks.ts';
import { SPECIES } from '../tables/enemies.ts';
import type { RoleId } from '../tables/ids.ts';
import { CONSUMABLES } from '../tables/items.ts';
import { ROLES } from '../tables/roles.ts';
import type { RoleRow } from '../tables/rows.ts';
import { openDoorAt } from '../turn/doors.ts';
import { type Draft, type FoeDraft, tellAt } from '../turn/draft.ts';
import { bodyFits } from './announce.ts';
import { seesHero } from './awareness.ts';
import { attacksOf } from './species.ts';

/** One step of an enemy that does not strike, by its role (RULES.md §12). */
export function moveFoe(draft: Draft, foe: FoeDraft): void {
  const role: RoleRow = ROLES.rows[roleOf(draft, foe)];
  const lure = draft.floor.lure;
  if (lure !== null && cellDistance(draft.ground, foe.cell, lure.cell) <= CONSUMABLES.rows.lurebell.radius) {
    stepTowards(draft, foe, lure.cell, 99);
    return;
  }
  if (foe.hunting && role.nearest > 0 && seesHero(draft, foe)) {
    keepBand(draft, foe, role);
    return;
  }
  if (foe.goal !== null) stepTowards(draft, foe, foe.goal, foe.hunting ? role.leash : role.leashUnseen);
}

/** What it does when nothing tells it otherwise: of its cast, else of its species. */
export function roleOf(draft: Draft, foe: FoeDraft): RoleId {
  return draft.level.spawns[foe.id]?.role ?? SPECIES.rows[foe.species].role;
}

/** A step that brings it nearer to `goal`, opening a door where one is in the way. */
function stepTowards(draft: Draft, foe: FoeDraft, goal: Cell, leash: number): void {
  const { size } = SPECIES.rows[foe.species];
  const field = fieldTo(draft.ground, goal, size);
  const here = distanceIn(field, foe.cell);
  if (here === UNREACHABLE) return;
  const { bits, offsets } = exitsIn(draft.ground, size);
  const exits = bits[foe.cell] ?? 0;
  let best: Cell = -1;
  let bestDistance = here;
  let isSide = false;
  for (const direction of PREFERRED) {
    const to = foe.cell + (offsets[direction] ?? 0);
    if ((exits & (1 << direction)) === 0 || !isWithin(draft, foe, to, leash)) continue;
    const distance = distanceIn(field, to);
    // A step aside is better than none: crowds flow round whoever stands in front.
    const isBetter = distance < bestDistance || (distance === here && best < 0);
    if (!isBetter || !canEnter(draft, foe, to)) continue;
    best = to;
    bestDistance = distance;
    isSide = distance === here;
  }
  if (best >= 0 && (!isSide || here > 1)) enter(draft, foe, best);
}

/** Ranged: a cell in its band from which it could shoot, else one nearer to the band, else it stays. */
function keepBand(draft: Draft, foe: FoeDraft, role: RoleRow): void {
  const { bits, offsets } = exitsIn(draft.ground, 1);
  const exits = bits[foe.cell] ?? 0;
  let best = worth(draft, foe, foe.cell, role);
  let to: Cell = -1;
  for (const direction of DIRECTIONS) {
    const cell = foe.cell + (offsets[direction] ?? 0);
    if (
      (exits & (1 << direction)) === 0 ||
      !canEnter(draft, foe, cell) ||
      !isWithin(draft, foe, cell, role.leash)
    )
      continue;
    const value = worth(draft, foe, cell, role);
    if (value > best) {
      best = value;
      to = cell;
    }
  }
  if (to >= 0) enter(draft, foe, to);
}

function worth(draft: Draft, foe: FoeDraft, cell: Cell, role: RoleRow): number {
  const { ground, hero } = draft;
  const distance = cellDistance(ground, cell, hero.cell);
  const outside = Math.max(role.nearest - distance, distance - role.farthest, 0);
  const dx = (hero.cell % ground.width) - (cell % ground.width);
  const dy = Math.trunc(hero.cell / ground.width) - Math.trunc(cell / ground.width);
  const range = Math.max(...attacksOf(foe.species).map((id) => ATTACKS.rows[id].range));
  const isAligned = lineOf(dx, dy) !== undefined && distance <= range && hasLine(ground, cell, hero.cell);
  // How many steps aside the nearest of the eight lines is.
  const aside = Math.min(Math.abs(dx), Math.abs(dy), Math.abs(Math.abs(dx) - Math.abs(dy)));
  return (isAligned ? 1 : -aside) - 4 * outside;
}

function isWithin(draft: Draft, foe: FoeDraft, cell: Cell, leash: number): boolean {
  if (draft.level.arena?.boss === foe.id && !draft.level.arena.hall.includes(cell)) return false;
  if (leash >= 99) return true;
  const post = draft.level.spawns[foe.id]?.cell ?? foe.cell;
  const distance = cellDistance(draft.ground, post, cell);
  return distance <= leash || distance < cellDistance(draft.ground, post, foe.cell);
}

/** Free ground, or a closed door that it can open. */
function canEnter(draft: Draft, foe: FoeDraft, to: Cell): boolean {
  return bodyFits(draft, foe, to) || doorInTheWay(draft, foe, to) >= 0;
}

/** A closed door among the cells of the body at `to`, -1 for none. */
function doorInTheWay(draft: Draft, foe: FoeDraft, to: Cell): Cell {
  const { size } = SPECIES.rows[foe.species];
  for (let part = 0; part < size * size; part++) {
    const cell = to + Math.trunc(part / size) * draft.ground.width + (part % size);
    if (((draft.ground.flags[cell] ?? 0) & CLOSED) !== 0) return cell;
  }
  return -1;
}

function enter(draft: Draft, foe: FoeDraft, to: Cell): void {
  const { width } = draft.ground;
  const from = foe.cell;
  const dx = (to % width) - (from % width);
  foe.facing = lineOf(dx, Math.trunc(to / width) - Math.trunc(from / width)) ?? foe.facing;
  const door = doorInTheWay(draft, foe, to);
  if (door >= 0) {
    openDoorAt(draft, door);
    return;
  }
  foe.cell = to;
  tellAt(draft, foe.cell, { kind: 'walked', who: foe.id, from, to });
}
