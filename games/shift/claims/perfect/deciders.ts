import type { DayGame } from '../../src/bots/perfect/day-game.ts';
import type { Decider, MorningBlock } from '../../src/bots/perfect/week.ts';

/** The worker answers a boss of one row as well as can be: signal by signal, what gives the boss least. */
export function bestAnswer(game: DayGame): Decider {
  const row = Float64Array.of(1);
  return (block) => {
    for (let at = 0; at < block.count; at++) block.values[at] = answerTo(game, row, block, at);
  };
}

/** What the worker's best answer to a mix of rows lets the boss have on one of the mornings. */
export function answerTo(game: DayGame, mix: Float64Array, block: MorningBlock, at: number): number {
  let worth = 0;
  for (let signal = 0; signal < game.signals; signal++) {
    const end = game.firstOption[signal + 1] ?? 0;
    let least = Number.POSITIVE_INFINITY;
    for (let option = game.firstOption[signal] ?? 0; option < end; option++) {
      least = Math.min(least, mixedWorth(game, mix, block, at, option));
    }
    worth += least;
  }
  return worth;
}

function mixedWorth(
  game: DayGame,
  mix: Float64Array,
  block: MorningBlock,
  at: number,
  option: number,
): number {
  let worth = 0;
  for (let row = 0; row < game.rows; row++) {
    const chance = mix[row] ?? 0;
    if (chance > 0) worth += chance * worthOf(game, block, at, row, option);
  }
  return worth;
}

/** What a row and an option are worth on one of the mornings. */
export function worthOf(game: DayGame, block: MorningBlock, at: number, row: number, option: number): number {
  return block.expected[(row * game.options + option) * block.count + at] ?? 0;
}

/** Which option a worker takes who goes by his catches and the signal: counted among those of the signal, from 0. */
export type Habit = (catches: number, signal: number) => number;

/** The worker follows a habit, and the boss, if he has a choice of rows, answers it as well as can be. */
export function followed(game: DayGame, habit: Habit): Decider {
  return (block) => {
    const options = Array.from(
      { length: game.signals },
      (_, signal) => (game.firstOption[signal] ?? 0) + habit(block.catches, signal),
    );
    for (let at = 0; at < block.count; at++) {
      let most = 0;
      for (let row = 0; row < game.rows; row++) {
        let worth = 0;
        for (const option of options) worth += worthOf(game, block, at, row, option);
        most = Math.max(most, worth);
      }
      block.values[at] = most;
    }
  };
}
