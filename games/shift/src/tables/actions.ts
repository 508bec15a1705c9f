import { defineTable, int } from '@foretell/engine';

/** What one hour of the worker's is worth while nobody catches it (RULES.md §2). Detection is in the rules table. */
export const ACTIONS = defineTable({
  name: 'shift/actions',
  rule: 'RULES.md §2',
  columns: {
    money: int({ unit: 'money an hour', min: 0, max: 2 }),
    output: int({ unit: 'output an hour', min: 0, max: 2 }),
  },
  checks: [
    {
      says: 'what an hour pays the worker and what it makes for the boss sum to 2',
      reads: ['money', 'output'],
      holds: (row: { money: number; output: number }) => row.money + row.output === 2,
    },
  ],
  rows: {
    work: { money: 0, output: 2 },
    coast: { money: 1, output: 1 },
    slack: { money: 2, output: 0 },
  },
});
