import { workOnQueue } from '../src/index.ts';

/** A process that works on a queue until it is killed: `queue-worker.ts <url> <queue> <code> <lock in ms>`. Prints its events. */
const [url = '', queue = '', code = '', lockMs = ''] = process.argv.slice(2);

const opened = await workOnQueue({
  url,
  queue,
  code,
  lockMs: Number(lockMs),
  threads: 1,
  module: new URL('./toy-tasks.ts', import.meta.url),
  onEvent: (event) => console.log(JSON.stringify(event)),
});
if (!opened.ok) throw new Error(opened.error.received);
