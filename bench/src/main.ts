import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { CONTESTANTS } from './contestants.ts';
import { openLane } from './lane.ts';
import { printReport, type Report } from './print.ts';
import { type Effort, playRounds } from './rounds.ts';
import { ratiosOf, spreadOf } from './summary.ts';
import { firstDifference } from './verify.ts';

const USAGE = `Usage: npm run bench -- shift [--quick] [--json]

Weeks of shift a second, here and on boardgame.io 0.50.2, in one run on this machine.
  --quick  three short rounds: enough to see that it runs, not to quote it
  --json   prints one object for programs
Exit codes: 0 measured, 1 the two implementations do not agree, 2 bad usage.`;

const THOROUGH: Effort = { rounds: 21, roundMs: 200 };
const QUICK: Effort = { rounds: 3, roundMs: 100 };
const VERIFIED_WEEKS = 200;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') return refuse(options);
  if (options.help) return say(USAGE);
  const difference = firstDifference(VERIFIED_WEEKS);
  if (difference !== undefined) {
    console.error(
      `week ${difference.week + 1} differs:\n  contract     ${difference.contract}\n  bulk         ${difference.bulk}\n  boardgame.io ${difference.peer}`,
    );
    return 1;
  }
  const effort = options.quick ? QUICK : THOROUGH;
  const report = await measure(effort);
  return say(options.json ? JSON.stringify(report) : printReport(report));
}

async function measure(effort: Effort): Promise<Report> {
  const lanes = Object.entries(CONTESTANTS).map(([id, { threads }]) => openLane(id, threads));
  const rates = await playRounds(lanes, effort);
  await Promise.all(lanes.map((lane) => lane.close()));
  return {
    game: 'shift',
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    verifiedWeeks: VERIFIED_WEEKS,
    ...effort,
    weeksASecond: Object.entries(CONTESTANTS).map(([id, { says }]) => ({
      id,
      says,
      ...spreadOf(rates.get(id) ?? []),
    })),
    ratios: ratiosOf(rates),
  };
}

interface Options {
  readonly quick: boolean;
  readonly json: boolean;
  readonly help: boolean;
}

/** The options, or what was wrong with them. */
function readOptions(args: readonly string[]): Options | string {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { quick: flag, json: flag, help: { ...flag, short: 'h' } },
      allowPositionals: true,
    });
    if (values.help || positionals.join(' ') === 'shift') return values;
    return `game: expected shift, received ${positionals.join(' ') || 'nothing'}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function refuse(problem: string): number {
  console.error(`${problem}\n\n${USAGE}`);
  return 2;
}

function say(text: string): number {
  console.log(text);
  return 0;
}
