import { nextDeduction } from '@foretell/mines/teach';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teachTextOf } from '../src/boards/mines/text/teach/index.ts';
import { axeFaults } from './finders.ts';
import { openPlace, type Place, SIZES } from './harness.ts';
import type { RunDraft } from './mines-runs.ts';
import { openRun, viewIn } from './mines-screen.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

const MIDWAY: RunDraft = {
  seed: 'looked',
  bot: 'careful',
  until: ({ battle }) => battle !== null && battle.ordinal === 2 && battle.ap > 2,
};

/** What is lit, by kind. */
async function litIn(page: Page): Promise<Readonly<Record<string, readonly number[]>>> {
  return page.evaluate(() => {
    const lit: Record<string, number[]> = {};
    const size = Math.sqrt(document.querySelectorAll('.mines-cells [data-cell]').length);
    for (const mark of document.querySelectorAll<HTMLElement>('.mines-mark.lit')) {
      const [kind = ''] = [...mark.classList].filter((name) => name !== 'mines-mark' && name !== 'lit');
      const at = (name: string) => Number(mark.style.getPropertyValue(name));
      const cells = [...(lit[kind] ?? []), at('--row') * size + at('--column')];
      lit[kind] = cells.sort((one, other) => one - other);
    }
    return lit;
  });
}

async function deductionIn(page: Page) {
  const { battle } = await viewIn(page);
  const deduction = battle === null ? undefined : nextDeduction(battle.board);
  if (deduction === undefined) throw new Error('nothing follows on this board');
  return deduction;
}

const rising = (cells: readonly number[]) => [...cells].sort((one, other) => one - other);

describe('the teacher', () => {
  test('says where, then by which numbers, then which cells, by keyboard alone, and leaves nothing behind', async () => {
    const page = await openRun(place, MIDWAY, 'en', { viewport: SIZES.desk });
    const { numbers, fog, safe, mines } = await deductionIn(page);
    expect(await page.locator('.mines-mark.lit').count()).toBe(0);
    await page.keyboard.press('t');
    await page.waitForSelector('.mines-mark.lit.region');
    expect(Object.keys(await litIn(page))).toEqual(['region']);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.mines-mark.lit.number');
    expect(await litIn(page)).toEqual({
      ...(numbers.length > 0 && { number: rising(numbers) }),
      ...(fog.length > 0 && { fog: rising(fog) }),
    });
    await page.keyboard.press('Enter');
    await page.waitForSelector('.mines-mark.lit.safe, .mines-mark.lit.mine');
    const lit = await litIn(page);
    expect([lit.safe ?? [], lit.mine ?? []]).toEqual([rising(safe), rising(mines)]);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.mines-teacher', { state: 'detached' });
    expect(await page.locator('.mines-mark.lit').count()).toBe(0);
    await page.context().close();
  });

  test('by thumb in Chinese: back goes back, and what comes next is something else', async () => {
    const text = teachTextOf('zh-Hant');
    const page = await openRun(place, MIDWAY, 'zh-Hant');
    const first = await deductionIn(page);
    const named = rising([...first.safe, ...first.mines]);
    await page.keyboard.press('t');
    const press = (name: string) => page.locator('.mines-teacher button', { hasText: name }).tap();
    await page.waitForSelector('.mines-mark.lit.region');
    await press(text.next);
    await press(text.back);
    await page.waitForSelector('.mines-mark.lit.region');
    for (const button of await page.locator('.mines-teacher button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await press(text.next);
    await press(text.next);
    await press(text.another);
    await page.waitForSelector('.mines-mark.lit.region');
    await press(text.next);
    await press(text.next);
    const lit = await litIn(page);
    expect(rising([...(lit.safe ?? []), ...(lit.mine ?? [])])).not.toEqual(named);
    await press(text.close);
    await page.waitForSelector('.mines-teacher', { state: 'detached' });
    await page.context().close();
  });
});

test('at the end of a run everything can be looked back on, and the figures are those of the run', async () => {
  const { review } = teachTextOf('en');
  const page = await openRun(place, { seed: 'looked', bot: 'careful' });
  await page.getByRole('button', { name: review.title }).tap();
  await page.waitForSelector('.mines-review-figures');
  const filter = (name: string) => page.locator('.mines-filters button', { hasText: name });
  const numberIn = async (name: string) => Number((await filter(name).textContent())?.replace(/\D/g, ''));
  await filter(review.filters.all).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  const [all, notable] = [await numberIn(review.filters.all), await numberIn(review.filters.notable)];
  expect((await numberIn(review.filters.guess)) + (await numberIn(review.filters.against))).toBe(notable);
  expect(all).toBeGreaterThan(100);
  await filter(review.filters.against).tap();
  const shown = page.locator('section:has(.mines-filters) .mines-decision');
  expect(await shown.count()).toBeGreaterThan(0);
  expect(await shown.locator('svg').count()).toBe(await shown.count());
  expect(new Set(await shown.evaluateAll((items) => items.map((item) => item.className)))).toEqual(
    new Set(['mines-decision against']),
  );
  await page.keyboard.press('Escape');
  await page.waitForSelector('.mines-review', { state: 'detached' });
  await page.context().close();
});
