import { findExperiment } from '@foretell/catalog/claims';
import { digitsOf, formatValue, localHost, runExperiment, usualSettings } from '@foretell/lab';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClient, openPlace, openProfile, type Place } from './harness.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

async function openAt(hash: string): Promise<Page> {
  const context = await openProfile(place);
  const page = await openClient(place, context, hash);
  await page.waitForSelector('.lab');
  return page;
}

describe('the lab', () => {
  test('is reached from the wall, and an experiment from its list', async () => {
    const page = await openAt('#/lab');
    await page.goto(`${place.address}/#/`);
    await page.click('a[href="#/lab"]');
    await page.click('a[href="#/lab/shift/posterior"]');
    await page.waitForSelector('.lab code');
    expect(await page.locator('.lab code').first().textContent()).toBe('shift/posterior');
    await page.context().close();
  });

  test('measures in the page what it measures anywhere else, figure by figure', async () => {
    const experiment = findExperiment('shift/posterior');
    if (experiment === undefined) throw new Error('the experiment is gone');
    const host = localHost(() => {
      throw new Error('nothing is played here');
    });
    const ground = { game: 'shift', rulesVersion: 1, tablesDigest: '', version: '', node: '' };
    const { rows } = await runExperiment(experiment, usualSettings(experiment), host, ground);
    const page = await openAt('#/lab/shift/posterior');
    await page.click('.lab-settings .main-key');
    await page.getByText('Measured here, just now.').waitFor();
    const shown = await page.locator('.figure-row strong').allTextContents();
    expect(rows.length).toBeGreaterThan(3);
    expect(shown).toEqual(rows.map((row) => formatValue(row.measured, row.unit, digitsOf(row))));
    await page.context().close();
  });

  test('claims nothing once a condition is changed, and measures something else', async () => {
    const page = await openAt('#/lab/shift/equilibrium-win-rate');
    const measured = async () => {
      await page.click('.lab-settings .main-key');
      await page.getByText('Measured here, just now.').waitFor();
      return page.locator('.figure-row strong').first().textContent();
    };
    const usual = await measured();
    expect(await page.locator('.figure-row .verdict').count()).toBeGreaterThan(0);
    await page.reload();
    await page.click('summary');
    await page.fill('#setting-k', '5');
    const changed = await measured();
    expect(changed).not.toBe(usual);
    expect(await page.locator('.figure-row .verdict').count()).toBe(0);
    await page.context().close();
  });

  test('says what a setting may be, and does not measure while one is wrong', async () => {
    const page = await openAt('#/lab/shift/equilibrium-win-rate');
    await page.click('summary');
    await page.fill('#setting-k', '0.01');
    expect(await page.locator('#setting-k-line').textContent()).toContain('0.50 to 20.00');
    expect(await page.locator('.lab-settings .main-key').isDisabled()).toBe(true);
    await page.context().close();
  });

  test('turns a number: the boss wins less often as K rises, and what was counted stays when it is stopped', async () => {
    const page = await openAt('#/lab/shift/sweep');
    await page.click('.sweep-form .main-key');
    await page.locator('.curve table tr').nth(8).waitFor();
    const shares = await page.locator('.curve td').allTextContents();
    const percents = shares.map((share) => Number.parseFloat(share));
    expect(percents.at(0)).toBeGreaterThan((percents.at(-1) ?? 100) + 20);
    await page.getByLabel('5,000').check();
    await page.locator('.sweep-form .main-key').click();
    await page.locator('.curve table tr').first().waitFor();
    await page.getByText('Stop').click();
    await page.getByText('Play', { exact: true }).waitFor();
    const counted = await page.locator('.curve [role=status]').textContent();
    await page.waitForTimeout(300);
    expect(await page.locator('.curve [role=status]').textContent()).toBe(counted);
    await page.context().close();
  });

  test('follows a rule by keyboard: with a larger K the boss of the solved game wins less often', async () => {
    const page = await openAt('#/lab/shift/explorer');
    const bossWins = () => page.locator('.balance-words strong').textContent();
    await page.locator('.explorer-opening').waitFor();
    const before = Number.parseFloat((await bossWins())?.match(/[\d.]+/)?.[0] ?? '');
    await page.locator('.slider input').first().focus();
    for (let step = 0; step < 8; step++) await page.keyboard.press('PageUp');
    await page.locator('.explorer-balance[aria-busy=true]').waitFor();
    await page.locator('.explorer-balance[aria-busy=false]').waitFor();
    const after = Number.parseFloat((await bossWins())?.match(/[\d.]+/)?.[0] ?? '');
    expect(before).toBeGreaterThan(70);
    expect(after).toBeLessThan(before - 10);
    await page.context().close();
  });
});
