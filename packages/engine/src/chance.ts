import type { Outcome } from './game.ts';
import { nextBelow, openRng, rngStream, type Seed } from './rng.ts';

/**
 * What chance decides at entry `entry` of a play with this seed, each outcome with its weight. The stream belongs to the
 * entry, so a turn that is taken back and played again meets the same luck, and a loaded play goes on as the saved one
 * would have. Whoever runs a game (a session, a sample) asks here, so that all of them play the same game.
 * Throws when there is no outcome.
 */
export function drawOutcome<Move>(seed: Seed, entry: number, outcomes: readonly Outcome<Move>[]): Move {
  const rng = openRng(rngStream(seed, `chance/${entry}`));
  const weights = outcomes.reduce((sum, outcome) => sum + outcome.weight, 0);
  let ticket = nextBelow(rng, Math.max(1, weights));
  for (const outcome of outcomes) {
    if (ticket < outcome.weight) return outcome.move;
    ticket -= outcome.weight;
  }
  throw new RangeError('a chance turn without outcomes');
}
