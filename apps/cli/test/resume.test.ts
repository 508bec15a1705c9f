import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { startProgram } from './program.ts';
import { standIn, typed } from './typed.ts';

const SIM = ['sim', 'shift', '--seats', 'boss=habit,worker=normal', '--workers', '1', '--json'];

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foretell-resume-'));
  path = join(folder, 'sample.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a sample with a file to go on with', () => {
  it('whose process was killed goes on to the very report it would have had', async () => {
    // A longer sample of the same name, so that it cannot be over before it is killed.
    const killed = startProgram(...SIM, '--games', '100000000', '--workers', '2', '--resume', path);
    while (!existsSync(path)) await delay(5);
    await killed.end('SIGKILL');
    expect(await killed.out).toBe('');
    const done = JSON.parse(readFileSync(path, 'utf8')).ledger.tally.games;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(2000);
    const resumed = await typed([...SIM, '--games', '2000', '--resume', path]);
    expect(resumed).toMatchObject({ code: 0, err: '' });
    expect(resumed.out).toBe((await typed([...SIM, '--games', '2000'])).out);
  });

  it('that was stopped by Ctrl-C says what was played, and goes on from there', async () => {
    const { terminal, answer, interrupt } = standIn();
    const games = ['--games', '2000'];
    const code = await run([...SIM, ...games, '--resume', path], { ...terminal, redraw: interrupt });
    const stopped = JSON.parse(answer().out);
    expect([code, stopped.isComplete]).toEqual([130, false]);
    expect(JSON.parse(readFileSync(path, 'utf8')).ledger.tally.games).toBe(stopped.games);
    const resumed = await typed([...SIM, ...games, '--resume', path]);
    expect(resumed.out).toBe((await typed([...SIM, ...games])).out);
  });

  it('is refused under other rules, with the rule that differs, and the file stays', async () => {
    await typed([...SIM, '--games', '20', '--resume', path]);
    const before = readFileSync(path, 'utf8');
    const refused = await typed([...SIM, '--games', '20', '--resume', path, '--set', 'k=3.2']);
    expect(refused).toEqual({
      code: 2,
      out: '',
      err: `--resume ${path}.sample.config.k: expected 320 as in this run, received 350\nSee: foretell sim --help`,
    });
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('is refused when its file is of something else, and the file stays', async () => {
    writeFileSync(path, '{ "my": "thesis" }');
    const { code, err } = await typed([...SIM, '--resume', path]);
    expect([code, err.split('\n').length]).toEqual([2, 2]);
    expect(err).toContain('expected a checkpoint');
    expect(readFileSync(path, 'utf8')).toBe('{ "my": "thesis" }');
  });
});
