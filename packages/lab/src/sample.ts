import type { Measure, PlayRecord, Seat, Seed } from '@foretell/engine';
import { joinOutcomes, type Outcomes, winnerMark } from './outcomes.ts';
import { type Matchup, playGame } from './play.ts';

/** What is left of many games: whole numbers in plain JSON, so that any machine may play any part and parts just add up. */
export interface SampleTally<Tally = unknown> {
  readonly games: number;
  /** Games won, by seat: every seat of the game has its place. */
  readonly wins: Readonly<Record<Seat, number>>;
  /** Games that nobody won: draws, and in a game of one seat the lost ones. */
  readonly draws: number;
  /** The tally of the game's own measure. */
  readonly measured: Tally;
  /** Who won which game, if that was asked for. */
  readonly outcomes?: Outcomes;
}

/** A part of the sample named by `seed`: the games `from` (inclusive) to `to` (exclusive). */
export interface SampleRange {
  readonly seed: Seed;
  readonly from: number;
  readonly to: number;
  /** Whether to keep who won which game, for comparing game by game; one character a game. */
  readonly outcomes?: true | undefined;
}

/** A tally of nothing. */
export function startTally<Tally>(
  seats: readonly Seat[],
  measure: Measure<never, never, never, Tally>,
): SampleTally<Tally> {
  const wins = Object.fromEntries(seats.map((seat) => [seat, 0]));
  return { games: 0, wins, draws: 0, measured: measure.start() };
}

/** Plays the games of `range`. Game `i` has the seed `<seed>/<i>`, whoever plays it and in whichever part. */
export function sample<Config, State, Move, View, Event, Tally>(
  matchup: Matchup<Config, State, Move, View, Event>,
  measure: Measure<State, Move, Event, Tally>,
  range: SampleRange,
): SampleTally<Tally> {
  const { game } = matchup;
  const wins: Record<Seat, number> = Object.fromEntries(game.facts.seats.map((seat) => [seat, 0]));
  let draws = 0;
  let measured = measure.start();
  let winners = '';
  for (let index = range.from; index < range.to; index++) {
    const play = playGame(matchup, `${range.seed}/${index}`);
    const winner = winnerOf(matchup, play);
    if (winner === undefined) draws += 1;
    else wins[winner] = (wins[winner] ?? 0) + 1;
    if (range.outcomes) winners += winnerMark(game.facts.seats, winner);
    measured = measure.add(measured, play);
  }
  const tally = { games: range.to - range.from, wins, draws, measured };
  if (!range.outcomes) return tally;
  const stretches = [{ from: range.from, winners }];
  return { ...tally, outcomes: joinOutcomes([{ seats: game.facts.seats, stretches }]) };
}

/**
 * All tallies in one, in any order. None of them is changed. Outcomes are kept when any part has them; throws when a game
 * is among them twice, or when another part has games without.
 */
export function mergeTallies<Tally>(
  seats: readonly Seat[],
  measure: Measure<never, never, never, Tally>,
  tallies: readonly SampleTally<Tally>[],
): SampleTally<Tally> {
  const merged = tallies.reduce<SampleTally<Tally>>(
    (sum, tally) => ({
      games: sum.games + tally.games,
      wins: Object.fromEntries(seats.map((seat) => [seat, (sum.wins[seat] ?? 0) + (tally.wins[seat] ?? 0)])),
      draws: sum.draws + tally.draws,
      measured: measure.merge(sum.measured, tally.measured),
    }),
    startTally(seats, measure),
  );
  const outcomes = tallies.flatMap((tally) => tally.outcomes ?? []);
  if (outcomes.length === 0) return merged;
  if (tallies.some((tally) => tally.games > 0 && tally.outcomes === undefined)) {
    throw new RangeError('mergeTallies: outcomes were kept of some games and not of others');
  }
  return { ...merged, outcomes: joinOutcomes(outcomes) };
}

/** The only seat with the highest utility, which in a game of one seat must be above zero. */
function winnerOf<Config, State, Move, View, Event>(
  { game }: Matchup<Config, State, Move, View, Event>,
  { final }: PlayRecord<State, Move, Event>,
): Seat | undefined {
  const returns = game.returns(final);
  const bar = returns.length === 1 ? 0 : Math.max(...returns);
  const best = game.facts.seats.filter((_, index) =>
    returns.length === 1 ? (returns[index] ?? 0) > bar : returns[index] === bar,
  );
  return best.length === 1 ? best[0] : undefined;
}
