import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES } from '@foretell/shift';
import { describe, expect, test } from 'vitest';
import { blankDraft, writeHours } from '../src/boards/shift/draft.ts';
import { CAPITALS, HAN } from '../src/boards/shift/glyphs.ts';
import { coachDay, coachPlan } from '../src/boards/shift/lesson.ts';
import { beatsOf } from '../src/boards/shift/playback.ts';
import { impactLinesOf, printSizeOf, SHAKE_PATH, SHAKE_PX, SLAP_MS } from '../src/boards/shift/settlement.ts';
import { SHIFT_SOUNDS } from '../src/boards/shift/sounds.ts';
import { textOf } from '../src/boards/shift/text/index.ts';
import { TITLES } from '../src/boards/shift/text/titles.ts';
import { LOCALES } from '../src/text/locale.ts';
import { randomSheets, viewAfter } from './shift-weeks.ts';

const BOARD = fileURLToPath(new URL('../src/boards/shift/', import.meta.url));

function filesOf(ending: string): readonly { name: string; content: string }[] {
  const names = readdirSync(BOARD, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  );
  return names.map((name) => ({ name, content: readFileSync(`${BOARD}${name}`, 'utf8') }));
}

describe('how it is printed', () => {
  test('rust is in the style sheet of the slap and in no other', () => {
    const users = filesOf('.css').filter(({ content }) => content.includes('--rust'));
    expect(users.map(({ name }) => name)).toEqual(['css/slap.css']);
  });

  test('there is no gradient, no glow, no shadow and no blur in any style or drawing', () => {
    const files = [...filesOf('.css'), ...filesOf('.tsx')];
    expect(files.length).toBeGreaterThan(30);
    const soft = /gradient|shadow|filter:|blur|perspective|rotate3d|rotate[XY]/i;
    expect(files.filter(({ content }) => soft.test(content)).map(({ name }) => name)).toEqual([]);
    expect(soft.test('box-shadow: 0 0 4px')).toBe(true);
  });

  test('nothing is drawn with a colour of its own', () => {
    const colour = /#[0-9a-f]{3,8}\b|rgba?\(|hsl/i;
    const files = [...filesOf('.css'), ...filesOf('.tsx')];
    const users = files.filter(({ content }) => colour.test(content.replaceAll(/url\(#[\w-]+\)/g, '')));
    expect(users.map(({ name }) => name)).toEqual([]);
  });
});

describe('the slap', () => {
  test('keeps its order, flashes once for at most 150 ms, and throws the board at most 12 pixels', () => {
    const times = Object.values(SLAP_MS);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(SLAP_MS.flashEnds - SLAP_MS.shakes).toBeLessThanOrEqual(150);
    const throws = SHAKE_PATH.map(([x, y]) => Math.hypot(x, y) * SHAKE_PX);
    expect(Math.max(...throws)).toBeLessThanOrEqual(12);
    expect(throws).toEqual(throws.toSorted((a, b) => b - a));
    expect(throws.at(-1)).toBe(0);
  });

  test('of a later catch is bigger in print until the page ends, and never longer', () => {
    for (let nth = 1; nth < 7; nth++) {
      expect(printSizeOf(nth + 1)).toBeGreaterThan(printSizeOf(nth));
      expect(impactLinesOf(nth + 1)).toBeGreaterThanOrEqual(impactLinesOf(nth));
    }
    expect(printSizeOf(30)).toBe(2);
  });

  test('has its word drawn in every language, and the poster its title', () => {
    for (const locale of LOCALES) {
      const text = textOf(locale);
      expect(text.soundWords.length).toBeGreaterThan(1);
      for (const word of [...text.soundWords, TITLES[locale]]) {
        const table = locale === 'en' ? CAPITALS : HAN;
        for (const letter of word.toUpperCase()) expect(Object.keys(table)).toContain(letter);
      }
    }
  });
});

describe('the catalogues', () => {
  test('every language says something everywhere, and never the same as English where it is Chinese', () => {
    const [english, ...others] = LOCALES.map((locale) => flatten(textOf(locale)));
    expect(english?.size).toBeGreaterThan(60);
    for (const other of others) {
      expect([...other.keys()]).toEqual([...(english?.keys() ?? [])]);
      const same = [...other].filter(([key, said]) => said === english?.get(key) && !key.startsWith('keys'));
      expect(same).toEqual([]);
    }
  });

  test('the two Chinese are written apart: at least half of what they say differs', () => {
    const hans = flatten(textOf('zh-Hans'));
    const hant = flatten(textOf('zh-Hant'));
    const same = [...hans].filter(([key, said]) => hant.get(key) === said);
    expect(same.length).toBeLessThan(hans.size / 2);
  });

  test('every refusal of the rules has words of its own', () => {
    const codes = [
      'too-few-meetings',
      'wrong-hours',
      'unknown-hour',
      'not-your-turn',
      'other-seats-sheet',
      'missing-sheet',
      'week-over',
      'session/already-sealed',
      'session/stale',
    ];
    for (const locale of LOCALES) {
      const said = codes.map((code) => textOf(locale).refused(code, { meetings: 1, needed: 3, hours: 7 }));
      expect(new Set(said).size).toBe(codes.length);
      for (const sentence of said) expect(sentence).not.toMatch(/undefined|\(|（/);
      expect(textOf(locale).refused('new-rule', {})).toContain('new-rule');
    }
  });

  test('the letters that write the states are one a state, and free of the keys with a use of their own', () => {
    for (const locale of LOCALES) {
      const { keys } = textOf(locale);
      for (const seat of [
        [keys.work, keys.coast, keys.slack],
        [keys.meeting, keys.watch],
      ]) {
        expect(new Set(seat).size).toBe(seat.length);
        for (const key of seat) expect(key).toMatch(/^[a-z]$/);
      }
    }
  });
});

/** All plain sentences of a catalogue, by their path. */
function flatten(value: object, path = ''): Map<string, string> {
  const entries = Object.entries(value).flatMap(([key, said]): [string, string][] => {
    if (typeof said === 'string') return [[`${path}${key}`, said]];
    return typeof said === 'object' && said !== null ? [...flatten(said, `${path}${key}.`)] : [];
  });
  return new Map(entries);
}

test('every sound a day asks for exists', () => {
  const names = new Set(SHIFT_SOUNDS.map(({ name }) => name));
  const asked = new Set<string>();
  for (const seat of ['boss', 'worker'] as const) {
    for (let index = 0; index < 10; index++) {
      const view = viewAfter(seat, `sound ${index}`, randomSheets(`sound ${index}`));
      for (const beat of beatsOf(view, index % 5)) for (const { name } of beat.sounds) asked.add(name);
    }
  }
  expect(asked.size).toBeGreaterThan(7);
  expect([...asked].filter((name) => !names.has(name))).toEqual([]);
});

describe('the lesson', () => {
  test('asks for one thing at a time: an hour twice, another one twice, the stamp', () => {
    const blank = blankDraft('worker', 0);
    const coast = writeHours(blank, [2], 'coast');
    const slack = writeHours(blank, [2], 'slack');
    expect(coachPlan(blank)).toEqual({ line: 'tap-hour', at: 'first-hour' });
    expect(coachPlan(coast)).toEqual({ line: 'tap-again', at: 'first-hour' });
    expect(coachPlan(slack)).toEqual({ line: 'one-more', at: 'second-hour' });
    expect(coachPlan(writeHours(slack, [4], 'coast'))).toEqual({ line: 'tap-again', at: 'second-hour' });
    expect(coachPlan(writeHours(slack, [4], 'slack'))).toEqual({ line: 'seal', at: 'seal' });
  });

  test('points at the past once there is one, and is silent from the fourth day on', () => {
    expect(coachPlan(blankDraft('worker', 1))?.at).toBe('slips');
    expect(coachPlan(blankDraft('worker', 2))?.line).toBe('done');
    expect(coachPlan(blankDraft('worker', 3))).toBeNull();
    expect(coachPlan(blankDraft('worker', 4))).toBeNull();
  });

  test('names a catch and an unseen hour the first time they happen, and not the second', () => {
    const view = viewAfter('worker', 'lesson 1', randomSheets('lesson 1'));
    const beats = view.days.flatMap((_, day) => beatsOf(view, day));
    const slap = beats.find(({ kind }) => kind === 'slap');
    const unseen = beats.find(({ payoff, picture }) => payoff > 0 && picture.boss === 'meeting');
    if (slap === undefined || unseen === undefined) throw new Error('this week should have both');
    const green = { hasBeenUnseen: false, hasBeenCaught: false };
    const wise = { hasBeenUnseen: true, hasBeenCaught: true };
    expect([coachDay(1, slap, green)?.line, coachDay(1, unseen, green)?.line]).toEqual(['caught', 'unseen']);
    expect([coachDay(1, slap, wise), coachDay(1, unseen, wise)]).toEqual([null, null]);
  });

  test('every line of it exists in every language and is short', () => {
    for (const locale of LOCALES) {
      const lines = Object.values(textOf(locale).coach);
      expect(lines).toHaveLength(10);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(45);
    }
  });
});

test('what the boxes mean is told in the numbers of the week', () => {
  const config = {
    ...RULES.rows.standard,
    coastDetection: 35,
    slackDetection: 85,
    firstFine: 3,
    minMeetings: 4,
  };
  for (const locale of LOCALES) {
    const { explains, explainsFines } = textOf(locale);
    expect(explains.coast(config)).toContain('35');
    expect(explains.slack(config)).toContain('85');
    expect(explains.meeting(config)).toContain('4');
    expect(explainsFines(config)).toContain('3');
  }
});
