import { defineTable, oneOf, ref, text } from '@foretell/engine';

/** Whom a player can sit down against: which bot, under which numbers. Difficulty is K first, then the bot (RULES.md §10). */
export const OPPONENTS = defineTable({
  name: 'shift/opponents',
  rule: 'RULES.md §10',
  columns: {
    /** The seat the opponent takes. */
    seat: oneOf(['boss', 'worker'], { unit: 'seat' }),
    level: oneOf(['easy', 'normal', 'hard', 'perfect'], { unit: 'level' }),
    bot: text({ unit: 'id of a bot of that seat' }),
    rules: ref('shift/rules'),
  },
  checks: [],
  rows: {
    'boss-easy': { seat: 'boss', level: 'easy', bot: 'habit-strong', rules: 'worker-easy' },
    'boss-normal': { seat: 'boss', level: 'normal', bot: 'habit+history', rules: 'standard' },
    'boss-hard': { seat: 'boss', level: 'hard', bot: 'habit-weak', rules: 'standard' },
    'boss-perfect': { seat: 'boss', level: 'perfect', bot: 'perfect', rules: 'standard' },
    'worker-easy': { seat: 'worker', level: 'easy', bot: 'easy', rules: 'standard' },
    'worker-normal': { seat: 'worker', level: 'normal', bot: 'normal', rules: 'boss-normal' },
    'worker-hard': { seat: 'worker', level: 'hard', bot: 'hard', rules: 'standard' },
    'worker-perfect': { seat: 'worker', level: 'perfect', bot: 'perfect', rules: 'standard' },
  },
});

export type OpponentId = keyof typeof OPPONENTS.rows;
