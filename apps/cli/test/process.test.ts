import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const PROGRAM = resolve(import.meta.dirname, '../bin/foretell.mjs');

/** Starts the real program. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const code = new Promise<number | null>((done) => child.once('exit', done));
  return { child, code, out: text(child.stdout), err: text(child.stderr) };
}

test('bad usage ends the process with 2 and a line on standard error, and prints nothing for programs', async () => {
  const { code, out, err } = start('sim', 'shift', '--seats', 'boss=habit,worker=normal', '--games', '0');
  expect(await err).toContain('--games: expected a whole number from 1');
  expect([await code, await out]).toEqual([2, '']);
});

test('Ctrl-C ends the process with 130 after it has printed what was done', async () => {
  const seats = 'boss=habit,worker=easy|hard|normal';
  const { child, code, out } = start('sim', 'shift', '--seats', seats, '--games', '5000');
  // By now the first combination is done. The second one takes far longer than a signal needs.
  child.stdout.once('data', () => child.kill('SIGINT'));
  const printed = await out;
  expect(await code).toBe(130);
  expect(printed).toContain('shift boss=habit,worker=easy: 5,000 games of sample "foretell"\n');
  expect(printed).not.toContain('worker=normal');
});
