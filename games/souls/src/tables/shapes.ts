import { defineTable, flag, text, texts } from '@foretell/engine';
import type { ShapeId } from './ids.ts';
import type { RowsBy } from './rows-by.ts';

/**
 * The shape library (RULES.md §10). `rings` says which cells: `2: -1..1` are the cells of the square ring at distance 2 from one
 * before to one after the cell straight ahead, counted counter-clockwise; `2: all` is the whole ring. A shape is turned by
 * adding to these numbers, so it has the same number of cells in all eight directions. `body` is the attacker's own
 * body, moved forward by its length.
 */
const COLUMNS = {
  rings: texts({ unit: 'ring: first..last offset, or all', max: 11 }),
  body: flag({ unit: 'whether the body itself is the shape' }),
  /** What it asks that no other shape asks. */
  question: text({ unit: 'what the player has to answer' }),
};

const ROWS: RowsBy<ShapeId, typeof COLUMNS> = {
  front: { rings: ['1: 0'], body: false, question: 'Are you straight ahead? Anything else will do.' },
  arc3: { rings: ['1: -1..1'], body: false, question: 'Will you back off?' },
  arc5: {
    rings: ['1: -2..2'],
    body: false,
    question: 'Round a wall of five, which takes two cells: will you roll?',
  },
  around1: { rings: ['1: all'], body: false, question: 'Are you one of those who surround it?' },
  around2: {
    rings: ['1: all', '2: all'],
    body: false,
    question: 'No step leads out: were you early, or can you roll?',
  },
  reach2: {
    rings: ['1: 0', '2: 0'],
    body: false,
    question: 'One step back is not enough: is there a second?',
  },
  line3: {
    rings: ['1: 0', '2: 0', '3: 0'],
    body: false,
    question: 'Will you step aside, since retreating along it is useless?',
  },
  line6: {
    rings: ['1: 0', '2: 0', '3: 0', '4: 0', '5: 0', '6: 0'],
    body: false,
    question: 'Are you on the line, far as you are?',
  },
  line11: {
    rings: ['1: 0', '2: 0', '3: 0', '4: 0', '5: 0', '6: 0', '7: 0', '8: 0', '9: 0', '10: 0', '11: 0'],
    body: false,
    question: 'Where will it be when the string is let go?',
  },
  sweepL: {
    rings: ['1: 0..2', '2: 0..1'],
    body: false,
    question: 'Which side is the cut not on: the right?',
  },
  sweepR: {
    rings: ['1: -2..0', '2: -1..0'],
    body: false,
    question: 'Which side is the cut not on: the left?',
  },
  cone: {
    rings: ['1: 0', '2: -1..1', '3: -2..2'],
    body: false,
    question: 'Will you come closer, since retreat is wrong?',
  },
  behind: { rings: ['1: 3..5'], body: false, question: 'Did you roll through it?' },
  ring2: { rings: ['2: all'], body: false, question: 'Will you stand right beside it?' },
  broad: { rings: ['1: 0..1', '2: 0..1'], body: false, question: 'What is behind the two who are pushed?' },
  cleave4: { rings: ['1: -1..1', '2: 0'], body: false, question: 'Is there a second one behind the first?' },
  body: { rings: [], body: true, question: 'Where can so large a body not follow?' },
};

export const SHAPES = defineTable({
  name: 'souls/shapes',
  rule: 'RULES.md §10',
  columns: COLUMNS,
  checks: [
    {
      says: 'a shape has rings, or is the body',
      reads: ['rings', 'body'],
      holds: (row: { rings: readonly string[]; body: boolean }) => row.body === (row.rings.length === 0),
    },
    {
      says: 'rings are written as "2: -1..1", "2: 0" or "2: all"',
      reads: ['rings'],
      holds: (row: { rings: readonly string[] }) =>
        row.rings.every((ring) => /^[1-9]\d?: (all|-?\d+(\.\.-?\d+)?)$/.test(ring)),
    },
  ],
  rows: ROWS,
});
