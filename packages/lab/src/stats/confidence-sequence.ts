import { CONFIDENCE, type Interval } from './interval.ts';
import { logChoose } from './log-gamma.ts';

/**
 * An interval of a mean that may be looked at after every value: with {@link CONFIDENCE} the truth lies in all of them at
 * once, so one may stop when one likes what one sees. It is wider than the interval for a size that was fixed beforehand.
 *
 * `values` are that many numbers from 0 to 1 with the sum `total`; wins count 1. Their spread is not used, so values that
 * stay near their mean get a wider interval than they could.
 *
 * The means m at which the likelihood of `total`, mixed evenly over all rates, is not yet 1/(1 - confidence) times that of m:
 * (n + 1) C(n, total) m^total (1 - m)^(n - total) ≥ 1 - confidence. H. Robbins, "Statistical methods related to the law of
 * the iterated logarithm", Annals of Mathematical Statistics 41 (1970), 1397-1409; for values that are not only 0 and 1, S. R.
 * Howard, A. Ramdas, J. McAuliffe and J. Sekhon, "Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals
 * of Statistics 49 (2021), 1055-1080: a bounded value is no wilder than a coin of the same mean.
 */
export function confidenceSequence(total: number, values: number): Interval {
  if (!(total >= 0 && total <= values)) {
    throw new RangeError(`confidenceSequence: ${values} values from 0 to 1 do not add up to ${total}`);
  }
  const doubt = Math.log(1 - CONFIDENCE) - Math.log(values + 1) - logChoose(values, total);
  const isPossible = (mean: number) => logLikelihood(total, values, mean) >= doubt;
  const best = values === 0 ? 0.5 : total / values;
  return { low: lastPossible(isPossible, best, 0), high: lastPossible(isPossible, best, 1) };
}

function logLikelihood(total: number, values: number, mean: number): number {
  const ofWins = total === 0 ? 0 : total * Math.log(mean);
  return total === values ? ofWins : ofWins + (values - total) * Math.log1p(-mean);
}

/** The likelihood falls on either side of the best mean, so what is possible ends in one place on the way to `end`. */
function lastPossible(isPossible: (mean: number) => boolean, best: number, end: 0 | 1): number {
  if (isPossible(end)) return end;
  let inside = best;
  let outside: number = end;
  for (let halving = 0; halving < 60; halving++) {
    const middle = (inside + outside) / 2;
    if (isPossible(middle)) inside = middle;
    else outside = middle;
  }
  return outside;
}
