import { ACTIONS, RULES, type View } from '@foretell/shift';
import { describe, expect, test } from 'vitest';
import { printPurses } from '../src/boards/shift/money.ts';
import {
  type Beat,
  beatsOf,
  cellsOf,
  lengthOf,
  MORNING_MS,
  OPENS_MS,
  SHOWS_MS,
  skipFrom,
} from '../src/boards/shift/playback.ts';
import { sayingOf } from '../src/boards/shift/saying.ts';
import { SLAP_MS, TUG_MS } from '../src/boards/shift/settlement.ts';
import { dayAsSeen, slipsOf } from '../src/boards/shift/view-model.ts';
import { disguise, playDays, randomSheets, viewAfter } from './shift-weeks.ts';

const DAYS = 5;
const SEEDS = Array.from({ length: 60 }, (_, index) => `playback ${index}`);

/** Everything the boss is shown of a day: pictures, sounds, counters, boxes, captions, in order. */
function framesOf(view: View, day: number): { running: string; closing: string } {
  const frames = beatsOf(view, day).map((beat) => ({
    beat,
    cells: cellsOf(view, day, beat),
    says: sayingOf(beat, view.seat),
  }));
  return { running: JSON.stringify(frames.slice(0, -1)), closing: JSON.stringify(frames.at(-1)) };
}

describe('what the boss is shown', () => {
  test('two days that differ only in hours he cannot see look the same until the day is closed', () => {
    let compared = 0;
    for (const seed of SEEDS) {
      const week = randomSheets(seed);
      for (let day = 0; day < DAYS; day++) {
        const before = week.slice(0, day);
        const sheets = week.slice(day, day + 1);
        const played = playDays(seed, [...before, ...sheets]);
        const other = sheets.map((each) => disguise(played, day, each));
        const one = viewAfter('boss', seed, [...before, ...sheets]);
        const two = viewAfter('boss', seed, [...before, ...other]);
        if (one.bossPoints !== two.bossPoints) compared++;
        expect(framesOf(two, day).running).toBe(framesOf(one, day).running);
        expect(lengthOf(beatsOf(two, day))).toBe(lengthOf(beatsOf(one, day)));
      }
    }
    expect(compared).toBeGreaterThan(SEEDS.length * 3);
  });

  test('and the comparison would notice: on Friday the view itself has everything, and the worker is shown it', () => {
    const week = randomSheets('playback 0');
    const state = playDays('playback 0', week);
    const other = week.map((sheets, day) => (day === 4 ? disguise(state, day, sheets) : sheets));
    const [one, two] = [week, other].map((days) => viewAfter('boss', 'playback 0', days));
    expect(one?.days[4]?.hours).not.toEqual(two?.days[4]?.hours);
    const [mine, yours] = [week, other].map((days) => {
      return framesOf(viewAfter('worker', 'playback 0', days), 4).running;
    });
    expect(mine).not.toBe(yours);
  });

  test('equal day totals make the close of the day equal as well', () => {
    // Coast and work in two meeting hours, one way round and the other.
    const meetings = {
      kind: 'boss-sheet',
      hours: Array.from({ length: 8 }, () => 'meeting' as const),
    } as const;
    const hours = Array.from({ length: 6 }, () => 'work' as const);
    const closes = [['coast', 'work'] as const, ['work', 'coast'] as const].map((first) => {
      const worker = { kind: 'worker-sheet', hours: [...first, ...hours] } as const;
      return framesOf(viewAfter('boss', 'totals', [{ boss: meetings, worker }]), 0);
    });
    expect(closes[0]).toEqual(closes[1]);
  });

  test('a watched hour without a catch shows a man at his machine, whatever he did', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const view = viewAfter('boss', seed, randomSheets(seed));
      for (let day = 0; day < DAYS; day++) {
        const quiet = beatsOf(view, day).filter(
          ({ kind, picture }) => kind === 'shows' && picture.boss === 'watch',
        );
        for (const { picture } of quiet) seen.add(`${picture.worker} ${picture.shutter}`);
      }
    }
    expect([...seen]).toEqual(['work up']);
  });

  test('during a meeting his shutter is down and nobody is behind it', () => {
    const view = viewAfter('boss', 'shutter', randomSheets('shutter'));
    const meetings = beatsOf(view, 4).filter(({ picture }) => picture.boss === 'meeting');
    expect(meetings.length).toBeGreaterThanOrEqual(3);
    for (const { picture, payoff } of meetings) {
      expect(picture).toMatchObject({ shutter: 'down', worker: 'hidden' });
      expect(payoff).toBe(0);
    }
  });

  test('within the day his purses move for fines and for nothing else', () => {
    let fines = 0;
    for (const seed of SEEDS) {
      const view = viewAfter('boss', seed, randomSheets(seed));
      for (let day = 0; day < DAYS; day++) fines += expectFinesOnly(view, day);
    }
    expect(fines).toBeGreaterThan(100);
  });
});

/** Walks through a day of the boss's and returns how many fines there were. */
function expectFinesOnly(view: View, day: number): number {
  let fines = 0;
  const [first, ...rest] = beatsOf(view, day).slice(0, -1);
  let before = first;
  for (const beat of rest) {
    if (beat.kind === 'pays') {
      fines++;
      // The same money; it may be printed with another decimal when the worker's purse comes close.
      expect(Number(beat.rope.boss)).toBeCloseTo(Number(before?.rope.boss), 1);
    } else {
      expect(beat.rope).toEqual(before?.rope);
    }
    before = beat;
  }
  return fines;
}

describe('what the worker is shown', () => {
  test('the boss is on his way to an unknown place until the hour shows where he is', () => {
    const beats = beatsOf(viewAfter('worker', 'lift', randomSheets('lift')), 0);
    const opening = beats.filter(({ kind }) => kind === 'opens');
    expect(opening).toHaveLength(8);
    for (const { picture, row, hour } of opening) {
      expect(picture.boss).toBe('between');
      expect(row[hour]).toBeNull();
    }
  });

  test('his shutter never comes down', () => {
    for (const seed of SEEDS) {
      const beats = beatsOf(viewAfter('worker', seed, randomSheets(seed)), 2);
      expect(beats.every(({ picture }) => picture.shutter === 'up')).toBe(true);
    }
  });

  test('every uncaught hour off work pays its coin at once, and the last beat shows the purses of the week', () => {
    let coins = 0;
    for (const seed of SEEDS) {
      const view = viewAfter('worker', seed, randomSheets(seed));
      const beats = beatsOf(view, 4);
      for (const beat of beats.filter(({ kind }) => kind === 'shows')) {
        const hour = beat.row[beat.hour];
        const worker = hour?.worker;
        const money = worker === 'coast' || worker === 'slack' ? ACTIONS.rows[worker].money : 0;
        expect(beat.payoff).toBe(money);
        coins += money;
      }
      expect(beats.at(-1)?.rope).toMatchObject(printPurses(view.config, view));
    }
    expect(coins).toBeGreaterThan(100);
  });
});

describe('time', () => {
  test('a slap takes 1200 ms from the first frame to the last, in three beats that cannot be hurried', () => {
    const beats = allBeats('worker').filter(({ slap }) => slap !== null);
    expect(beats.length).toBeGreaterThan(100);
    const byKind = (kind: Beat['kind']) => beats.filter((beat) => beat.kind === kind);
    expect(byKind('holds').length).toBe(byKind('slap').length);
    expect(byKind('slap').length).toBe(byKind('pays').length);
    const total = lengthOf(beats) / byKind('slap').length;
    expect(total).toBe(SLAP_MS.ends);
    expect(total).toBeLessThanOrEqual(1200);
    expect(beats.every(({ isHurried }) => !isHurried)).toBe(true);
  });

  test('the tug at the end of a day takes no longer either', () => {
    const closes = allBeats('boss').filter(({ kind }) => kind === 'close');
    expect(new Set(closes.map(({ lastsMs }) => lastsMs))).toEqual(new Set([TUG_MS.ends]));
    expect(TUG_MS.ends).toBeLessThanOrEqual(1200);
  });

  test('a day lasts the same for both sides and depends on the number of catches alone, 10 to 15 seconds', () => {
    for (const seed of SEEDS) {
      const week = randomSheets(seed);
      const boss = viewAfter('boss', seed, week);
      const worker = viewAfter('worker', seed, week);
      for (let day = 0; day < DAYS; day++) {
        const catches = boss.days[day]?.hours.filter(({ fine }) => fine > 0).length ?? 0;
        const expected =
          MORNING_MS + 8 * (OPENS_MS + SHOWS_MS) + catches * (SLAP_MS.ends - SHOWS_MS) + TUG_MS.ends;
        expect(lengthOf(beatsOf(boss, day))).toBe(expected);
        expect(lengthOf(beatsOf(worker, day))).toBe(expected);
        expect(expected).toBeGreaterThanOrEqual(10_000);
        expect(expected).toBeLessThanOrEqual(15_000);
      }
    }
  });

  test('a touch ends the hour, but a settlement that has not begun is never jumped over', () => {
    let stopped = 0;
    for (const seed of SEEDS) {
      const beats = beatsOf(viewAfter('boss', seed, randomSheets(seed)), 1);
      const visited: Beat['kind'][] = [];
      for (let at = 0; at < beats.length; at = skipFrom(beats, at)) visited.push(beats[at]?.kind ?? 'close');
      const slaps = beats.filter(({ kind }) => kind === 'holds').length;
      expect(visited.filter((kind) => kind === 'holds')).toHaveLength(slaps);
      expect(visited.at(-1)).toBe('close');
      expect(visited).toHaveLength(1 + 8 + slaps + 1);
      stopped += slaps;
    }
    expect(stopped).toBeGreaterThan(10);
  });
});

function allBeats(seat: 'boss' | 'worker'): readonly Beat[] {
  return SEEDS.flatMap((seed) => {
    const view = viewAfter(seat, seed, randomSheets(seed));
    return view.days.flatMap((_, day) => beatsOf(view, day));
  });
}

describe('the ladder', () => {
  test('each slap names the fine that is paid and the price of the next one', () => {
    const view = viewAfter('boss', 'ladder', randomSheets('ladder'));
    const slaps = view.days.flatMap((_, day) => beatsOf(view, day).filter(({ kind }) => kind === 'pays'));
    expect(slaps.map(({ slap }) => slap?.nth)).toEqual(slaps.map((_, index) => index + 1));
    expect(slaps.map(({ slap }) => slap?.fine)).toEqual(slaps.map((_, index) => index + 2));
    expect(slaps.map(({ nextFine }) => nextFine)).toEqual(slaps.map((_, index) => index + 3));
    expect(slaps.length).toBeGreaterThan(2);
  });

  test('in a fortnight whose ladder restarts, the sixth day begins at the bottom', () => {
    const config = { ...RULES.rows['ten-days'], ladderRestarts: true };
    const view = viewAfter('boss', 'fortnight', randomSheets('fortnight', config), config);
    const first = beatsOf(view, 4).at(-1)?.nextFine ?? 0;
    expect(first).toBeGreaterThan(config.firstFine);
    expect(beatsOf(view, 5)[0]?.nextFine).toBe(config.firstFine);
  });
});

test('until Friday has been watched, no slip of the boss shows what he could not see, though the view has it', () => {
  const view = viewAfter('boss', 'friday', randomSheets('friday'));
  expect(view.phase).toBe('over');
  const raw = view.days.flatMap(({ hours }) => hours.map(({ worker }) => worker));
  expect(raw).not.toContain('hidden');
  for (const { hours, day } of slipsOf(view, 4)) {
    for (const hour of hours) {
      if (hour.fine === 0) expect(['hidden', 'busy']).toContain(hour.worker);
    }
    expect(
      dayAsSeen('worker', view.days[day] ?? { hours: [], leaked: [], workerGain: 0, bossGain: 0 }),
    ).toEqual(view.days[day]?.hours);
  }
});
