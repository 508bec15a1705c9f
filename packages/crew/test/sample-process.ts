import { existsSync } from 'node:fs';
import { onOneThread, openCheckpoint, playSample } from '../src/index.ts';
import { resolveToy, toyRequest } from './toy.ts';
import { tasks } from './toy-tasks.ts';

/**
 * Plays a sample in a process of its own: `sample-process.ts <games> <checkpoint> <halt>`. When `halt` games are done and
 * the checkpoint is there, it says so and does nothing more, not even notice that it ought to end, until it is killed.
 */
const [games = '', path = '', halt = ''] = process.argv.slice(2);

const request = toyRequest(Number(games), 'pensive');
const checkpoint = await openCheckpoint(path, request, null);
if (!checkpoint.ok) throw new Error(JSON.stringify(checkpoint.error));
await playSample(onOneThread(tasks), request, {
  resolve: resolveToy,
  checkpoint: checkpoint.value,
  onProgress: ({ gamesDone }) => {
    if (gamesDone < Number(halt) || !existsSync(path)) return;
    console.log(gamesDone);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
});
