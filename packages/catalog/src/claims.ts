import { type AnyBot, formatProblem, type Seat } from '@foretell/engine';
import type { AnyExperiment, GameClaims, OpenSample, SampleRequest } from '@foretell/lab';
import { MINES_CLAIMS } from '@foretell/mines/claims';
import { SHIFT_CLAIMS } from '@foretell/shift/claims';
import { SOULS_CLAIMS } from '@foretell/souls/claims';
import { findGame } from './catalog.ts';
import type { CatalogEntry } from './entry.ts';

/** The laboratory of each game, in the order of the catalogue. Apart from it, so that who only plays loads no solver. */
export const CLAIMS: readonly GameClaims[] = [SHIFT_CLAIMS, MINES_CLAIMS, SOULS_CLAIMS];

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

/** {@link openSampleOf} for the games of the catalogue. Throws a `RangeError` for a game that is not in it, too. */
export function openSample(request: SampleRequest): OpenSample {
  const entry = findGame(request.game);
  if (entry === undefined) throw new RangeError(`no game "${request.game}" in the catalogue`);
  return openSampleOf(entry, claimsOf(request.game), request);
}

/**
 * Looks up what a request names: a bot of the game, or one that its laboratory brings along to measure with.
 * Throws a `RangeError` for names and configurations that there are not.
 */
export function openSampleOf(
  { game, bots }: Pick<CatalogEntry, 'game' | 'bots'>,
  { bots: measuring, measure }: Pick<GameClaims, 'bots' | 'measure'>,
  { config, lineup }: SampleRequest,
): OpenSample {
  const parsed = game.parseConfig(config);
  if (!parsed.ok) throw new RangeError(parsed.error.map(formatProblem).join('; '));
  const players: Record<Seat, AnyBot> = {};
  for (const [seat, name] of Object.entries(lineup)) {
    const bot = [...bots, ...measuring].find((each) => each.seat === seat && each.id === name);
    if (bot === undefined) throw new RangeError(`${game.id} has no bot "${name}" for ${seat}`);
    players[seat] = bot;
  }
  return { matchup: { game, config: parsed.value, players }, measure };
}
