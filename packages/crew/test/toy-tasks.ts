import { defineTasks, sampleTask, type Task } from '../src/index.ts';
import { type Death, die, isFirst } from './deaths.ts';
import { resolveToy } from './toy.ts';
import { written } from './until.ts';

const STEP_MS = 100;

/** The task module of these tests. */
export const tasks = defineTasks({
  echo: (input) => input,
  double: async (input) => Number(input) * 2,
  count: async (input, onProgress) => {
    for (let step = 1; step <= Number(input); step++) {
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      onProgress(step / Number(input));
    }
    return input;
  },
  fail: (input) => {
    throw new RangeError(`not with ${JSON.stringify(input)}`);
  },
  lose: () => ({ kept: 1, lost: undefined }),
  forever: () => new Promise(() => {}),
  /** Whoever comes first, as `mark` shows, waits for the file `leave`. Says who did it. */
  who: async (input) => {
    const { mark, leave } = input as { mark: string; leave: string };
    if (isFirst(mark)) await written(leave);
    return process.pid;
  },
  sample: mortal(sampleTask(resolveToy)),
});

/** The game over which a thread dies, if the configuration says so. */
const DEADLY_GAME = 150;

function mortal(task: Task): Task {
  return async (input, onProgress) => {
    const { request, from, to } = input as {
      request: { config: { death?: Death } };
      from: number;
      to: number;
    };
    const { death } = request.config;
    if (death !== undefined && from <= DEADLY_GAME && DEADLY_GAME < to) await die(death);
    return task(input, onProgress);
  };
}
