import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TABLE = readFileSync(join(ROOT, 'docs/bugs-of-others.md'), 'utf8');

/** What is wrong with the table: numbers that are missing, files and titles that are not there. */
function problemsOf(table: string): readonly string[] {
  const rows = [...table.matchAll(/^\| (\d+) \|.*\| ([^|]*) \|$/gm)];
  const numbers = rows.map(([, number]) => Number(number));
  const missing = Array.from({ length: 31 }, (_, at) => at + 1).filter((number) => !numbers.includes(number));
  return [
    ...missing.map((number) => `${number} is missing`),
    ...rows.flatMap(([row, number = '', caught = '']) => {
      if (caught === '–') return /does not apply/.test(row) ? [] : [`${number} says nothing`];
      const [, file = '', title = ''] = /^`(.+)` › (.+)$/.exec(caught) ?? [];
      const path = join(ROOT, file);
      if (file === '' || !existsSync(path)) return [`${number}: no file ${file}`];
      return readFileSync(path, 'utf8').includes(title) ? [] : [`${number}: no test "${title}" in ${file}`];
    }),
  ];
}

test('every test that is said to catch a bug of others is there', () => {
  expect(problemsOf(TABLE)).toEqual([]);
});

test('a test that is gone, a file that is gone and a line that is gone are noticed', () => {
  expect(problemsOf(TABLE.replace('may have neutral nodes', 'may have natural nodes'))).toHaveLength(1);
  expect(
    problemsOf(TABLE.replace('packages/crew/test/queue.test.ts', 'packages/crew/test/row.test.ts')),
  ).toHaveLength(1);
  expect(problemsOf(TABLE.replace(/^\| 31 .*$/m, ''))).toEqual(['31 is missing']);
});
