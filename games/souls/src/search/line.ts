import type { Event } from '../events.ts';
import type { Move } from '../move.ts';
import { play } from '../play.ts';
import { distanceIn, fieldTo, UNREACHABLE } from '../space/field.ts';
import { cellDistance, groundOf } from '../space/ground.ts';
import type { State } from '../state.ts';
import { SPECIES } from '../tables/enemies.ts';
import { toUnits } from '../units.ts';
import { keyOf } from './key.ts';
import { movesToTry } from './moves.ts';

/** How long a search may look. */
export interface Budget {
  /** States kept of each depth. */
  readonly width: number;
  /** Moves of the longest line. */
  readonly depth: number;
  /** Moves tried in all. */
  readonly tries: number;
}

/** What a search found: a line that takes no damage, or how far it came. */
export interface Search {
  /** `undefined`: none found, which is no proof that there is none. */
  readonly line: readonly Move[] | undefined;
  readonly tries: number;
  /** Health of the enemies at the start and at the best end reached. */
  readonly healthBefore: number;
  readonly healthLeft: number;
}

interface Node {
  readonly state: State;
  readonly parent: Node | null;
  readonly move: Move | null;
  readonly worth: number;
}

/**
 * Beam search on the rules themselves for a way to fell everybody on this floor, or to win the run, without a single blow taken:
 * branches on which the hero is hurt are cut off. The luck of the enemies' choices is the run's own, so a line that is found can be
 * played. Deterministic.
 */
export function searchUnhurt(start: State, budget: Budget): Search {
  const healthBefore = healthOf(start);
  const hunt: Hunt = { seen: new Set([keyOf(start)]), tries: 0, done: undefined };
  let beam: readonly Node[] = [{ state: start, parent: null, move: null, worth: worthOf(start) }];
  let healthLeft = healthBefore;
  for (let depth = 0; depth < budget.depth && beam.length > 0 && hunt.tries < budget.tries; depth++) {
    beam = best(
      beam.flatMap((node) => expand(hunt, node)),
      budget.width,
    );
    if (hunt.done !== undefined) {
      return { line: lineTo(hunt.done), tries: hunt.tries, healthBefore, healthLeft: 0 };
    }
    for (const { state } of beam) healthLeft = Math.min(healthLeft, healthOf(state));
  }
  return { line: undefined, tries: hunt.tries, healthBefore, healthLeft };
}

/** What a search knows while it looks. */
interface Hunt {
  readonly seen: Set<string>;
  tries: number;
  done: Node | undefined;
}

/** What follows from a state without a blow, as far as it is new. */
function expand(hunt: Hunt, node: Node): readonly Node[] {
  const children: Node[] = [];
  for (const move of hunt.done === undefined ? movesToTry(node.state) : []) {
    hunt.tries += 1;
    const { state, events } = play(node.state, move);
    if (isHurt(events)) continue;
    const key = keyOf(state);
    if (hunt.seen.has(key)) continue;
    hunt.seen.add(key);
    const child: Node = { state, parent: node, move, worth: worthOf(state) };
    if (isDone(state)) hunt.done ??= child;
    children.push(child);
  }
  return children;
}

/** A blow, or the edge of a chasm; the price of blood is paid by choice. */
export function isHurt(events: readonly Event[]): boolean {
  return events.some((event) => event.kind === 'hit' && event.who === 'hero' && event.blow.kind !== 'blood');
}

function isDone({ outcome, floor }: State): boolean {
  return outcome === 'won' || (outcome === 'running' && floor.enemies.length === 0);
}

function healthOf({ floor }: State): number {
  return floor.enemies.reduce((sum, { hp }) => sum + hp, 0);
}

/** How promising a state is: little health left to them, breath left to the hero, and nobody far away. */
function worthOf(state: State): number {
  const { hero, floor } = state;
  let worth = hero.stamina / toUnits(1) + 2 * hero.hp;
  let nearest = 99;
  for (const foe of floor.enemies) {
    worth -= 12 + 6 * foe.hp;
    if (foe.state === 'recovery') worth += 2;
    worth += 3 * foe.marks;
    nearest = Math.min(nearest, walk(state, foe.cell, SPECIES.rows[foe.species].size));
  }
  if (hero.busy !== null) worth -= 2 * hero.busy.left;
  return worth - (floor.enemies.length > 0 ? 1.5 * nearest : 0) - 0.2 * state.turn;
}

function walk({ floor, hero }: State, cell: number, size: number): number {
  const ground = groundOf(floor);
  if (size > 1) return cellDistance(ground, hero.cell, cell);
  const distance = distanceIn(ground, fieldTo(ground, cell, 1), hero.cell, 1);
  return distance === UNREACHABLE ? 50 : distance;
}

/** The best so many; of equals those found first. */
function best(nodes: Node[], width: number): readonly Node[] {
  return nodes.length <= width ? nodes : nodes.sort((one, other) => other.worth - one.worth).slice(0, width);
}

function lineTo(node: Node): readonly Move[] {
  const line: Move[] = [];
  for (let at: Node | null = node; at?.move != null; at = at.parent) line.push(at.move);
  return line.reverse();
}
