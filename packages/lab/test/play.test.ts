import { describe, expect, it } from 'vitest';
import { playGame } from '../src/index.ts';
import { type DiceMatchup, dice, gambler, steady } from './dice.ts';

const players = { left: gambler('left'), right: gambler('right') };
const matchup: DiceMatchup = { game: dice, config: null, players };

describe('a play', () => {
  it('is the same again for the same seed, and another one for another seed', () => {
    expect(playGame(matchup, 'a')).toEqual(playGame(matchup, 'a'));
    expect(playGame(matchup, 'a')).not.toEqual(playGame(matchup, 'b'));
  });

  it('keeps the moves, the notes and the events of every entry, chance turns included', () => {
    const { turns, final } = playGame(matchup, 'a');
    expect(turns.map(({ moves }) => Object.keys(moves).join())).toEqual([
      'left,right',
      'chance',
      'left,right',
      'chance',
      'left,right',
      'chance',
    ]);
    expect(turns.map(({ notes }) => notes.left)).toEqual([
      'round 0',
      undefined,
      'round 1',
      undefined,
      'round 2',
      undefined,
    ]);
    expect(turns.every(({ events }) => events.length === 1)).toBe(true);
    expect(final.entries).toBe(6);
  });

  it('meets the same dice and the same cards whoever plays it', () => {
    const seeds = Array.from({ length: 50 }, (_, index) => `world/${index}`);
    const others = { ...matchup, players: { left: steady('left', 2), right: gambler('right') } };
    const worlds = seeds.map((seed) => worldOf(matchup, seed));
    expect(seeds.map((seed) => worldOf(others, seed))).toEqual(worlds);
    // The worlds do differ: equal ones would have been equal for want of luck.
    expect(new Set(worlds).size).toBeGreaterThan(40);
  });

  it('leaves the bets of one seat alone when the other seat changes its player', () => {
    const others = { ...matchup, players: { ...players, left: steady('left', 2) } };
    const bets = (from: DiceMatchup) => playGame(from, 'a').turns.map(({ moves }) => moves.right);
    expect(bets(others)).toEqual(bets(matchup));
    expect(bets(matchup).filter((bet) => bet !== undefined)).toHaveLength(3);
  });

  it('turns three plain cards for each other one, as the weights say', () => {
    const cards = Array.from({ length: 400 }, (_, index) => playGame(matchup, `cards/${index}`))
      .flatMap(({ turns }) => turns.flatMap(({ events }) => events))
      .filter((event) => event.kind === 'card');
    expect(cards).toHaveLength(1200);
    const others = cards.filter(({ card }) => card === 1).length;
    // 300 expected, standard deviation 15.
    expect(others).toBeGreaterThan(240);
    expect(others).toBeLessThan(360);
  });
});

describe('what cannot be played stops with the words that find it again', () => {
  it('names bot, seat, seed and refusal of a move that is refused', () => {
    const cheat = { ...matchup, players: { ...players, right: steady('right', 7) } };
    expect(() => playGame(cheat, 'a')).toThrow(
      'toy-dice, seed "a", entry 1, seat "right": the move of bot "steady-7" was refused: dice-bet, bet 7',
    );
  });

  it('names a seat that nobody plays, and a bot in the wrong seat', () => {
    expect(() => playGame({ ...matchup, players: { left: players.left } }, 'a')).toThrow(
      'nobody plays seat "right"',
    );
    expect(() => playGame({ ...matchup, players: { ...players, right: players.left } }, 'a')).toThrow(
      'bot "gambler" plays "left", not "right"',
    );
  });

  it('ends a game that goes on for longer than it said', () => {
    const endless = { ...dice, facts: { ...dice.facts, maxEntries: 5 } };
    expect(() => playGame({ ...matchup, game: endless }, 'a')).toThrow(
      'not over after facts.maxEntries (5) entries',
    );
  });
});

function worldOf(from: DiceMatchup, seed: string): string {
  return JSON.stringify(playGame(from, seed).turns.map(({ events }) => events));
}
