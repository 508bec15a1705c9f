import {
  addMoments,
  addValue,
  canonicalJson,
  type Moments,
  meanOf,
  noMoments,
  type PlayedTurn,
  type Stats,
} from '@foretell/engine';
import type { Event } from './events.ts';
import type { Move } from './move.ts';

/** What the player did, and why, as far as it says so (RULES.md §26). */
export interface ActTally {
  /** Moves by kind; verbs by their skill. */
  kinds: Record<string, number>;
  whys: Record<string, number>;
  /** The longest row of one and the same act in a run in which nothing came of it. */
  longestIdle: Moments;
  /** Runs in which that row was longer than {@link STUCK_AFTER}. */
  stuck: number;
}

/** So many times the same act without anything happening is being stuck. */
export const STUCK_AFTER = 20;

export function noActs(): ActTally {
  return { kinds: {}, whys: {}, longestIdle: noMoments(), stuck: 0 };
}

/** Adds the turns of a run, in place. */
export function addActs(tally: ActTally, turns: readonly PlayedTurn<Move, Event>[]): void {
  let longest = 0;
  let row = 0;
  let last = '';
  for (const { moves, notes, events } of turns) {
    const { hero: move } = moves;
    if (move === undefined) continue;
    count(tally.kinds, kindOf(move, events));
    const why = whyOf(notes.hero);
    if (why !== undefined) count(tally.whys, why);
    const act = canonicalJson(move);
    row = act === last && isIdle(events) ? row + 1 : 0;
    last = act;
    longest = Math.max(longest, row);
  }
  addValue(tally.longestIdle, longest);
  if (longest > STUCK_AFTER) tally.stuck += 1;
}

function kindOf(move: Move, events: readonly Event[]): string {
  if (move.kind !== 'verb' && move.kind !== 'walk') return move.kind;
  const struck = events.find(({ kind }) => kind === 'struck' || kind === 'hero-wound-up');
  return struck !== undefined && 'skill' in struck ? `skill/${struck.skill}` : move.kind;
}

/** Nothing but the clock went on. */
function isIdle(events: readonly Event[]): boolean {
  return events.every(({ kind }) => kind === 'turn' || kind === 'burnt');
}

function whyOf(note: unknown): string | undefined {
  if (typeof note !== 'object' || note === null || !('why' in note)) return undefined;
  return typeof note.why === 'string' ? note.why : undefined;
}

function count(counts: Record<string, number>, name: string, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by;
}

export function mergeActs(one: ActTally, other: ActTally): void {
  for (const [name, by] of Object.entries(other.kinds)) count(one.kinds, name, by);
  for (const [name, by] of Object.entries(other.whys)) count(one.whys, name, by);
  addMoments(one.longestIdle, other.longestIdle);
  one.stuck += other.stuck;
}

/** Shares of all moves. */
export function reportActs({ kinds, whys, longestIdle, stuck }: ActTally, runs: number): Stats {
  return {
    kinds: shares(kinds),
    whys: shares(whys),
    longestIdle: meanOf(longestIdle),
    stuck: meanOf({ count: runs, sum: stuck, squares: stuck }),
  };
}

function shares(counts: Record<string, number>): Stats {
  const total = Object.values(counts).reduce((sum, each) => sum + each, 0);
  return Object.fromEntries(
    Object.keys(counts)
      .sort()
      .map((name) => [name, (counts[name] ?? 0) / total]),
  );
}
