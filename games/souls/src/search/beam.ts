import type { Event } from '../events.ts';
import type { Move } from '../move.ts';
import { play } from '../play.ts';
import type { State } from '../state.ts';
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

/** A state on the way, and how it was come to. */
export interface Node {
  readonly state: State;
  readonly parent: Node | null;
  readonly move: Move | null;
  readonly worth: number;
}

export interface Beam {
  /** The first state found in which nobody is left to fight. */
  readonly done: Node | undefined;
  /** The best state of each depth, the start first. */
  readonly best: readonly Node[];
  readonly tries: number;
}

interface Hunt {
  readonly seen: Set<string>;
  readonly allows: (events: readonly Event[], state: State) => boolean;
  readonly worthOf: (state: State) => number;
  tries: number;
  done: Node | undefined;
}

/**
 * Beam search: of all states that moves lead to from those kept at one depth, the `width` that are worth most are kept for the next;
 * of equals those found first. States that were met before are not looked at again, and what `allows` refuses is cut off.
 */
export function beam(start: State, budget: Budget, allows: Hunt['allows'], worthOf: Hunt['worthOf']): Beam {
  const hunt: Hunt = { seen: new Set([keyOf(start)]), allows, worthOf, tries: 0, done: undefined };
  let kept: readonly Node[] = [{ state: start, parent: null, move: null, worth: worthOf(start) }];
  const best: Node[] = [...kept];
  for (let depth = 0; depth < budget.depth && hunt.tries < budget.tries; depth++) {
    const children = kept.flatMap((node) => expand(hunt, node));
    kept = children.length <= budget.width ? children : narrow(children, budget.width);
    const first = bestOf(kept);
    if (hunt.done !== undefined || first === undefined) break;
    best.push(first);
  }
  return { done: hunt.done, best, tries: hunt.tries };
}

/** What follows from a state, as far as it is allowed and new. */
function expand(hunt: Hunt, node: Node): readonly Node[] {
  if (hunt.done !== undefined || node.state.outcome !== 'running') return [];
  const children: Node[] = [];
  for (const move of movesToTry(node.state)) {
    hunt.tries += 1;
    const { state, events } = play(node.state, move);
    if (!hunt.allows(events, state)) continue;
    const key = keyOf(state);
    if (hunt.seen.has(key)) continue;
    hunt.seen.add(key);
    const child: Node = { state, parent: node, move, worth: hunt.worthOf(state) };
    if (isDone(state)) hunt.done ??= child;
    children.push(child);
  }
  return children;
}

function isDone({ outcome, floor }: State): boolean {
  return outcome === 'won' || (outcome === 'running' && floor.enemies.length === 0);
}

function narrow(nodes: Node[], width: number): readonly Node[] {
  return nodes.sort((one, other) => other.worth - one.worth).slice(0, width);
}

export function bestOf(nodes: readonly Node[]): Node | undefined {
  return nodes.reduce<Node | undefined>(
    (best, node) => (best === undefined || node.worth > best.worth ? node : best),
    undefined,
  );
}

/** The moves that lead to a node. */
export function movesTo(node: Node): readonly Move[] {
  const moves: Move[] = [];
  for (let at: Node | null = node; at?.move != null; at = at.parent) moves.push(at.move);
  return moves.reverse();
}
