import { nextBelow, openRng, type Rng, rngStream } from '@foretell/engine';

/** A generator for a test's own draws. */
export function drawing(purpose: string): Rng {
  return openRng(rngStream('stats', purpose));
}

/** A number from 0 to 1 (exclusive). */
export function nextShare(rng: Rng): number {
  return nextBelow(rng, 2 ** 32) / 2 ** 32;
}

/** How likely each number of successes is, from 0 to `trials`. */
export function binomial(trials: number, rate: number): readonly number[] {
  let row = [1];
  for (let trial = 0; trial < trials; trial++) {
    row = Array.from(
      { length: row.length + 1 },
      (_, wins) => (row[wins] ?? 0) * (1 - rate) + (row[wins - 1] ?? 0) * rate,
    );
  }
  return row;
}

/** The share of `times` for which `holds` is true. */
export function shareOf(times: number, holds: (time: number) => boolean): number {
  return Array.from({ length: times }, (_, time) => holds(time)).filter(Boolean).length / times;
}

/**
 * Plays a coin of this rate game by game and stops where `stops` says something; gives back how likely each answer is
 * within `games` games, to the last digit: no coin is thrown.
 */
export function stoppingOdds<Answer extends string>(
  rate: number,
  games: number,
  stops: (wins: number, games: number) => Answer | undefined,
): Readonly<Record<string, number>> {
  const odds: Record<string, number> = {};
  let going = [1];
  for (let played = 1; played <= games; played++) {
    going = Array.from({ length: played + 1 }, (_, wins) => {
      const chance = (going[wins] ?? 0) * (1 - rate) + (going[wins - 1] ?? 0) * rate;
      const answer = chance === 0 ? undefined : stops(wins, played);
      if (answer === undefined) return chance;
      odds[answer] = (odds[answer] ?? 0) + chance;
      return 0;
    });
  }
  return odds;
}
