import type { Bot } from '@foretell/engine';
import { deriveSeed } from '@foretell/engine';
import { expect, test } from 'vitest';
import { hint, playBots } from '../src/bots.ts';
import { entryOf, outcomeOf, sealedSeats, seatsToAct, viewFor } from '../src/look.ts';
import { submit } from '../src/session.ts';
import { inside } from '../src/sitting.ts';
import { type ClimbView, climb, climbBot } from './climb.ts';
import { type DuelMove, type DuelView, duel, duelBot } from './duel.ts';
import { must, openClimb, openDuel, SECRET_SEED } from './tables.ts';

test('bots in all seats play the game to its end', () => {
  const session = playBots(duel, openDuel(), { north: duelBot('north'), south: duelBot('south') });
  expect(outcomeOf(duel, session)).toBeDefined();
  expect(entryOf(session)).toBe(duel.defaultConfig.rounds);
});

test('bots stop where a person has to decide', () => {
  const sealed = playBots(duel, openDuel(), { south: duelBot('south') });
  expect(sealedSeats(sealed)).toEqual(['south']);
  expect(entryOf(sealed)).toBe(0);

  const climbed = must(submit(climb, openClimb('a'), 'guide', { steps: 1 }));
  const answered = playBots(climb, climbed, { guest: climbBot('guest', 2) });
  expect(seatsToAct(climb, answered)).toEqual(['guide']);
  expect(answered[inside].state.at).toBe(3);
});

test("a bot is handed its own view and a seed from which nobody can build the world's streams", () => {
  const heard: { view: DuelView; seed: string }[] = [];
  const listener: Bot<DuelView, DuelMove> = {
    ...duelBot('south'),
    decide: (view, seed) => {
      heard.push({ view, seed });
      return duelBot('south').decide(view, seed);
    },
  };
  playBots(duel, must(submit(duel, openDuel(), 'north', { plan: 'north-plan-4' })), { south: listener });
  // Two decisions: one with north's plan sealed already, one after the plans were applied.
  expect(heard).toHaveLength(2);
  expect(heard[0]).toEqual({
    view: viewFor(duel, openDuel(), 'south'),
    seed: deriveSeed(SECRET_SEED, 'bot/south'),
  });
  expect(JSON.stringify(heard)).not.toMatch(/north-plan|canary/);
});

test('a bot whose move is refused is thrown out by name, instead of being asked for ever', () => {
  const cheat = climbBot('guide', 7);
  expect(() => playBots(climb, openClimb('a'), { guide: cheat })).toThrow(
    'bot "step-7" in seat "guide" of toy-climb was refused: climb-steps',
  );
});

test('a bot does not play a seat it was not made for', () => {
  expect(() => playBots(climb, openClimb('a'), { guide: climbBot('guest', 1) })).toThrow(
    /plays seat "guest"/,
  );
});

test('a hint is what the bot would do, with its note, and changes nothing', () => {
  const session = openDuel();
  const bot = duelBot('north');
  const played = playBots(duel, session, { north: bot });
  expect(hint(duel, session, 'north', bot)?.move).toEqual(played[inside].sealed.north);
  expect(sealedSeats(session)).toEqual([]);
  expect(hint(climb, openClimb('a'), 'guide', climbBot('guide', 2))?.note).toMatch(/^from /);
});

test('a hint does not change with what the other seat has sealed', () => {
  const hints = [0, 1, 2, 3, 4].map((plan) => {
    const session = must(submit(duel, openDuel(), 'south', { plan: `south-plan-${plan}` }));
    return hint(duel, session, 'north', duelBot('north'));
  });
  expect(new Set(hints.map((one) => JSON.stringify(one))).size).toBe(1);
});

test('there is no hint for a seat that has nothing to decide', () => {
  const noBot: Bot<ClimbView, { steps: number }> = {
    ...climbBot('guest', 1),
    decide: () => {
      throw new Error('asked');
    },
  };
  expect(hint(climb, openClimb('a'), 'guest', noBot)).toBeUndefined();
});
