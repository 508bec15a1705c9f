import { defineTable, int, oneOf } from '@foretell/engine';

const weight = (options: { readonly max: number }) =>
  int({ unit: 'weight', decimals: 2, min: 0, max: options.max, role: 'knob' });

/**
 * How the computer boss decides (RULES.md §10): an hour's score is `habit` times his liking for it, minus `response` times
 * his belief that it was slacked in, plus noise up to `noise`; the hours with the best scores become meetings.
 */
export const BOSS_MINDS = defineTable({
  name: 'shift/boss-minds',
  rule: 'RULES.md §10',
  columns: {
    habit: weight({ max: 300 }),
    response: weight({ max: 300 }),
    noise: weight({ max: 300 }),
    /** What is left of a belief after a night. */
    memory: int({ unit: 'share', decimals: 2, min: 0, max: 100, role: 'knob' }),
    /** Meetings a day, around which the number moves by one. */
    meetings: int({ unit: 'meetings a day', min: 3, max: 7, role: 'knob' }),
  },
  checks: [
    {
      says: 'noise is above 0, or two hours could tie',
      reads: ['noise'],
      holds: (row: { noise: number }) => row.noise > 0,
    },
  ],
  rows: {
    random: { habit: 0, response: 0, noise: 45, memory: 50, meetings: 4 },
    history: { habit: 0, response: 75, noise: 45, memory: 50, meetings: 4 },
    habit: { habit: 100, response: 0, noise: 45, memory: 50, meetings: 4 },
    'habit+history': { habit: 100, response: 75, noise: 45, memory: 50, meetings: 4 },
    'habit-strong': { habit: 140, response: 30, noise: 45, memory: 50, meetings: 4 },
    'habit-weak': { habit: 60, response: 75, noise: 45, memory: 50, meetings: 4 },
  },
});

/**
 * How the computer worker decides (RULES.md §10). `reader` is how he guesses the boss's meetings:
 * `none` draws them, `habit` counts what he saw and expects used hours to be left, `model` weighs kinds of boss.
 */
export const WORKER_MINDS = defineTable({
  name: 'shift/worker-minds',
  rule: 'RULES.md §10',
  columns: {
    reader: oneOf(['none', 'habit', 'model'], { unit: 'way of reading' }),
    /** How often he thinks that his guess about an hour is right. The `model` reader works this out instead. */
    trust: int({ unit: 'chance', decimals: 2, min: 50, max: 90, role: 'knob' }),
    /** Catches that he expects in a whole week: each one makes all later ones dearer, so this is what holds him back. */
    catchesExpected: int({ unit: 'catches a week', decimals: 2, min: 0, max: 2000, role: 'knob' }),
    /** Whether he gives up money today so that the boss comes back to his habits tomorrow. */
    baits: oneOf(['no', 'yes'], { unit: 'layer' }),
  },
  checks: [
    {
      says: 'only a worker with a model of the boss can bait him',
      reads: ['reader', 'baits'],
      holds: (row: { reader: string; baits: string }) => row.baits === 'no' || row.reader === 'model',
    },
  ],
  rows: {
    easy: { reader: 'none', trust: 64, catchesExpected: 600, baits: 'no' },
    normal: { reader: 'habit', trust: 64, catchesExpected: 200, baits: 'no' },
    hard: { reader: 'model', trust: 50, catchesExpected: 200, baits: 'yes' },
  },
});
