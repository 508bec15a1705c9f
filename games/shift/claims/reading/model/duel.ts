import { formatSolveFailure, matrixGame, solveBySimplex } from '@foretell/solve';
import { type Account, accountOf, type Prices, scoreOf } from './account.ts';
import { PLANS, type Plan } from './plan.ts';
import { loadsFrom, type Weeks, type World } from './week.ts';

/** What the boss wants much of and the worker little: the boss's share of the week, or his lead in money. */
export type Goal = 'score' | 'lead';

const WORTH = { score: scoreOf, lead: ({ lead }: Account) => lead } as const;

/**
 * The boss chooses a number of meetings a day and puts them in random hours, the worker chooses a {@link Plan}; both
 * once a week and in secret. Solved as a matrix game.
 */
export interface Duel {
  /** With which chance each is chosen. */
  readonly boss: readonly Choice<number>[];
  readonly worker: readonly Choice<Plan>[];
  /** Of the goal, to the boss. */
  readonly value: number;
  /** Between what the two mixes guarantee, in the unit of the goal: the solver's own slip. */
  readonly gap: number;
  /** By row of `boss` and column of `worker`. */
  readonly accounts: readonly (readonly Account[])[];
}

export interface Choice<Option> {
  readonly option: Option;
  readonly chance: number;
}

export function solveDuel(weeks: Weeks, world: World & Prices, goal: Goal): Duel {
  const loads = loadsFrom(world.rules.minMeetings);
  const accounts = loads.map((meetings) =>
    PLANS.map((plan) => accountOf(world, meetings, weeks(world, meetings, plan))),
  );
  const game = matrixGame(accounts.map((row) => row.map(WORTH[goal])));
  const solved = game.ok ? solveBySimplex(game.value) : game;
  if (!solved.ok) throw new Error(`shift, a duel: ${formatSolveFailure(solved.error)}`);
  const { value, gap, row, column } = solved.value;
  return { boss: choices(loads, row), worker: choices(PLANS, column), value, gap, accounts };
}

/** The week on average when both play their mixes. */
export function meanOf({ boss, worker, accounts }: Duel): Account {
  const parts = boss.flatMap(({ chance }, row) =>
    worker.flatMap((column, at) => {
      const account = accounts[row]?.[at];
      return account === undefined ? [] : [{ chance: chance * column.chance, account }];
    }),
  );
  const mean = (figure: (account: Account) => number) =>
    parts.reduce((sum, { chance, account }) => sum + chance * figure(account), 0);
  return {
    bossWins: mean(({ bossWins }) => bossWins),
    draws: mean(({ draws }) => draws),
    workerMoney: mean(({ workerMoney }) => workerMoney),
    output: mean(({ output }) => output),
    catches: mean(({ catches }) => catches),
    lead: mean(({ lead }) => lead),
  };
}

/** The chance of the options of which `holds` is true. */
export function chanceOf<Option>(
  choices: readonly Choice<Option>[],
  holds: (option: Option) => boolean,
): number {
  return choices.reduce((sum, { option, chance }) => (holds(option) ? sum + chance : sum), 0);
}

/** What one side could win of a goal by leaving its mix for the best single answer; the larger of the two. */
export function exploitabilityOf(duel: Duel, goal: Goal): number {
  const { boss, worker, accounts } = duel;
  const worth = WORTH[goal];
  const byRow = accounts.map((row) =>
    row.reduce((sum, account, at) => sum + (worker[at]?.chance ?? 0) * worth(account), 0),
  );
  const byColumn = worker.map((_, at) =>
    accounts.reduce((sum, row, index) => {
      const account = row[at];
      return account === undefined ? sum : sum + (boss[index]?.chance ?? 0) * worth(account);
    }, 0),
  );
  const played = worth(meanOf(duel));
  return Math.max(Math.max(...byRow) - played, played - Math.min(...byColumn));
}

function choices<Option>(options: readonly Option[], chances: Float64Array): readonly Choice<Option>[] {
  return options.map((option, at) => ({ option, chance: chances[at] ?? 0 }));
}
