import type { BrowserContextOptions, Page } from 'playwright-core';
import { openProfile, type Place, SIZES, type Size } from '../harness.ts';

/** A moment of the client that can be reached again: what is stored, where it opens, and what is done from there. */
export interface Scene {
  readonly name: string;
  readonly hash: string;
  readonly entries?: Readonly<Record<string, string>>;
  readonly steps?: (page: Page) => Promise<void>;
  /** How long it is watched before it is looked at, in milliseconds of the page's own clock. */
  readonly after?: number;
}

/** One page on which scenes are shown one after the other: to open a page takes longer than to show a scene. */
export interface Stage {
  /** What stands there is the scene's alone: nothing stored by the scene before it is left. */
  show(scene: Scene, size: Size): Promise<Page>;
  close(): Promise<void>;
}

/** Long enough for what follows from a first drawing to be drawn too. */
const SETTLES_MS = 100;
const STEP_MS = 20;

/** Of the client, but no page of it: here its storage can be filled before it reads it. */
const ANTEROOM = 'manifest.webmanifest';

/** The clock of a stage stands still between its steps, so that what is seen does not depend on how fast the machine is. */
export async function openStage(place: Place, options: BrowserContextOptions = {}): Promise<Stage> {
  const context = await openProfile(place, options);
  // Nothing here is about being offline, and filling a cache takes longer than all the rest.
  await context.addInitScript({ content: 'delete Navigator.prototype.serviceWorker' });
  const page = await context.newPage();
  await page.clock.install({ time: 0 });
  // Far enough ahead that a busy machine has not passed it: a clock cannot be stopped in the past.
  await page.clock.pauseAt(60_000);
  return {
    async show(scene, size) {
      await page.setViewportSize(SIZES[size]);
      await page.goto(`${place.address}/${ANTEROOM}`);
      await page.evaluate(restock(scene.entries ?? {}));
      await page.goto(`${place.address}/${scene.hash}`);
      const drawn = page.locator('#house main > *').first();
      // With a clock that stands, nothing would ever be drawn that is drawn in a frame.
      while (!(await drawn.isVisible())) await page.clock.runFor(STEP_MS);
      await page.clock.runFor(SETTLES_MS);
      await scene.steps?.(page);
      await page.clock.runFor(scene.after ?? SETTLES_MS);
      return page;
    },
    close: () => context.close(),
  };
}

/** A script that leaves the client's storage with these texts and nothing else. */
function restock(entries: Readonly<Record<string, string>>): string {
  const texts = Object.entries(entries).map(([key, text]) => [`foretell/${key}`, text]);
  return `localStorage.clear(); sessionStorage.clear();
    for (const [key, text] of ${JSON.stringify(texts)}) localStorage.setItem(key, text);`;
}
