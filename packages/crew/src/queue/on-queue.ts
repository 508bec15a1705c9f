import { randomUUID } from 'node:crypto';
import { fail, ok, type Problem, type Result } from '@foretell/engine';
import type { Job, Queue, QueueEvents } from 'bullmq';
import { type CallOptions, type Crew, LostTaskError, TaskError } from '../crew.ts';
import { toJson } from '../plain-json.ts';
import type { QueuedOrder, QueuePlace } from './order.ts';
import { problemReaching } from './reach.ts';

export interface QueueOptions extends QueuePlace {
  /** How many tasks lie on the queue or are in work at a time: more than its workers have threads, or some have to wait. */
  readonly atOnce?: number;
  /** Hears of connections that broke; they are made again. */
  onTrouble?(message: string): void;
}

/** A crew whose workers are other processes, see {@link workOnQueue}. They may come and go. */
export interface QueueCrew extends Crew {
  /** How many of them listen now. */
  countWorkers(): Promise<number>;
}

const USUAL_AT_ONCE = 32;

/** News of a job may get lost with a connection, so it is looked up as often as this. */
const LOOK_MS = 5000;

/** A job is removed when its answer has arrived. This is for those nobody waits for any more. */
const LEFT_OVER = { age: 3600 };

/** All results pass through this stream, so it must not keep ten thousand of them, as it would. */
const NEWS_KEPT = 1000;

/** Puts tasks on a BullMQ queue and waits for what its workers make of them. Says when there is no Redis. */
export async function onQueue(options: QueueOptions): Promise<Result<QueueCrew, Problem>> {
  const problem = await problemReaching(options.url);
  if (problem !== undefined) return fail(problem);
  const wires = await openWires(options);
  const run = randomUUID();
  const closing = new AbortController();
  const open = new Set<Promise<unknown>>();
  let calls = 0;
  return ok({
    atOnce: options.atOnce ?? USUAL_AT_ONCE,
    countWorkers: () => wires.queue.getWorkersCount(),
    call: (task, input, { signal, onProgress } = {}) => {
      const until = AbortSignal.any([closing.signal, ...(signal ? [signal] : [])]);
      const order = { run, code: options.code, input };
      const output = callOn(wires, task, order, { jobId: `${run}-${calls++}`, until, onProgress });
      open.add(output);
      const forget = () => void open.delete(output);
      output.then(forget, forget);
      return output;
    },
    close: async () => {
      closing.abort(new Error('the crew was closed'));
      await Promise.allSettled(open);
      await Promise.all([wires.queue.close(), wires.news.close()]);
    },
  });
}

/** The two connections of a caller, and who listens. */
interface Wires {
  readonly queue: Queue<QueuedOrder>;
  readonly news: QueueEvents;
  /** By job. */
  readonly listeners: Map<string, CallOptions['onProgress']>;
}

async function openWires({ url, queue: name, onTrouble }: QueueOptions): Promise<Wires> {
  const { Queue, QueueEvents } = await import('bullmq');
  const connection = { url };
  const queue = new Queue<QueuedOrder>(name, {
    connection,
    streams: { events: { maxLen: NEWS_KEPT } },
    defaultJobOptions: { removeOnComplete: LEFT_OVER, removeOnFail: LEFT_OVER },
  });
  const news = new QueueEvents(name, { connection });
  const onError = ({ message }: Error) => onTrouble?.(message);
  // Each open call listens to both.
  queue.on('error', onError).setMaxListeners(0);
  news.on('error', onError).setMaxListeners(0);
  const listeners: Wires['listeners'] = new Map();
  news.on('progress', ({ jobId, data }) => listeners.get(jobId)?.(Number(data)));
  await Promise.all([queue.waitUntilReady(), news.waitUntilReady()]);
  return { queue, news, listeners };
}

interface QueuedCall {
  readonly jobId: string;
  readonly until: AbortSignal;
  readonly onProgress: CallOptions['onProgress'];
}

async function callOn(
  { queue, news, listeners }: Wires,
  task: string,
  order: QueuedOrder,
  { jobId, until, onProgress }: QueuedCall,
): Promise<unknown> {
  until.throwIfAborted();
  // BullMQ would change what JSON cannot say, and not mention it.
  toJson(order.input);
  const job = await queue.add(task, order, { jobId });
  listeners.set(jobId, onProgress);
  try {
    return await orAborted(answerTo(job, news, until), until);
  } finally {
    listeners.delete(jobId);
    // A job in somebody's hands cannot be removed. It is left over.
    await job.remove().catch(() => {});
  }
}

/** What came of a job, however often its news got lost. */
async function answerTo(job: Job<QueuedOrder>, news: QueueEvents, until: AbortSignal): Promise<unknown> {
  for (;;) {
    try {
      return await job.waitUntilFinished(news, LOOK_MS);
    } catch (error) {
      until.throwIfAborted();
      const state = await job.getState();
      if (state === 'failed') throw failureOf(job, error);
      if (state === 'unknown') throw lost(job, 'it is no longer on the queue');
    }
  }
}

/** What BullMQ says of a job that was taken over too often. */
const STALLED = 'job stalled more than allowable limit';

function failureOf(job: Job<QueuedOrder>, error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  return message === STALLED
    ? lost(job, 'the workers that took it from the queue died, one after the other')
    : new TaskError(message);
}

function lost({ name, data }: Job<QueuedOrder>, reason: string): Error {
  return new LostTaskError(name, JSON.stringify(data.input), reason);
}

/** `promise`, unless `signal` is aborted first. */
function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
