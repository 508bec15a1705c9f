import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Crew, LostTaskError, onThreads } from '../src/index.ts';
import { written } from './until.ts';

const MODULE = new URL('./deaths.ts', import.meta.url);

let folder: string;
let crew: Crew;
/** Every thread that was started. */
const threads: Worker[] = [];
const remember = (thread: Worker) => void threads.push(thread);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foretell-deaths-'));
  process.on('worker', remember);
  crew = await onThreads(MODULE, { threads: 2, heapMb: 32 });
});

afterAll(async () => {
  await crew.close();
  process.off('worker', remember);
  rmSync(folder, { recursive: true });
});

describe('a task whose thread dies is begun again by another one', () => {
  it.each(['exits', 'throws', 'overflows'])('when it %s', async (how) => {
    const before = threads.length;
    expect(await crew.call('die', { how, mark: join(folder, how) })).toBe('alive');
    // One thread is gone and one has come: else nothing has died, and this would say nothing.
    expect(threads.length).toBeGreaterThan(before);
  });

  it('when the thread is ended from outside', async () => {
    const mark = join(folder, 'ended');
    const output = crew.call('die', { how: 'lingers', mark });
    await written(mark);
    await Promise.all([...threads].map((thread) => thread.terminate()));
    expect(await output).toBe('alive');
  });

  it('three times and no more, and then it is named with its input', async () => {
    const input = { how: 'exits', mark: '' };
    const failure: unknown = await crew.call('die', input).catch((error) => error);
    expect(failure).toBeInstanceOf(LostTaskError);
    expect(String(failure)).toBe(
      `LostTaskError: task "die" was given up: its thread died 3 times, the last time worker exited with code: 0; its input: ${JSON.stringify(input)}`,
    );
  });

  it('and would be lost if it were begun only once', async () => {
    const reckless = await onThreads(MODULE, { threads: 1, attempts: 1 });
    const call = reckless.call('die', { how: 'exits', mark: join(folder, 'reckless') });
    await expect(call).rejects.toThrow('its thread died 1 times');
    await reckless.close();
  });
});

describe('a thread that dies', () => {
  it('takes nothing else with it', async () => {
    const outputs = ['a', 'b', 'c', 'd'].map((name, index) =>
      index % 2 === 0
        ? crew.call('die', { how: 'exits', mark: join(folder, name) })
        : crew.call('echo', name),
    );
    expect(await Promise.all(outputs)).toEqual(['alive', 'b', 'alive', 'd']);
  });
});

describe('a task that never ends', () => {
  it('ends with its thread when it is aborted, and the crew goes on', async () => {
    const stop = new AbortController();
    const spins = [1, 2].map(() =>
      crew.call('spin', null, { signal: stop.signal }).catch(({ message }) => message),
    );
    stop.abort(new Error('enough'));
    expect(await Promise.all(spins)).toEqual(['enough', 'enough']);
    expect(await crew.call('echo', 1)).toBe(1);
  });
});

describe('a module that cannot be loaded', () => {
  it('is named in the refusal of every task', async () => {
    const nowhere = await onThreads(new URL('./nowhere.ts', import.meta.url), { threads: 1 });
    await expect(nowhere.call('echo', 1)).rejects.toThrow(/task "echo" was given up: .*nowhere\.ts/);
    await nowhere.close();
  });
});
