import { int, noMoments, oneOf, optional, text } from '@foretell/engine';
import {
  type Estimate,
  type Host,
  meanInterval,
  type Param,
  type SampleRequest,
  type SampleTally,
} from '@foretell/lab';
import { MEASURE, type ShiftTally } from '../../src/measure.ts';
import { ACCURACY_UNIT } from '../../src/measure-reading.ts';
import { HOURS_A_DAY, type WorkerHour } from '../../src/sheets.ts';
import { type Config, RULES } from '../../src/tables/rules.ts';
import { shareOf } from './estimates.ts';

/** Who plays whom, by the ids of their bots. */
export interface Pairing {
  readonly boss: string;
  readonly worker: string;
}

/** The boss that the design ships: habit and history. */
export const SHIPPING = 'habit+history';

/** The computer workers, the weakest first. */
export const WORKERS = ['easy', 'normal', 'hard'] as const;
export type WorkerId = (typeof WORKERS)[number];

/** One of the workers, or all. */
export const workerParam: Param<WorkerId | null> = {
  column: optional(oneOf(WORKERS, { unit: 'worker' })),
  usual: null,
  role: 'selection',
};

/** The rules that a condition may change without leaving what the game can be played with. */
export const RULES_TO_SET = {
  k: ruleParam('k'),
  leak: ruleParam('leak'),
  slope: ruleParam('slope'),
  coastDetection: ruleParam('coastDetection'),
  slackDetection: ruleParam('slackDetection'),
  firstFine: ruleParam('firstFine'),
  fineStep: ruleParam('fineStep'),
  caughtCoastKeepsOutput: ruleParam('caughtCoastKeepsOutput'),
} as const;

/** A rule as the game's own table has it: a number that no game can be played with is refused here. */
export function ruleParam<Name extends keyof Config>(name: Name) {
  const column = RULES.columns[name];
  const usual = RULES.rows.standard[name];
  return { column, usual, role: 'condition' } as const;
}

/** How many games of a pairing; some are played several times as many ({@link request}). */
export function gamesParam(usual: number): Param<number> {
  return { column: int({ unit: 'games', min: 100, max: 10_000_000 }), usual, role: 'effort' };
}

/** The name of the sample. All experiments use the same worlds, and what they ask for in common is played once. */
export const SEED: Param<string> = { column: text({ unit: 'seed' }), usual: 'foretell', role: 'effort' };

/** What an experiment that plays games is set to: how many, and under which rules. */
export type Setup = { readonly games: number; readonly seed: string } & Partial<Config>;

/**
 * How many times the usual number of games a pairing is played. A boss who draws lots wins 87.4 % where the design allows
 * 87: that takes more games to tell. The others stand for a leg of 20,000 matches.
 */
const TIMES: Readonly<Record<string, number>> = {
  'random/normal': 6,
  'habit+history/normal': 2,
  'habit+history/easy': 2,
};

/** The games of a pairing under the rules of `setup` and `changes`. Equal requests are equal objects. */
export function request(pairing: Pairing, setup: Setup, changes: Partial<Config> = {}): SampleRequest {
  const times = TIMES[`${pairing.boss}/${pairing.worker}`] ?? 1;
  return requestOf(pairing, setup, setup.games * times, changes);
}

/** The same, with a number of games of its own. */
export function requestOf(
  { boss, worker }: Pairing,
  setup: Setup,
  games: number,
  changes: Partial<Config> = {},
): SampleRequest {
  const set = Object.entries(setup).filter(([name]) => Object.hasOwn(RULES.columns, name));
  const config = { ...RULES.rows.standard, ...Object.fromEntries(set), ...changes };
  return { game: 'shift', config, lineup: { boss, worker }, seed: setup.seed, games };
}

/** A sample of shift with its tally read. */
export interface Played {
  readonly games: number;
  readonly bossWins: number;
  readonly tally: ShiftTally;
}

/** Has the games played, one sample after the other; progress is told in games. */
export async function playAll(host: Host, requests: readonly SampleRequest[]): Promise<readonly Played[]> {
  const total = requests.reduce((sum, { games }) => sum + games, 0);
  const played: Played[] = [];
  let games = 0;
  for (const each of requests) {
    played.push(readPlayed(await host.sample(each)));
    games += each.games;
    host.progress(games / total);
  }
  return played;
}

/** How often the boss won. A draw is nobody's. */
export function bossWinsOf({ bossWins, games }: Played): Estimate {
  return shareOf(bossWins, games);
}

/** Money of the worker in a week. */
export function workerMoneyOf({ tally }: Played): Estimate {
  return meanInterval(tally.workerMoney);
}

/** How well the worker called the boss's hours: the mean of right meetings and right watched hours (RULES.md §10). */
export function readingOf({ tally }: Played): Estimate {
  return meanInterval(tally.readings.game, ACCURACY_UNIT);
}

/** The same on one day, counted from 0; -1 is the last. */
export function dayReadingOf({ tally }: Played, day: number): Estimate {
  return meanInterval(tally.readings.days.at(day) ?? noMoments(), ACCURACY_UNIT);
}

/** The plain share of hours called right, at which whoever always says "watching" looks good. */
export function plainShareOf({ tally }: Played): Estimate {
  return meanInterval(tally.readings.rightInGame, HOURS_A_DAY * tally.days);
}

/** Hours a day that the worker gave to something. */
export function hoursOf({ tally }: Played, action: WorkerHour): Estimate {
  return meanInterval(tally.hours[action], tally.days);
}

/** The most often that one hour was used for anything but work. */
export function mostUsesOf({ tally }: Played): Estimate {
  return meanInterval(tally.mostUses);
}

/** How often a game had both a success in a meeting and a catch. */
export function heistAndCatchOf({ games, tally }: Played): Estimate {
  return shareOf(Number(tally.heistAndCatch.sum), games);
}

/** Multiplied output of a day: what the boss is paid for. */
export function bossOutputOf({ tally }: Played): Estimate {
  return meanInterval(tally.bossPoints, 100 * tally.days);
}

/** Reads a tally that may come from another thread or machine. Throws for one that shift's measure did not make. */
function readPlayed({ games, wins, measured }: SampleTally): Played {
  const problem = problemOf(measured, MEASURE.start());
  if (problem !== undefined) throw new RangeError(`not a tally of shift: ${problem}`);
  return { games, bossWins: wins.boss ?? 0, tally: measured as ShiftTally };
}

/** Where `value` lacks what `shape` has, or has something else. Lists start empty, so what is in them is not looked at. */
function problemOf(value: unknown, shape: unknown, path = 'tally'): string | undefined {
  if (Array.isArray(shape)) return Array.isArray(value) ? undefined : path;
  if (!isRecord(shape)) return Number.isSafeInteger(value) ? undefined : path;
  if (!isRecord(value)) return path;
  const problems = Object.entries(shape).map(([name, part]) =>
    problemOf(value[name], part, `${path}.${name}`),
  );
  return problems.find((problem) => problem !== undefined);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
