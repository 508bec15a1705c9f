import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf } from '@foretell/engine';
import type { SampleRequest } from '@foretell/lab';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Crew, onOneThread, onQueue, onThreads, openCheckpoint, playSample } from '../src/index.ts';
import type { Death } from './deaths.ts';
import { inHandOf, kill, runScript, startWorker } from './processes.ts';
import { startRedis, type TestRedis } from './redis.ts';
import { bareTally, resolveToy, toyRequest } from './toy.ts';
import { tasks } from './toy-tasks.ts';
import { pause, until, written } from './until.ts';

const MODULE = new URL('./toy-tasks.ts', import.meta.url);
const GAMES = 400;
/** A worker that is silent for so long is taken for dead. */
const LOCK_MS = 1000;

const request = toyRequest(GAMES, 'pensive');
/** What a bare loop in this thread comes to. */
const digest = digestOf(bareTally(request));

let folder: string;
let redis: TestRedis;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foretell-digest-'));
  redis = await startRedis();
});

afterAll(async () => {
  await redis.close();
  rmSync(folder, { recursive: true });
});

describe('the totals of a sample have one digest', () => {
  it('which other games do not have', () => {
    expect(digestOf(bareTally({ ...request, seed: 'other' }))).not.toBe(digest);
    expect(digestOf(bareTally({ ...request, games: GAMES - 1 }))).not.toBe(digest);
  });

  it('on one thread', async () => {
    expect(await digestOn(onOneThread(tasks))).toBe(digest);
  });

  it.each([1, 2, 8])('on worker threads: %i', async (threads) => {
    expect(await digestOn(await onThreads(MODULE, { threads }))).toBe(digest);
  });

  it('when a worker thread dies in the middle', async () => {
    const mark = join(folder, 'death');
    expect(await digestOn(await onThreads(MODULE, { threads: 2 }), mortal('exits', mark))).toBe(digest);
    // It did die.
    expect(await written(mark)).toBe(`process ${process.pid}\n`);
  });

  it('when one of two workers of a queue is killed in the middle', async () => {
    const place = { url: redis.url, queue: 'killed', code: 'v1' };
    const workers = [startWorker(place, LOCK_MS), startWorker(place, LOCK_MS)];
    const crew = await onQueue(place);
    if (!crew.ok) throw new Error(crew.error.received);
    while ((await crew.value.countWorkers()) < 2) await pause();
    const mark = join(folder, 'grave');
    const found = digestOn(crew.value, mortal('lingers', mark));
    const grave = await written(mark);
    const doomed = workers.find(({ id }) => grave === `process ${id}\n`);
    await doomed?.kill();
    expect(await found).toBe(digest);
    const [heir] = workers.filter((worker) => worker !== doomed);
    await heir?.kill();
    // What was in its hands was begun again by the other one: else nothing would have been lost, and nothing shown.
    const lost = doomed === undefined ? [] : inHandOf(doomed);
    expect(lost).toHaveLength(1);
    expect(heir?.events).toContainEqual(
      expect.objectContaining({ kind: 'taken', job: lost[0], isAgain: true }),
    );
  });

  it('when it was stopped and went on', async () => {
    const path = join(folder, 'stopped.json');
    const before = await playedWith(path, GAMES / 3);
    expect(before.games).toBeGreaterThanOrEqual(GAMES / 3);
    expect(before.games).toBeLessThan(GAMES);
    expect(digestOf(await playedWith(path))).toBe(digest);
  });

  it('when its process was killed and another one went on', async () => {
    const path = join(folder, 'killed.json');
    let done = 0;
    // A longer sample of the same name, so that it cannot be over before it is killed.
    const child = runScript('sample-process.ts', ['1000000', path, String(GAMES / 4)], (line) => {
      done = Number(line);
    });
    await until(() => done > 0);
    await kill(child);
    expect(child.signalCode).toBe('SIGKILL');
    const checkpoint = await openCheckpoint(path, request, null);
    expect(checkpoint.ok && checkpoint.value.ledger?.tally.games).toBeGreaterThan(0);
    expect(digestOf(await playedWith(path))).toBe(digest);
  });
});

/** The sample in the middle of which somebody dies. */
function mortal(how: Death['how'], mark: string): SampleRequest {
  return { ...request, config: { goal: 5, death: { how, mark } } };
}

/** The digest of the sample that `crew` plays, and the end of the crew. */
async function digestOn(crew: Crew, asked: SampleRequest = request): Promise<string> {
  const tally = await playSample(crew, asked, { resolve: resolveToy });
  await crew.close();
  return digestOf(tally);
}

/** Plays on this thread with the checkpoint at `path`, until `stopAt` games are done, if there are so many. */
async function playedWith(path: string, stopAt = Number.POSITIVE_INFINITY) {
  const checkpoint = await openCheckpoint(path, request, null);
  if (!checkpoint.ok) throw new Error('refused');
  const stop = new AbortController();
  return playSample(onOneThread(tasks), request, {
    resolve: resolveToy,
    checkpoint: checkpoint.value,
    signal: stop.signal,
    onProgress: ({ gamesDone }) => {
      if (gamesDone >= stopAt) stop.abort();
    },
  });
}
