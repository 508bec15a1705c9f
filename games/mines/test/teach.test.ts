import { describe, expect, test } from 'vitest';
import { type BoardSeen, CLOSED } from '../src/board-seen.ts';
import { canDigForCertain, DEDUCTION_RULES, type Deduction, nextDeduction } from '../src/teach/index.ts';
import { faultsOf } from './teach-checker.ts';
import { drawn } from './teach-drawn.ts';
import { boardsFrom, runsOfBothRoots } from './teach-positions.ts';

const BOARDS = boardsFrom(runsOfBothRoots(), 1000);

/** What the teacher says to a board when it is asked again and again, until something takes three clues or nothing follows. */
function lessonsOn(board: BoardSeen, most: number): readonly Deduction[] {
  const told = new Set<number>();
  const lessons: Deduction[] = [];
  while (lessons.length < most) {
    const deduction = nextDeduction(board, told);
    if (deduction === undefined) return lessons;
    lessons.push(deduction);
    if (deduction.rule === 'cases') return lessons;
    for (const cell of [...deduction.safe, ...deduction.mines]) told.add(cell);
  }
  return lessons;
}

/** Proofs of three clues and more take their time, so not every board is asked for the last of them. */
const LESSONS = BOARDS.flatMap((board, at) =>
  lessonsOn(board, at % 5 === 0 ? Number.POSITIVE_INFINITY : 6).map((deduction) => ({ board, deduction })),
);

describe('what the teacher says', () => {
  test('on 1,000 boards follows from the numbers it points at, by the rule it names, and needs every one of them', () => {
    for (const { board, deduction } of LESSONS) {
      expect({ ...deduction, faults: faultsOf(board, deduction) }).toEqual({ ...deduction, faults: [] });
    }
    const times = (rule: string) => LESSONS.filter(({ deduction }) => deduction.rule === rule).length;
    // Hardly ever said: whoever is told that a number has all its mines digs there first. It has a board of its own below.
    expect(DEDUCTION_RULES.filter((rule) => times(rule) === 0 && rule !== 'fog-beside-full-number')).toEqual(
      [],
    );
    expect(LESSONS.filter(({ deduction }) => deduction.refutation !== undefined).length).toBeGreaterThan(100);
    expect(BOARDS.filter(({ seals }) => seals.length > 0).length).toBeGreaterThan(50);
    expect(BOARDS.filter(({ regions }) => regions.length > 0).length).toBeGreaterThan(100);
    const variants = new Set(BOARDS.flatMap(({ regions }) => regions.map(({ variantId }) => variantId)));
    expect([...variants].sort()).toEqual(['fog', 'ice', 'magma']);
  });

  test('is found out by the same check when it is wrong in any of these ways', () => {
    const wrong: Readonly<Record<string, (deduction: Deduction, board: BoardSeen) => Deduction | undefined>> =
      {
        'a number is left out': (each) =>
          each.numbers.length < 2
            ? undefined
            : { ...each, numbers: each.numbers.slice(1), needs: each.needs.slice(1) },
        'a number too many': (each, board) => {
          const other = board.shown.findIndex((shown, cell) => shown > 0 && !each.numbers.includes(cell));
          return other < 0 ? undefined : { ...each, numbers: [...each.numbers, other] };
        },
        'a cell too many': (each, board) => {
          const other = board.shown.findIndex(
            (shown, cell) => shown === CLOSED && ![...each.safe, ...each.mines].includes(cell),
          );
          return other < 0 ? undefined : { ...each, mines: [...each.mines, other] };
        },
        'safe for mine': (each) => ({ ...each, safe: each.mines, mines: each.safe }),
        'another rule': (each) => {
          const at = DEDUCTION_RULES.indexOf(each.rule) + 1;
          return { ...each, rule: DEDUCTION_RULES[at % DEDUCTION_RULES.length] ?? 'cases' };
        },
        'a need that is not there': (each) => {
          const [first, ...others] = each.needs;
          return first && { ...each, needs: [{ ...first, found: first.found + 1 }, ...others] };
        },
        'a contradiction that is none': ({ refutation, ...each }) =>
          refutation && {
            ...each,
            refutation: {
              ...refutation,
              steps: refutation.steps.slice(1),
              broken: { clue: refutation.broken.clue, has: 'too-few' },
            },
          },
      };
    for (const [name, spoil] of Object.entries(wrong)) {
      const spoiled = LESSONS.filter((_, at) => at % 5 === 0).flatMap(({ board, deduction }) => {
        const worse = spoil(deduction, board);
        return worse === undefined ? [] : [{ board, worse }];
      });
      const unnoticed = spoiled.filter(({ board, worse }) => faultsOf(board, worse).length === 0);
      expect([name, unnoticed.map(({ worse }) => worse)]).toEqual([name, []]);
      expect(spoiled.length).toBeGreaterThan(20);
    }
  });
});

describe('each rule by a board of its own', () => {
  test.each([
    { rule: 'all-mines-found', rows: ['X1.', 'ss.', '...'], told: [], safe: [2, 5], mines: [] },
    { rule: 'all-hidden-are-mines', rows: ['s1.', 'sss', 'sss'], told: [], safe: [], mines: [2] },
    { rule: 'subset-safe', rows: ['...', '11s', 'sss'], told: [], safe: [2], mines: [] },
    { rule: 'subset-mines', rows: ['...', '12s', 'sss'], told: [], safe: [], mines: [2] },
    { rule: 'overlap', rows: ['....', 's12s', 'ssss', 'ssss'], told: [], safe: [0], mines: [3] },
    { rule: 'fog-is-safe', rows: ['s.f.', 'ssf.', 'ssss', 'ssss'], told: [], safe: [2, 6], mines: [] },
    { rule: 'seal-missed', rows: ['..m', 'sss', 'sss'], told: [], safe: [2], mines: [] },
    { rule: 'fog-one-left', rows: ['.ss', 'Fss', 'sss'], told: [], safe: [], mines: [0] },
    { rule: 'fog-takes-the-mine', rows: ['...', 'F1s', 'sss'], told: [], safe: [2], mines: [] },
    {
      rule: 'fog-beside-full-number',
      rows: ['X1..', 'sssF', 'ssss', 'ssss'],
      told: [2],
      safe: [],
      mines: [3],
    },
  ])('$rule', ({ rule, rows, told, safe, mines }) => {
    const board = drawn(rows);
    const deduction = nextDeduction(board, new Set(told));
    expect(deduction).toMatchObject({ rule, safe, mines });
    expect(deduction && faultsOf(board, deduction)).toEqual([]);
  });

  test('of what is equally easy the nearest comes first, and what bears a seal is not said again', () => {
    const twice = ['s1..ss', 'ssssss', 'ssssss', 'ssssss', 'ss1.ss', 'ssssss'];
    expect(nextDeduction(drawn(twice))?.mines).toEqual([27]);
    const sealed = [...twice.slice(0, 4), 'ss1oss', 'ssssss'];
    expect(nextDeduction(drawn(sealed))?.mines).toEqual([2]);
  });

  test('nothing follows where nothing can be told', () => {
    expect(nextDeduction(drawn(['..s', '1ss', 'sss']))).toBeUndefined();
  });

  test('it knows when no dig is certain: just when nothing it has to say names a safe cell in reach', () => {
    const isFinished = (lessons: readonly Deduction[]) =>
      lessons.at(-1)?.rule !== 'cases' && lessons.length < 99;
    let asked = 0;
    for (const board of BOARDS.filter((_, at) => at % 25 === 0)) {
      const lessons = lessonsOn(board, 99);
      if (!isFinished(lessons)) continue;
      const canDig = lessons.some(({ safe }) => safe.length > 0);
      expect(canDigForCertain(board)).toBe(canDig);
      asked += 1;
    }
    expect(asked).toBeGreaterThan(10);
    expect(canDigForCertain(drawn(['X1.', 'ss.', '...']))).toBe(true);
    // A mine for certain is no dig, and two cells for one mine are a guess.
    expect(canDigForCertain(drawn(['s1.', 'sss', 'sss']))).toBe(false);
    expect(canDigForCertain(drawn(['..s', '1ss', 'sss']))).toBe(false);
  });
});
