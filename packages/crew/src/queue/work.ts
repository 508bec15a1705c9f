import { hostname } from 'node:os';
import { fail, ok, type Problem, type Result } from '@foretell/engine';
import type { Job, Worker } from 'bullmq';
import { onThreads, USUAL_ATTEMPTS } from '../threads.ts';
import type { QueuedOrder, QueuePlace } from './order.ts';
import { problemReaching } from './reach.ts';

export interface WorkOptions extends QueuePlace {
  /** The task module. */
  readonly module: URL;
  readonly threads: number;
  /** For the threads, see {@link ThreadOptions}. */
  readonly data?: unknown;
  onEvent(event: WorkEvent): void;
  /**
   * How long a job stays with a worker that gives no sign of life, in milliseconds. Another worker begins it again within
   * one and a half times this.
   */
  readonly lockMs?: number;
}

/** What happens to a worker, for its log. */
export type WorkEvent =
  /** `isAgain`: somebody else had it and died. */
  | { readonly kind: 'taken'; readonly run: string; readonly job: string; readonly isAgain: boolean }
  | { readonly kind: 'done'; readonly run: string; readonly job: string; readonly elapsedMs: number }
  | { readonly kind: 'failed'; readonly run: string; readonly job: string; readonly message: string }
  /** A connection broke, and is made again; or a result came too late, and was dropped. */
  | { readonly kind: 'trouble'; readonly message: string };

export interface QueueWorker {
  /** Finishes what it has in hand, takes nothing further. */
  close(): Promise<void>;
}

const USUAL_LOCK_MS = 10_000;

/** No log needs to hear of progress more often. */
const PROGRESS_MS = 250;

/**
 * Takes tasks from a BullMQ queue, several at a time, and carries them out on threads: this thread stays free to tell Redis
 * that it is alive. It refuses tasks of another version. Says when there is no Redis.
 */
export async function workOnQueue(options: WorkOptions): Promise<Result<QueueWorker, Problem>> {
  const problem = await problemReaching(options.url);
  if (problem !== undefined) return fail(problem);
  const { Worker } = await import('bullmq');
  const { url, threads, data, lockMs = USUAL_LOCK_MS } = options;
  const name = `${hostname()}/${process.pid}`;
  const crew = await onThreads(options.module, { threads, data });
  const carryOut = async (job: Job<QueuedOrder>) => {
    const { code, input } = job.data;
    if (code !== options.code) throw new Error(otherVersion(name, options.code, code));
    return crew.call(job.name, input, { onProgress: reporterOf(job) });
  };
  const worker = new Worker<QueuedOrder>(options.queue, carryOut, {
    connection: { url, maxRetriesPerRequest: null },
    name,
    concurrency: threads,
    lockDuration: lockMs,
    stalledInterval: lockMs / 2,
    maxStalledCount: USUAL_ATTEMPTS - 1,
  });
  tellOf(worker, options);
  await worker.waitUntilReady();
  return ok({
    close: async () => {
      await worker.close();
      await crew.close();
    },
  });
}

function otherVersion(worker: string, own: string, asked: string): string {
  return `worker ${worker} runs version ${own} and was asked for results of version ${asked}; results of two versions are not mixed: update whichever is behind`;
}

function reporterOf(job: Job<QueuedOrder>): (share: number) => void {
  let told = Number.NEGATIVE_INFINITY;
  return (share) => {
    const now = performance.now();
    if (now - told < PROGRESS_MS) return;
    told = now;
    // Whoever waits can do without.
    job.updateProgress(share).catch(() => {});
  };
}

function tellOf(worker: Worker<QueuedOrder>, { onEvent }: WorkOptions): void {
  const named = (job: Job<QueuedOrder> | undefined) => ({ run: job?.data.run ?? '', job: job?.id ?? '' });
  worker.on('active', (job) =>
    onEvent({ kind: 'taken', ...named(job), isAgain: (job.stalledCounter ?? 0) > 0 }),
  );
  worker.on('completed', (job) =>
    onEvent({ kind: 'done', ...named(job), elapsedMs: (job.finishedOn ?? 0) - (job.processedOn ?? 0) }),
  );
  worker.on('failed', (job, { message }) => onEvent({ kind: 'failed', ...named(job), message }));
  worker.on('error', ({ message }) => onEvent({ kind: 'trouble', message }));
}
