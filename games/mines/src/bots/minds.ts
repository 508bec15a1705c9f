import { defineTable, int, oneOf } from '@foretell/engine';

const perMille = () => int({ unit: 'chance', decimals: 3, min: 0, max: 1000, role: 'knob' });

/**
 * How the computer players decide in battle (RULES.md §15). All of them choose their way and their rewards by lot, but for the
 * searcher.
 */
export const MINDS = defineTable({
  name: 'mines/minds',
  rule: 'RULES.md §15',
  columns: {
    /** `none` digs anywhere, `single` reads one number at a time, `exact` everything that follows. */
    reasoning: oneOf(['none', 'single', 'exact'], { unit: 'way of reading' }),
    /** How often a dig goes to any cell of the frontier instead, out of carelessness … */
    blind: perMille(),
    /** … and by a slip. */
    slip: perMille(),
    /** Cells that a dig opens on average, chains included, as far as the player counts on it. */
    opensPerDig: int({ unit: 'cells a dig', decimals: 2, min: 100, max: 500, role: 'knob' }),
    /**
     * The chance of a mine that the player counts on where nothing is known; it is what arrangements weigh by. The nominal rate of the
     * boards: mines that survive generation are fewer, but lie together, and with this rate guesses meet as many mines as expected.
     */
    expectedMines: int({ unit: 'chance', decimals: 3, min: 1, max: 999, role: 'knob' }),
  },
  checks: [],
  rows: {
    random: { reasoning: 'none', blind: 1000, slip: 0, opensPerDig: 100, expectedMines: 250 },
    careless: { reasoning: 'single', blind: 200, slip: 30, opensPerDig: 100, expectedMines: 250 },
    careful: { reasoning: 'single', blind: 0, slip: 30, opensPerDig: 100, expectedMines: 250 },
    expert: { reasoning: 'exact', blind: 0, slip: 0, opensPerDig: 180, expectedMines: 250 },
    searcher: { reasoning: 'exact', blind: 0, slip: 0, opensPerDig: 180, expectedMines: 250 },
  },
});

export type Mind = (typeof MINDS.rows)[keyof typeof MINDS.rows];
