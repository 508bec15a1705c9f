import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SLAP_MS } from '../src/boards/shift/settlement.ts';
import { textOf } from '../src/boards/shift/text/index.ts';
import { LOCALES } from '../src/text/locale.ts';
import { clippedText } from './finders.ts';
import { openPlace, type Place, SIZES } from './harness.ts';
import { countRust, holdAt, letGo, openWeek, skipDay } from './shift-screen.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

const TOUCH = { hasTouch: true, isMobile: true, viewport: SIZES.phone };
const DAYS = 5;

describe('a whole week', () => {
  test.each(LOCALES)(
    'can be played by touch alone on a phone, and nothing is cut off (%s)',
    async (locale) => {
      const page = await openWeek(place, { seat: 'worker', seed: 'touch', locale }, TOUCH);
      for (let day = 0; day < DAYS; day++) {
        await page.tap('[data-hour="1"]');
        await page.tap('[data-hour="4"]');
        await page.tap('[data-hour="4"]');
        expect(await statesOf(page)).toEqual([
          'work',
          'coast',
          'work',
          'work',
          'slack',
          'work',
          'work',
          'work',
        ]);
        expect(await clippedText(page)).toEqual([]);
        await page.tap('.shift-seal');
        await page.tap('.shift-seal');
        await page.waitForSelector('.running');
        await page.tap('.shift-stage');
        await page.tap('.shift-stage');
        expect(await clippedText(page)).toEqual([]);
        await skipDay(page);
      }
      expect(await clippedText(page)).toEqual([]);
      await page.tap('.doors-out .main');
      await page.waitForSelector('.shift-seal');
      expect(await page.locator('.shift-slips.none').count()).toBe(1);
      await page.context().close();
    },
  );

  test.each(LOCALES)(
    'can be played by keyboard alone at a desk, and nothing is cut off (%s)',
    async (locale) => {
      const page = await openWeek(place, { seat: 'boss', seed: 'keys', locale }, { viewport: SIZES.desk });
      const { keys } = textOf(locale);
      for (let day = 0; day < DAYS; day++) {
        for (const key of [keys.meeting, keys.watch, keys.meeting, 'ArrowDown', ' ', '1'])
          await page.keyboard.press(key);
        const meeting = ['meeting', 'watch', 'meeting', 'watch', 'meeting', 'watch', 'watch', 'watch'];
        expect(await statesOf(page)).toEqual(meeting);
        expect(await clippedText(page)).toEqual([]);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.waitForSelector('.running');
        expect(await clippedText(page)).toEqual([]);
        for (let hour = 0; hour < 24 && (await page.locator('.running').count()) > 0; hour++) {
          await page.keyboard.press('Escape');
        }
        await page.waitForSelector('.shift-seal, .shift-ended');
      }
      expect(await page.locator('.shift-week table').count()).toBe(DAYS);
      expect(await clippedText(page)).toEqual([]);
      await page.locator('.doors-out .main').focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector('.shift-seal');
      await page.context().close();
    },
  );
});

async function statesOf(page: Page): Promise<readonly string[]> {
  return page.$$eval('[data-hour]', (boxes) => boxes.map((box) => box.classList[1] ?? ''));
}

describe('rust red', () => {
  test('is on the slap, and neither on the planning screen nor on a meeting', async () => {
    const page = await openWeek(
      place,
      { seat: 'worker', seed: 'red', locale: 'zh-Hans' },
      { ...TOUCH, reducedMotion: 'reduce' },
    );
    expect(await countRust(page)).toBe(0);
    const seen = { meeting: -1, slap: -1 };
    // Eight slack hours a day: sooner or later he watches, and sooner or later he looks.
    for (let day = 0; day < DAYS && (seen.meeting < 0 || seen.slap < 0); day++) {
      await fillAll(page, 2);
      await seal(page);
      await watchFor(page, seen);
    }
    expect(seen.meeting).toBe(0);
    expect(seen.slap).toBeGreaterThan(1000);
    await page.context().close();
  });
});

/** Taps each box `times` times. */
async function fillAll(page: Page, times: number): Promise<void> {
  for (let hour = 0; hour < 8; hour++) {
    for (let tap = 0; tap < times; tap++) await page.tap(`[data-hour="${hour}"]`);
  }
}

async function seal(page: Page): Promise<void> {
  await page.tap('.shift-seal');
  await page.tap('.shift-seal');
  await page.waitForSelector('.running');
}

const ENDS = '.shift-seal, .shift-ended';

/** Counts rust on the first meeting and the first slap that come up in the day that runs. */
async function watchFor(page: Page, seen: { meeting: number; slap: number }): Promise<void> {
  while (seen.meeting < 0 || seen.slap < 0) {
    await holdAt(page, `.doors.shut, .shift-slap, ${ENDS}`, SLAP_MS.freezes);
    const isSlap = (await page.locator('.shift-slap').count()) > 0;
    const isOver = (await page.locator(ENDS).count()) > 0;
    const name = isSlap ? 'slap' : 'meeting';
    if (!isOver && seen[name] < 0) seen[name] = await countRust(page);
    await letGo(page);
    if (isOver) return;
    await page.tap('.shift-stage');
  }
}
