import { parseArgs } from 'node:util';
import { benchMines, MINES_QUICK, MINES_THOROUGH, minesDifference } from './mines-bench.ts';
import { printMinesReport } from './mines-print.ts';
import { printReport } from './print.ts';
import { benchSample, SAMPLE_QUICK, SAMPLE_THOROUGH } from './sample-bench.ts';
import { printSampleBench } from './sample-print.ts';
import { benchShift, SHIFT_QUICK, SHIFT_THOROUGH } from './shift-bench.ts';
import { benchSolvers, SOLVE_QUICK, SOLVE_THOROUGH } from './solve-bench.ts';
import { printSolveReport } from './solve-print.ts';
import { solverDifference } from './solve-verify.ts';
import { firstDifference } from './verify.ts';

const USAGE = `Usage: npm run bench -- shift|sample|solve|mines [--quick] [--json]
       npm run bench -- mines [FILE] [--boards N]

  shift    weeks of shift a second, here and on boardgame.io 0.50.2
  sample   games a second on a bare loop, and through the scheduler with one worker and with two
  solve    Kuhn and Leduc poker solved, beside CFR as tutorials write it; matrices; published figures
  mines    minesweeper positions and boards a second, beside the solver on npm and recorded figures; FILE: positions of your own,
           a JSON object with "positions", each with "rows" and "mines"

Everything is measured in one run on this machine.
  --quick  three short rounds: enough to see that it runs, not to quote it
  --boards N  of how many boards the slowest is looked for
  --json   prints one object for programs
Exit codes: 0 measured, 1 the implementations do not agree, 2 bad usage.`;

const VERIFIED_WEEKS = 200;
const VERIFIED_ITERATIONS = 50;
const VERIFIED_GAMES = 500;
const VERIFIED_BOARDS = 4;

/** What can be measured, by name: each says whether all who are timed do the same, then times them. */
const BENCHES: Readonly<Record<string, (options: Options) => Promise<number>>> = {
  shift: async ({ quick, json }) => {
    const difference = firstDifference(VERIFIED_WEEKS);
    if (difference !== undefined) {
      return differ(
        `week ${difference.week + 1} differs:\n  contract     ${difference.contract}\n  bulk         ${difference.bulk}\n  boardgame.io ${difference.peer}`,
      );
    }
    const report = await benchShift(quick ? SHIFT_QUICK : SHIFT_THOROUGH, VERIFIED_WEEKS);
    return say(json ? JSON.stringify(report) : printReport(report));
  },
  sample: async ({ quick, json }) => {
    const report = await benchSample(quick ? SAMPLE_QUICK : SAMPLE_THOROUGH, VERIFIED_GAMES);
    if (typeof report === 'string') return differ(report);
    return say(json ? JSON.stringify(report) : printSampleBench(report));
  },
  solve: async ({ quick, json }) => {
    const difference = solverDifference(VERIFIED_ITERATIONS);
    if (difference !== undefined) {
      const { tree, set, ours, naive } = difference;
      return differ(`${tree}, information set ${set} differs:\n  ours  ${ours}\n  naive ${naive}`);
    }
    const report = await benchSolvers(quick ? SOLVE_QUICK : SOLVE_THOROUGH, VERIFIED_ITERATIONS);
    return say(json ? JSON.stringify(report) : printSolveReport(report));
  },
  mines: async ({ quick, json, file, boards }) => {
    const difference = minesDifference(VERIFIED_BOARDS);
    if (difference !== undefined) return differ(difference);
    const effort = quick ? MINES_QUICK : MINES_THOROUGH;
    const report = benchMines({ ...effort, slowestOf: boards ?? effort.slowestOf }, file);
    return say(json ? JSON.stringify(report) : printMinesReport(report));
  },
};

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') return refuse(options);
  if (options.help) return say(USAGE);
  const bench = Object.hasOwn(BENCHES, options.bench) ? BENCHES[options.bench] : undefined;
  const names = Object.keys(BENCHES).join(' or ');
  return bench === undefined
    ? refuse(`bench: expected ${names}, received ${options.bench || 'nothing'}`)
    : bench(options);
}

interface Options {
  readonly bench: string;
  readonly quick: boolean;
  readonly json: boolean;
  readonly help: boolean;
  /** For mines: a file with positions, and of how many boards the slowest is looked for. */
  readonly file: string | undefined;
  readonly boards: number | undefined;
}

/** The options, or what was wrong with them. */
function readOptions(args: readonly string[]): Options | string {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { quick: flag, json: flag, help: { ...flag, short: 'h' }, boards: { type: 'string' } },
      allowPositionals: true,
    });
    const [bench = '', file, ...more] = positionals;
    if (more.length > 0 || (file !== undefined && bench !== 'mines'))
      return `too much: ${positionals.join(' ')}`;
    const boards = values.boards === undefined ? undefined : Number(values.boards);
    if (boards !== undefined && !(Number.isInteger(boards) && boards > 0)) {
      return `--boards: expected a whole number from 1, received ${values.boards}`;
    }
    return { ...values, bench, file, boards };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function differ(message: string): number {
  console.error(message);
  return 1;
}

function refuse(problem: string): number {
  console.error(`${problem}\n\n${USAGE}`);
  return 2;
}

function say(text: string): number {
  console.log(text);
  return 0;
}
