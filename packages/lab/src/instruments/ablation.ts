import type { Seat } from '@foretell/engine';
import type { Host, Outcome, SampleRequest } from '../experiment/experiment.ts';
import type { Finding } from '../experiment/finding.ts';
import type { Plot } from '../experiment/plot.ts';
import { winnersOf } from '../outcomes.ts';
import { holm } from '../stats/holm.ts';
import { CONFIDENCE, type Estimate } from '../stats/interval.ts';
import { type Pairs, pairedDifference, pairedP } from '../stats/paired.ts';
import { findingOf } from './findings.ts';
import { changedConfig } from './knob.ts';
import { winRateOf } from './win-rate.ts';

export interface AblationPlan {
  /** The game as it is. */
  readonly request: SampleRequest;
  /** Whose wins are counted. */
  readonly seat: Seat;
  readonly changes: readonly Change[];
  /** Text key of the figures (see {@link ablation}), of the plot and of its axes. */
  readonly key: string;
}

/** One thing that is otherwise: fields of the configuration, players, or both. */
export interface Change {
  /** A fact of the figures, and the text key of a bar. Not `none`, which is the game as it is. */
  readonly name: string;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly lineup?: Readonly<Record<Seat, string>>;
}

export interface Ablation extends Outcome {
  readonly base: Estimate;
  readonly rows: readonly AblationRow[];
}

export interface AblationRow {
  readonly name: string;
  readonly rate: Estimate;
  /** The rate less that of the game as it is. */
  readonly difference: Estimate;
  /** How likely such a difference is if the change did nothing, corrected for the number of changes looked at. */
  readonly p: number;
  /** Whether the change does something, at the 5 % level for all of them together. */
  readonly isDifferent: boolean;
}

/**
 * What each of several changes does to the win rate of a seat, one at a time and in the same worlds, so that only the games
 * that end otherwise count. Three figures a change: `<key>` is its rate, `<key>-difference` its difference from the game as it
 * is, with the interval of that one difference ({@link pairedDifference}), `<key>-p` what {@link holm} says of it among the
 * others. The first finding is the rate of the game as it is, under the change `none`.
 */
export async function ablation(host: Host, plan: AblationPlan): Promise<Ablation> {
  const { request, seat, changes, key } = plan;
  const names = ['none', ...changes.map(({ name }) => name)];
  if (new Set(names).size < names.length)
    throw new RangeError(`ablation: a name twice among ${names.join(', ')}`);
  const base = await host.sample({ ...request, outcomes: true });
  const compared: Omit<AblationRow, 'p' | 'isDifferent'>[] = [];
  const ps: number[] = [];
  for (const change of changes) {
    host.progress((compared.length + 1) / names.length);
    const tally = await host.sample({ ...changed(request, change), outcomes: true });
    const pairs = pairsOf(winnersOf(tally), winnersOf(base), seat);
    compared.push({ name: change.name, rate: winRateOf(tally, seat), difference: pairedDifference(pairs) });
    ps.push(pairedP(pairs));
  }
  host.progress(1);
  const adjusted = holm(ps);
  const rows = compared.map((row, at) => {
    const p = adjusted[at] ?? 1;
    return { ...row, p, isDifferent: p <= 1 - CONFIDENCE };
  });
  const rate = winRateOf(base, seat);
  const figure = { key, facts: { seat, change: 'none' }, unit: 'share' } as const;
  const findings = [findingOf(figure, rate, request.games), ...rows.flatMap((row) => findingsOf(plan, row))];
  return { base: rate, rows, findings, plots: [plotOf(plan, rows)] };
}

function changed(request: SampleRequest, { config = {}, lineup = {} }: Change): SampleRequest {
  return {
    ...request,
    config: changedConfig(request.config, config),
    lineup: { ...request.lineup, ...lineup },
  };
}

function pairsOf(
  first: readonly (Seat | undefined)[],
  second: readonly (Seat | undefined)[],
  seat: Seat,
): Pairs {
  const pairs = { both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 };
  for (const [index, winner] of first.entries()) {
    const isWon = second[index] === seat;
    if (winner === seat) pairs[isWon ? 'both' : 'onlyFirst'] += 1;
    else pairs[isWon ? 'onlySecond' : 'neither'] += 1;
  }
  return pairs;
}

function findingsOf({ request, seat, key }: AblationPlan, row: AblationRow): readonly Finding[] {
  const facts = { seat, change: row.name };
  const p = { value: row.p, low: row.p, high: row.p };
  return [
    findingOf({ key, facts, unit: 'share' }, row.rate, request.games),
    findingOf({ key: `${key}-difference`, facts, unit: 'share' }, row.difference, request.games),
    findingOf({ key: `${key}-p`, facts, unit: 'number' }, p, request.games),
  ];
}

function plotOf({ seat, key }: AblationPlan, rows: readonly AblationRow[]): Plot {
  const bars = rows.map(({ name, difference }) => ({ label: name, value: difference.value }));
  return {
    key: `${key}-difference`,
    x: { key: 'change', unit: 'number' },
    y: { key: `${key}-difference`, unit: 'share' },
    marks: [
      { kind: 'bars', series: seat, bars },
      { kind: 'rule', axis: 'y', at: 0 },
    ],
  };
}
