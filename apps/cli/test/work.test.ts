import { workOnQueue } from '@foretell/crew';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUEUE_NAME, taskModuleFor } from '../src/crew/open-crew.ts';
import { startProgram } from './program.ts';
import { startRedis, type TestRedis } from './redis.ts';
import { typed } from './typed.ts';

const SIM = ['sim', 'shift', '--seats', 'boss=habit,worker=normal', '--games', '300', '--json'];

let redis: TestRedis;

beforeAll(async () => {
  redis = await startRedis();
});

afterAll(() => redis.close());

describe('a worker', () => {
  it('plays what others ask of a queue, to the same report, until Ctrl-C', async () => {
    const worker = startProgram('work', '--queue', redis.url, '--workers', '1', '--json');
    const ready = JSON.parse((await worker.firstLine) ?? '');
    expect(ready).toMatchObject({ kind: 'ready', queue: redis.url, workers: 1 });
    const onQueue = await typed([...SIM, '--queue', redis.url]);
    expect(onQueue).toMatchObject({ code: 0, err: '' });
    expect(onQueue.out).toBe((await typed([...SIM, '--workers', '1'])).out);
    await worker.end('SIGINT');
    expect(await worker.code).toBe(0);
    const events = (await worker.out)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const done = events.filter(({ kind }) => kind === 'done').length;
    expect(done).toBeGreaterThan(0);
    expect(events.at(-1)).toEqual({ kind: 'closed', done, failed: 0 });
  });

  it('tells people which run it works for, not every task', async () => {
    const worker = startProgram('work', '--queue', redis.url, '--workers', '1');
    expect(await worker.firstLine).toMatch(/^Working on redis:\S+ on one thread \(.*\)\. Ctrl-C ends it\.$/);
    await typed([...SIM, '--queue', redis.url]);
    await worker.end('SIGINT');
    expect(
      (await worker.out)
        .replace(/[\d,]+ tasks/, 'n tasks')
        .split('\n')
        .slice(1),
    ).toEqual([expect.stringMatching(/^run [0-9a-f]{8}: first task$/), 'Ended: n tasks done, 0 failed', '']);
  });

  it('of another version ends the sample of whoever asks, with both versions', async () => {
    const place = { url: redis.url, queue: QUEUE_NAME, code: 'of long ago' };
    const old = await workOnQueue({
      ...place,
      module: taskModuleFor(undefined),
      threads: 1,
      onEvent: () => {},
    });
    const { code, err } = await typed([...SIM, '--queue', redis.url]);
    expect(code).toBe(1);
    expect(err).toMatch(
      /runs version of long ago and was asked for results of version 0\.1\.0, rules [0-9a-f]{8}, /,
    );
    if (old.ok) await old.value.close();
  });

  it('needs the address of a Redis', async () => {
    expect(await typed(['work', '--workers', '0'])).toEqual({
      code: 2,
      out: '',
      err: [
        '--queue: expected an address like redis://localhost:6379, received nothing',
        '--workers: expected a whole number from 1 to 256, received "0"',
        'See: foretell work --help',
      ].join('\n'),
    });
    const { code, err } = await typed(['work', '--queue', 'redis://127.0.0.1:1']);
    expect([code, err.split('\n')[0]]).toEqual([
      2,
      '--queue redis://127.0.0.1:1: expected a Redis that answers, received connect ECONNREFUSED 127.0.0.1:1',
    ]);
  });
});
