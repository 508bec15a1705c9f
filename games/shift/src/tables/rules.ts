import { defineTable, flag, int, oneOf, type RowOf } from '@foretell/engine';

const columns = {
  days: oneOf([5, 10], { unit: 'days' }),
  basePay: int({ unit: 'money a day', min: 4, max: 4 }),
  // The two ranges keep coast and slack 0.20 apart: closer, players cannot feel two levels of risk.
  coastDetection: int({ unit: 'chance', decimals: 2, min: 30, max: 50, role: 'knob' }),
  slackDetection: int({ unit: 'chance', decimals: 2, min: 70, max: 90, role: 'knob' }),
  firstFine: int({ unit: 'money', min: 2, max: 3, role: 'knob' }),
  fineStep: int({ unit: 'money a catch', min: 1, max: 2, role: 'knob' }),
  ladderRestarts: flag({ unit: 'on the second Monday' }),
  slope: int({ unit: 'multiplier a meeting', decimals: 2, min: 15, max: 25, role: 'knob' }),
  minMeetings: int({ unit: 'meetings a day', min: 3, max: 4, role: 'knob' }),
  k: int({ unit: 'multiplied output a money', decimals: 2, min: 230, max: 550, role: 'knob' }),
  leak: int({ unit: 'chance a meeting', decimals: 2, min: 0, max: 50, role: 'knob' }),
  caughtCoastKeepsOutput: flag({ unit: 'a switch for experiments' }),
} as const;

/** The numbers of one week (RULES.md §9). A save carries the row it was played with. */
export type Config = RowOf<typeof columns>;

const standard = {
  days: 5,
  basePay: 4,
  coastDetection: 40,
  slackDetection: 80,
  firstFine: 2,
  fineStep: 1,
  ladderRestarts: false,
  slope: 20,
  minMeetings: 3,
  k: 350,
  leak: 0,
  caughtCoastKeepsOutput: false,
} as const satisfies Config;

export const RULES = defineTable({
  name: 'shift/rules',
  rule: 'RULES.md §9',
  columns,
  checks: [
    {
      says: 'ladderRestarts is off in a week of 5 days, which has no second Monday',
      reads: ['days', 'ladderRestarts'],
      holds: (row: Config) => row.days === 10 || !row.ladderRestarts,
    },
  ],
  rows: {
    standard,
    'ten-days': { ...standard, days: 10 },
    'calendar-leak': { ...standard, leak: 30 },
    /** Gentle on a worker who learns to read. */
    'worker-easy': { ...standard, k: 400 },
    /** About even between a boss and the normal computer worker. */
    'boss-normal': { ...standard, k: 380 },
  },
});
