import { parentPort, workerData } from 'node:worker_threads';
import { sample } from '@foretell/lab';
import { type Job, openJob } from './job.ts';

/** Plays the parts of a sample that crew.ts hands out, one at a time. */
const job: Job = workerData;
const { entry, matchup } = openJob(job);

parentPort?.on('message', ({ from, to }: { readonly from: number; readonly to: number }) => {
  parentPort?.postMessage(sample(matchup, entry.measure, { seed: job.seed, from, to }));
});
