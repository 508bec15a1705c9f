import type { Cell } from '../floors/level.ts';
import type { Direction } from '../space/direction.ts';
import { STEP_X, STEP_Y } from '../space/direction.ts';
import {
  allowsDiagonal,
  cellDistance,
  isPassable,
  isWalkable,
  offsetCell,
  stepFrom,
} from '../space/ground.ts';
import type { DangerView, EnemyView, View } from '../view.ts';
import { type Terrain, terrainOf } from './terrain.ts';

/** A view, laid out so that a bot can ask it questions about cells. */
export interface Sense {
  readonly view: View;
  readonly terrain: Terrain;
  readonly at: Cell;
  /** Who covers a cell. */
  readonly bodies: ReadonlyMap<Cell, EnemyView>;
  /** Cells on which somebody stands who only talks. */
  readonly people: ReadonlySet<Cell>;
  /** What was announced, by cell. */
  readonly danger: ReadonlyMap<Cell, readonly DangerView[]>;
  /** Those who know where the hero is, as far as they are shown. */
  readonly hunters: readonly EnemyView[];
}

export function senseOf(view: View): Sense {
  const terrain = terrainOf(view.ground);
  const bodies = new Map<Cell, EnemyView>();
  for (const enemy of view.enemies) for (const cell of cellsOf(terrain, enemy)) bodies.set(cell, enemy);
  const danger = new Map<Cell, DangerView[]>();
  for (const each of view.danger) {
    const there = danger.get(each.cell);
    if (there === undefined) danger.set(each.cell, [each]);
    else there.push(each);
  }
  return {
    view,
    terrain,
    at: view.self.cell,
    bodies,
    people: new Set(view.people.map(({ cell }) => cell)),
    danger,
    hunters: view.enemies.filter(({ hunting, state }) => hunting || state === 'windup'),
  };
}

/** The cells of a body, north-west first. */
export function cellsOf({ width }: Pick<Terrain, 'width'>, { cell, size }: EnemyView): readonly Cell[] {
  return size === 1 ? [cell] : [cell, cell + 1, cell + width, cell + width + 1];
}

/** Steps of a king to the nearest cell of a body. */
export function distanceTo({ terrain }: Sense, from: Cell, enemy: EnemyView): number {
  return Math.min(...cellsOf(terrain, enemy).map((cell) => cellDistance(terrain, from, cell)));
}

/** Whether ground and people leave a cell to whoever wants to stand on it; bodies of enemies are not looked at. */
export function isOpen({ terrain, people }: Sense, cell: Cell): boolean {
  return cell >= 0 && isWalkable(terrain, cell) && !people.has(cell);
}

/**
 * Where a step from `from` leads, or -1 where it would be refused or strike somebody (RULES.md §3). A closed door counts as the
 * step that opens it.
 */
export function stepTo(sense: Sense, from: Cell, direction: Direction): Cell {
  const { terrain, people, bodies } = sense;
  const to = stepFrom(terrain, from, direction);
  if (to < 0 || !isPassable(terrain, to) || people.has(to) || bodies.has(to)) return -1;
  if (direction % 2 === 0) return to;
  const one = offsetCell(terrain, from, STEP_X[direction] ?? 0, 0);
  const other = offsetCell(terrain, from, 0, STEP_Y[direction] ?? 0);
  if (!allowsDiagonal(terrain, from, direction) || (isShut(sense, one) && isShut(sense, other))) return -1;
  return isBetweenBodies(sense, one, other) ? -1 : to;
}

/** Ground that nobody can ever step on, people who talk included. */
function isShut({ terrain, people }: Sense, cell: Cell): boolean {
  return cell < 0 || !isPassable(terrain, cell) || people.has(cell);
}

/** Both flanks of a diagonal in the way, at least one of them a body; of a large body one is enough. */
function isBetweenBodies(sense: Sense, one: Cell, other: Cell): boolean {
  const first = sense.bodies.get(one);
  const second = sense.bodies.get(other);
  if ((first?.size ?? 0) > 1 || (second?.size ?? 0) > 1) return true;
  if (first === undefined && second === undefined) return false;
  return (first !== undefined || !isOpen(sense, one)) && (second !== undefined || !isOpen(sense, other));
}

/** Where a roll of so many cells ends, or -1 where it cannot go at all (RULES.md §4). */
export function rollTo(sense: Sense, direction: Direction, cells: number): Cell {
  const { terrain, bodies, people } = sense;
  let at = sense.at;
  let best: Cell = -1;
  for (let gone = 0; gone < cells; gone++) {
    const to = stepFrom(terrain, at, direction);
    if (to < 0 || !isWalkable(terrain, to) || people.has(to)) break;
    if (!allowsDiagonal(terrain, at, direction)) break;
    const body = bodies.get(to);
    if (body !== undefined && body.size > 1) break;
    at = to;
    if (body === undefined) best = to;
  }
  return best;
}
