import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Crew, onOneThread, onQueue, onThreads, type QueueWorker, workOnQueue } from '../src/index.ts';
import { startRedis, type TestRedis } from './redis.ts';
import { tasks } from './toy-tasks.ts';

const MODULE = new URL('./toy-tasks.ts', import.meta.url);

let redis: TestRedis;
let worker: QueueWorker;

beforeAll(async () => {
  redis = await startRedis();
  const opened = await workOnQueue({ ...placeOf(redis), module: MODULE, threads: 2, onEvent: () => {} });
  if (!opened.ok) throw new Error(opened.error.received);
  worker = opened.value;
});

afterAll(async () => {
  await worker.close();
  await redis.close();
});

const CREWS: Readonly<Record<string, () => Promise<Crew>>> = {
  'one thread': async () => onOneThread(tasks),
  'two threads': () => onThreads(MODULE, { threads: 2 }),
  'a queue': async () => {
    const opened = await onQueue(placeOf(redis));
    if (!opened.ok) throw new Error(opened.error.received);
    return opened.value;
  },
};

describe.each(Object.entries(CREWS))('a crew on %s', (name, open) => {
  let crew: Crew;
  beforeAll(async () => {
    crew = await open();
  });
  afterAll(() => crew.close());

  it('gives back what a task makes of its input, at once or later', async () => {
    const input = { text: 'ü', list: [1, -2.5, null, true], nested: { z: 1, a: {} } };
    const output = await crew.call('echo', input);
    expect(output).toEqual(input);
    expect(output).not.toBe(input);
    expect(await crew.call('double', 21)).toBe(42);
  });

  it('answers each of many calls with its own output', async () => {
    const inputs = Array.from({ length: 100 }, (_, index) => index);
    const outputs = await Promise.all(inputs.map((input) => crew.call('double', input)));
    expect(outputs).toEqual(inputs.map((input) => input * 2));
  });

  it('rejects with what the task threw, does not try again, and goes on', async () => {
    await expect(crew.call('fail', [3])).rejects.toMatchObject({
      name: 'TaskError',
      message: 'not with [3]',
    });
    expect(await crew.call('double', 1)).toBe(2);
  });

  it('names the tasks that there are when it is asked for another one, an inherited one included', async () => {
    await expect(crew.call('toString', 0)).rejects.toThrow('no task "toString"; there are echo, double,');
  });

  it('refuses input and output that JSON would change, naming the place', async () => {
    await expect(crew.call('echo', { a: [1, Number.NaN] })).rejects.toThrow('not plain JSON at a.1: NaN');
    await expect(crew.call('lose', null)).rejects.toThrow('not plain JSON at lost: undefined');
  });

  it('passes on how far a task has got, in order; a queue may leave some out', async () => {
    const shares: number[] = [];
    await crew.call('count', 4, { onProgress: (share) => shares.push(share) });
    const said = [0.25, 0.5, 0.75, 1];
    expect(shares).toEqual(said.filter((share) => shares.includes(share)));
    expect(shares[0]).toBe(0.25);
    if (name !== 'a queue') expect(shares).toEqual(said);
  });

  it('rejects with the reason of a signal, before and while a task waits, and goes on', async () => {
    const reason = new Error('enough');
    const stop = new AbortController();
    const calls = ['echo', 'count', 'count', 'count'].map((task) =>
      crew.call(task, 4, { signal: stop.signal }).catch((error) => error),
    );
    stop.abort(reason);
    expect(await Promise.all(calls)).toEqual(calls.map(() => reason));
    await expect(crew.call('echo', 1, { signal: stop.signal })).rejects.toBe(reason);
    expect(await crew.call('double', 1)).toBe(2);
  });

  it('rejects what is still open when it is closed', async () => {
    const other = await open();
    const calls = ['count', 'count', 'count', 'count'].map((task) =>
      other.call(task, 4).catch(({ message }) => message),
    );
    await other.close();
    expect(await Promise.all(calls)).toEqual(calls.map(() => 'the crew was closed'));
  });
});

function placeOf({ url }: TestRedis) {
  return { url, queue: 'crew', code: 'same' };
}
