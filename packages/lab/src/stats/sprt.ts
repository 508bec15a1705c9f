/** Two rates to be told apart, and how often that may go wrong. */
export interface RateTest {
  /** A rate of at most this is to be called low; above 0. */
  readonly low: number;
  /** A rate of at least this is to be called high; below 1. Between the two either answer is right. */
  readonly high: number;
  /** How often a low rate may be called high. */
  readonly falseHigh: number;
  /** How often a high rate may be called low. */
  readonly falseLow: number;
}

/**
 * Wald's sequential test: which rate `wins` in `games` speaks for, or that it takes more games. It may be asked after every
 * game or after every batch, as often as one likes. The two errors add up to no more than `falseHigh + falseLow`, and at
 * the two rates no test with the same errors is done in fewer games on average. Games that all end alike decide it soonest.
 *
 * A. Wald, "Sequential tests of statistical hypotheses", Annals of Mathematical Statistics 16 (1945), 117-186, section 3.
 */
export function testRate(
  { low, high, falseHigh, falseLow }: RateTest,
  wins: number,
  games: number,
): 'low' | 'high' | 'open' {
  if (!(low > 0 && low < high && high < 1))
    throw new RangeError(`testRate: ${low} to ${high} are no two rates`);
  if (!(falseHigh > 0 && falseLow > 0 && falseHigh + falseLow < 1)) {
    throw new RangeError(`testRate: errors of ${falseHigh} and ${falseLow} cannot be kept`);
  }
  if (!(wins >= 0 && wins <= games)) throw new RangeError(`testRate: ${wins} wins in ${games} games`);
  const evidence = wins * Math.log(high / low) + (games - wins) * Math.log((1 - high) / (1 - low));
  if (evidence >= Math.log((1 - falseLow) / falseHigh)) return 'high';
  return evidence <= Math.log(falseLow / (1 - falseHigh)) ? 'low' : 'open';
}
