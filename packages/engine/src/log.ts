import { digestOf } from './digest.ts';
import type { Game, Moves, Refusal } from './game.ts';
import { fail, ok, type Result } from './result.ts';
import type { Seed } from './rng.ts';

/** A game as it was played: enough to play it again to the bit. */
export interface MoveLog<Config, Move> {
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: Config;
  readonly seed: Seed;
  readonly entries: readonly LogEntry<Move>[];
}

/** The moves made at one turn, and the digest of the state they led to, if it was recorded. */
export interface LogEntry<Move> {
  readonly moves: Moves<Move>;
  readonly digest?: string;
}

/** Where a replay left the log. `entry` counts from 0. */
export type Divergence =
  | { readonly kind: 'wrong-game'; readonly expected: string; readonly received: string }
  | { readonly kind: 'wrong-rules'; readonly expected: number; readonly received: number }
  | { readonly kind: 'refused'; readonly entry: number; readonly refusal: Refusal }
  | { readonly kind: 'digest'; readonly entry: number; readonly expected: string; readonly received: string };

/**
 * Plays `log` again and returns every state on the way, the first state first.
 * Stops at the first entry that is refused or that leads to another digest than the one recorded.
 */
export function replay<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  log: MoveLog<Config, Move>,
): Result<readonly State[], Divergence> {
  if (log.game !== game.id) return fail({ kind: 'wrong-game', expected: game.id, received: log.game });
  if (log.rulesVersion !== game.rulesVersion) {
    return fail({ kind: 'wrong-rules', expected: game.rulesVersion, received: log.rulesVersion });
  }
  let state = game.setup(log.config, log.seed);
  const states = [state];
  for (const [index, entry] of log.entries.entries()) {
    const step = game.apply(state, entry.moves);
    if (!step.ok) return fail({ kind: 'refused', entry: index, refusal: step.error });
    state = step.value.state;
    states.push(state);
    const divergence = compareDigest(state, entry, index);
    if (divergence !== undefined) return fail(divergence);
  }
  return ok(states);
}

function compareDigest<State, Move>(
  state: State,
  entry: LogEntry<Move>,
  index: number,
): Divergence | undefined {
  if (entry.digest === undefined) return undefined;
  const received = digestOf(state);
  if (received === entry.digest) return undefined;
  return { kind: 'digest', entry: index, expected: entry.digest, received };
}

/** Prints a divergence as one English line for a terminal. Entries are counted from 1, as people do. */
export function formatDivergence(divergence: Divergence): string {
  switch (divergence.kind) {
    case 'wrong-game':
      return `the log is of game "${divergence.received}", not "${divergence.expected}"`;
    case 'wrong-rules':
      return `the log was played under rules version ${divergence.received}; this is version ${divergence.expected}`;
    case 'refused':
      return `entry ${divergence.entry + 1} is refused: ${divergence.refusal.code} (seat ${divergence.refusal.seat})`;
    case 'digest':
      return `entry ${divergence.entry + 1} leads to ${divergence.received}, the log says ${divergence.expected}`;
  }
}
