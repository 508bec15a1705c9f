import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LESSON } from '../src/kits/shift/terms.ts';
import { openClient, openPlace, openProfile, type Place, stock } from './harness.ts';
import { playWeek } from './weeks.ts';

const WALL = '.wall';
const PLANNING = '.shift-seal';
const DAY_RUNS = '.running .shift-board, .shift-board.running, .running';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

async function openStocked(entries: Readonly<Record<string, string>>, hash = '#/') {
  const context = await openProfile(place);
  await stock(context, entries);
  return { context, page: await openClient(place, context, hash) };
}

async function stored(page: Page, key: string): Promise<unknown> {
  return JSON.parse(
    (await page.evaluate<string | null>(`localStorage.getItem('foretell/${key}')`)) ?? 'null',
  );
}

async function sealDay(page: Page): Promise<void> {
  await page.waitForSelector(PLANNING);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForSelector(DAY_RUNS);
}

describe('from the wall', () => {
  test('a newcomer’s first tap leads into the lesson, and the next one back to it', async () => {
    const { page } = await openStocked({});
    await page.click('.poster');
    await page.waitForSelector(PLANNING);
    expect(await stored(page, 'save/shift')).toMatchObject({ seed: LESSON.seed, players: LESSON.players });
    expect(await stored(page, 'notes/shift')).toMatchObject({ isLesson: true });
    await page.goBack();
    await page.waitForSelector(WALL);
    await page.click('.poster');
    await page.waitForSelector(PLANNING);
    expect(await stored(page, 'save/shift')).toMatchObject({ seed: LESSON.seed });
    await page.context().close();
  });

  test('somebody with a week behind them is asked for a seat and an opponent', async () => {
    const { page } = await openStocked(playWeek({ seed: 'behind', daysPlayed: 5 }).finishedEntries());
    await page.click('.poster');
    await page.waitForSelector('.application');
    await page.goBack();
    await page.waitForSelector(WALL);
    await page.context().close();
  });

  test('an application opens the week that was applied for, and going back from it does not end at the form', async () => {
    const { page } = await openStocked({});
    await page.click('a[href="#/shift/choice"]');
    await page.locator('.post').first().click();
    await page.locator('.opponent').last().click();
    await page.click('summary');
    await page.getByLabel('10 days').check();
    await page.getByLabel('Leaks', { exact: true }).check();
    await page.click('.sign-here button');
    await page.waitForSelector(PLANNING);
    expect(await stored(page, 'save/shift')).toMatchObject({
      players: { boss: 'human', worker: 'bot:worker-perfect' },
      config: { days: 10, leak: 30, k: 350 },
    });
    await page.goBack();
    await page.waitForSelector(WALL);
    await page.context().close();
  });

  test('a running week is torn up by two presses and by no single one', async () => {
    const { entries } = playWeek({ seed: 'torn', daysPlayed: 2 });
    const { page } = await openStocked(entries, '#/shift/choice');
    await page.click('.sign-here button');
    expect(await stored(page, 'save/shift')).toMatchObject({ seed: 'torn' });
    await page.click('.sign-here button');
    await page.waitForSelector(PLANNING);
    expect(await stored(page, 'save/shift')).not.toMatchObject({ seed: 'torn' });
    await page.context().close();
  });

  test('an address that leads nowhere leads to the wall', async () => {
    for (const hash of ['#/nonsense', '#/chess/play', '#/shift/play/twice', '#/shift']) {
      const { page } = await openStocked({}, hash);
      await page.waitForSelector(WALL);
      expect(new URL(page.url()).hash).toBe('#/');
      await page.context().close();
    }
  });
});

describe('a reload', () => {
  test('right after the stamp keeps the sealed day', async () => {
    const { page } = await openStocked(playWeek({ seed: 'reload', daysPlayed: 1 }).entries, '#/shift/play');
    await sealDay(page);
    await page.reload();
    await page.waitForSelector(DAY_RUNS);
    expect(await stored(page, 'save/shift')).toMatchObject({ seed: 'reload', entries: { length: 2 } });
    await page.context().close();
  });

  test('in the middle of a day goes on in the middle of that day', async () => {
    const { entries } = playWeek({ seed: 'reload', daysPlayed: 3, beat: 7 });
    const { page } = await openStocked(entries, '#/shift/play');
    await page.waitForSelector(DAY_RUNS);
    await page.reload();
    await page.waitForSelector(DAY_RUNS);
    const notes = await stored(page, 'notes/shift');
    expect(notes).toMatchObject({ board: { watched: { day: 2 } } });
    const { board } = notes as { board: { watched: { beat: number } } };
    expect(board.watched.beat).toBeGreaterThanOrEqual(7);
    await page.context().close();
  });

  test('keeps a half-filled sheet', async () => {
    const { page } = await openStocked(playWeek({ seed: 'half', daysPlayed: 1 }).entries, '#/shift/play');
    await page.click('[data-hour="4"]');
    const before = await page.locator('[data-hour="4"]').getAttribute('aria-label');
    await page.reload();
    await page.waitForSelector(PLANNING);
    expect(await page.locator('[data-hour="4"]').getAttribute('aria-label')).toBe(before);
    expect(before).toMatch(/coast/i);
    await page.context().close();
  });
});

describe('the end of a week', () => {
  const ENDED = playWeek({ seed: 'ended', daysPlayed: 5 });

  test('left for the wall stands among the results, and can be watched again from there', async () => {
    const { page } = await openStocked(ENDED.entries);
    await page.click('.poster');
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.waitForSelector(WALL);
    expect(await stored(page, 'save/shift')).toBeNull();
    await page.click('.results a');
    await page.waitForSelector('.shift-scrub');
    expect(new URL(page.url()).hash).toBe(`#/replay/${ENDED.link()}`);
    await page.goBack();
    await page.waitForSelector(WALL);
    await page.context().close();
  });

  test('followed by another week keeps opponent and rules, and takes another seed', async () => {
    const { page } = await openStocked(ENDED.entries, '#/shift/play');
    await page.getByRole('button', { name: 'Another week' }).click();
    await page.waitForSelector(PLANNING);
    const { players, config } = JSON.parse(ENDED.entries['save/shift'] ?? '') as Record<string, unknown>;
    expect(await stored(page, 'save/shift')).toMatchObject({ players, config, entries: [] });
    expect(await stored(page, 'save/shift')).not.toMatchObject({ seed: 'ended' });
    await page.context().close();
  });
});

describe('two tabs of one week', () => {
  async function twoTabs(): Promise<{ context: BrowserContext; one: Page; other: Page }> {
    const { context, page } = await openStocked(
      playWeek({ seed: 'tabs', daysPlayed: 1 }).entries,
      '#/shift/play',
    );
    await page.waitForSelector(PLANNING);
    // A new tab starts without the marker of `stock`, and must not put the first save back.
    await context.addInitScript({ content: 'sessionStorage.stocked = "yes"' });
    return { context, one: page, other: await openClient(place, context) };
  }

  test('show the same day', async () => {
    const { context, one, other } = await twoTabs();
    expect(await other.locator('.stub').first().textContent()).toContain('Tuesday');
    await one.bringToFront();
    await sealDay(one);
    await expect.poll(() => other.locator('.stub').first().textContent()).toContain('Wednesday');
    expect(await stored(other, 'save/shift')).toMatchObject({ entries: { length: 2 } });
    await context.close();
  });
});
