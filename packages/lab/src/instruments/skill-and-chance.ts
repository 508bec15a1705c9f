import { addValue, type Moments, noMoments, type Seat } from '@foretell/engine';
import type { Host, Outcome, SampleRequest } from '../experiment/experiment.ts';
import type { Finding } from '../experiment/finding.ts';
import type { Plot } from '../experiment/plot.ts';
import { winnersOf } from '../outcomes.ts';
import { meanInterval } from '../stats/mean.ts';
import { varianceShares } from '../stats/variance-shares.ts';
import { findingOf } from './findings.ts';

export interface SkillPlan {
  /** What is played; the line-up is every bot of one seat against every bot of the other. */
  readonly request: Omit<SampleRequest, 'lineup' | 'outcomes'>;
  readonly first: Contestants;
  readonly second: Contestants;
}

export interface Contestants {
  readonly seat: Seat;
  /**
   * Ids, the weakest bot first. Which one that is, is for the author to say: picked from the results, the range would be that
   * of the luckiest. An id that stands at both seats is taken for one player.
   */
  readonly bots: readonly string[];
}

/** One pair of bots, and who won each game. */
interface Pairing {
  readonly first: string;
  readonly second: string;
  readonly winners: readonly (Seat | undefined)[];
}

/**
 * What every game of two seats should say of itself, from every pair of bots in the same worlds:
 *
 * - `wins-by-seat(seat)` and `wins-by-bot(bot)`: shares of the games that each played; the wins behind them add up to the same.
 * - `role-advantage(first seat, second seat)`: for each pair, games won by the first seat less games won by the second.
 * - `seat-advantage(seat)`: the same over all pairs of a bot with itself; absent when no bot plays both seats.
 * - `decided`: the share of games that somebody won.
 * - `skill-range(seat)`: the win rate of the strongest bot of a seat less that of the weakest, against the same rivals;
 *   absent for a seat with one bot.
 * - `by-players`, `by-world`, `by-both`: shares of the variance of the result ({@link varianceShares}); absent when all games
 *   end alike.
 *
 * All intervals are over worlds, since games in the same world are not independent.
 */
export async function skillAndChance(host: Host, plan: SkillPlan): Promise<Outcome> {
  const pairings = await playPairings(host, plan);
  const findings = [
    ...winFindings(plan, pairings),
    ...advantageFindings(plan, pairings),
    eachWorld('decided', {}, plan, pairings, (winner) => (winner === undefined ? 0 : 1)),
    ...rangeFindings(plan, pairings, plan.first, 'first'),
    ...rangeFindings(plan, pairings, plan.second, 'second'),
    ...shareFindings(plan, pairings),
  ];
  return { findings, plots: plotsOf(findings) };
}

async function playPairings(host: Host, { request, first, second }: SkillPlan): Promise<readonly Pairing[]> {
  const pairings: Pairing[] = [];
  const games = first.bots.length * second.bots.length;
  for (const one of first.bots) {
    for (const other of second.bots) {
      const lineup = { [first.seat]: one, [second.seat]: other };
      const tally = await host.sample({ ...request, lineup, outcomes: true });
      pairings.push({ first: one, second: other, winners: winnersOf(tally) });
      host.progress(pairings.length / games);
    }
  }
  if (pairings.length === 0) throw new RangeError('skillAndChance: a seat without bots');
  return pairings;
}

/** By seat and by bot, counted apart from each other, so that a win that went to neither or to both shows. */
function winFindings(plan: SkillPlan, pairings: readonly Pairing[]): readonly Finding[] {
  const { first, second } = plan;
  const seats = [first.seat, second.seat].map((seat) =>
    eachWorld('wins-by-seat', { seat }, plan, pairings, (winner) => (winner === seat ? 1 : 0)),
  );
  const bots = [...new Set([...first.bots, ...second.bots])].map((bot) => {
    const places = pairings.flatMap((pairing) => [
      ...(pairing.first === bot ? [{ ...pairing, seat: first.seat }] : []),
      ...(pairing.second === bot ? [{ ...pairing, seat: second.seat }] : []),
    ]);
    return eachWorld('wins-by-bot', { bot }, plan, places, (winner, { seat }) => (winner === seat ? 1 : 0));
  });
  return [...seats, ...bots];
}

function advantageFindings(plan: SkillPlan, pairings: readonly Pairing[]): readonly Finding[] {
  const { first, second } = plan;
  const lead = (winner: Seat | undefined) => resultOf(plan, winner);
  const roles = pairings.map((pairing) => {
    const facts = { [first.seat]: pairing.first, [second.seat]: pairing.second };
    return eachWorld('role-advantage', facts, plan, [pairing], lead);
  });
  const mirrors = pairings.filter((pairing) => pairing.first === pairing.second);
  if (mirrors.length === 0) return roles;
  return [...roles, eachWorld('seat-advantage', { seat: first.seat }, plan, mirrors, lead)];
}

function rangeFindings(
  plan: SkillPlan,
  pairings: readonly Pairing[],
  { seat, bots }: Contestants,
  place: 'first' | 'second',
): readonly Finding[] {
  if (bots.length < 2) return [];
  const [weakest, strongest] = [bots[0], bots.at(-1)];
  const signed = pairings.flatMap((pairing) => [
    ...(pairing[place] === strongest ? [{ ...pairing, sign: 1 }] : []),
    ...(pairing[place] === weakest ? [{ ...pairing, sign: -1 }] : []),
  ]);
  // Half of these games are the weakest bot's, and the difference is a share of the other half.
  const lead = (winner: Seat | undefined, { sign }: { readonly sign: number }) =>
    winner === seat ? 2 * sign : 0;
  return [eachWorld('skill-range', { seat }, plan, signed, lead)];
}

function shareFindings(plan: SkillPlan, pairings: readonly Pairing[]): readonly Finding[] {
  const { games } = plan.request;
  const rows = Array.from({ length: games }, (_, game) =>
    pairings.map(({ winners }) => resultOf(plan, winners[game])),
  );
  const shares = varianceShares(rows);
  return Object.entries(shares ?? {}).map(([who, share]) =>
    findingOf({ key: `by-${who}`, facts: {}, unit: 'share' }, share, games),
  );
}

/** A game as a number: 1, 0 or -1. */
function resultOf({ first, second }: SkillPlan, winner: Seat | undefined): number {
  if (winner === undefined) return 0;
  return winner === first.seat ? 1 : winner === second.seat ? -1 : 0;
}

/** The mean of a number of each game, over all pairings given; the interval is that of the worlds' means. */
function eachWorld<Each extends Pairing>(
  key: string,
  facts: Readonly<Record<string, string>>,
  { request: { games } }: SkillPlan,
  pairings: readonly Each[],
  count: (winner: Seat | undefined, pairing: Each) => number,
): Finding {
  const moments: Moments = noMoments();
  for (let game = 0; game < games; game++) {
    addValue(
      moments,
      pairings.reduce((sum, pairing) => sum + count(pairing.winners[game], pairing), 0),
    );
  }
  return findingOf(
    { key, facts, unit: 'share' },
    meanInterval(moments, pairings.length),
    games * pairings.length,
  );
}

function plotsOf(findings: readonly Finding[]): readonly Plot[] {
  return [
    barsOf('wins-by-bot', findings, ({ figure }) =>
      figure.key === 'wins-by-bot' ? String(figure.facts.bot) : undefined,
    ),
    barsOf('skill-and-chance', findings, ({ figure: { key } }) => (/^by-/.test(key) ? key : undefined)),
  ].filter(({ marks }) => marks.some((mark) => mark.kind === 'bars' && mark.bars.length > 0));
}

function barsOf(
  key: string,
  findings: readonly Finding[],
  labelOf: (finding: Finding) => string | undefined,
): Plot {
  const bars = findings.flatMap((finding) => {
    const label = labelOf(finding);
    return label === undefined ? [] : [{ label, value: finding.measured }];
  });
  return {
    key,
    x: { key: `${key}-label`, unit: 'number' },
    y: { key: `${key}-share`, unit: 'share' },
    marks: [{ kind: 'bars', series: key, bars }],
  };
}
