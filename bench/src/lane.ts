import { Worker } from 'node:worker_threads';

/**
 * A contestant on threads of its own. Each has its own JavaScript engine, so nobody's compiled code is shaped by what
 * another contestant did before; only one lane plays at a time.
 */
export interface Lane {
  readonly id: string;
  play(weeks: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts the threads of the contestant `id`, which share its weeks. */
export function openLane(id: string, threads: number): Lane {
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./lane-worker.ts', import.meta.url), { workerData: id }),
  );
  return {
    id,
    play: async (weeks) => {
      const share = Math.ceil(weeks / threads);
      await Promise.all(
        workers.map((worker, index) => playOn(worker, Math.min(share, weeks - index * share))),
      );
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function playOn(worker: Worker, weeks: number): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', () => {
      worker.off('error', reject);
      resolve();
    });
    worker.postMessage(weeks);
  });
}
