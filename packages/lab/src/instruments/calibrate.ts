import type { Seat } from '@foretell/engine';
import type { Host, Outcome, SampleRequest } from '../experiment/experiment.ts';
import type { Finding } from '../experiment/finding.ts';
import type { Plot } from '../experiment/plot.ts';
import type { Estimate } from '../stats/interval.ts';
import { findingOf } from './findings.ts';
import { factOf, type Knob, readable, turned } from './knob.ts';
import { type MeasuredRate, rateAt } from './rate-at.ts';

export interface CalibrationPlan {
  readonly request: SampleRequest;
  readonly seat: Seat;
  /** The share of games that the seat is to win. */
  readonly target: number;
  readonly knob: Knob;
  /** Where to look, in stored values; whole numbers, both inclusive. */
  readonly from: number;
  readonly to: number;
  /** Text key of the figures (see {@link calibrate}), of the plot and of its y axis. */
  readonly key: string;
  /** To play each value only until its side of the target is known, so many games between two looks. Absent: all games. */
  readonly batch?: number | undefined;
}

/**
 * `found`: the value of the knob, as people read it. `not-bracketed`: the target, or an end of its interval, may lie beyond
 * the range; look farther or play more games. `not-monotone`: the win rate turns back by more than chance explains, so there
 * may be several such values.
 */
export type Calibration = Outcome & { readonly rates: readonly RateAt[] } & (
    | { readonly kind: 'found'; readonly setting: Estimate }
    | { readonly kind: 'not-bracketed' }
    | { readonly kind: 'not-monotone' }
  );

export interface RateAt extends MeasuredRate {
  /** As the column stores it. */
  readonly value: number;
}

/**
 * The value of a knob at which a seat wins the target share of its games, by halving, in the same worlds at every value.
 *
 * Its interval holds the values whose sampled rate does not exclude the target (it inverts the interval of {@link rateAt}, and
 * so holds the truth as often as that does), and ends at the nearest values on either side that do. Between two whole values
 * the rate is taken to be a straight line. The figure is `<key>`; `<key>-rate` are the rates at both ends of the range, which
 * are found in any case.
 */
export async function calibrate(host: Host, plan: CalibrationPlan): Promise<Calibration> {
  const { knob, key, seat, target } = plan;
  const curve = sampledCurve(host, plan);
  const ends = [await curve.at(plan.from), await curve.at(plan.to)] as const;
  const setting = await settingOf(curve, plan, ends[1].rate.value >= ends[0].rate.value);
  host.progress(1);
  const rates = curve.sampled();
  const findings: Finding[] = ends.map(({ value, rate, games }) =>
    findingOf({ key: `${key}-rate`, facts: { seat, ...factOf(knob, value) }, unit: 'share' }, rate, games),
  );
  const plots = [plotOf(plan, rates)];
  if (turnsBack(rates)) return { kind: 'not-monotone', rates, findings, plots };
  if (setting === undefined) return { kind: 'not-bracketed', rates, findings, plots };
  const facts = { seat, target: `${target * 100} %` };
  const found = findingOf(
    { key, facts, unit: knob.unit },
    setting,
    Math.max(...rates.map(({ games }) => games)),
  );
  return { kind: 'found', setting, rates, findings: [found, ...findings], plots };
}

interface Curve {
  at(value: number): Promise<RateAt>;
  /** Everything sampled so far, by value. */
  sampled(): readonly RateAt[];
}

/** Each value is sampled once. */
function sampledCurve(host: Host, plan: CalibrationPlan): Curve {
  const { request, seat, knob, from, to, target, batch } = plan;
  const until = batch === undefined ? undefined : { rate: target, batch };
  const known = new Map<number, RateAt>();
  // Three searches, each of which halves the range.
  const expected = 2 + 3 * Math.log2(Math.max(2, to - from));
  return {
    at: async (value) => {
      const before = known.get(value);
      if (before !== undefined) return before;
      const here = { ...request, config: turned(request.config, knob, value) };
      const found = { value, ...(await rateAt(host, here, seat, until)) };
      known.set(value, found);
      host.progress(Math.min(1, known.size / expected));
      return found;
    },
    sampled: () => [...known.values()].sort((one, other) => one.value - other.value),
  };
}

/** `undefined` when the range does not hold the value and both ends of its interval. */
async function settingOf(
  curve: Curve,
  plan: CalibrationPlan,
  isRising: boolean,
): Promise<Estimate | undefined> {
  const { target, knob, from, to } = plan;
  const isBelow = ({ rate }: RateAt) => (isRising ? rate.high < target : rate.low > target);
  const isAbove = ({ rate }: RateAt) => (isRising ? rate.low > target : rate.high < target);
  const hasReached = ({ rate }: RateAt) => (isRising ? rate.value >= target : rate.value <= target);
  if (!isBelow(await curve.at(from)) || !isAbove(await curve.at(to))) return undefined;
  const reached = await firstWhere(curve, hasReached, from, to);
  const low = (await firstWhere(curve, (each) => !isBelow(each), from, reached)) - 1;
  const high = await firstWhere(curve, isAbove, reached - 1, to);
  const [before, after] = [await curve.at(reached - 1), await curve.at(reached)];
  const part = (target - before.rate.value) / (after.rate.value - before.rate.value);
  return {
    value: readable(knob, before.value + part),
    low: readable(knob, low),
    high: readable(knob, high),
  };
}

/** The first value at which `holds`, by halving: it does not at `from`, and does at `to`. */
async function firstWhere(
  curve: Curve,
  holds: (at: RateAt) => boolean,
  from: number,
  to: number,
): Promise<number> {
  let [not, yes] = [from, to];
  while (yes - not > 1) {
    const middle = Math.floor((not + yes) / 2);
    if (holds(await curve.at(middle))) yes = middle;
    else not = middle;
  }
  return yes;
}

/** Whether two rates lie the other way round than the ends of the range, with intervals that do not touch. */
function turnsBack(rates: readonly RateAt[]): boolean {
  const isRising = (rates.at(-1)?.rate.value ?? 0) >= (rates[0]?.rate.value ?? 0);
  return rates.some((one, at) =>
    rates
      .slice(at + 1)
      .some((other) => (isRising ? other.rate.high < one.rate.low : other.rate.low > one.rate.high)),
  );
}

function plotOf({ seat, knob, target, key }: CalibrationPlan, rates: readonly RateAt[]): Plot {
  const points = rates.map(({ value, rate }) => ({ x: readable(knob, value), y: rate.value }));
  const band = rates.map(({ value, rate }) => ({ x: readable(knob, value), low: rate.low, high: rate.high }));
  return {
    key,
    x: { key: knob.name, unit: knob.unit },
    y: { key: `${key}-rate`, unit: 'share', domain: [0, 1] },
    marks: [
      { kind: 'band', series: seat, points: band },
      { kind: 'dots', series: seat, points },
      { kind: 'rule', axis: 'y', at: target },
    ],
  };
}
