import { type AnyBot, formatProblem, type Seat } from '@foretell/engine';
import type { AnyExperiment, GameClaims, OpenSample, SampleRequest } from '@foretell/lab';
import { SHIFT_CLAIMS } from '@foretell/shift/claims';
import { findGame } from './catalog.ts';

/** The laboratory of each game, in the order of the catalogue. Apart from it, so that who only plays loads no solver. */
export const CLAIMS: readonly GameClaims[] = [SHIFT_CLAIMS];

/** The experiment with this id, `<game>/<name>`. */
export function findExperiment(id: string): AnyExperiment | undefined {
  return CLAIMS.flatMap(({ experiments }) => experiments).find((experiment) => experiment.id === id);
}

/** The laboratory of the game with this id. Throws a `RangeError` when there is none. */
export function claimsOf(id: string): GameClaims {
  const claims = CLAIMS.find(({ game }) => game === id);
  if (claims === undefined) throw new RangeError(`nothing is claimed of a game "${id}"`);
  return claims;
}

/**
 * Looks up what a request names: a bot of the game, or one that its laboratory brings along to measure with.
 * Throws a `RangeError` for names and configurations that there are not.
 */
export function openSample({ game: id, config, lineup }: SampleRequest): OpenSample {
  const entry = findGame(id);
  if (entry === undefined) throw new RangeError(`no game "${id}" in the catalogue`);
  const parsed = entry.game.parseConfig(config);
  if (!parsed.ok) throw new RangeError(parsed.error.map(formatProblem).join('; '));
  const { bots: measuring, measure } = claimsOf(id);
  const players: Record<Seat, AnyBot> = {};
  for (const [seat, name] of Object.entries(lineup)) {
    const bot = [...entry.bots, ...measuring].find((each) => each.seat === seat && each.id === name);
    if (bot === undefined) throw new RangeError(`${id} has no bot "${name}" for ${seat}`);
    players[seat] = bot;
  }
  return { matchup: { game: entry.game, config: parsed.value, players }, measure };
}
