import { saveKey } from '@foretell/session';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LESSON } from '../src/kits/mines/terms.ts';
import { openClient, openPlace, openProfile, type Place, stock } from './harness.ts';
import { playRun } from './mines-runs.ts';

const RUN = { seed: 'kept', until: ({ moves }: { moves: number }) => moves === 3 };
const BEGIN = '.sign-here button';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

async function openStocked(hash: string, entries: Readonly<Record<string, string>> = {}): Promise<Page> {
  const context = await openProfile(place);
  await stock(context, entries);
  return openClient(place, context, hash);
}

const saved = (page: Page): Promise<string | null> =>
  page.evaluate<string | null>(`localStorage.getItem('foretell/${saveKey('mines')}')`);

async function begun(page: Page): Promise<unknown> {
  await page.waitForSelector('.mines');
  return JSON.parse((await saved(page)) ?? 'null');
}

describe('going down', () => {
  test('for the first time leads into the first mine', async () => {
    const page = await openStocked('#/');
    await page.click('.poster[href="#/mines/play"]');
    expect(await begun(page)).toMatchObject({ seed: LESSON.seed, config: LESSON.config });
    await page.context().close();
  });

  test('today is going down the same mine as anybody else today', async () => {
    const seeds = [];
    for (let person = 0; person < 2; person++) {
      const page = await openStocked('#/mines/choice');
      const day = await page.evaluate<string>(
        `[new Date().getFullYear(), new Date().getMonth() + 1, new Date().getDate()]
          .map((part) => String(part).padStart(2, '0')).join('-')`,
      );
      await page.click(BEGIN);
      seeds.push(await begun(page));
      expect(seeds.at(-1)).toMatchObject({ seed: `day-${day}`, config: { root: 'surface' } });
      await page.context().close();
    }
    expect(seeds[0]).toEqual(seeds[1]);
  });

  test('by a seed that is typed goes down that mine, and not without one', async () => {
    const page = await openStocked('#/mines/choice');
    await page.locator('.pick input[name="mine"]').last().check();
    await page.click(BEGIN);
    expect(await saved(page)).toBeNull();
    await page.fill('.seed input', '  coal 7 ');
    await page.locator('.pick input[name="descent"]').last().check();
    await page.click(BEGIN);
    expect(await begun(page)).toMatchObject({ seed: 'coal 7', config: { root: 'deep' } });
    await page.context().close();
  });

  test('by a link that is pasted as a seed takes descent and seed from it', async () => {
    const page = await openStocked('#/mines/choice');
    await page.locator('.pick input[name="mine"]').last().check();
    await page.fill('.seed input', `${place.address}/#/mines/choice/deep.coal%207`);
    expect(await page.inputValue('.seed input')).toBe('coal 7');
    await page.click(BEGIN);
    expect(await begun(page)).toMatchObject({ seed: 'coal 7', config: { root: 'deep' } });
    await page.context().close();
  });
});

describe('a link that asks down a mine', () => {
  test('opens the form with that mine, and replaces a running one by two presses and by no single one', async () => {
    const page = await openStocked('#/mines/choice/deep.coal', playRun(RUN).entries);
    await page.waitForSelector(BEGIN);
    const before = await saved(page);
    expect(before).toContain('"seed":"kept"');
    await page.click(BEGIN);
    expect(await saved(page)).toBe(before);
    await page.click(BEGIN);
    await expect.poll(() => saved(page)).toContain('"seed":"coal"');
    await page.context().close();
  });
});

describe('a game that cannot be fetched', () => {
  test('leaves the running play as it is, says so, and is asked for again', async () => {
    const { entries } = playRun(RUN);
    const undo = takeAway(/assets\/game-.*\.js$/);
    try {
      const page = await openStocked('#/', entries);
      expect(await saved(page)).toBe(entries[saveKey('mines')]);
      await page.click('.poster[href="#/mines/play"]');
      await page.getByText('A part of the client could not be fetched.').waitFor();
      expect(await saved(page)).toBe(entries[saveKey('mines')]);
      undo();
      await page.locator('[role="alert"] button').click();
      await page.waitForSelector('.mines');
      expect(JSON.parse((await saved(page)) ?? '')).toMatchObject({ seed: 'kept', entries: { length: 3 } });
      await page.context().close();
    } finally {
      undo();
    }
  });

  test('takes no poster from the wall', async () => {
    const undo = takeAway(/assets\/game-.*\.js$/);
    try {
      const page = await openStocked('#/');
      expect(await page.locator('.poster').count()).toBeGreaterThan(1);
      await page.context().close();
    } finally {
      undo();
    }
  });
});

test('colours for the colour-blind are put on the page, and stay', async () => {
  const page = await openStocked('#/settings');
  const palette = () => page.evaluate<string>('document.documentElement.dataset.palette');
  expect(await palette()).toBe('normal');
  await page.locator('input[name="palette"]').last().check();
  await expect.poll(palette).toBe('colour-blind');
  await page.reload();
  await expect.poll(palette).toBe('colour-blind');
  await page.context().close();
});

/** Takes files from the server; gives back how to return them. */
function takeAway(pattern: RegExp): () => void {
  const gone = [...place.files].filter(([name]) => pattern.test(name));
  if (gone.length === 0) throw new Error('there is no such chunk');
  for (const [name] of gone) place.files.delete(name);
  return () => {
    for (const [name, body] of gone) place.files.set(name, body);
  };
}
