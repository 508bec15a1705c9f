import { describe, expect, test } from 'vitest';
import { flag, int, oneOf, optional, ref } from '../src/column.ts';
import { formatProblem, type Problem } from '../src/result.ts';
import { defineTable, parseRow, referenceProblems, TableError, tableProblems } from '../src/table.ts';

const columns = {
  health: int({ unit: 'hits', min: 1, max: 50 }),
  windupTurns: int({ unit: 'turns', min: 0, max: 9, role: 'knob' }),
  recoverTurns: int({ unit: 'turns', min: 0, max: 9, role: 'knob' }),
  gait: oneOf(['walk', 'crawl'], { unit: 'way of moving' }),
  isBoss: flag({ unit: 'one a floor' }),
  callsFor: optional(ref('souls/monsters')),
} as const;

const checks = [
  {
    says: 'a monster takes longer to recover than to wind up',
    reads: ['windupTurns', 'recoverTurns'],
    holds: (row: { windupTurns: number; recoverTurns: number }) => row.recoverTurns > row.windupTurns,
  },
];

const rat = {
  health: 3,
  windupTurns: 1,
  recoverTurns: 2,
  gait: 'crawl',
  isBoss: false,
  callsFor: 'rat',
} as const;
const king = {
  health: 50,
  windupTurns: 3,
  recoverTurns: 4,
  gait: 'walk',
  isBoss: true,
  callsFor: null,
} as const;

function tableOf(rows: unknown) {
  return { name: 'souls/monsters', rule: 'RULES.md §7', columns, checks, rows };
}

function lines(problems: readonly Problem[]): string[] {
  return problems.map(formatProblem);
}

describe('a table', () => {
  test('that is right is handed back as it is', () => {
    const table = {
      name: 'souls/monsters',
      rule: 'RULES.md §7',
      columns,
      checks,
      rows: { rat, king },
    } as const;
    expect(defineTable(table)).toBe(table);
    expect(tableProblems(table)).toEqual([]);
  });

  test('with three mistakes reports all three, each with table, row and column', () => {
    const rows = { rat: { ...rat, health: 0, gait: 'fly' }, king: { ...king, isBoss: 'yes' } };
    expect(lines(tableProblems(tableOf(rows)))).toEqual([
      'souls/monsters.rat.health: expected a whole number from 1 to 50 (hits), received 0',
      'souls/monsters.rat.gait: expected one of walk, crawl (way of moving), received "fly"',
      'souls/monsters.king.isBoss: expected true or false, received "yes"',
    ]);
  });

  test('that is part of the program throws all of its mistakes in one error', () => {
    const rows = { rat: { ...rat, health: 0 }, king: { ...king, health: 51 } };
    const load = () => defineTable({ name: 'souls/monsters', rule: 'RULES.md §7', columns, checks, rows });
    expect(load).toThrow(TableError);
    expect(load).toThrow(/2 problem\(s\):\n.*rat.health.*\n.*king.health/);
  });

  test('names a field that is missing and a field that is unknown', () => {
    const { health: _, ...rest } = rat;
    expect(lines(tableProblems(tableOf({ rat: { ...rest, heatlh: 3 } })))).toEqual([
      'souls/monsters.rat.health: expected a whole number from 1 to 50 (hits), received nothing',
      'souls/monsters.rat.heatlh: expected one of health, windupTurns, recoverTurns, gait, isBoss, callsFor, received "heatlh"',
    ]);
  });

  test('says of a sentence that is false which values make it so', () => {
    const [problem] = tableProblems(tableOf({ rat: { ...rat, windupTurns: 2 } }));
    expect(problem?.code).toBe('check');
    expect(lines(problem === undefined ? [] : [problem])).toEqual([
      'souls/monsters.rat: expected that a monster takes longer to recover than to wind up, received windupTurns 2, recoverTurns 2',
    ]);
  });

  test('judges no sentence over a value that is wrong by itself', () => {
    const problems = tableProblems(tableOf({ rat: { ...rat, windupTurns: 'long' } }));
    expect(problems.map(({ code }) => code)).toEqual(['domain']);
  });

  test('of rows that are no rows, or that is no table at all, says so', () => {
    expect(lines(tableProblems(tableOf({ rat: 3 })))).toEqual([
      'souls/monsters.rat: expected fields by name, received 3',
    ]);
    expect(lines(tableProblems(tableOf([])))).toEqual(['souls/monsters: expected rows by id, received []']);
  });
});

describe('references', () => {
  const monsters = defineTable({ name: 'souls/monsters', rule: '§7', columns, checks, rows: { rat, king } });
  const floors = defineTable({
    name: 'souls/floors',
    rule: '§3',
    columns: { guard: ref('souls/monsters') },
    checks: [],
    rows: { cellar: { guard: 'rat' }, throne: { guard: 'queen' } },
  });

  test('that lead to no row are reported, across tables, and null leads nowhere on purpose', () => {
    expect(lines(referenceProblems([monsters, floors]))).toEqual([
      'souls/floors.throne.guard: expected the id of a row of souls/monsters, received "queen"',
    ]);
  });

  test('into a table that is not there are all reported', () => {
    expect(referenceProblems([floors]).map(({ path }) => path.join('.'))).toEqual([
      'souls/floors.cellar.guard',
      'souls/floors.throne.guard',
    ]);
  });

  test('do not mistake what every object has for a row', () => {
    const odd = defineTable({
      name: 'odd',
      rule: '§1',
      columns: { to: ref('odd') },
      checks: [],
      rows: { one: { to: 'toString' } },
    });
    expect(referenceProblems([odd])).toHaveLength(1);
  });
});

describe('an untrusted row', () => {
  test('takes what it leaves out from the base', () => {
    const row = parseRow(tableOf({}), { health: 9 }, rat);
    expect(row).toEqual({ ok: true, value: { ...rat, health: 9 } });
  });

  test('with three mistakes is told of all three and nothing is taken over', () => {
    const row = parseRow(tableOf({}), { health: 99, callsFor: 7, speed: 3 }, rat);
    expect(row.ok ? [] : row.error.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'domain souls/monsters.health',
      'domain souls/monsters.callsFor',
      'unknown-column souls/monsters.speed',
    ]);
  });

  test('may be valid in each field and break a sentence with the base', () => {
    const row = parseRow(tableOf({}), { windupTurns: 5 }, rat);
    expect(row.ok ? [] : row.error.map(({ code }) => code)).toEqual(['check']);
  });

  test('cannot bring in -0, which a state could not be digested with', () => {
    const row = parseRow(tableOf({}), JSON.parse('{"windupTurns": -0}'), rat);
    expect(row.ok ? [] : lines(row.error)).toEqual([
      'souls/monsters.windupTurns: expected a whole number from 0 to 9 (turns), received -0',
    ]);
  });

  test('cannot bring in a prototype', () => {
    const row = parseRow(tableOf({}), JSON.parse('{"__proto__": {"isBoss": true}}'), rat);
    expect(row.ok ? [] : row.error.map(({ path }) => path.at(-1))).toEqual(['__proto__']);
  });

  test.each([[null], [[]], ['rat'], [3], [undefined]])(
    'that is no row (%j) is refused as a whole',
    (input) => {
      const row = parseRow(tableOf({}), input, rat);
      expect(row.ok ? [] : row.error.map(({ expected }) => expected)).toEqual(['fields by name']);
    },
  );
});
