import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson } from '@foretell/engine';
import { Queue } from 'bullmq';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  LostTaskError,
  onQueue,
  playSample,
  type QueueCrew,
  type QueuePlace,
  type QueueWorker,
  workOnQueue,
} from '../src/index.ts';
import { inHandOf, startWorker } from './processes.ts';
import { startRedis, type TestRedis } from './redis.ts';
import { bareTally, resolveToy, toyRequest } from './toy.ts';
import { until, written } from './until.ts';

const MODULE = new URL('./toy-tasks.ts', import.meta.url);
const LOCK_MS = 1000;

let folder: string;
let redis: TestRedis;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foretell-queue-'));
  redis = await startRedis();
});

afterAll(async () => {
  await redis.close();
  rmSync(folder, { recursive: true });
});

describe('a queue', () => {
  it('keeps nothing of a run that is over', async () => {
    const place = placeOf('tidy');
    const crew = await opened(place);
    const given = new AbortController();
    const withdrawn = crew.call('echo', 1, { signal: given.signal }).catch(() => {});
    given.abort();
    await withdrawn;
    const worker = await working(place);
    await Promise.all([crew.call('double', 2), crew.call('fail', 3).catch(() => {})]);
    await crew.close();
    await worker.close();
    expect(await jobsOn(place)).toBe(0);
  });

  it('serves several runs at once, each with its own', async () => {
    const place = placeOf('shared');
    const worker = await working(place);
    const [one, other] = await Promise.all([opened(place), opened(place)]);
    const requests = [
      [one, toyRequest(300)],
      [other, { ...toyRequest(200), seed: 'other' }],
    ] as const;
    const tallies = await Promise.all(
      requests.map(([crew, request]) => playSample(crew, request, { resolve: resolveToy })),
    );
    expect(tallies.map(canonicalJson)).toEqual(
      requests.map(([, request]) => canonicalJson(bareTally(request))),
    );
    await Promise.all([one, other, worker].map((each) => each.close()));
  });

  it('waits for workers, and says that there are none', async () => {
    const place = placeOf('waits');
    const crew = await opened(place);
    expect(await crew.countWorkers()).toBe(0);
    const output = crew.call('double', 4);
    const worker = await working(place);
    expect(await output).toBe(8);
    expect(await crew.countWorkers()).toBe(1);
    await crew.close();
    await worker.close();
  });

  it('that cannot be reached is refused with its address, but not its password', async () => {
    const place = { url: 'redis://:secret@127.0.0.1:1', queue: 'none', code: 'v1' };
    const nowhere = await onQueue(place);
    expect(nowhere).toEqual({
      ok: false,
      error: {
        code: 'queue',
        path: ['redis://127.0.0.1:1'],
        expected: 'a Redis that answers',
        received: 'connect ECONNREFUSED 127.0.0.1:1',
      },
    });
    expect(await workOnQueue({ ...place, module: MODULE, threads: 1, onEvent: () => {} })).toEqual(nowhere);
  });
});

describe('a worker of another version', () => {
  it('refuses every task, naming itself and both versions', async () => {
    const place = placeOf('versions');
    const crew = await opened(place);
    const worker = await working({ ...place, code: 'v2' });
    await expect(crew.call('double', 1)).rejects.toThrow(
      /^worker \S+\/\d+ runs version v2 and was asked for results of version v1; results of two versions are not mixed/,
    );
    await crew.close();
    await worker.close();
  });
});

describe('a worker that was taken for dead and is not', () => {
  it('comes too late with its result, which is dropped, and works on', async () => {
    const place = placeOf('late');
    const crew = await opened(place);
    const [mark, leave] = [join(folder, 'mark'), join(folder, 'leave')];
    const sleeper = startWorker(place, LOCK_MS);
    const output = crew.call('who', { mark, leave });
    await written(mark);
    sleeper.halt();
    const other = startWorker(place, LOCK_MS);
    expect(await output).toBe(other.id);
    await other.kill();
    writeFileSync(leave, 'now\n');
    sleeper.goOn();
    await until(() => sleeper.events.some(({ kind }) => kind === 'trouble'));
    expect(await crew.call('who', { mark, leave })).toBe(sleeper.id);
    await crew.close();
    await sleeper.kill();
  });
});

describe('a worker that is killed', () => {
  it('over a task, three times: then the task is given up, with its input', async () => {
    const place = placeOf('deadly');
    const crew = await opened(place);
    const failure = crew.call('forever', null).catch((error: unknown) => error);
    for (let death = 0; death < 3; death++) {
      const worker = startWorker(place, LOCK_MS);
      await until(() => inHandOf(worker).length > 0);
      await worker.kill();
    }
    const last = startWorker(place, LOCK_MS);
    expect(await failure).toBeInstanceOf(LostTaskError);
    expect(String(await failure)).toBe(
      'LostTaskError: task "forever" was given up: the workers that took it from the queue died, one after the other; its input: null',
    );
    await crew.close();
    await last.kill();
  });
});

function placeOf(queue: string): QueuePlace {
  return { url: redis.url, queue, code: 'v1' };
}

async function opened(place: QueuePlace): Promise<QueueCrew> {
  const crew = await onQueue(place);
  if (!crew.ok) throw new Error(crew.error.received);
  return crew.value;
}

/** A worker in this process. */
async function working(place: QueuePlace): Promise<QueueWorker> {
  const worker = await workOnQueue({ ...place, module: MODULE, threads: 1, onEvent: () => {} });
  if (!worker.ok) throw new Error(worker.error.received);
  return worker.value;
}

/** How many jobs there are on a queue, by what has become of them. */
async function jobsOn({ url, queue: name }: QueuePlace): Promise<number> {
  const queue = new Queue(name, { connection: { url } });
  const counts = await queue.getJobCounts();
  await queue.close();
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
