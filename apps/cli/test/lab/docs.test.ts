import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { typed } from '../typed.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** The commands that a page prints, those that name a file of the examples. */
function printed(page: string): readonly string[] {
  const lines = readFileSync(resolve(ROOT, page), 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('npx foretell ') && line.includes('--from examples/'));
}

const commands = ['docs/lab.md', 'examples/README.md'].flatMap(printed);

describe('what the documents tell a newcomer to type', () => {
  it('is there', () => expect(commands.length).toBeGreaterThan(6));

  it.each(commands)('%s', async (command) => {
    const args = command
      .replace('--from examples/', `--from ${ROOT}/examples/`)
      .split(' ')
      .slice(2)
      .map((arg) => arg.replaceAll("'", ''));
    const { code, err } = await typed(
      [...args, '--workers', '1'].slice(0, args[1] === 'list' ? -2 : undefined),
    );
    expect([code, err]).toEqual([0, '']);
  });
});
