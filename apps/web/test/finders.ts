import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import {
  areLaidOn,
  cutBy,
  findClippedText,
  findSmallTargets,
  floats,
  isInvisible,
  isScrolledOut,
  leavesAcross,
  linesOf,
  outgrows,
  runAxe,
} from './finders-in-page.ts';

/** Faults that a machine can see on any page. Each finder returns one line a fault, and none on a sound page. */

/** Text that is cut off, runs out of its box or of the window, or lies on other text. */
export function clippedText(page: Page): Promise<string[]> {
  const helpers = [areLaidOn, cutBy, floats, isInvisible, isScrolledOut, leavesAcross, linesOf, outgrows];
  return inPage(page, findClippedText, helpers);
}

/** Things to press that are smaller than a thumb: 44 by 44 CSS pixels. */
export function smallTargets(page: Page): Promise<string[]> {
  return inPage(page, findSmallTargets, []);
}

/** What axe-core calls serious or critical. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  let isRunning = true;
  const done = inPage(page, runAxe, []).finally(() => {
    isRunning = false;
  });
  // Axe takes turns with a timer, which a stopped clock would never ring.
  while (isRunning) await Promise.race([done, page.clock.runFor(1)]);
  return done;
}

type Finder = () => string[] | Promise<string[]>;

/** Runs a function in the page, together with the functions it calls: their text is all that gets there. */
function inPage(page: Page, main: Finder, helpers: readonly { readonly name: string }[]): Promise<string[]> {
  return page.evaluate<string[]>(`(() => { ${[main, ...helpers].join('\n')}; return ${main.name}(); })()`);
}
