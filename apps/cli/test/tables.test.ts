import { describe, expect, it } from 'vitest';
import { typed } from './typed.ts';

describe('tables check', () => {
  it('finds the tables of the catalogue right', async () => {
    const { code, out } = await typed(['tables', 'check']);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+ tables with \d+ rows are right$/);
  });

  it('lists all of three mistakes in one table with table, row, column, expected and received', async () => {
    const changes = { 'shift/rules': { standard: { days: 7, fineStep: 0 }, 'ten-days': { k: 'much' } } };
    const { code, out, err } = await typed(['tables', 'check', 'x.json'], {
      'x.json': JSON.stringify(changes),
    });
    expect(code).toBe(1);
    expect(out).toBe('');
    const [days, step, k, count, ...rest] = err.split('\n');
    expect(days).toBe('shift/rules.standard.days: expected one of 5, 10 (days), received 7');
    expect(step).toMatch(/^shift\/rules\.standard\.fineStep: expected .* 1 to 2 .*, received 0$/);
    expect(k).toMatch(/^shift\/rules\.ten-days\.k: expected .* 2\.30 to 5\.50 .*, received "much"$/);
    expect(count).toBe('3 problem(s)');
    expect(rest).toEqual([]);
  });

  it('finds a broken sentence and a reference that leads nowhere', async () => {
    const changes = {
      'shift/rules': { standard: { ladderRestarts: true } },
      'shift/opponents': { 'boss-easy': { rules: 'lost' } },
    };
    const { code, out } = await typed(['tables', 'check', '-', '--json'], { '-': JSON.stringify(changes) });
    expect(code).toBe(1);
    const { isRight, problems } = JSON.parse(out);
    expect(isRight).toBe(false);
    expect(problems.map(({ code: kind, path }: { code: string; path: string[] }) => [kind, ...path])).toEqual(
      [
        ['check', 'shift/rules', 'standard'],
        ['reference', 'shift/opponents', 'boss-easy', 'rules'],
      ],
    );
  });

  it('takes a row of a new name as a new row, which has to be complete', async () => {
    const changes = { 'shift/actions': { nap: { money: 2 } } };
    const { err } = await typed(['tables', 'check', 'x.json'], { 'x.json': JSON.stringify(changes) });
    expect(err).toContain('shift/actions.nap.output: expected');
    expect(err).toContain('received nothing');
  });

  it('names a table that does not exist, and rows that are none', async () => {
    const changes = { 'shift/rule': {}, 'shift/rules': 7 };
    const { code, err } = await typed(['tables', 'check', 'x.json'], { 'x.json': JSON.stringify(changes) });
    expect(code).toBe(2);
    expect(err).toContain('received "shift/rule" (did you mean shift/rules?)');
    expect(err).toContain('shift/rules: expected rows by id, received "7"');
  });

  it('refuses a file that is not a JSON object', async () => {
    const { code, err } = await typed(['tables', 'check', 'x.json'], { 'x.json': '[]' });
    expect(code).toBe(2);
    expect(err).toContain('[file]: expected a file with a JSON object, received "x.json"');
  });
});

describe('tables show', () => {
  it('lists every table, and shows one with units and numbers as people write them', async () => {
    expect((await typed(['tables', 'show'])).out).toMatch(/^shift\/rules +\d+ rows +RULES\.md §9$/m);
    const { out } = await typed(['tables', 'show', 'shift/rules']);
    expect(out).toMatch(/^k +knob +.*2\.30 to 5\.50/m);
    expect(out).toMatch(/^standard .* 3\.50 /m);
  });

  it('gives programs the numbers as they are stored', async () => {
    const { tables } = JSON.parse((await typed(['tables', 'show', 'shift/rules', '--json'])).out);
    expect(tables).toHaveLength(1);
    expect(tables[0].rows.standard.k).toBe(350);
    expect(tables[0].columns.k).toMatchObject({ role: 'knob', decimals: 2 });
  });

  it('names a table that does not exist', async () => {
    const { code, err } = await typed(['tables', 'show', 'shift/ruls']);
    expect(code).toBe(2);
    expect(err).toContain('received "shift/ruls" (did you mean shift/rules?)');
  });
});
