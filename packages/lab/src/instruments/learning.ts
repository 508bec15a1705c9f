import type { AnyMeasure } from '@foretell/engine';
import type { Host, Outcome, SampleRequest } from '../experiment/experiment.ts';
import type { Unit } from '../experiment/finding.ts';
import { meansAt } from '../report.ts';
import { CONFIDENCE, type Estimate, Z95 } from '../stats/interval.ts';
import { estimateOf } from '../stats/mean.ts';
import { normalQuantile } from '../stats/normal.ts';
import { findingOf } from './findings.ts';

export interface LearningPlan {
  readonly request: SampleRequest;
  /** The measure of the game, which the sample is counted with. */
  readonly measure: AnyMeasure;
  /** Where the measure reports a list of means, one a turn: `['readingAccuracy', 'byDay']`. */
  readonly path: readonly string[];
  readonly unit: Unit;
  /** Text key of the figures (see {@link learning}), of the plot, of its y axis and its line. */
  readonly key: string;
}

export interface Learning extends Outcome {
  readonly turns: readonly Estimate[];
  /** The last turn less the first. */
  readonly gain: Estimate;
}

/**
 * A curve over the turns of a game, from whatever list of means its measure reports. `<key>` is the mean of each turn, counted
 * from 1 and with an interval of its own; `<key>-gain` is the last less the first, with an interval that holds however the
 * two depend on each other within a game (Bonferroni: each end has half of the doubt).
 */
export async function learning(host: Host, plan: LearningPlan): Promise<Learning> {
  const { request, measure, path, unit, key } = plan;
  const tally = await host.sample(request);
  host.progress(1);
  const means = meansAt(measure.report(tally.measured), path);
  const turns = means.map(estimateOf);
  const gain = gainOf(turns);
  const findings = turns.map((turn, at) =>
    findingOf({ key, facts: { turn: at + 1 }, unit }, turn, means[at]?.count ?? 0),
  );
  const points = turns.map(({ value }, at) => ({ x: at + 1, y: value }));
  const band = turns.map(({ low, high }, at) => ({ x: at + 1, low, high }));
  const plot = {
    key,
    x: { key: 'turn', unit: 'count' },
    y: { key, unit },
    marks: [
      { kind: 'band', series: key, points: band },
      { kind: 'line', series: key, points },
    ],
  } as const;
  const gained = findingOf({ key: `${key}-gain`, facts: {}, unit }, gain, request.games);
  return { turns, gain, findings: [...findings, gained], plots: [plot] };
}

function gainOf(turns: readonly Estimate[]): Estimate {
  const [first, last] = [turns[0], turns.at(-1)];
  if (first === undefined || last === undefined || turns.length < 2) {
    throw new RangeError('learning: a curve takes two turns');
  }
  const widening = normalQuantile(1 - (1 - CONFIDENCE) / 4) / Z95;
  const half = widening * (first.high - first.value + last.high - last.value);
  const value = last.value - first.value;
  return { value, low: value - half, high: value + half };
}
