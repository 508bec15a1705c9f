import { formatSolveFailure, type MatrixGame, solveBySimplex } from '@foretell/solve';
import { loadsOf } from '../../src/bots/perfect/endings.ts';
import { detectionOf } from '../../src/rules/detection.ts';
import { multiplierOf } from '../../src/rules/money.ts';
import {
  type BossHour,
  bossSheetsWith,
  countMeetings,
  EVERY_WORKER_SHEET,
  HOURS_A_DAY,
  type WorkerHour,
} from '../../src/sheets.ts';
import { ACTIONS } from '../../src/tables/actions.ts';
import type { Config } from '../../src/tables/rules.ts';

/** One Monday as a game for money, the ladder fresh: what the boss takes home less what the worker does. */
export interface OneDay {
  readonly bossSheets: number;
  readonly workerSheets: number;
  readonly leastMeetings: number;
  /** The numbers of meetings, and the loads of coast and slack hours. */
  readonly bossCounts: number;
  readonly workerCounts: number;
  /** What both sides can make sure of when each chooses numbers and lots choose the places. */
  readonly ofCounts: Bounds;
  /** What the same two mixes make sure of against every single sheet of the other side. */
  readonly ofSheets: Bounds;
  /** The chance of each number of meetings. */
  readonly bossMix: readonly number[];
}

export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/**
 * Solves the game of numbers and tries its solution against all sheets. A mix that makes sure of the value against every
 * sheet there is solves the game of sheets, whatever it was found by.
 */
export function solveOneDay(config: Config): OneDay {
  const sheets = gameOfSheets(config);
  const counts = gameOfCounts(sheets);
  const solved = solveBySimplex(counts.game);
  if (!solved.ok) throw new Error(`one day of shift: ${formatSolveFailure(solved.error)}`);
  const { row, column, low, high } = solved.value;
  const boss = sheets.boss.map((kind) => (row[kind] ?? 0) / (counts.bossSizes[kind] ?? 1));
  const worker = sheets.worker.map((kind) => (column[kind] ?? 0) / (counts.workerSizes[kind] ?? 1));
  return {
    bossSheets: sheets.boss.length,
    workerSheets: sheets.worker.length,
    leastMeetings: config.minMeetings,
    bossCounts: counts.game.rows,
    workerCounts: counts.game.columns,
    ofCounts: { low, high },
    ofSheets: { low: leastAgainst(sheets, boss), high: mostAgainst(sheets, worker) },
    bossMix: [...row],
  };
}

/** Every sheet against every sheet; and for each sheet, which kind of the game of numbers it is. */
interface GameOfSheets {
  readonly boss: readonly number[];
  readonly worker: readonly number[];
  /** `payoffs[boss * worker.length + worker]` */
  readonly payoffs: Float64Array;
}

function gameOfSheets(config: Config): GameOfSheets {
  const bossSheets = bossSheetsWith(config.minMeetings);
  const loads = loadsOf(HOURS_A_DAY).map(({ coast, slack }) => `${coast}/${slack}`);
  const payoffs = new Float64Array(bossSheets.length * EVERY_WORKER_SHEET.length);
  for (const [row, boss] of bossSheets.entries()) {
    for (const [column, worker] of EVERY_WORKER_SHEET.entries()) {
      payoffs[row * EVERY_WORKER_SHEET.length + column] = expectedLead(config, boss.hours, worker.hours);
    }
  }
  return {
    boss: bossSheets.map(({ hours }) => countMeetings(hours) - config.minMeetings),
    worker: EVERY_WORKER_SHEET.map(({ hours }) => loads.indexOf(loadOf(hours))),
    payoffs,
  };
}

function loadOf(hours: readonly WorkerHour[]): string {
  const count = (action: WorkerHour) => hours.filter((hour) => hour === action).length;
  return `${count('coast')}/${count('slack')}`;
}

/** The boss's money less the worker's on average, from the two sheets (RULES.md §2 to §6). */
function expectedLead(config: Config, boss: readonly BossHour[], worker: readonly WorkerHour[]): number {
  let output = 0;
  let side = 0;
  let catches = 0;
  let squares = 0;
  for (let hour = 0; hour < HOURS_A_DAY; hour++) {
    const action = worker[hour] ?? 'work';
    const caught = boss[hour] === 'watch' ? detectionOf(config, action) / 100 : 0;
    const kept = config.caughtCoastKeepsOutput && action === 'coast' ? caught : 0;
    output += ACTIONS.rows[action].output * (1 - caught + kept);
    side += ACTIONS.rows[action].money * (1 - caught);
    catches += caught;
    squares += caught * caught;
  }
  // The hours are caught independently, so a pair of catches is a product; each pair makes one of the two dearer by a step.
  const pairs = (catches * catches - squares) / 2;
  const fines = config.firstFine * catches + config.fineStep * pairs;
  return (output * multiplierOf(config, countMeetings(boss))) / config.k - (config.basePay + side - fines);
}

interface GameOfCounts {
  readonly game: MatrixGame;
  /** How many sheets there are of each kind. */
  readonly bossSizes: readonly number[];
  readonly workerSizes: readonly number[];
}

/** The game in which each side chooses a kind and lots choose the sheet of that kind: averages of the game of sheets. */
function gameOfCounts({ boss, worker, payoffs }: GameOfSheets): GameOfCounts {
  const bossSizes = sizesOf(boss);
  const workerSizes = sizesOf(worker);
  const sums = new Float64Array(bossSizes.length * workerSizes.length);
  for (const [row, bossKind] of boss.entries()) {
    for (const [column, workerKind] of worker.entries()) {
      const at = bossKind * workerSizes.length + workerKind;
      sums[at] = (sums[at] ?? 0) + (payoffs[row * worker.length + column] ?? 0);
    }
  }
  const means = sums.map((sum, at) => {
    const kind = at % workerSizes.length;
    return sum / (bossSizes[(at - kind) / workerSizes.length] ?? 1) / (workerSizes[kind] ?? 1);
  });
  return {
    game: { rows: bossSizes.length, columns: workerSizes.length, payoffs: means },
    bossSizes,
    workerSizes,
  };
}

function sizesOf(kinds: readonly number[]): number[] {
  const sizes: number[] = [];
  for (const kind of kinds) sizes[kind] = (sizes[kind] ?? 0) + 1;
  return sizes;
}

/** What a mix of boss sheets makes sure of: the least it gets on average against any one worker sheet. */
function leastAgainst({ worker, payoffs }: GameOfSheets, mix: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let column = 0; column < worker.length; column++) {
    let worth = 0;
    for (let row = 0; row < mix.length; row++) {
      worth += (mix[row] ?? 0) * (payoffs[row * worker.length + column] ?? 0);
    }
    least = Math.min(least, worth);
  }
  return least;
}

/** What a mix of worker sheets lets the boss have at most: his average with the best sheet of all against it. */
function mostAgainst({ boss, payoffs }: GameOfSheets, mix: readonly number[]): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < boss.length; row++) {
    let worth = 0;
    for (let column = 0; column < mix.length; column++) {
      worth += (mix[column] ?? 0) * (payoffs[row * mix.length + column] ?? 0);
    }
    most = Math.max(most, worth);
  }
  return most;
}
