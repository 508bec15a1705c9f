import { fileURLToPath } from 'node:url';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { type Crew, LostTaskError } from './crew.ts';
import { toJson } from './plain-json.ts';
import { type Answer, type Order, outputOf } from './tasks.ts';

export interface ThreadOptions {
  readonly threads: number;
  /** How often a task is begun before it is given up, when the thread under it dies. */
  readonly attempts?: number;
  /** What each thread finds as `workerData` of `node:worker_threads`: plain JSON, for a task module that has to know something. */
  readonly data?: unknown;
  /** The most memory a thread may take for long-lived data, in megabytes; absent: what Node allows. */
  readonly heapMb?: number;
}

/** One death may be bad luck, a second one a coincidence. */
export const USUAL_ATTEMPTS = 3;

/**
 * A crew of worker threads, each of which loads the task module at `module`. A thread that dies is replaced, and what it was
 * doing is begun again by another one. An aborted task is ended together with its thread.
 */
export async function onThreads(module: URL, options: ThreadOptions): Promise<Crew> {
  const { threads, attempts = USUAL_ATTEMPTS, data, heapMb } = options;
  // Loaded here, so that the threads themselves, which load this package for `defineTasks`, do without it.
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    minThreads: threads,
    maxThreads: threads,
    recordTiming: false,
    workerData: data,
    ...(heapMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
  });
  // A thread that dies while it has nothing to do has lost nothing, and is replaced like any other.
  pool.on('error', () => {});
  let isClosed = false;
  return {
    atOnce: threads,
    call: async (task, input, { signal, onProgress } = {}) => {
      const order = { task, input: toJson(input) };
      let reason = '';
      for (let attempt = 1; attempt <= attempts; attempt++) {
        const answer = await runOnce(pool, module, order, signal, onProgress);
        signal?.throwIfAborted();
        if (typeof answer !== 'string') return outputOf(answer);
        if (isClosed) throw new Error('the crew was closed');
        reason = answer;
      }
      throw new LostTaskError(
        task,
        order.input,
        `its thread died ${attempts} times, the last time ${reason}`,
      );
    },
    close: async () => {
      isClosed = true;
      await pool.destroy();
    },
  };
}

/** The answer of a thread, or why there is none. */
async function runOnce(
  pool: Piscina,
  module: URL,
  order: Order,
  signal: AbortSignal | undefined,
  onProgress: ((share: number) => void) | undefined,
): Promise<Answer | string> {
  const channel = onProgress && new MessageChannel();
  const hear = (share: number) => onProgress?.(share);
  channel?.port1.on('message', hear);
  try {
    const answer: Answer = await pool.run(
      { ...order, progress: channel?.port2 },
      {
        filename: fileURLToPath(module),
        name: 'tasks',
        signal: signal ?? null,
        ...(channel && { transferList: [channel.port2] }),
      },
    );
    return answer;
  } catch (error) {
    // The wrapper around a task answers whatever the task throws: this is the thread itself, or its module.
    return error instanceof Error ? error.message : String(error);
  } finally {
    // The answer may overtake what was said before it.
    for (let rest = take(channel); rest !== undefined; rest = take(channel)) hear(rest.message);
    channel?.port1.close();
  }
}

function take(channel: MessageChannel | undefined): { readonly message: number } | undefined {
  return channel && receiveMessageOnPort(channel.port1);
}
