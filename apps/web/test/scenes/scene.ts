import type { BrowserContextOptions, Page } from 'playwright-core';
import { openProfile, type Place, stock } from '../harness.ts';

/** A moment of the client that can be reached again: what is stored, where it opens, and what is done from there. */
export interface Scene {
  readonly name: string;
  readonly hash: string;
  readonly entries?: Readonly<Record<string, string>>;
  readonly steps?: (page: Page) => Promise<void>;
  /** How long it is watched before it is looked at, in milliseconds of the page's own clock. */
  readonly after?: number;
}

/** Long enough for what follows from a first drawing to be drawn too. */
const SETTLES_MS = 100;
const STEP_MS = 20;

/** Opens a scene and stops its clock, so that what is seen does not depend on how fast the machine is. */
export async function openScene(
  place: Place,
  scene: Scene,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await openProfile(place, options);
  await stock(context, scene.entries ?? {});
  // Nothing here is about being offline, and filling a cache takes longer than all the rest.
  await context.addInitScript({ content: 'delete Navigator.prototype.serviceWorker' });
  const page = await context.newPage();
  await page.clock.install({ time: 0 });
  // Far enough ahead that a busy machine has not passed it: a clock cannot be stopped in the past.
  await page.clock.pauseAt(60_000);
  await page.goto(`${place.address}/${scene.hash}`);
  const drawn = page.locator('#house main > *').first();
  // With a clock that stands, nothing would ever be drawn that is drawn in a frame.
  while (!(await drawn.isVisible())) await page.clock.runFor(STEP_MS);
  await page.clock.runFor(SETTLES_MS);
  await scene.steps?.(page);
  await page.clock.runFor(scene.after ?? SETTLES_MS);
  return page;
}
