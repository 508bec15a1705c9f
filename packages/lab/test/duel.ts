import {
  type AnyBot,
  addMoments,
  addValue,
  type Bot,
  type Game,
  type Measure,
  type Moments,
  meanOf,
  nextBelow,
  noMoments,
  ok,
  openRng,
  rngStream,
} from '@foretell/engine';
import { type Host, localHost, type SampleRequest } from '../src/index.ts';

/**
 * A toy whose answers are known: both sides name a strength and the world rolls 0 to 99. Left wins when the roll is below
 * 50 + edge + its strength - the other's - tie / 2, and of the rolls from there on `tie` are nobody's. So each of these numbers
 * is a percentage of the games.
 *
 * `isListed`: game `i` of a sample rolls `i` modulo 100, so a hundred games are every game there is and rates are exact.
 */
export const duel: Game<Config, State, number, View, never> = {
  id: 'toy-duel',
  rulesVersion: 1,
  facts: {
    seats: ['left', 'right'],
    dynamics: 'simultaneous',
    chance: 'sampled',
    information: 'hidden',
    utility: 'general',
    maxEntries: 1,
  },
  defaultConfig: { edge: 0, tie: 0, isListed: true },
  parseConfig: (input) => ok({ ...duel.defaultConfig, ...(input as Partial<Config>) }),
  parseMove: (input) => ok(input as number),
  setup: (config, seed) => ({ config, roll: rollOf(config, seed), strengths: undefined }),
  toAct: ({ strengths }) =>
    strengths === undefined ? { kind: 'seats', seats: ['left', 'right'] } : { kind: 'over' },
  legalMoves: () => [0, 10, 100],
  refusalOf: () => undefined,
  apply: (state, { left = 0, right = 0 }) =>
    ok({ state: { ...state, strengths: { left, right } }, events: [] }),
  observe: ({ roll }) => ({ isEven: roll % 2 === 0 }),
  perceive: (event) => event,
  returns: ({ config: { edge, tie }, roll, strengths }) => {
    if (strengths === undefined) return [0, 0];
    const line = 50 + edge + strengths.left - strengths.right - tie / 2;
    return roll < line ? [1, 0] : roll < line + tie ? [0, 0] : [0, 1];
  },
};

function rollOf({ isListed }: Config, seed: string): number {
  if (isListed) return Number(seed.slice(seed.lastIndexOf('/') + 1)) % 100;
  return nextBelow(openRng(rngStream(seed, 'roll')), 100);
}

interface Config {
  readonly edge: number;
  readonly tie: number;
  readonly isListed: boolean;
}

interface State {
  readonly config: Config;
  readonly roll: number;
  readonly strengths: { readonly left: number; readonly right: number } | undefined;
}

interface View {
  /** The one thing that may be known of the roll. */
  readonly isEven: boolean;
}

/** `strength-0`, `strength-10` and `strength-100` do what they say; `moody` is strong in even worlds and weak in others. */
const BOTS: readonly AnyBot[] = duel.facts.seats.flatMap((seat): readonly Bot<View, number>[] => [
  ...[0, 10, 100].map(
    (strength): Bot<View, number> => ({
      id: `strength-${strength}`,
      seat,
      decide: () => ({ move: strength, note: undefined }),
    }),
  ),
  { id: 'moody', seat, decide: ({ isEven }) => ({ move: isEven ? 100 : 0, note: undefined }) },
]) as readonly AnyBot[];

interface Tally {
  readonly rolls: Moments[];
}

/** Three turns, of which each sees the roll 10 higher than the one before. */
export const MEASURE: Measure<State, number, never, Tally> = {
  start: () => ({ rolls: [noMoments(), noMoments(), noMoments()] }),
  add: (tally, { final }) => {
    for (const [turn, moments] of tally.rolls.entries()) addValue(moments, final.roll + 10 * turn);
    return tally;
  },
  merge: (one, other) => {
    for (const [turn, moments] of one.rolls.entries()) addMoments(moments, other.rolls[turn] ?? noMoments());
    return one;
  },
  report: ({ rolls }) => ({ roll: { byTurn: rolls.map((moments) => meanOf(moments, 10)) }, turns: 3 }),
};

/** A host that plays the duel, with each request first changed by `change`: what a sabotage needs. */
export function duelHost(change: (request: SampleRequest) => SampleRequest = (request) => request): Host {
  const host = localHost((request) => {
    const config = duel.parseConfig(request.config);
    if (!config.ok) throw new RangeError('not a configuration');
    const players = Object.fromEntries(
      Object.entries(request.lineup).map(([seat, id]) => [seat, botOf(seat, id)]),
    );
    const matchup = { game: duel, config: config.value, players };
    return { matchup, measure: MEASURE } as unknown as ReturnType<Parameters<typeof localHost>[0]>;
  });
  return { ...host, sample: (request) => host.sample(change(request)) };
}

function botOf(seat: string, id: string): AnyBot {
  const bot = BOTS.find((each) => each.seat === seat && each.id === id);
  if (bot === undefined) throw new RangeError(`no bot "${id}" for ${seat}`);
  return bot;
}

/** A hundred listed worlds, both sides equally strong. */
export const REQUEST: SampleRequest = {
  game: duel.id,
  config: {},
  lineup: { left: 'strength-0', right: 'strength-0' },
  seed: 's',
  games: 100,
};

/** The same with rolls that are drawn. */
export const DRAWN: SampleRequest = { ...REQUEST, config: { isListed: false } };
