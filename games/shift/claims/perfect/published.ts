import type { DayGame } from '../../src/bots/perfect/day-game.ts';
import { type DaySolution, daySolver } from '../../src/bots/perfect/day-solver.ts';
import { eveningOf, expectBlock } from '../../src/bots/perfect/expectation.ts';
import { outlookOf } from '../../src/bots/perfect/outlook.ts';
import {
  type Decider,
  firstValue,
  type MorningBlock,
  openBlock,
  rowsAfter,
  valueWeek,
} from '../../src/bots/perfect/week.ts';
import type { ShiftSeat } from '../../src/moves.ts';
import type { Config } from '../../src/tables/rules.ts';
import { answerTo, worthOf } from './deciders.ts';
import { exactWalk } from './values.ts';

/**
 * How often the boss wins when the seat's perfect player is known to the last digit and answered as well as can be. The
 * player is asked for his mix at every state of the week, as he is at the table: from his coarse table, with a solver that
 * remembers nothing.
 */
export function againstPublished(config: Config, seat: ShiftSeat): number {
  const { game, rowOf } = outlookOf(config);
  const solver = daySolver(game);
  const believed = openBlock(game);
  const decide: Decider = (block) => {
    const { day, catches, lead, count } = block;
    const rowAt = rowsAfter(config, rowOf, day);
    expectBlock(game, eveningOf(config, game.step, catches, rowAt), lead, count, believed.expected);
    for (let at = 0; at < count; at++) {
      solver.forget();
      const mixes = solver.solve(believed.expected, at, count);
      block.values[at] =
        seat === 'boss' ? answerTo(game, mixes.boss, block, at) : answerToPlans(game, mixes, block, at);
    }
  };
  // A player who errs may do worse with a better score, so nothing counts as won before it is.
  return firstValue(valueWeek(config, game, decide, { ...exactWalk(game), won: 1 }));
}

/** What the boss gets with his best row against the worker's mix of plans. */
function answerToPlans(game: DayGame, mixes: DaySolution, block: MorningBlock, at: number): number {
  let most = 0;
  for (let row = 0; row < game.rows; row++) {
    let worth = 0;
    for (let plan = 0; plan < mixes.plans; plan++) {
      const chance = mixes.worker[plan] ?? 0;
      if (chance > 0) worth += chance * worthOfPlan(game, mixes, block, at, row, plan);
    }
    most = Math.max(most, worth);
  }
  return most;
}

function worthOfPlan(
  game: DayGame,
  { options }: DaySolution,
  block: MorningBlock,
  at: number,
  row: number,
  plan: number,
): number {
  let worth = 0;
  for (let signal = 0; signal < game.signals; signal++) {
    worth += worthOf(game, block, at, row, options[plan * game.signals + signal] ?? 0);
  }
  return worth;
}
