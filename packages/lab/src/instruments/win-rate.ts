import type { Seat } from '@foretell/engine';
import type { SampleTally } from '../sample.ts';
import type { Estimate } from '../stats/interval.ts';
import { wilson } from '../stats/wilson.ts';

/** The share of games that `seat` won, draws being no wins. Throws for no games and for a seat that does not exist. */
export function winRateOf({ games, wins }: SampleTally, seat: Seat): Estimate {
  const won = wins[seat];
  if (won === undefined) throw new RangeError(`no seat "${seat}" among ${Object.keys(wins).join(', ')}`);
  if (games === 0) throw new RangeError('a win rate of no games');
  return { value: won / games, ...wilson(won, games) };
}
