import type { ShiftSeat } from '@foretell/shift';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { notesKey } from '../src/store/notes.ts';
import { SETTINGS_KEY } from '../src/store/settings.ts';
import type { Locale } from '../src/text/locale.ts';
import { openClient, openProfile, type Place, stock } from './harness.ts';
import { playWeek } from './weeks.ts';

/** A week of shift that has just begun, in the real client. */
export interface Week {
  readonly seat: ShiftSeat;
  readonly seed: string;
  readonly locale: Locale;
  readonly isLesson?: boolean;
}

/** Opens a week against the normal computer player. */
export async function openWeek(place: Place, week: Week, options: BrowserContextOptions = {}): Promise<Page> {
  const { seat, seed, locale, isLesson = false } = week;
  const context = await openProfile(place, options);
  const motion = options.reducedMotion === 'no-preference' ? 'full' : 'reduced';
  await stock(context, {
    ...playWeek({ seat, seed, daysPlayed: 0 }).entries,
    [notesKey('shift')]: JSON.stringify({ isLesson, board: {} }),
    [SETTINGS_KEY]: JSON.stringify({ language: locale, motion }),
  });
  const page = await openClient(place, context, '#/shift/play');
  await page.waitForSelector('.shift-board');
  return page;
}

/**
 * Waits for something to appear in a running day and stops the day in that very moment: the page believes that it is hidden,
 * and what is animated stands at `atMs`. {@link letGo} lets it run on.
 */
export async function holdAt(page: Page, selector: string, atMs: number): Promise<void> {
  await page.evaluate(
    ({ selector, atMs }) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (document.querySelector(selector) === null) return;
          watch.disconnect();
          Object.defineProperty(document, 'hidden', { configurable: true, value: true });
          document.dispatchEvent(new Event('visibilitychange'));
          for (const animation of document.getAnimations()) {
            animation.pause();
            animation.currentTime = atMs;
          }
          resolve();
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true, attributes: true });
        look();
      }),
    { selector, atMs },
  );
}

export async function letGo(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    for (const animation of document.getAnimations()) animation.play();
  });
}

/** Ends a running day by touch: past its hours, then past its close, wherever it may have come to by itself. */
export async function skipDay(page: Page): Promise<void> {
  const { x, y, width, height } = (await page.locator('.shift-stage').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.tap('.shift-skip');
  // Where the picture was: a touch there does something in a running day only.
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForSelector('.shift-seal, .shift-ended');
}

/** How many pixels of a picture of the page are rust red, give or take what an edge mixes in. */
export async function countRust(page: Page): Promise<number> {
  const picture = (await page.screenshot({ type: 'png' })).toString('base64');
  const rust = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--rust'),
  );
  const canvas = await page.context().newPage();
  try {
    return await canvas.evaluate(
      async ({ picture, rust }) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const surface = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (surface === null) throw new Error('no canvas');
        surface.fillStyle = rust;
        surface.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = surface.getImageData(0, 0, 1, 1).data;
        surface.drawImage(image, 0, 0);
        const { data } = surface.getImageData(0, 0, image.width, image.height);
        let count = 0;
        for (let at = 0; at < data.length; at += 4) {
          const isNear =
            Math.abs((data[at] ?? 0) - red) < 24 &&
            Math.abs((data[at + 1] ?? 0) - green) < 24 &&
            Math.abs((data[at + 2] ?? 0) - blue) < 24;
          if (isNear) count++;
        }
        return count;
      },
      { picture, rust: rust.trim() },
    );
  } finally {
    await canvas.close();
  }
}
