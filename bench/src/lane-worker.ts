import { parentPort, workerData } from 'node:worker_threads';
import { CONTESTANTS } from './contestants.ts';
import { SOLVERS } from './solve-contestants.ts';

const id = String(workerData);
const play = (CONTESTANTS[id] ?? SOLVERS[id])?.open();

parentPort?.on('message', async (weeks: number) => {
  if (play === undefined) throw new RangeError(`no contestant "${workerData}"`);
  await play(weeks);
  parentPort?.postMessage('done');
});
