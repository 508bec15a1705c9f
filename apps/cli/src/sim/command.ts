import { availableParallelism } from 'node:os';
import type { CatalogEntry } from '@foretell/catalog';
import { fail, ok, type Result } from '@foretell/engine';
import type { Command } from 'commander';
import { type Complaint, complain, refuseUsage } from '../complaint.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { readCount, readGame, readJsonFile } from '../read.ts';
import type { Terminal } from '../terminal.ts';
import { WORDS } from '../words.ts';
import { playOnCrew } from './crew.ts';
import type { Job } from './job.ts';
import { startProgress } from './progress.ts';
import { printSimReport, type SimReport, simReport } from './report.ts';
import { formatLineup, type Lineup, readLineups } from './seats.ts';
import { readConfig } from './settings.ts';

/** `foretell sim`: any game in bulk, on worker threads. */
export function simCommand(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  const collect = (setting: string, before: readonly string[] = []) => [...before, setting];
  program
    .command('sim')
    .description(WORDS.sim.description)
    .usage('<game> --seats <list> [options]')
    .argument('[game]', WORDS.sim.game)
    .option('--seats <list>', WORDS.sim.seats)
    .option('--games <count>', WORDS.sim.games, '1000')
    .option('--seed <text>', WORDS.sim.seed, 'foretell')
    .option('--workers <count>', WORDS.sim.workers, String(availableParallelism()))
    .option('--set <name=value>', WORDS.sim.set, collect)
    .option('--config <file>', WORDS.sim.config)
    .option('--json', WORDS.json)
    .option('-q, --quiet', WORDS.sim.quiet)
    .addHelpText('after', WORDS.sim.examples)
    .action(async (game: string | undefined, options: SimOptions) =>
      finish(await sim(terminal, game ?? '', options)),
    );
}

interface SimOptions {
  readonly seats?: string;
  readonly games: string;
  readonly seed: string;
  readonly workers: string;
  readonly set?: readonly string[];
  readonly config?: string;
  readonly json?: true;
  readonly quiet?: true;
}

async function sim(terminal: Terminal, game: string, options: SimOptions): Promise<ExitCode> {
  const request = await readRequest(terminal, game, options);
  if (!request.ok) return refuseUsage(terminal, 'sim', request.error);
  const watched = options.quiet ? { ...terminal, redraw: undefined } : terminal;
  const stop = new AbortController();
  const stopListening = terminal.onInterrupt(() => stop.abort());
  const reports: SimReport[] = [];
  try {
    for (const lineup of request.value.lineups) {
      if (stop.signal.aborted) break;
      const report = await playLineup(watched, request.value, lineup, stop.signal);
      reports.push(report);
      if (!options.json) terminal.out(printSimReport(report));
    }
  } catch (error) {
    terminal.err(error instanceof Error ? error.message : String(error));
    return EXIT.wrong;
  } finally {
    stopListening();
  }
  if (options.json)
    terminal.out(JSON.stringify(request.value.lineups.length === 1 ? reports[0] : { runs: reports }));
  return stop.signal.aborted ? EXIT.interrupted : EXIT.ok;
}

async function playLineup(
  terminal: Terminal,
  { entry, config, games, seed, workers }: Request,
  lineup: Lineup,
  signal: AbortSignal,
): Promise<SimReport> {
  const job: Job = { game: entry.game.id, config, lineup, seed };
  const { onProgress, end } = startProgress(terminal, formatLineup(lineup), games);
  try {
    const tally = await playOnCrew(job, { games, workers, signal, onProgress });
    return simReport(job, tally, tally.games === games);
  } finally {
    end();
  }
}

/** What was asked for, read and checked. */
interface Request {
  readonly entry: CatalogEntry;
  readonly lineups: readonly Lineup[];
  readonly config: unknown;
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
}

const MOST_GAMES = 1_000_000_000;
const MOST_WORKERS = 256;

/** Reads all arguments and gives back all that is wrong with them, not only the first. */
async function readRequest(
  terminal: Terminal,
  gameId: string,
  options: SimOptions,
): Promise<Result<Request, readonly Complaint[]>> {
  const entry = readGame('<game>', gameId);
  const games = readCount('--games', options.games, 1, MOST_GAMES);
  const workers = readCount('--workers', options.workers, 1, MOST_WORKERS);
  const seed = options.seed === '' ? fail(complain('--seed', 'text', '')) : ok(options.seed);
  const fields =
    options.config === undefined ? ok({}) : await readJsonFile(terminal, '--config', options.config);
  const lineups = entry.ok ? readLineups(entry.value, options.seats ?? '') : fail([]);
  const config = entry.ok && fields.ok ? readConfig(entry.value, fields.value, options.set ?? []) : fail([]);
  if (entry.ok && games.ok && workers.ok && seed.ok && fields.ok && lineups.ok && config.ok) {
    return ok({
      entry: entry.value,
      lineups: lineups.value,
      config: config.value,
      games: games.value,
      seed: seed.value,
      workers: workers.value,
    });
  }
  const parts = [entry, games, workers, seed, fields, lineups, config];
  return fail(parts.flatMap((part) => (part.ok ? [] : part.error)));
}
