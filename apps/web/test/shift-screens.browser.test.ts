import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHAKE_PX, SLAP_MS } from '../src/boards/shift/settlement.ts';
import { textOf } from '../src/boards/shift/text/index.ts';
import { clippedText } from './finders.ts';
import { openPlace, type Place, SIZES } from './harness.ts';
import { holdAt, letGo, openWeek, skipDay, type Week } from './shift-screen.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

const TOUCH = { hasTouch: true, isMobile: true, viewport: SIZES.phone };
const WORKER: Week = { seat: 'worker', seed: 'screens', locale: 'en' };
const BOSS: Week = { seat: 'boss', seed: 'screens', locale: 'en' };
const text = textOf('en');

async function seal(page: Page): Promise<void> {
  await page.tap('.shift-seal');
  await page.tap('.shift-seal');
}

/** Two taps on each box: slack, all day. */
async function slackAllDay(page: Page): Promise<void> {
  for (let hour = 0; hour < 8; hour++) {
    await page.tap(`[data-hour="${hour}"]`);
    await page.tap(`[data-hour="${hour}"]`);
  }
}

describe('the planning screen', () => {
  test('shows all eight hours, the rope, the stamp and the price of a catch at 360 × 640 without scrolling', async () => {
    const page = await openWeek(place, WORKER, { ...TOUCH, viewport: SIZES.small });
    const parts = ['.shift-rope', '[data-hour]', '.shift-seal', '.strip .price', '.shift-stage'];
    for (const part of parts) {
      const boxes = await page.$$eval(part, (elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON()),
      );
      expect(boxes.length).toBe(part === '[data-hour]' ? 8 : 1);
      for (const { left, top, right, bottom } of boxes) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(SIZES.small.width);
        expect(bottom).toBeLessThanOrEqual(SIZES.small.height);
      }
    }
    const small = await page.$$eval(
      '.shift button',
      (buttons) =>
        buttons.filter((button) => {
          const { width, height } = button.getBoundingClientRect();
          return width < 44 || height < 44;
        }).length,
    );
    expect(small).toBe(0);
    await page.context().close();
  });

  test('refuses a boss with two meetings in words, and nothing has changed', async () => {
    const page = await openWeek(place, BOSS, TOUCH);
    await page.tap('[data-hour="0"]');
    await page.tap('[data-hour="1"]');
    await seal(page);
    const refusal = text.refused('too-few-meetings', { meetings: 2, needed: 3 });
    expect(await page.textContent('.shift-caption')).toBe(refusal);
    expect(await page.locator('.box.meeting').count()).toBe(2);
    await page.tap('[data-hour="2"]');
    await seal(page);
    await page.waitForSelector('.running');
    await page.context().close();
  });

  test('fills several boxes in one stroke, and a long press explains and changes nothing', async () => {
    const page = await openWeek(place, WORKER, { viewport: SIZES.phone });
    const middle = async (hour: number) => {
      const box = await page.locator(`[data-hour="${hour}"]`).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const from = await middle(1);
    const to = await middle(5);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    expect(
      await page.$$eval('.box.coast', (boxes) => boxes.map((box) => box.getAttribute('data-hour'))),
    ).toEqual(['1', '2', '3', '4', '5']);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.waitForSelector('dialog[open]');
    await page.mouse.up();
    expect(await clippedText(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    expect(await page.locator('.box.coast').count()).toBe(5);
    await page.context().close();
  });

  test('keeps a half-filled sheet over a reload, and rubs a hint out again', async () => {
    const page = await openWeek(place, WORKER, TOUCH);
    await page.tap('[data-hour="6"]');
    await page.tap('.shift-desk .shift-key:nth-child(2)');
    expect(await page.locator('.box.pencil').count()).toBe(8);
    await page.tap('.shift-desk .shift-key:nth-child(2)');
    expect(await page.locator('.box.pencil').count()).toBe(0);
    await page.reload();
    await page.waitForSelector('.box.coast[data-hour="6"]');
    expect(await page.locator('.box.work').count()).toBe(7);
    await page.context().close();
  });

  test('one brush of a thumb does not seal, a hold does', async () => {
    const page = await openWeek(place, WORKER, { viewport: SIZES.phone });
    await page.click('.shift-seal');
    expect(await page.textContent('.shift-caption')).toBe(text.armed);
    expect(await page.locator('.running').count()).toBe(0);
    await page.click('[data-hour="0"]');
    expect(await page.locator('.shift-seal.armed').count()).toBe(0);
    await page.hover('.shift-seal');
    await page.mouse.down();
    await page.waitForSelector('.running');
    await page.mouse.up();
    await page.context().close();
  });
});

describe('the running day', () => {
  test('moves nothing on the page from its place', async () => {
    const page = await openWeek(place, WORKER, { ...TOUCH, reducedMotion: 'no-preference' });
    await slackAllDay(page);
    await seal(page);
    await page.waitForSelector('.running');
    const shifts = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift' });
          const board = document.querySelector('#house');
          new MutationObserver(() => {
            if (document.querySelector('.running') === null) resolve(sum);
          }).observe(board ?? document.body, { childList: true, subtree: true });
        }),
    );
    for (let hour = 0; hour < 6; hour++) await page.tap('.shift-stage');
    await page.tap('.shift-skip');
    expect(await shifts).toBe(0);
    await page.context().close();
  });

  test('is taken up where it was left, after a reload', async () => {
    const page = await openWeek(place, WORKER, TOUCH);
    await seal(page);
    await page.waitForSelector('.running');
    for (let hour = 0; hour < 4; hour++) await page.tap('.shift-stage');
    const now = await page.getAttribute('.box.now .no', 'class');
    expect(now).not.toBeNull();
    const hour = await page.textContent('.box.now .no');
    await page.reload();
    await page.waitForSelector('.running .box.now');
    expect(Number(await page.textContent('.box.now .no'))).toBeGreaterThanOrEqual(Number(hour));
    await page.context().close();
  });

  test('plays a slap in 1200 ms, with one shake; or, for who asks for stillness, with none and no flash', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await openWeek(place, WORKER, { ...TOUCH, reducedMotion });
      const slap = await firstSlap(page);
      expect(slap.ends.length).toBeGreaterThan(2);
      expect(Math.max(...slap.ends)).toBe(SLAP_MS.ends);
      expect(slap.isFlashing).toBe(reducedMotion === 'no-preference');
      expect(slap.throws.length > 0).toBe(reducedMotion === 'no-preference');
      for (const pixels of slap.throws) expect(Math.abs(pixels)).toBeLessThanOrEqual(SHAKE_PX);
      await page.context().close();
    }
  });
});

/** Slacks until it slaps, and tells what is being animated then. */
async function firstSlap(page: Page) {
  for (let day = 0; day < 5; day++) {
    await slackAllDay(page);
    await seal(page);
    await page.waitForSelector('.running');
    await holdAt(page, '.shift-slap, .shift-seal, .shift-ended', 0);
    if ((await page.locator('.shift-slap').count()) > 0) return page.evaluate(describeSlap);
    await letGo(page);
  }
  throw new Error('five days of slack and nobody was caught');
}

function describeSlap() {
  const own = document.getAnimations().filter(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return target?.closest('.shift-slap') !== null || target?.matches('.shift-board') === true;
  });
  const board = own.filter(
    ({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('.shift-board') === true,
  );
  return {
    ends: own.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    isFlashing: document.querySelector('.shift-slap.flash') !== null,
    throws: board.flatMap(({ effect }) =>
      effect instanceof KeyframeEffect
        ? effect.getKeyframes().flatMap(
            ({ transform }) =>
              String(transform)
                .match(/-?[\d.]+(?=px)/g)
                ?.map(Number) ?? [],
          )
        : [],
    ),
  };
}

test('the lesson points at an hour, at another, at the stamp and at what came of it', async () => {
  const page = await openWeek(place, { ...WORKER, isLesson: true }, TOUCH);
  const says = () => page.textContent('.shift-caption');
  expect(await says()).toBe(text.coach['tap-hour']);
  await page.tap('.box:has(.shift-finger)');
  expect(await says()).toBe(text.coach['tap-again']);
  await page.tap('.box:has(.shift-finger)');
  expect(await says()).toBe(text.coach['one-more']);
  await page.tap('.box:has(.shift-finger)');
  expect(await says()).toBe(text.coach['tap-again']);
  await page.tap('.box:has(.shift-finger)');
  expect(await says()).toBe(text.coach.seal);
  expect(await page.locator('.shift-seal .shift-finger').count()).toBe(1);
  await seal(page);
  await page.waitForFunction(
    (line) => document.querySelector('.shift-caption')?.textContent === line,
    text.coach['watch-door'],
  );
  await skipDay(page);
  await page.waitForSelector('.shift-slips .shift-finger');
  expect(await says()).toBe(text.coach['read-slips']);
  await page.context().close();
});
