import { canonicalJson } from '@foretell/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeTallies, playGame, sample, winnersOf } from '../src/index.ts';
import { dice, gambler, MEASURE, steady } from './dice.ts';

const SEATS = dice.facts.seats;
const matchup = { game: dice, config: null, players: { left: gambler('left'), right: steady('right', 2) } };
const GAMES = 60;
const part = (from: number, to: number) => sample(matchup, MEASURE, { seed: 's', from, to, outcomes: true });
const whole = part(0, GAMES);

describe('the outcomes of a sample', () => {
  it('say who won which game', () => {
    const played = Array.from({ length: GAMES }, (_, index) => playGame(matchup, `s/${index}`).final.points);
    const expected = played.map(([left = 0, right = 0]) =>
      left === right ? undefined : left > right ? 'left' : 'right',
    );
    expect(winnersOf(whole)).toEqual(expected);
    expect(new Set(expected).size).toBe(3);
  });

  it('are kept only when asked for, and change nothing else', () => {
    const { outcomes, ...rest } = whole;
    expect(outcomes?.stretches).toHaveLength(1);
    expect(sample(matchup, MEASURE, { seed: 's', from: 0, to: GAMES })).toEqual(rest);
  });

  it('come together to the same bytes from any parts in any order, by way of JSON', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: GAMES - 1 }), { maxLength: 5 }),
        fc.infiniteStream(fc.nat()),
        (cuts, order) => {
          const edges = [0, ...cuts.toSorted((one, other) => one - other), GAMES];
          const parts = edges.slice(1).map((to, index) => part(edges[index] ?? 0, to));
          const shuffled = parts
            .map((each) => ({ each: JSON.parse(JSON.stringify(each)), rank: order.next().value }))
            .sort((one, other) => one.rank - other.rank)
            .map(({ each }) => each);
          // Two by two, as a ledger adds up what comes in.
          const merged = shuffled.reduce((sum, each) => mergeTallies(SEATS, MEASURE, [sum, each]));
          expect(canonicalJson(merged)).toBe(canonicalJson(whole));
        },
      ),
      { seed: 1, numRuns: 30 },
    );
  });

  it('notice a part that was counted twice', () => {
    expect(() => mergeTallies(SEATS, MEASURE, [part(0, 30), part(20, 60)])).toThrow('game 20 of a sample');
    expect(() => mergeTallies(SEATS, MEASURE, [part(0, 30), part(0, 30)])).toThrow('counted twice');
  });

  it('notice a part that is missing, that kept none, or that tells another story', () => {
    expect(() => winnersOf(mergeTallies(SEATS, MEASURE, [part(0, 20), part(30, 60)]))).toThrow(
      'not all there',
    );
    expect(() => winnersOf(part(10, 20))).toThrow('not all there');
    const none = sample(matchup, MEASURE, { seed: 's', from: 20, to: 60 });
    expect(() => winnersOf(none)).toThrow('not all there');
    expect(() => mergeTallies(SEATS, MEASURE, [part(0, 20), none])).toThrow(
      'of some games and not of others',
    );
    const { left = 0, right = 0 } = whole.wins;
    const swapped = { ...whole, wins: { left: left + 1, right: right - 1 } };
    expect(() => winnersOf(swapped)).toThrow(`"left" won ${left} games one by one and ${left + 1} in all`);
  });
});
