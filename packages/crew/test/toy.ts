import {
  type AnyBot,
  type AnyMeasure,
  type Bot,
  nextBelow,
  openRng,
  rngStream,
  type Seat,
} from '@foretell/engine';
import { type DiceEvent, type DiceMove, type DiceState, diceGame } from '@foretell/engine/testing';
import { type OpenSample, type SampleRequest, sample } from '@foretell/lab';

/** A game for these tests, with players and a measure. */

/** Takes or gives, as its own die says. */
const fickle = (seat: Seat): Bot<DiceState, DiceMove> => ({
  id: 'fickle',
  seat,
  decide: ({ places }, seed) => {
    const rng = openRng(rngStream(seed, `at/${places.first}/${places.second}`));
    return { move: { kind: nextBelow(rng, 2) === 0 ? 'take' : 'give' }, note: undefined };
  },
});

/** Decides like the fickle one after long thought, for the better part of a millisecond a game. */
const pensive = (seat: Seat): Bot<DiceState, DiceMove> => ({
  id: 'pensive',
  seat,
  decide: (view, seed) => {
    let thought = 1;
    for (let step = 0; step < 100_000; step++) thought = (Math.imul(thought, 1_664_525) + 1_013_904_223) | 0;
    // The generator never comes to rest at 1 after so many steps, but only we know that.
    return fickle(seat).decide(view, thought === 1 ? '' : seed);
  },
});

const BOTS: readonly AnyBot[] = diceGame.facts.seats.flatMap((seat) => [fickle(seat), pensive(seat)]);

/** Counts rolls by their pips. */
export const MEASURE: AnyMeasure = {
  start: () => ({ rolls: [0, 0, 0, 0] }),
  add: (tally, { turns }) => {
    const { rolls } = tally as { rolls: number[] };
    for (const event of turns.flatMap(({ events }) => events as DiceEvent[])) {
      if (event.kind === 'rolled') rolls[event.pips] = (rolls[event.pips] ?? 0) + 1;
    }
    return tally;
  },
  merge: (one, other) => {
    const [left, right] = [one, other] as { rolls: number[] }[];
    return { rolls: left?.rolls.map((count, pips) => count + (right?.rolls[pips] ?? 0)) };
  },
  report: () => null,
};

export function resolveToy({ game, config, lineup }: SampleRequest): OpenSample {
  if (game !== 'dice') throw new RangeError(`no game "${game}"`);
  const { goal } = config as { goal: number };
  const players = Object.fromEntries(
    Object.entries(lineup).map(([seat, id]) => {
      const bot = BOTS.find((each) => each.seat === seat && each.id === id);
      if (bot === undefined) throw new RangeError(`no bot "${id}" for ${seat}`);
      return [seat, bot];
    }),
  );
  return { matchup: { game: diceGame, config: { goal }, players }, measure: MEASURE };
}

/** A sample of the toy. */
export function toyRequest(games: number, bot: 'fickle' | 'pensive' = 'fickle'): SampleRequest {
  return { game: 'dice', config: { goal: 5 }, lineup: { first: bot, second: bot }, seed: 'toy', games };
}

/** What the bare loop makes of it: what everybody else must come to. */
export function bareTally(request: SampleRequest) {
  const { matchup, measure } = resolveToy(request);
  const { seed, games, outcomes } = request;
  return sample(matchup, measure, { seed, from: 0, to: games, outcomes });
}
