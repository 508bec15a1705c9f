import type { Seat } from '@foretell/engine';
import type { Host, SampleRequest } from '../experiment/experiment.ts';
import type { Estimate } from '../stats/interval.ts';
import { estimateAt, lookUntil, NO_LOOK } from './looks.ts';
import { winRateOf } from './win-rate.ts';

/** To stop as soon as it is known on which side of `rate` a win rate lies. */
export interface Until {
  readonly rate: number;
  /** Games between two looks. */
  readonly batch: number;
}

export interface MeasuredRate {
  readonly rate: Estimate;
  /** That it rests on. */
  readonly games: number;
}

/**
 * The win rate of a seat from all games of the request; with `until`, from as many batches of it as it takes to know on which
 * side of that rate it lies, and from all games, rounded up to whole batches, when that cannot be known. The interval is then
 * one that may be looked at after every batch, so that it excludes a rate wrongly in at most 5 of 100 runs.
 */
export async function rateAt(
  host: Host,
  request: SampleRequest,
  seat: Seat,
  until: Until | undefined,
): Promise<MeasuredRate> {
  if (until === undefined) {
    return { rate: winRateOf(await host.sample(request), seat), games: request.games };
  }
  const { batch } = until;
  const { games, outcomes: _, ...rest } = request;
  const plan = { request: rest, seat, batch, batches: Math.ceil(games / batch) };
  // How far this one sample is, is not how far the instrument is.
  const quiet: Host = { sample: (each) => host.sample(each), progress: () => {} };
  const looks = await lookUntil(quiet, plan, (look) => sideOf(estimateAt(look), until.rate) !== 'open');
  const last = looks.at(-1) ?? NO_LOOK;
  return { rate: estimateAt(last), games: last.games };
}

/** On which side of a rate an estimate lies with its whole interval. */
export function sideOf({ low, high }: Estimate, rate: number): 'below' | 'above' | 'open' {
  return high < rate ? 'below' : low > rate ? 'above' : 'open';
}
