import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlace, openProfile, type Place } from './harness.ts';

/** What the wall may load, with the posters of all games, and what it may be with the first game that is played. */
const MAX_WALL_KB = 50;
const MAX_SCRIPT_KB = 90;
/** From the first byte of the request to the first screen that answers a tap. */
const MAX_START_MS = 1000;
const TRIES = 3;

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

test(`the wall loads at most ${MAX_WALL_KB} kB of script, packed, and ${MAX_SCRIPT_KB} kB with a first game`, async () => {
  const context = await openProfile(place);
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(`${place.address}/`);
  await page.waitForLoadState('networkidle');
  const wall = packed(scripts);
  await page.click('.poster');
  await page.waitForSelector('.shift-seal');
  await context.close();
  const all = packed(scripts);
  console.log(`script of the wall: ${wall.toFixed(1)} kB, with a first game: ${all.toFixed(1)} kB`);
  expect(wall).toBeGreaterThan(1);
  expect(wall).toBeLessThanOrEqual(MAX_WALL_KB);
  expect(all).toBeGreaterThan(wall);
  expect(all).toBeLessThanOrEqual(MAX_SCRIPT_KB);
});

/** Kilobytes. */
function packed(scripts: ReadonlySet<string>): number {
  const bytes = [...scripts].map((path) => gzipSync(place.files.get(path) ?? '').length);
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}

test(`a cold start can be used within ${MAX_START_MS} ms`, async () => {
  const starts: number[] = [];
  // The machine may be busy with something else: the best of a few tries is what the client needs.
  for (let tries = 0; tries < TRIES && !starts.some((ms) => ms <= MAX_START_MS); tries++) {
    starts.push(await coldStart());
  }
  console.log(`usable after ${starts.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  expect(Math.min(...starts)).toBeLessThanOrEqual(MAX_START_MS);
});

/** Milliseconds of the page's own clock, in a profile that has never seen the client. */
async function coldStart(): Promise<number> {
  const context = await openProfile(place);
  const page = await context.newPage();
  await page.goto(`${place.address}/`);
  await page.waitForSelector('.poster');
  const startedAt = await page.evaluate<number>(
    "performance.getEntriesByName('foretell:usable')[0].startTime",
  );
  await context.close();
  return startedAt;
}
