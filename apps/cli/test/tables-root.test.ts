import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const CLI = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const FIXTURES = fileURLToPath(new URL('../../../games/mines/test/fixtures', import.meta.url));

interface Row {
  readonly root: string;
  readonly exit: '0' | 'nonzero';
}

/** A process of its own, since a fatal load ends it. */
function check(root: string, ...more: readonly string[]) {
  const args = [CLI, 'tables', 'check', '--root', join(FIXTURES, 'roots', root), ...more];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

const manifest: readonly Row[] = JSON.parse(readFileSync(join(FIXTURES, 'manifest.json'), 'utf8'));

describe('D2-14 AC-4b the manifest of roots', () => {
  test.each(manifest)('$root exits with $exit', ({ root, exit }) => {
    const { status } = check(root);
    expect(status === 0 ? '0' : 'nonzero').toBe(exit);
  });
});

describe('tables check --root', () => {
  test('D2-2 prints all of three faults and fails', () => {
    const { status, stderr } = check('three_faults');
    expect(status).toBe(1);
    expect(stderr.split('\n').filter((line) => line.startsWith('fatal: '))).toHaveLength(3);
    expect(stderr).toContain('3 problem(s), 0 warning(s)');
  });

  test('ten planted faults are listed as ten, each with table, row, field and what is allowed', () => {
    const { stderr } = check('ten_faults');
    const lines = stderr.split('\n').filter((line) => line.startsWith('fatal: '));
    expect(lines).toHaveLength(10);
    for (const line of lines)
      expect(line).toMatch(/^fatal: board_gen\.\d\/\d(\.\w+)?: expected .+, received .+/);
  });

  test('D2-4 a warning is printed and is no failure', () => {
    const { status, stdout, stderr } = check('variation_global_scope');
    expect(status).toBe(0);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout).toContain('1 warning(s)');
  });

  test('--collect lists the same and does not fail', () => {
    const { status, stdout } = check('three_faults', '--collect', '--json');
    expect(status).toBe(0);
    const { isRight, diagnostics } = JSON.parse(stdout);
    expect(isRight).toBe(false);
    expect(diagnostics.map(({ category }: { category: string }) => category)).toEqual([
      'frozen_value',
      'domain',
      'duplicate_key',
    ]);
  });

  test('a folder that is not there is a mistake in the command', () => {
    const { status, stderr } = check('no_such_root');
    expect(status).toBe(2);
    expect(stderr).toContain('--root: expected a folder of documents');
  });
});
