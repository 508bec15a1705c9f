import { readFile } from 'node:fs/promises';
import { formatSave, openSession } from '@foretell/session';
import { shift } from '@foretell/shift';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClient, openPlace, openProfile, type Place, stock } from './harness.ts';
import { playWeek } from './weeks.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

const WEEK = playWeek({ seed: 'records', daysPlayed: 3 });
const SAVE = WEEK.entries['save/shift'] ?? '';
const SETTINGS = {
  settings: '{"language":"system","sound":"off","motion":"system","hand":"left","contrast":"system"}',
};

async function openStocked(entries: Readonly<Record<string, string>>, hash: string): Promise<Page> {
  const context = await openProfile(place);
  await stock(context, entries);
  return openClient(place, context, hash);
}

async function everything(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate<Record<string, string>>('({ ...localStorage })');
}

async function downloadBy(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

async function importFile(page: Page, text: string): Promise<void> {
  await page.setInputFiles('input[type=file]', {
    name: 'foretell.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** A save with another version written into it, as a newer client would. */
function ofVersion(version: number): string {
  return JSON.stringify({ ...JSON.parse(SAVE), version });
}

describe('a file', () => {
  test('holds everything: saved, erased and read back, nothing is missing', async () => {
    const page = await openStocked({ ...WEEK.entries, ...SETTINGS }, '#/settings');
    const before = await everything(page);
    const { text } = await downloadBy(page, 'Save to a file');
    await page.getByRole('button', { name: 'Erase everything' }).click();
    expect(await everything(page)).toEqual(before);
    await page.getByRole('button', { name: 'Erase: press again' }).click();
    await page.getByText('Erased.').waitFor();
    expect(await everything(page)).toEqual({});
    await importFile(page, text);
    expect(await everything(page)).toEqual({});
    await page.getByRole('button', { name: 'Take it over' }).click();
    await page.getByText('Taken over.').waitFor();
    expect(await everything(page)).toEqual(before);
    await page.getByRole('link', { name: 'Back' }).click();
    expect(await page.locator('.stub').first().textContent()).toContain('Thursday');
    await page.context().close();
  });

  test('of one save takes the place of the running week and of nothing else', async () => {
    const other = playWeek({ seed: 'other', daysPlayed: 1 });
    const page = await openStocked({ ...other.entries, ...SETTINGS }, '#/settings');
    await importFile(page, SAVE);
    await page.getByRole('button', { name: 'Take it over' }).click();
    await page.getByText('Taken over.').waitFor();
    const after = await everything(page);
    expect(after['foretell/save/shift']).toContain('"records"');
    expect(after['foretell/settings']).toBe(SETTINGS.settings);
    await page.context().close();
  });

  test.each([
    ['that was cut off', SAVE.slice(0, 300), /cut off/],
    ['of something else', '{"format":"a letter"}', /not a file of Foretell/],
    ['with a move changed', SAVE.replace(/"(slack|coast)"/, '"work"'), /changed it/],
    ['with one save of a newer version', ofVersion(7), /version 7\. This one reads up to version 1/],
    [
      'of a newer version',
      '{"format":"foretell-data","version":3,"entries":{}}',
      /version 3\. This one reads up to/,
    ],
    [
      'in which one save of many is bad',
      JSON.stringify({
        format: 'foretell-data',
        version: 1,
        entries: { ...SETTINGS, 'save/shift': ofVersion(7) },
      }),
      /version 7/,
    ],
    [
      'with something this client does not keep',
      JSON.stringify({ format: 'foretell-data', version: 1, entries: { ...SETTINGS, 'save/chess': '{}' } }),
      /not a file of Foretell/,
    ],
  ])('%s is refused with the reason, and nothing changes', async (_, text, reason) => {
    const page = await openStocked({ ...WEEK.entries, ...SETTINGS }, '#/settings');
    // The rival seals its sheet when the page has a moment; after that nothing changes by itself.
    await expect
      .poll(async () => JSON.stringify(await everything(page)), { timeout: 20_000 })
      .toMatch(/sealed\W+boss/);
    const before = await everything(page);
    await importFile(page, text);
    await page.getByText('Not taken over:').waitFor();
    expect(await page.locator('.said').textContent()).toMatch(reason);
    expect(await everything(page)).toEqual(before);
    await page.context().close();
  });
});

describe('a save that cannot be read', () => {
  const TRUNCATED = SAVE.slice(0, 300);

  test('is kept under a name, and the wall says so and hands it out', async () => {
    const page = await openStocked({ 'save/shift': TRUNCATED }, '#/');
    const slip = page.locator('.slip.warning');
    expect(await slip.textContent()).toContain('save/shift/unreadable-1');
    const file = await downloadBy(page, 'Download it');
    expect(file).toEqual({ name: 'foretell-save-shift-unreadable-1.json', text: TRUNCATED });
    await page.getByRole('button', { name: 'Noted' }).click();
    expect(await slip.count()).toBe(0);
    await page.context().close();
  });

  test('stays in the office after new weeks have been opened', async () => {
    const page = await openStocked({ 'save/shift': TRUNCATED }, '#/');
    await page.click('.poster');
    await page.waitForSelector('.shift-seal');
    await page.click('a[href="#/settings"]');
    const file = await downloadBy(page, 'Download save/shift/unreadable-1');
    expect(file.text).toBe(TRUNCATED);
    await page.context().close();
  });

  test('because it is newer is refused by its version', async () => {
    const page = await openStocked({ 'save/shift': ofVersion(7) }, '#/');
    expect(await page.locator('.slip.warning').textContent()).toMatch(/version 7/);
    expect((await everything(page))['foretell/save/shift/unreadable-1']).toBe(ofVersion(7));
    await page.context().close();
  });

  test('because a stranger sits at its table is kept too', async () => {
    const players = { boss: 'bot:the-devil', worker: 'human' };
    const save = formatSave(openSession(shift, shift.defaultConfig, 'stranger', players));
    const page = await openStocked({ 'save/shift': save }, '#/');
    expect(await page.locator('.slip.warning').textContent()).toMatch(/whom this version does not know/);
    expect((await everything(page))['foretell/save/shift/unreadable-1']).toBe(save);
    await page.context().close();
  });
});

describe('a browser that keeps nothing', () => {
  test('is named on the wall, and can be played in', async () => {
    const context = await openProfile(place);
    await context.addInitScript({
      content:
        'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("shut", "SecurityError"); } })',
    });
    const page = await openClient(place, context);
    expect(await page.locator('.slip.warning').textContent()).toContain('stores nothing');
    await page.click('.poster');
    await page.waitForSelector('.shift-seal');
    await context.close();
  });

  test('from some moment on says so above the board, and the week goes on', async () => {
    const page = await openStocked(WEEK.entries, '#/shift/play');
    await page.waitForSelector('.shift-seal');
    await page.evaluate(
      'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }',
    );
    await page.click('[data-hour="4"]');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('Not saved');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.running');
    await page.context().close();
  });
});
