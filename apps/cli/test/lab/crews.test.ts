import { CLAIMS } from '@foretell/catalog/claims';
import { reportBytes } from '@foretell/lab';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProgram } from '../program.ts';
import { startRedis, type TestRedis } from '../redis.ts';
import { typed } from '../typed.ts';

const exact = CLAIMS.flatMap(({ experiments }) => experiments).find(({ kind }) => kind === 'exact')?.id ?? '';

let redis: TestRedis;

beforeAll(async () => {
  redis = await startRedis();
});

afterAll(() => redis.close());

describe('an experiment of the catalogue', () => {
  it('finds the same to the byte in this thread, on two threads, and on a queue', async () => {
    const worker = startProgram('work', '--queue', redis.url, '--workers', '1', '--json');
    await worker.firstLine;
    const run = async (...args: readonly string[]) => {
      const { out, err } = await typed(['lab', 'run', exact, '--json', ...args]);
      expect(err).toBe('');
      return reportBytes(JSON.parse(out));
    };
    const here = await run('--workers', '1');
    expect(here).toContain(`"experiment":"${exact}"`);
    expect(await run('--workers', '2')).toBe(here);
    expect(await run('--queue', redis.url)).toBe(here);
    await worker.end('SIGINT');
    const { kind, done } = JSON.parse((await worker.out).trim().split('\n').at(-1) ?? '');
    expect([kind, done]).toEqual(['closed', 1]);
  });

  it('is not run when nobody answers at the address of the queue', async () => {
    for (const command of [
      ['lab', 'run', exact],
      ['claims', exact],
    ]) {
      const { code, out, err } = await typed([...command, '--queue', 'redis://127.0.0.1:1']);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain('--queue redis://127.0.0.1:1: expected a Redis that answers');
    }
    expect((await typed(['claims', '--queue', 'localhost'])).err).toContain(
      '--queue: expected an address like redis://',
    );
  });
});
