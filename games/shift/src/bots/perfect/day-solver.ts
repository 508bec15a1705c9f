import { openSheet, type Sheet, solveSheetInDoubles } from '@foretell/solve';
import type { DayGame } from './day-game.ts';

/** A solved day. It belongs to the solver and is written over by its next call. */
export interface DaySolution {
  /** What the boss's mix guarantees him, and what the worker's lets him have at most: the value lies between. */
  low: number;
  high: number;
  /** The chance of each row. */
  readonly boss: Float64Array;
  /** How many plans the worker mixes, and the chance of each. */
  plans: number;
  readonly worker: Float64Array;
  /** Plan `p` chooses the option `options[p * signals + signal]`. */
  readonly options: Int32Array;
}

/** Solves one day after another. */
export interface DaySolver {
  /** Solves the day whose payoffs are `expected[(row * options + option) * stride + at]`, as `expectBlock` writes them. */
  solve(expected: Float64Array, at: number, stride: number): DaySolution;
  /** Makes the next answer depend on its day alone: where several mixes are equally good, it is the last day that decides. */
  forget(): void;
}

/** A gap of this win chance counts as none: it is far below anything that is printed or played. */
const GAP = 1e-11;

/** What rounding may leave of a gap. More is a failure. */
const WORST_GAP = 1e-9;

/** A basis has a plan a row; these are a few bases. */
const MOST_PLANS = 64;

/**
 * A solver for days of this shape.
 *
 * With the calendar leak the worker's plans are far too many to list: a load for every number of meetings he may be shown.
 * So only a few plans stand in the matrix, and the one that is missing most is added until none is: the worker's best
 * answer to the boss's mix, found signal by signal (column generation, Gilmore and Gomory 1961). The plans that were good
 * at one lead are tried first at the next one.
 *
 * Throws when a gap stays open.
 */
export function daySolver(game: DayGame): DaySolver {
  const work = startWork(game);
  return {
    solve: (expected, at, stride) => solveDay(work, { expected, at, stride }),
    forget: () => startAfresh(work),
  };
}

function solveDay(work: Work, payoffs: Payoffs): DaySolution {
  const { solution, sheet } = work;
  keepUsefulPlans(work);
  for (let plan = 0; plan < solution.plans; plan++) fillColumn(work, payoffs, plan);
  for (;;) {
    solveMatrix(work);
    solution.low = answerBoss(work, payoffs);
    solution.high = sheet.high;
    if (solution.high - solution.low <= GAP) return finish(work);
    if (solution.plans === MOST_PLANS || isListed(work)) break;
    fillColumn(work, payoffs, solution.plans++);
  }
  if (solution.high - solution.low <= WORST_GAP) return finish(work);
  throw new Error(`a day of shift was not solved: gap ${solution.high - solution.low}`);
}

interface Payoffs {
  readonly expected: Float64Array;
  readonly at: number;
  readonly stride: number;
}

interface Work {
  readonly game: DayGame;
  readonly sheet: Sheet;
  readonly solution: DaySolution;
  /** The payoffs of the plans, column after column. */
  readonly columns: Float64Array;
}

function startWork(game: DayGame): Work {
  const { rows, signals } = game;
  const solution = {
    low: 0,
    high: 1,
    boss: new Float64Array(rows),
    plans: 1,
    worker: new Float64Array(MOST_PLANS),
    options: new Int32Array((MOST_PLANS + 1) * signals),
  };
  const work = {
    game,
    sheet: openSheet(rows, MOST_PLANS),
    solution,
    columns: new Float64Array(rows * MOST_PLANS),
  };
  startAfresh(work);
  return work;
}

/** The only plan is honest work, which is every signal's first option. */
function startAfresh({ game, solution }: Work): void {
  solution.options.set(game.firstOption.subarray(0, game.signals));
  solution.worker[0] = 1;
  solution.plans = 1;
}

/** Leaves only the plans that were mixed last time. */
function keepUsefulPlans({ game: { signals }, solution }: Work): void {
  const { options, worker } = solution;
  let kept = 0;
  for (let plan = 0; plan < solution.plans; plan++) {
    if ((worker[plan] ?? 0) === 0) continue;
    options.copyWithin(kept * signals, plan * signals, (plan + 1) * signals);
    kept++;
  }
  solution.plans = kept;
}

/** Works out what `plan` is worth against each row: the sum over signals. */
function fillColumn(
  { game, solution, columns }: Work,
  { expected, at, stride }: Payoffs,
  plan: number,
): void {
  const { rows, signals, options } = game;
  for (let row = 0; row < rows; row++) {
    let worth = 0;
    for (let signal = 0; signal < signals; signal++) {
      const option = solution.options[plan * signals + signal] ?? 0;
      worth += expected[(row * options + option) * stride + at] ?? 0;
    }
    columns[plan * rows + row] = worth;
  }
}

function solveMatrix({ game: { rows }, sheet, solution, columns }: Work): void {
  const { plans } = solution;
  sheet.rows = rows;
  sheet.columns = plans;
  for (let row = 0; row < rows; row++)
    for (let plan = 0; plan < plans; plan++)
      sheet.payoffs[row * plans + plan] = columns[plan * rows + row] ?? 0;
  const solved = solveSheetInDoubles(sheet);
  if (!solved.ok) throw new Error(`a day of shift was not solved: ${solved.error.code}`);
}

/** The worker's best answer to the boss's mix, written behind the plans there are; gives what it lets the boss have. */
function answerBoss({ game, sheet, solution }: Work, { expected, at, stride }: Payoffs): number {
  const { rows, signals, firstOption, options } = game;
  let total = 0;
  for (let signal = 0; signal < signals; signal++) {
    let least = Number.POSITIVE_INFINITY;
    const end = firstOption[signal + 1] ?? 0;
    for (let option = firstOption[signal] ?? 0; option < end; option++) {
      let worth = 0;
      for (let row = 0; row < rows; row++) {
        worth += (sheet.row[row] ?? 0) * (expected[(row * options + option) * stride + at] ?? 0);
      }
      if (worth >= least) continue;
      least = worth;
      solution.options[solution.plans * signals + signal] = option;
    }
    total += least;
  }
  return total;
}

/** Whether the plan behind the last one is one of those there are: then rounding is all that is left of the gap. */
function isListed({ game: { signals }, solution: { options, plans } }: Work): boolean {
  for (let plan = 0; plan < plans; plan++) {
    let same = 0;
    while (same < signals && options[plan * signals + same] === options[plans * signals + same]) same++;
    if (same === signals) return true;
  }
  return false;
}

function finish({ game: { rows }, sheet, solution }: Work): DaySolution {
  solution.boss.set(sheet.row.subarray(0, rows));
  solution.worker.set(sheet.column.subarray(0, solution.plans));
  return solution;
}
