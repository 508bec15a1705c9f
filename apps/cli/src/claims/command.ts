import type { Crew } from '@foretell/crew';
import { fail, ok, type Result as Read } from '@foretell/engine';
import type { Command } from 'commander';
import { type Complaint, complainChoice, refuseUsage } from '../complaint.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { exitCodeOf } from '../lab/exit-code.ts';
import { type Labs, type Place, placesOf } from '../lab/lab.ts';
import type { Means } from '../lab/means.ts';
import { addRunOptions, type RunOptions, type RunPlan, readRunPlan } from '../lab/options.ts';
import { textsOf, writeFile, writePage } from '../lab/page.ts';
import { formatRunTime, rowLines } from '../lab/print-report.ts';
import { startShareBar } from '../lab/progress.ts';
import type { Terminal } from '../terminal.ts';
import { WORDS } from '../words.ts';
import { choosePlaces } from './pattern.ts';
import { type Result, runAll } from './run-all.ts';
import { printSummary, summaryOf } from './summary.ts';

/** `foretell claims`: everything that is claimed, measured again. */
export function claimsCommand(
  program: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
  means: Means,
): void {
  addRunOptions(program.command('claims'))
    .description(WORDS.claims.description)
    .argument('[pattern]', WORDS.claims.pattern)
    .option('--game <game>', WORDS.claims.game)
    .option('--record <file>', WORDS.claims.record)
    .addHelpText('after', WORDS.claims.examples)
    .action(async (pattern: string | undefined, options: ClaimsOptions) =>
      finish(await claims(terminal, means, pattern ?? '', options)),
    );
}

interface ClaimsOptions extends RunOptions {
  readonly game?: string;
  readonly record?: string;
}

async function claims(
  terminal: Terminal,
  means: Means,
  pattern: string,
  options: ClaimsOptions,
): Promise<ExitCode> {
  const loaded = await means.load(options.from);
  if (!loaded.ok) return refuseUsage(terminal, 'claims', loaded.error);
  const labs = loaded.value;
  const plan = readRunPlan(options);
  const places = readPlaces(placesOf(labs), pattern, options.game);
  if (!plan.ok || !places.ok) {
    const complaints = [plan, places].flatMap((part) => (part.ok ? [] : part.error));
    return refuseUsage(terminal, 'claims', complaints);
  }
  const crew = await means.openCrew(terminal, plan.value, labs);
  if (!crew.ok) return refuseUsage(terminal, 'claims', [crew.error]);
  const start = performance.now();
  const { results, isStopped } = await carryOut(terminal, crew.value, labs, plan.value, places.value);
  const seconds = Math.round(performance.now() - start) / 1000;
  if (plan.value.isJson) terminal.out(printJson(results, seconds));
  else terminal.out(printSummary(results, seconds));
  const isWritten = await writeAll(terminal, labs, plan.value, options.record, results);
  if (isStopped) return EXIT.interrupted;
  const isFailed = results.some(({ kind }) => kind === 'failed');
  return isFailed || !isWritten ? EXIT.wrong : exitCodeOf(reportsOf(results), false);
}

function readPlaces(
  places: readonly Place[],
  pattern: string,
  game: string | undefined,
): Read<readonly Place[], readonly Complaint[]> {
  const games = [...new Set(places.map(({ lab }) => lab.claims.game))];
  if (game !== undefined && !games.includes(game)) return fail([complainChoice('--game', games, game)]);
  const ofGame = places.filter(({ lab }) => game === undefined || lab.claims.game === game);
  const chosen = choosePlaces(ofGame, pattern);
  if (chosen.length > 0) return ok(chosen);
  const ids = ofGame.map(({ experiment }) => experiment.id);
  return fail([complainChoice('[pattern]', ids, pattern)]);
}

interface Ran {
  readonly results: readonly Result[];
  readonly isStopped: boolean;
}

/** Runs everything on the crew, says what comes of it, and ends the crew. */
async function carryOut(
  terminal: Terminal,
  crew: Crew,
  labs: Labs,
  plan: RunPlan,
  places: readonly Place[],
): Promise<Ran> {
  const stop = new AbortController();
  const stopListening = terminal.onInterrupt(() => stop.abort());
  const bar = startShareBar(plan.isQuiet ? { ...terminal, redraw: undefined } : terminal, 'claims');
  const onResult = (result: Result) => {
    bar.clear();
    if (!plan.isJson || result.kind === 'failed') tell(terminal, result);
  };
  const watch = { signal: stop.signal, onShare: bar.onShare, onResult };
  try {
    return { results: await runAll(crew, labs, places, watch), isStopped: stop.signal.aborted };
  } finally {
    bar.clear();
    stopListening();
    await crew.close();
  }
}

function tell(terminal: Terminal, result: Result): void {
  const { id } = result.place.experiment;
  if (result.kind === 'failed') terminal.err(`${id}: ${result.message}`);
  if (result.kind !== 'done') return;
  terminal.out(`${id} (${formatRunTime(result.report.seconds)})`);
  for (const line of rowLines(result.place, result.report)) terminal.out(`  ${line}`);
}

function printJson(results: readonly Result[], seconds: number): string {
  return JSON.stringify({
    summary: summaryOf(results),
    reports: reportsOf(results),
    failed: results.flatMap(({ kind, place }) => (kind === 'failed' ? [place.experiment.id] : [])),
    missing: results.flatMap(({ kind, place }) => (kind === 'missing' ? [place.experiment.id] : [])),
    seconds,
  });
}

async function writeAll(
  terminal: Terminal,
  labs: Labs,
  plan: RunPlan,
  record: string | undefined,
  results: readonly Result[],
): Promise<boolean> {
  const reports = reportsOf(results);
  const isPage = await writePage(terminal, textsOf(labs, plan.language), reports, plan);
  if (record === undefined) return isPage;
  // How long it took is news of the machine, and would make every record another one.
  const lasting = reports.map(({ seconds: _, ...report }) => report);
  const isRecord = await writeFile(terminal, '--record', record, `${JSON.stringify(lasting, null, 1)}\n`);
  return isPage && isRecord;
}

function reportsOf(results: readonly Result[]) {
  return results.flatMap((result) => (result.kind === 'done' ? [result.report] : []));
}
