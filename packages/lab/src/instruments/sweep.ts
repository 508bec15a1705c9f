import type { Seat } from '@foretell/engine';
import type { Host, Outcome, SampleRequest } from '../experiment/experiment.ts';
import type { Plot } from '../experiment/plot.ts';
import { findingOf } from './findings.ts';
import { factOf, type Knob, readable, turned } from './knob.ts';
import { type MeasuredRate, rateAt, type Until } from './rate-at.ts';

export interface SweepPlan {
  /** The games to play at each place; the knobs are turned in its configuration, which must have named fields. */
  readonly request: SampleRequest;
  /** Whose wins are counted. */
  readonly seat: Seat;
  /** One knob or two, the second changing fastest. */
  readonly knobs: readonly [SweptKnob] | readonly [SweptKnob, SweptKnob];
  /** Text key of the figure, of the plot and of its y axis. */
  readonly key: string;
  /** Absent: all games are played at each place. */
  readonly until?: Until | undefined;
}

export interface SweptKnob extends Knob {
  /** As the column stores them. */
  readonly values: readonly number[];
}

export interface Sweep extends Outcome {
  readonly places: readonly SweptPlace[];
}

export interface SweptPlace extends MeasuredRate {
  /** The stored value of each knob. */
  readonly values: readonly number[];
}

/**
 * The win rate of a seat at each value of a knob, or of two: the same worlds everywhere, so that the curve is smoother than
 * its intervals, each of which is for its own place. One knob gives a line with a band, two give cells.
 */
export async function sweep(host: Host, plan: SweepPlan): Promise<Sweep> {
  const { request, seat, knobs, until } = plan;
  const places: SweptPlace[] = [];
  const everywhere = combinations(knobs.map(({ values }) => values));
  if (everywhere.length === 0) throw new RangeError('sweep: no values');
  for (const values of everywhere) {
    const config = knobs.reduce((sum, knob, at) => turned(sum, knob, values[at] ?? 0), request.config);
    places.push({ values, ...(await rateAt(host, { ...request, config }, seat, until)) });
    host.progress(places.length / everywhere.length);
  }
  return { places, findings: places.map((place) => findingAt(plan, place)), plots: [plotOf(plan, places)] };
}

function findingAt({ seat, knobs, key }: SweepPlan, { values, rate, games }: SweptPlace) {
  const facts = knobs.map((knob, at) => factOf(knob, values[at] ?? 0));
  return findingOf({ key, facts: Object.assign({ seat }, ...facts), unit: 'share' }, rate, games);
}

function plotOf({ seat, knobs, key }: SweepPlan, places: readonly SweptPlace[]): Plot {
  const [first, second] = knobs;
  const axis = ({ name, unit }: Knob) => ({ key: name, unit });
  const at = ({ values: [value = 0] }: SweptPlace) => readable(first, value);
  if (second !== undefined) {
    const cells = places.map((place) => ({
      x: at(place),
      y: readable(second, place.values[1] ?? 0),
      value: place.rate.value,
    }));
    return {
      key,
      x: axis(first),
      y: axis(second),
      marks: [{ kind: 'cells', series: seat, unit: 'share', cells }],
    };
  }
  const band = places.map((place) => ({ x: at(place), low: place.rate.low, high: place.rate.high }));
  const line = places.map((place) => ({ x: at(place), y: place.rate.value }));
  return {
    key,
    x: axis(first),
    y: { key, unit: 'share', domain: [0, 1] },
    marks: [
      { kind: 'band', series: seat, points: band },
      { kind: 'line', series: seat, points: line },
    ],
  };
}

function combinations(lists: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return lists.reduce<readonly (readonly number[])[]>(
    (places, values) => places.flatMap((place) => values.map((value) => [...place, value])),
    [[]],
  );
}
