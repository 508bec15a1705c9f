import { describe, expect, it } from 'vitest';
import { closest } from '../src/complaint.ts';
import { EXIT } from '../src/exit.ts';
import { typed } from './typed.ts';

describe('help', () => {
  it.each([
    ['serve'],
    ['sim'],
    ['work'],
    ['solve'],
    ['replay'],
    ['lab'],
    ['lab', 'list'],
    ['lab', 'show'],
    ['lab', 'run'],
    ['claims'],
    ['boards'],
    ['boards', 'make'],
    ['boards', 'show'],
    ['boards', 'audit'],
    ['boards', 'solve'],
    ['tables'],
    ['tables', 'check'],
    ['tables', 'show'],
  ])('of %s %s comes with examples', async (...command) => {
    const { code, out } = await typed([...command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: foretell ${command.join(' ')}`);
    expect(out).toMatch(/Examples:\n {2}foretell /);
  });

  it('tells every exit code', async () => {
    const { out } = await typed(['--help']);
    expect(out.match(/^ {2}(\d+) {2}/gm)?.map(Number)).toEqual(Object.values(EXIT));
  });
});

describe('a slip of the finger', () => {
  it('in a command or an option is answered with what was meant', async () => {
    expect(await typed(['smi'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Did you mean sim?'),
    });
    expect(await typed(['sim', 'shift', '--gmaes', '3'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Did you mean --games?'),
    });
  });

  it('is one or two letters wrong, missing, too many or swapped, and not another word', () => {
    const words = ['boss', 'worker'];
    expect(['bos', 'bosss', 'obss', 'BOSS', 'wrokre'].map((word) => closest(word, words))).toEqual([
      'boss',
      'boss',
      'boss',
      'boss',
      'worker',
    ]);
    expect(['', 'clerk', 'bo'].map((word) => closest(word, words))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
