import { Worker } from 'node:worker_threads';
import { mergeTallies, type SampleTally, startTally } from '@foretell/lab';
import { type Job, openJob } from './job.ts';

/** How a sample is spread over threads and watched. */
export interface Plan {
  readonly games: number;
  readonly workers: number;
  /** Aborted: parts in play are finished and counted, no further ones are begun. */
  readonly signal: AbortSignal;
  onProgress(gamesDone: number): void;
}

/** A part should last about this long: short enough to stop and to share evenly, long enough not to be all messages. */
const PART_MS = 150;

/**
 * Plays games 0 to `games` - 1 of the job on worker threads. Parts are handed out in order, so that a sample which was
 * stopped is the sample of the first games. The totals are the same for any number of workers. Rejects with the error
 * of a game that could not be played.
 */
export async function playOnCrew(job: Job, plan: Plan): Promise<SampleTally> {
  const { entry } = openJob(job);
  const { seats } = entry.game.facts;
  let tally = startTally(seats, entry.measure);
  let next = 0;
  let partSize = 1;
  const workOff = async (worker: Worker) => {
    while (next < plan.games && !plan.signal.aborted) {
      const part = { from: next, to: Math.min(plan.games, next + partSize) };
      next = part.to;
      const start = performance.now();
      const played = await playOn(worker, part);
      partSize = partSizeAfter(part.to - part.from, performance.now() - start);
      tally = mergeTallies(seats, entry.measure, [tally, played]);
      plan.onProgress(tally.games);
    }
  };
  const workers = Array.from({ length: Math.min(plan.workers, plan.games) }, () => startWorker(job));
  try {
    await Promise.all(workers.map(workOff));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return tally;
}

function startWorker(job: Job): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
}

/** Follows the speed of the game, but not by leaps: the first parts of a thread are slower than what follows. */
function partSizeAfter(games: number, elapsedMs: number): number {
  const fitting = Math.round((games * PART_MS) / Math.max(1, elapsedMs));
  return Math.max(1, Math.min(fitting, games * 4));
}

function playOn(worker: Worker, part: { readonly from: number; readonly to: number }): Promise<SampleTally> {
  return new Promise((resolve, reject) => {
    const onMessage = (tally: SampleTally) => {
      worker.off('error', onError);
      resolve(tally);
    };
    const onError = (error: unknown) => {
      worker.off('message', onMessage);
      reject(error);
    };
    worker.once('message', onMessage);
    worker.once('error', onError);
    worker.postMessage(part);
  });
}
