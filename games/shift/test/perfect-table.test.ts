import { expect, test } from 'vitest';
import { coarseWeek, formatWeek, readWeek } from '../src/bots/perfect/coarse-week.ts';
import { everyRow, plainDay } from '../src/bots/perfect/day-game.ts';
import { WRITTEN_WEEKS } from '../src/bots/perfect/written-weeks.ts';
import { type Config, RULES } from '../src/tables/rules.ts';

/** The weeks that the form of the client can ask for, but for ten days with the leak, and those of the table of rules, by what differs from the standard. */
const WRITTEN: readonly Partial<Config>[] = [{}, { days: 10 }, { leak: 30 }, { k: 380 }, { k: 400 }];

function source(): string {
  const weeks = WRITTEN.map((changes) => {
    const config: Config = { ...RULES.rows.standard, ...changes };
    const game = plainDay(config, everyRow(config));
    return { changes, lines: formatWeek(config, game, coarseWeek(config, game)) };
  });
  const entries = weeks.map(({ changes, lines }) => {
    const set = Object.entries(changes).map(([name, value]) => `${name}: ${value}`);
    const inner = set.length === 0 ? '{}' : `{ ${set.join(', ')} }`;
    return `  {\n    changes: ${inner},\n    lines: [\n${lines.map((line) => `      '${line}',\n`).join('')}    ],\n  },\n`;
  });
  return `import type { Config } from '../../tables/rules.ts';

/** A kind of week, by what differs from the standard one, and its coarse value as \`coarse-week.ts\` writes it. */
export interface WrittenWeek {
  readonly changes: Partial<Config>;
  readonly lines: readonly string[];
}

/** Worked out and written by \`npm run bless\` (test/perfect-table.test.ts). */
export const WRITTEN_WEEKS: readonly WrittenWeek[] = [
${entries.join('')}];
`;
}

test('the table of the perfect players is what their own calculation says', async () => {
  await expect(source()).toMatchFileSnapshot('../src/bots/perfect/written-weeks.ts');
});

test('what is read from the table is what was worked out, to half a digit', () => {
  let compared = 0;
  for (const { changes, lines } of WRITTEN_WEEKS) {
    const config: Config = { ...RULES.rows.standard, ...changes };
    const game = plainDay(config, everyRow(config));
    const week = coarseWeek(config, game);
    const rowOf = readWeek(config, game, lines);
    for (const [day, rows] of week.entries()) {
      for (const [catches, row] of rows.entries()) {
        const read = rowOf(day, catches);
        if (day === 0 || row.values.length === 0) expect(read).toBeUndefined();
        else {
          expect(read?.low).toBe(row.low);
          expect(furthest(row.values, read?.values)).toBeLessThan(1e-3);
          compared += 1;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(300);
});

function furthest(one: Float64Array, other: Float64Array | undefined): number {
  expect(other?.length).toBe(one.length);
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other?.[at] ?? 2))), 0);
}
