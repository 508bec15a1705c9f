import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { QueuePlace, WorkEvent } from '../src/index.ts';

/** A worker of a queue in a process of its own. */
export interface WorkerProcess {
  readonly id: number | undefined;
  readonly events: readonly WorkEvent[];
  /** As kill -9 does it: it has no time for anything. */
  kill(): Promise<void>;
  /** Halts all its threads, as a laptop does that is closed; and lets them go on. */
  halt(): void;
  goOn(): void;
}

/** Starts one. It is taken for dead when it has been silent for `lockMs`. */
export function startWorker({ url, queue, code }: QueuePlace, lockMs: number): WorkerProcess {
  const events: WorkEvent[] = [];
  const child = runScript('queue-worker.ts', [url, queue, code, String(lockMs)], (line) =>
    events.push(JSON.parse(line)),
  );
  return {
    id: child.pid,
    events,
    kill: () => kill(child),
    halt: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
  };
}

/** Runs a script of this folder, which prints lines. */
export function runScript(
  script: string,
  args: readonly string[],
  hear: (line: string) => void,
): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', hear);
  return child;
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Jobs that a worker took and did not finish. */
export function inHandOf({ events }: WorkerProcess): readonly string[] {
  const jobsOf = (kind: WorkEvent['kind']) =>
    events.flatMap((event) => (event.kind === kind && 'job' in event ? [event.job] : []));
  const finished = new Set([...jobsOf('done'), ...jobsOf('failed')]);
  return jobsOf('taken').filter((job) => !finished.has(job));
}
