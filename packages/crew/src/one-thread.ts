import type { Crew } from './crew.ts';
import { toJson } from './plain-json.ts';
import { outputOf, type Tasks } from './tasks.ts';

/**
 * A crew of one: this very thread, one task after the other. Between two tasks the thread listens to everybody else; during
 * one it does not, so a signal stops what has not begun.
 */
export function onOneThread(tasks: Tasks): Crew {
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  return {
    atOnce: 1,
    call: async (task, input, { signal, onProgress } = {}) => {
      const order = { task, input: toJson(input), progress: onProgress && { postMessage: onProgress } };
      const run = async () => {
        await nextTurn();
        if (isClosed) throw new Error('the crew was closed');
        signal?.throwIfAborted();
        const answer = await tasks(order);
        signal?.throwIfAborted();
        return outputOf(answer);
      };
      const output = last.then(run, run);
      last = output;
      return output;
    },
    close: async () => {
      isClosed = true;
      await last.catch(() => {});
    },
  };
}

/** Lets signals, timers and whoever draws have their turn. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
