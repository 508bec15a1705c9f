import { availableParallelism } from 'node:os';
import type { Checkpoint, Crew } from '@foretell/crew';
import { fail, ok, type Result } from '@foretell/engine';
import type { SampleRequest } from '@foretell/lab';
import type { Command } from 'commander';
import { type Complaint, complain, refuseUsage } from '../complaint.ts';
import { type CrewChoice, openCrew, readQueue } from '../crew/open-crew.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Lab, type Labs, readLab } from '../lab/lab.ts';
import { loadLabs } from '../lab/load-labs.ts';
import { explain } from '../lab/own/explain.ts';
import { readCount, readJsonFile } from '../read.ts';
import type { Terminal } from '../terminal.ts';
import { WORDS } from '../words.ts';
import { openResume, play } from './play.ts';
import { printSimReport, type SimReport } from './report.ts';
import { readLineups } from './seats.ts';
import { readConfig } from './settings.ts';

/** `foretell sim`: any game in bulk, on worker threads or on a queue. */
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
    .option('--queue <url>', WORDS.sim.queue)
    .option('--from <file>', WORDS.from)
    .option('--resume <file>', WORDS.sim.resume)
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
  readonly queue?: string;
  readonly from?: string;
  readonly resume?: string;
  readonly set?: readonly string[];
  readonly config?: string;
  readonly json?: true;
  readonly quiet?: true;
}

async function sim(terminal: Terminal, game: string, options: SimOptions): Promise<ExitCode> {
  const labs = await loadLabs(options.from);
  if (!labs.ok) return refuseUsage(terminal, 'sim', labs.error);
  const plan = await readPlan(terminal, labs.value, game, options);
  if (!plan.ok) return refuseUsage(terminal, 'sim', plan.error);
  const crew = await openCrew(terminal, plan.value, labs.value);
  if (!crew.ok) return refuseUsage(terminal, 'sim', [crew.error]);
  const watched = options.quiet ? { ...terminal, redraw: undefined } : terminal;
  const stop = new AbortController();
  const stopListening = terminal.onInterrupt(() => stop.abort());
  try {
    const reports = await playAll(watched, crew.value, labs.value, plan.value, stop.signal, (report) => {
      if (!options.json) terminal.out(printSimReport(report));
    });
    if (options.json)
      terminal.out(JSON.stringify(plan.value.requests.length === 1 ? reports[0] : { runs: reports }));
  } catch (error) {
    terminal.err(explain(error, labs.value));
    return EXIT.wrong;
  } finally {
    stopListening();
    await crew.value.close();
  }
  return stop.signal.aborted ? EXIT.interrupted : EXIT.ok;
}

/** Plays every combination, until it is stopped. */
async function playAll(
  terminal: Terminal,
  crew: Crew,
  { openSample, own }: Labs,
  { lab, requests, checkpoint }: Plan,
  signal: AbortSignal,
  tell: (report: SimReport) => void,
): Promise<readonly SimReport[]> {
  const reports: SimReport[] = [];
  for (const request of requests) {
    if (signal.aborted) break;
    const report = await play(terminal, crew, { lab, own, openSample, request, checkpoint }, signal);
    reports.push(report);
    tell(report);
  }
  return reports;
}

/** What was asked for, read and checked. */
interface Plan extends CrewChoice {
  readonly lab: Lab;
  /** One for each combination of players. */
  readonly requests: readonly SampleRequest[];
  /** Of the only one. */
  readonly checkpoint: Checkpoint | undefined;
}

const MOST_GAMES = 1_000_000_000;
const MOST_WORKERS = 256;

/** Reads all arguments and gives back all that is wrong with them, not only the first. */
async function readPlan(
  terminal: Terminal,
  labs: Labs,
  gameId: string,
  options: SimOptions,
): Promise<Result<Plan, readonly Complaint[]>> {
  const lab = readLab(labs, gameId);
  const games = readCount('--games', options.games, 1, MOST_GAMES);
  const workers = readCount('--workers', options.workers, 1, MOST_WORKERS);
  const queue = options.queue === undefined ? ok(undefined) : readQueue('--queue', options.queue);
  const seed = options.seed === '' ? fail(complain('--seed', 'text', '')) : ok(options.seed);
  const fields =
    options.config === undefined ? ok({}) : await readJsonFile(terminal, '--config', options.config);
  const lineups = lab.ok ? readLineups(lab.value.entry, options.seats ?? '') : fail([]);
  const config =
    lab.ok && fields.ok ? readConfig(lab.value.entry, fields.value, options.set ?? []) : fail([]);
  if (!(lab.ok && games.ok && workers.ok && queue.ok && seed.ok && fields.ok && lineups.ok && config.ok)) {
    const parts = [lab, games, workers, queue, seed, fields, lineups, config];
    return fail(parts.flatMap((part) => (part.ok ? [] : part.error)));
  }
  const requests = lineups.value.map((lineup) => ({
    game: lab.value.entry.game.id,
    config: config.value,
    lineup,
    seed: seed.value,
    games: games.value,
  }));
  const checkpoint = await openResume(lab.value.entry, labs.own, requests, options.resume);
  if (!checkpoint.ok) return checkpoint;
  return ok({
    lab: lab.value,
    requests,
    checkpoint: checkpoint.value,
    // More threads than games would have nothing to do.
    workers: Math.min(workers.value, games.value),
    queue: queue.value,
  });
}
