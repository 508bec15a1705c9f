import { parentPort, workerData } from 'node:worker_threads';
import { CONTESTANTS } from './contestants.ts';

const play = CONTESTANTS[String(workerData)]?.open();

parentPort?.on('message', async (weeks: number) => {
  if (play === undefined) throw new RangeError(`no contestant "${workerData}"`);
  await play(weeks);
  parentPort?.postMessage('done');
});
