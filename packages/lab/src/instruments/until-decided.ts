import type { Host, Outcome } from '../experiment/experiment.ts';
import type { Finding, Stated, Verdict } from '../experiment/finding.ts';
import type { Plot } from '../experiment/plot.ts';
import { rangeOf, verdictOf } from '../experiment/verdict.ts';
import { type RateTest, testRate } from '../stats/sprt.ts';
import { findingOf } from './findings.ts';
import { estimateAt, type Look, type LookPlan, lookUntil, NO_LOOK } from './looks.ts';

/** What is played, and how often it is looked at. */
export type SequentialPlan = LookPlan;

/**
 * Plays until a claim about the win rate of a seat holds, has drifted or is contradicted; `undecided` when the batches run
 * out. Looking after every batch costs nothing: the interval is one that holds at every look ({@link estimateAt}), so
 * the verdict is wrong in at most 5 of 100 runs.
 */
export async function untilDecided(
  host: Host,
  plan: SequentialPlan,
  stated: Stated,
): Promise<Outcome & { readonly verdict: Verdict }> {
  const looks = await lookUntil(
    host,
    plan,
    (look) => verdictOf(claimFinding(stated, look), stated) !== 'undecided',
  );
  const finding = claimFinding(stated, looks.at(-1) ?? NO_LOOK);
  const plots = [plotOf(stated.key, looks, rangeOf(stated))];
  return { verdict: verdictOf(finding, stated), findings: [finding], plots };
}

/**
 * Plays until the win rate of a seat is told to be low or high, with the errors that the test names ({@link testRate}). It
 * takes fewer games than {@link untilDecided} and says less: the interval of its figure is the one of that.
 */
export async function untilToldApart(
  host: Host,
  plan: SequentialPlan,
  test: RateTest,
  key: string,
): Promise<Outcome & { readonly answer: 'low' | 'high' | 'open' }> {
  const looks = await lookUntil(host, plan, ({ wins, games }) => testRate(test, wins, games) !== 'open');
  const last = looks.at(-1) ?? NO_LOOK;
  const finding = findingOf({ key, facts: { seat: plan.seat }, unit: 'share' }, estimateAt(last), last.games);
  const plots = [plotOf(key, looks, test)];
  return { answer: testRate(test, last.wins, last.games), findings: [finding], plots };
}

function claimFinding({ key, facts }: Stated, look: Look): Finding {
  return findingOf({ key, facts, unit: 'share' }, estimateAt(look), look.games);
}

/** How the interval closes in. */
function plotOf(
  key: string,
  looks: readonly Look[],
  range: { readonly low: number; readonly high: number },
): Plot {
  const estimates = looks.map((look) => ({ x: look.games, ...estimateAt(look) }));
  const bounds = [range.low, range.high].filter(Number.isFinite);
  return {
    key,
    x: { key: 'games', unit: 'count' },
    y: { key, unit: 'share', domain: [0, 1] },
    marks: [
      { kind: 'band', series: key, points: estimates.map(({ x, low, high }) => ({ x, low, high })) },
      { kind: 'line', series: key, points: estimates.map(({ x, value }) => ({ x, y: value })) },
      ...bounds.map((at) => ({ kind: 'rule', axis: 'y', at }) as const),
    ],
  };
}
