import { canonicalJson } from '@foretell/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeTallies, playGame, type SampleTally, sample, sampleReport, startTally } from '../src/index.ts';
import { dice, gambler, MEASURE, steady } from './dice.ts';

const SEATS = dice.facts.seats;
const matchup = { game: dice, config: null, players: { left: gambler('left'), right: steady('right', 2) } };
const GAMES = 60;
const whole = sample(matchup, MEASURE, { seed: 's', from: 0, to: GAMES });

describe('a sample', () => {
  it('plays game i with the seed <seed>/<i>', () => {
    const one = sample(matchup, MEASURE, { seed: 's', from: 7, to: 8 });
    const play = playGame(matchup, 's/7');
    expect(one.measured).toEqual(MEASURE.add(MEASURE.start(), play));
    expect(one.games).toBe(1);
  });

  it('counts every game once: won by a seat or by nobody', () => {
    const { left = 0, right = 0 } = whole.wins;
    expect(left + right + whole.draws).toBe(GAMES);
    expect(Math.min(left, right, whole.draws)).toBeGreaterThan(0);
  });

  it('counts a game of one seat as won when its utility is above zero, else as won by nobody', () => {
    const solo = {
      ...dice,
      facts: { ...dice.facts, seats: ['left'] },
      returns: (state: { readonly points: readonly number[] }) => [(state.points[0] ?? 0) - 1],
    };
    const tally = sample({ ...matchup, game: solo }, MEASURE, { seed: 's', from: 0, to: GAMES });
    const won = Array.from({ length: GAMES }, (_, index) => playGame(matchup, `s/${index}`)).filter(
      ({ final }) => (final.points[0] ?? 0) > 1,
    ).length;
    expect(won).toBeGreaterThan(0);
    expect(tally).toMatchObject({ wins: { left: won }, draws: GAMES - won });
  });

  it('adds up to the same totals to the byte, into whichever parts it is split and in whichever order they come', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: GAMES - 1 }), { maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        (cuts, order) => {
          const parts = partsOf(cuts);
          expect(parts.length).toBe(cuts.length + 1);
          const shuffled = parts
            .map((part) => ({ part, rank: order.next().value }))
            .sort((one, other) => one.rank - other.rank)
            .map(({ part }) => part);
          expect(canonicalJson(mergeTallies(SEATS, MEASURE, shuffled))).toBe(canonicalJson(whole));
        },
      ),
      { seed: 1, numRuns: 40 },
    );
  });

  it('would not add up if a game were left out', () => {
    const parts = [
      sample(matchup, MEASURE, { seed: 's', from: 0, to: 30 }),
      sample(matchup, MEASURE, { seed: 's', from: 31, to: GAMES }),
    ];
    expect(canonicalJson(mergeTallies(SEATS, MEASURE, parts))).not.toBe(canonicalJson(whole));
  });

  it('leaves the parts as they were when they are added up', () => {
    const part = sample(matchup, MEASURE, { seed: 's', from: 0, to: 5 });
    const before = canonicalJson(part);
    mergeTallies(SEATS, MEASURE, [part, part]);
    expect(canonicalJson(part)).toBe(before);
  });
});

describe('a report', () => {
  it('gives each seat and the draws their count, their rate and its interval', () => {
    const report = sampleReport(dice.id, 's', whole, MEASURE);
    expect(Object.keys(report.wins)).toEqual(['left', 'right', 'draw']);
    const { draw } = report.wins;
    expect(draw).toMatchObject({ count: whole.draws, rate: whole.draws / GAMES });
    expect(draw?.low).toBeLessThan(whole.draws / GAMES);
    expect(draw?.high).toBeGreaterThan(whole.draws / GAMES);
    expect(report.stats).toEqual({ points: whole.measured.points });
  });

  it('of no games at all claims nothing', () => {
    const nothing: SampleTally<ReturnType<typeof MEASURE.start>> = startTally(SEATS, MEASURE);
    expect(sampleReport(dice.id, 's', nothing, MEASURE).wins.left).toEqual({
      count: 0,
      rate: null,
      low: 0,
      high: 1,
    });
  });
});

function partsOf(cuts: readonly number[]): SampleTally<ReturnType<typeof MEASURE.start>>[] {
  const edges = [0, ...[...cuts].sort((one, other) => one - other), GAMES];
  return edges
    .slice(1)
    .map((to, index) => sample(matchup, MEASURE, { seed: 's', from: edges[index] ?? 0, to }));
}
