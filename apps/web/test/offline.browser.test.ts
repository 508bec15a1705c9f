import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClient, openPlace, openProfile, type Place, stock } from './harness.ts';
import { playWeek } from './weeks.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

const WORKER_IS_READY =
  'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)';

async function openInstalled(hash = '#/', entries = {}): Promise<Page> {
  const context = await openProfile(place);
  await stock(context, entries);
  const page = await openClient(place, context, hash);
  // Everything is fetched first, which takes a busy machine its time.
  await expect.poll(() => page.evaluate(WORKER_IS_READY), { timeout: 30_000 }).toBe(true);
  return page;
}

/** Puts a newer client in the place of the served one, as a deploy does; `undo` brings the old one back. */
function deployNewer(): () => void {
  const before = new Map(place.files);
  const page = before.get('/index.html')?.toString() ?? '';
  const worker = before.get('/sw.js')?.toString() ?? '';
  place.files.set('/index.html', Buffer.from(page.replace('<body>', '<body data-edition="newer">')));
  place.files.set('/sw.js', Buffer.from(worker.replaceAll(/"[0-9a-f]{16}"/g, '"newer0newer0newer"')));
  return () => {
    for (const [file, body] of before) place.files.set(file, body);
  };
}

describe('without a network', () => {
  test('a client that was visited once can be played', async () => {
    const page = await openInstalled();
    await page.context().setOffline(true);
    await page.reload();
    await page.click('.poster');
    await page.waitForSelector('.shift-seal');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.running');
    await page.context().close();
  });

  test('a replay in a link opens', async () => {
    const page = await openInstalled();
    await page.context().setOffline(true);
    const other = await page.context().newPage();
    await other.goto(`${place.address}/#/replay/${playWeek({ seed: 'offline', daysPlayed: 5 }).link()}`);
    await other.waitForSelector('.shift-scrub');
    await page.context().close();
  });
});

describe('a newer client', () => {
  test('waits for the player, is offered on the wall, and takes over when it is asked to', async () => {
    const page = await openInstalled();
    const undo = deployNewer();
    try {
      await page.evaluate('navigator.serviceWorker.getRegistration().then((worker) => worker.update())');
      await page.locator('.slip.warning').waitFor();
      expect(await page.locator('body').getAttribute('data-edition')).toBeNull();
      await page.getByRole('button', { name: 'Hang it up' }).click();
      await page.waitForSelector('body[data-edition="newer"] .wall');
      expect(await page.locator('.slip.warning').count()).toBe(0);
      await page.context().close();
    } finally {
      undo();
    }
  });

  test('changes nothing about a running week, not even after a reload', async () => {
    const page = await openInstalled('#/shift/play', playWeek({ seed: 'update', daysPlayed: 2 }).entries);
    const undo = deployNewer();
    try {
      await page.evaluate(`navigator.serviceWorker.getRegistration().then(async (worker) => {
        await worker.update();
        while (worker.waiting === null) await new Promise((resolve) => setTimeout(resolve, 20));
      })`);
      await page.reload();
      await page.waitForSelector('.shift-seal');
      expect(await page.locator('body').getAttribute('data-edition')).toBeNull();
      await page.context().close();
    } finally {
      undo();
    }
  });
});

test('a board that is missing on the server reloads the client once, and then says so', async () => {
  const name = [...place.files.keys()].find((file) => /assets\/board-.*\.js$/.test(file)) ?? '';
  const body = place.files.get(name);
  if (body === undefined) throw new Error('there is no chunk of the board');
  place.files.delete(name);
  try {
    const context = await openProfile(place);
    const page = await context.newPage();
    let loads = 0;
    page.on('load', () => loads++);
    await page.goto(`${place.address}/#/shift/play`);
    await page.getByText('A part of the client could not be fetched.').waitFor();
    expect(loads).toBe(2);
    await context.close();
  } finally {
    place.files.set(name, body);
  }
});

describe('the manifest', () => {
  test('makes the client installable', async () => {
    const page = await openInstalled();
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Every profile of a test is a private window, and that is the only obstacle.
    const obstacles = installabilityErrors
      .map(({ errorId }) => errorId)
      .filter((id) => id !== 'in-incognito');
    expect(obstacles).toEqual([]);
    await page.context().close();
  });

  test('names pictures that exist and have the sizes it says', () => {
    const manifest = JSON.parse(place.files.get('/manifest.webmanifest')?.toString() ?? '');
    const pictures: { src: string; sizes: string }[] = manifest.icons;
    expect(pictures.length).toBeGreaterThan(2);
    for (const { src, sizes } of pictures) {
      const file = place.files.get(src.slice(1));
      expect(file, src).toBeDefined();
      if (file !== undefined && src.endsWith('.png')) expect(sizeOfPng(file)).toBe(sizes);
    }
  });
});

/** PNG, section 11.2.1: width and height are the first two words of the header chunk. */
function sizeOfPng(file: Buffer): string {
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
