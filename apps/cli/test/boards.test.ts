import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { standIn, typed } from './typed.ts';

const ROW = ['--level', '2', '--depth', '3', '--seed', 'cli'];

describe('foretell boards make', () => {
  it('prints boards as JSON, the same ones every time and for every way of asking', async () => {
    const { code, out } = await typed(['boards', 'make', ...ROW, '--n', '3']);
    expect(code).toBe(0);
    const made = JSON.parse(out);
    expect(made).toHaveLength(3);
    expect(made[0]).toMatchObject({ level: 2, depth: 3, size: 10, map: 'normal' });
    const { out: third } = await typed(['boards', 'make', ...ROW, '--first', '2']);
    expect(JSON.parse(third)).toEqual([made[2]]);
  });

  it('takes the root that has the level', async () => {
    const [board] = JSON.parse((await typed(['boards', 'make', '--level', '4', '--depth', '1'])).out);
    expect(board.stats.chosen.length).toBeGreaterThan(0);
    const [plain] = JSON.parse(
      (await typed(['boards', 'make', '--level', '4', '--depth', '1', '--root', 'surface'])).out,
    );
    expect(plain.stats.chosen).toEqual(['fog']);
  });

  it('names everything that is wrong with what was asked', async () => {
    const { code, err } = await typed([
      'boards',
      'make',
      '--depth',
      '0',
      '--n',
      'many',
      '--root',
      'deeep',
      '--seed',
      '',
    ]);
    expect(code).toBe(2);
    for (const place of ['--level', '--depth', '--n', '--root', '--seed'])
      expect(err).toContain(`${place}: expected`);
    expect(err).toContain('did you mean deep?');
  });
});

describe('foretell boards show', () => {
  it('draws a board as it is, as it is first seen, and what its cells carry', async () => {
    const { code, out } = await typed(['boards', 'show', ...ROW, '--n', '2']);
    expect(code).toBe(0);
    expect(out.match(/^board audit-2-3\/\d: level 2, depth 3, normal, 10×10$/gm)).toHaveLength(2);
    const [first = ''] = out.split('\n\n');
    const lines = first.split('\n').slice(2, 12);
    expect(lines).toHaveLength(10);
    const truth = lines.map((line) => line.slice(0, 19)).join('');
    const seen = lines.map((line) => line.slice(22, 41)).join('');
    const [board] = JSON.parse((await typed(['boards', 'make', ...ROW])).out);
    expect(truth.split('*').length - 1).toBe(board.mines.length);
    expect(seen.split('@').length - 1).toBe(1);
    expect(seen.split('F').length - 1).toBe(
      board.regions.flatMap(({ cells }: { cells: number[] }) => cells).length,
    );
    expect(seen).not.toContain('*');
  });
});

describe('foretell boards audit', () => {
  it('comes to the same for any number of workers, and finds no broken promise', async () => {
    const asked = ['boards', 'audit', '--n', '210', '--seed', 'cli', '--json'];
    const one = await typed([...asked, '--workers', '1']);
    const two = await typed([...asked, '--workers', '2']);
    expect([one.code, two.code]).toEqual([0, 0]);
    expect(two.out).toBe(one.out);
    const report = JSON.parse(one.out);
    expect(report).toMatchObject({ boards: 210, isRight: true, different: 0 });
    expect(report.replayed).toBeGreaterThanOrEqual(200);
    expect(report.rows).toHaveLength(14);
    expect(new Set(Object.values(report.violations))).toEqual(new Set([0]));
    expect(Object.keys(report.violations)).toEqual(
      expect.arrayContaining(['t1', 't2', 't3', 'reachability', 'soundness']),
    );
  });

  it('prints a line a row and a line a check, and writes a page with plots', async () => {
    const { terminal, answer, written } = standIn({});
    const code = await run(
      ['boards', 'audit', ...ROW, '--n', '30', '--workers', '1', '--html', 'boards.html'],
      terminal,
    );
    expect(code).toBe(0);
    expect(answer().out).toMatch(/^surface 2,3 +30 /m);
    expect(answer().out).toMatch(/^holds +BS-9 +all +0 +must be 0/m);
    expect(answer().out).toContain('30 boards, no promise broken');
    const page = written['boards.html'] ?? '';
    expect(page.match(/<figure class="plot-figure">/g)).toHaveLength(6);
    expect(page).toContain('Boards short of regions, by row');
  });

  it('prints what was finished when it is stopped', async () => {
    const { terminal, answer, interrupt } = standIn({});
    const watched = { ...terminal, redraw: () => interrupt() };
    const code = await run(['boards', 'audit', '--n', '100000', '--workers', '1', '--json'], watched);
    expect(code).toBe(130);
    const { boards, isRight } = JSON.parse(answer().out);
    expect(boards).toBeGreaterThan(0);
    expect(boards).toBeLessThan(100000);
    expect(isRight).toBe(true);
  });

  it('says when a page cannot be written', async () => {
    const { code, err } = await typed([
      'boards',
      'audit',
      ...ROW,
      '--n',
      '5',
      '--workers',
      '1',
      '--html',
      '/no/such/page',
    ]);
    expect(code).toBe(1);
    expect(err).toContain('--html');
  });
});
