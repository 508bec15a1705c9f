import { type BossHour, RULES, type View, type WorkerHour } from '@foretell/shift';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blankDraft,
  moveOf,
  nextState,
  parseDraft,
  pencilIn,
  statesOf,
  writeHours,
} from '../src/boards/shift/draft.ts';
import { leanOf, printGain, printPurses } from '../src/boards/shift/money.ts';
import { parseProgress } from '../src/boards/shift/progress.ts';
import { planOf, printPay, pursesBefore } from '../src/boards/shift/view-model.ts';
import { momentsOf, weekFactsOf } from '../src/boards/shift/week.ts';
import { randomSheets, viewAfter } from './shift-weeks.ts';

const CONFIG = RULES.rows.standard;

describe('the rope', () => {
  test('prints the worker in whole money and the boss with one decimal', () => {
    expect(printPurses(CONFIG, { workerMoney: 20, bossPoints: 12_800 })).toEqual({
      boss: '36.6',
      worker: '20',
    });
    expect(printPurses(CONFIG, { workerMoney: -3, bossPoints: 0 })).toEqual({ boss: '0.0', worker: '−3' });
  });

  test('prints two decimals when both would look equal and are not, and one when they are', () => {
    expect(printPurses(CONFIG, { workerMoney: 20, bossPoints: 7_000 })).toEqual({
      boss: '20.0',
      worker: '20',
    });
    expect(printPurses(CONFIG, { workerMoney: 20, bossPoints: 7_010 })).toEqual({
      boss: '20.03',
      worker: '20.00',
    });
    expect(printPurses(CONFIG, { workerMoney: 20, bossPoints: 6_990 })).toEqual({
      boss: '19.97',
      worker: '20.00',
    });
  });

  test('never prints two purses alike when one of them leads', () => {
    let close = 0;
    const worker = fc.integer({ min: 0, max: 80 });
    // The standard rules make multiples of 20 points; near a tie they are what matters.
    const lead = fc.integer({ min: -12, max: 12 }).map((steps) => steps * 10);
    fc.assert(
      fc.property(worker, lead, (workerMoney, points) => {
        const purses = { workerMoney, bossPoints: Math.max(0, workerMoney * CONFIG.k + points) };
        const printed = printPurses(CONFIG, purses);
        if (printed.worker.includes('.')) close++;
        const differ = purses.bossPoints !== workerMoney * CONFIG.k;
        expect(Number(printed.boss) !== Number(printed.worker)).toBe(differ);
      }),
      { seed: 20_261_201, numRuns: 2000 },
    );
    expect(close).toBeGreaterThan(50);
  });

  test('hangs towards whoever leads, further the more he leads, and never off its track', () => {
    const leanAt = (lead: number) => leanOf(CONFIG, { workerMoney: 0, bossPoints: lead * CONFIG.k });
    expect(leanAt(0)).toBe(0);
    expect(leanAt(10)).toBeCloseTo(0.5);
    for (let lead = -50; lead < 50; lead++) {
      expect(leanAt(lead + 1)).toBeGreaterThan(leanAt(lead));
      expect(Math.abs(leanAt(lead))).toBeLessThan(1);
    }
  });

  test('a gain carries its sign, and nothing is just nothing', () => {
    expect([printGain(4, 0), printGain(0, 0), printGain(-9, 0), printGain(3.657, 1)]).toEqual([
      '+4',
      '0',
      '−9',
      '+3.7',
    ]);
  });
});

describe('the strip', () => {
  const monday = viewAfter('boss', 'monday', []);
  const stripWith = (meetings: number) => {
    const hours = Array.from({ length: meetings }, (_, hour) => hour);
    return planOf(monday, writeHours(blankDraft('boss', 0), hours, 'meeting'), false).strip;
  };

  test('counts the meetings still owed and prints the pay of the day', () => {
    expect(stripWith(0)).toEqual({ kind: 'boss', meetings: 0, owed: 3, pay: '×1.0' });
    expect(stripWith(3)).toEqual({ kind: 'boss', meetings: 3, owed: 0, pay: '×1.6' });
    expect(stripWith(8)).toEqual({ kind: 'boss', meetings: 8, owed: 0, pay: '×2.6' });
    expect(printPay({ ...CONFIG, slope: 15 }, 3)).toBe('×1.45');
  });

  test('of the worker names the price of the next catch', () => {
    const view = viewAfter('worker', 'price', randomSheets('price').slice(0, 3));
    const plan = planOf(view, blankDraft('worker', 3), false);
    expect(view.catches).toBeGreaterThan(0);
    expect(plan.strip).toEqual({ kind: 'worker', nextFine: view.catches + 2 });
  });
});

describe('the sheet', () => {
  test('comes filled in by the company: work and watch', () => {
    expect(moveOf(blankDraft('worker', 0)).hours).toEqual(Array.from({ length: 8 }, () => 'work'));
    expect(moveOf(blankDraft('boss', 0)).hours).toEqual(Array.from({ length: 8 }, () => 'watch'));
  });

  test('goes through its states and comes back, whichever seat', () => {
    for (const seat of ['boss', 'worker'] as const) {
      const states = statesOf(seat);
      let state = states[0] ?? 'work';
      const seen = states.map(() => {
        state = nextState(seat, state);
        return state;
      });
      expect(new Set(seen)).toEqual(new Set(states));
      expect(state).toBe(states[0]);
    }
  });

  test('takes a hint in pencil, ink over it box by box, and gives back what was there when rubbed out at once', () => {
    const hint = {
      kind: 'worker-sheet',
      hours: ['slack', 'work', 'coast', 'work', 'slack', 'work', 'work', 'coast'],
    } as const;
    const mine = writeHours(blankDraft('worker', 0), [1, 2], 'slack');
    const pencilled = pencilIn(mine, hint);
    expect(moveOf(pencilled)).toEqual(hint);
    expect(pencilled.pencil.every((isPencil) => isPencil)).toBe(true);
    expect(moveOf(pencilIn(pencilled, hint))).toEqual(moveOf(mine));
    const inked = writeHours(pencilled, [0], 'coast');
    expect(inked.pencil.filter((isPencil) => isPencil)).toHaveLength(7);
    expect(inked.erased).toBeNull();
  });

  test('survives a reload, and a note of another day or seat or of nonsense is a blank form', () => {
    const draft = writeHours(blankDraft('worker', 2), [3, 4], 'slack');
    const note: unknown = JSON.parse(JSON.stringify(draft));
    expect(parseDraft(note, 'worker', 2)).toEqual(draft);
    const strangers: unknown[] = [
      undefined,
      null,
      7,
      [],
      {},
      { ...draft, day: 1 },
      { ...draft, hours: draft.hours.slice(1) },
      { ...draft, hours: draft.hours.map(() => 'sleep') },
    ];
    for (const stranger of strangers)
      expect(parseDraft(stranger, 'worker', 2)).toEqual(blankDraft('worker', 2));
    expect(parseDraft(note, 'boss', 2)).toEqual(blankDraft('boss', 2));
    const ofTheOther = { ...blankDraft('boss', 2), hours: draft.hours };
    expect(parseDraft(ofTheOther, 'boss', 2)).toEqual(blankDraft('boss', 2));
  });

  test('shows the hours that leaked, only to the worker, and only those', () => {
    const config = RULES.rows['calendar-leak'];
    let shown = 0;
    for (let index = 0; index < 30; index++) {
      const view: View = { ...viewAfter('worker', `leak ${index}`, [], config), leaked: leakOf(index) };
      const boxes = planOf(view, blankDraft('worker', 0), false).boxes;
      expect(boxes.map(({ isLeaked }) => isLeaked)).toEqual(leakOf(index));
      shown += boxes.filter(({ isLeaked }) => isLeaked).length;
    }
    expect(shown).toBeGreaterThan(20);
  });

  test('cannot be written any more once it is sealed, and the boss keeps his own row before his eyes', () => {
    const config = RULES.rows['calendar-leak'];
    const waiting = {
      ...viewAfter('boss', 'wait', [], config),
      phase: 'wait',
      sealed: meetingsFirst,
    } as const;
    const plan = planOf(waiting, blankDraft('boss', 0), false);
    expect(plan.phase).toBe('sealed');
    expect(plan.boxes.map(({ state }) => state)).toEqual(meetingsFirst);
    expect(planOf({ ...waiting, sealed: null }, blankDraft('boss', 0), false).phase).toBe('early');
  });
});

const meetingsFirst: readonly BossHour[] = [
  'meeting',
  'meeting',
  'meeting',
  'watch',
  'watch',
  'watch',
  'watch',
  'watch',
];

function leakOf(index: number): readonly boolean[] {
  return Array.from({ length: 8 }, (_, hour) => (index * 7 + hour) % 5 === 0);
}

describe('how far the week has been watched', () => {
  const view = viewAfter('worker', 'progress', randomSheets('progress').slice(0, 3));

  test('is taken up again in the middle of the last day', () => {
    expect(parseProgress({ day: 2, beat: 7 }, view)).toEqual({ day: 2, beat: 7 });
  });

  test('starts the last day over when more than one was missed', () => {
    expect(parseProgress({ day: 0, beat: 7 }, view)).toEqual({ day: 2, beat: 0 });
  });

  test('counts everything as watched when there is no note, or none that can be read', () => {
    for (const note of [
      undefined,
      null,
      'x',
      {},
      { day: -1, beat: 0 },
      { day: 1.5, beat: 0 },
      { day: 9, beat: 0 },
    ]) {
      expect(parseProgress(note, view)).toEqual({ day: 3, beat: 0 });
    }
  });
});

describe('purses of the morning', () => {
  test('are what the days before have left, on every morning of random weeks', () => {
    for (let index = 0; index < 20; index++) {
      const week = randomSheets(`morning ${index}`);
      const view = viewAfter('worker', `morning ${index}`, week);
      for (let day = 0; day <= 5; day++) {
        const then = viewAfter('worker', `morning ${index}`, week.slice(0, day));
        const { workerMoney, bossPoints } = then;
        expect(pursesBefore(view, day)).toEqual({ workerMoney, bossPoints });
      }
    }
  });
});

describe('a finished week', () => {
  test('replayed hour by hour ends each day where the rules left it', () => {
    for (let index = 0; index < 40; index++) {
      const week = randomSheets(`replay ${index}`);
      const view = viewAfter('boss', `replay ${index}`, week);
      const moments = momentsOf(view.config, view.days);
      expect(moments).toHaveLength(45);
      for (let day = 0; day < 5; day++) {
        const { workerMoney, bossPoints } = viewAfter('boss', `replay ${index}`, week.slice(0, day + 1));
        expect(moments[day * 9 + 8]?.purses).toEqual({ workerMoney, bossPoints });
      }
    }
  });

  test('tells the catches, the fines, the longest run that got away, and how well the door was read', () => {
    const view = viewAfter('boss', 'facts', randomSheets('facts'));
    const [first, ...rest] = view.days;
    if (first === undefined) throw new Error('no day');
    const day = (worker: readonly WorkerHour[], fines: readonly number[], boss: readonly BossHour[]) => ({
      ...first,
      hours: worker.map((hour, at) => ({ boss: boss[at] ?? 'watch', worker: hour, fine: fines[at] ?? 0 })),
    });
    const quiet = rest.map(() =>
      day(
        Array.from({ length: 8 }, () => 'work'),
        [],
        meetingsFirst,
      ),
    );
    const busy = day(
      ['slack', 'slack', 'work', 'coast', 'coast', 'coast', 'slack', 'work'],
      [0, 0, 0, 0, 0, 2],
      meetingsFirst,
    );
    expect(weekFactsOf([...quiet, busy])).toEqual({
      catches: 1,
      fines: 2,
      heist: { day: 4, from: 0, hours: 2, money: 4 },
      idleHours: 6,
      idleInMeetings: 2,
    });
    expect(weekFactsOf(quiet).heist).toBeNull();
  });
});
