import { availableParallelism } from 'node:os';
import { workOnQueue } from '@foretell/crew';
import { formatProblem, ok, type Result } from '@foretell/engine';
import type { Command } from 'commander';
import { type Complaint, refuseUsage } from '../complaint.ts';
import { QUEUE_NAME, readQueue, taskModuleFor } from '../crew/open-crew.ts';
import { codeVersion } from '../crew/version.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { loadLabs } from '../lab/load-labs.ts';
import type { OwnFile } from '../lab/own/own-file.ts';
import { readCount } from '../read.ts';
import type { Terminal } from '../terminal.ts';
import { WORDS } from '../words.ts';
import { startLog } from './log.ts';

/** `foretell work`: carries out what others put on a queue, until Ctrl-C. */
export function workCommand(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  program
    .command('work')
    .description(WORDS.work.description)
    .usage('--queue <url> [options]')
    .option('--queue <url>', WORDS.work.queue)
    .option('--from <file>', WORDS.from)
    .option('--workers <count>', WORDS.work.workers, String(availableParallelism()))
    .option('--json', WORDS.work.json)
    .addHelpText('after', WORDS.work.examples)
    .action(async (options: WorkCommandOptions) => finish(await work(terminal, options)));
}

interface WorkCommandOptions {
  readonly queue?: string;
  readonly from?: string;
  readonly workers: string;
  readonly json?: true;
}

const MOST_WORKERS = 256;

async function work(terminal: Terminal, options: WorkCommandOptions): Promise<ExitCode> {
  const threads = readCount('--workers', options.workers, 1, MOST_WORKERS);
  const url = readQueue('--queue', options.queue ?? '');
  const own = await readFrom(options.from);
  if (!threads.ok || !url.ok || !own.ok) {
    const complaints = [url, own, threads].flatMap((part) => (part.ok ? [] : part.error));
    return refuseUsage(terminal, 'work', complaints);
  }
  const place = { url: url.value, queue: QUEUE_NAME, code: codeVersion(own.value) };
  const log = startLog(terminal, options.json === true);
  const interrupted = new Promise<void>((resolve) => terminal.onInterrupt(resolve));
  const worker = await workOnQueue({
    ...place,
    threads: threads.value,
    module: taskModuleFor(own.value),
    data: own.value,
    onEvent: log.tell,
  });
  if (!worker.ok) return refuseUsage(terminal, 'work', [`--queue ${formatProblem(worker.error)}`]);
  log.begin({ ...place, threads: threads.value });
  await interrupted;
  await worker.value.close();
  log.end();
  return EXIT.ok;
}

/** The file with a game of somebody's own, if one is to be worked for: it has to load here, too. */
async function readFrom(
  from: string | undefined,
): Promise<Result<OwnFile | undefined, readonly Complaint[]>> {
  if (from === undefined) return ok(undefined);
  const labs = await loadLabs(from);
  return labs.ok ? ok(labs.value.own) : labs;
}
