import { type Move, mines, type View } from '@foretell/mines';
import { parseSave, saveKey } from '@foretell/session';
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { SETTINGS_KEY } from '../src/store/settings.ts';
import type { Locale } from '../src/text/locale.ts';
import { openClient, openProfile, type Place, SIZES, stock } from './harness.ts';
import { playerNamed, playRun, type RunDraft, viewOf } from './mines-runs.ts';

export const TOUCH = { hasTouch: true, isMobile: true, viewport: SIZES.phone };

/** Opens a stored run in the real client. */
export async function openRun(
  place: Place,
  draft: RunDraft,
  locale: Locale = 'en',
  options: BrowserContextOptions = TOUCH,
): Promise<Page> {
  const context = await openProfile(place, options);
  const motion = options.reducedMotion === 'no-preference' ? 'full' : 'reduced';
  await stock(context, {
    ...playRun(draft).entries,
    [SETTINGS_KEY]: JSON.stringify({ language: locale, motion }),
  });
  const page = await openClient(place, context, '#/mines/play');
  await page.waitForSelector('.mines');
  return page;
}

/** What the hero may know now, from what the client has written down. */
export async function viewIn(page: Page): Promise<View> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `foretell/${saveKey(mines.id)}`);
  const save = text === null ? undefined : parseSave(mines, text);
  if (save?.ok !== true) throw new Error('the client has written nothing that could be read');
  return viewOf(save.value);
}

/** What the expert would do. */
export async function adviceIn(page: Page): Promise<{ readonly view: View; readonly move: Move }> {
  const view = await viewIn(page);
  return { view, move: playerNamed('expert').decide(view, 'adviser').move };
}

/** A finger on the screen, as the browser gets it from one. */
export interface Finger {
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

export async function fingersOn(page: Page): Promise<readonly [Finger, Finger]> {
  const devtools = await devtoolsOf(page);
  const down = new Map<number, { readonly x: number; readonly y: number }>();
  const finger = (id: number): Finger => ({
    async down(x, y) {
      down.set(id, { x, y });
      await send(devtools, 'touchStart', down);
    },
    async move(x, y) {
      down.set(id, { x, y });
      await send(devtools, 'touchMove', down);
    },
    async up() {
      down.delete(id);
      await send(devtools, 'touchEnd', down);
    },
  });
  return [finger(1), finger(2)];
}

async function send(
  devtools: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  down: ReadonlyMap<number, { readonly x: number; readonly y: number }>,
): Promise<void> {
  const touchPoints = [...down].map(([id, point]) => ({ id, ...point }));
  await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** The middle of a cell. */
export async function middleOf(
  page: Page,
  cell: number,
): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(`.mines-cells [data-cell="${cell}"]`).boundingBox();
  if (box === null) throw new Error(`cell ${cell} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Pans with one finger until a cell lies well inside the window of the board. */
export async function panTo(page: Page, cell: number): Promise<void> {
  const pane = await page.locator('.mines-pane').boundingBox();
  if (pane === null) throw new Error('there is no board');
  const { x, y } = await middleOf(page, cell);
  const [across, acrossBack] = [pane.x + 24 - x, x - (pane.x + pane.width - 24)];
  const [downward, upward] = [pane.y + 24 - y, y - (pane.y + pane.height - 24)];
  const right = Math.max(0, across) - Math.max(0, acrossBack);
  const low = Math.max(0, downward) - Math.max(0, upward);
  if (right === 0 && low === 0) return;
  const [finger] = await fingersOn(page);
  const from = { x: pane.x + pane.width / 2, y: pane.y + pane.height / 2 };
  await finger.down(from.x, from.y);
  // Beyond the slop first, so that all of the rest counts.
  for (const share of [0.3, 0.6, 1, 1.2]) await finger.move(from.x + right * share, from.y + low * share);
  await finger.up();
}

export async function tapCell(page: Page, cell: number): Promise<void> {
  await panTo(page, cell);
  await tapAt(page, await middleOf(page, cell));
}

/**
 * Down and up again, `lastsMs` apart by the clock of the events. Both are handed in at once: how busy the machine is must not
 * decide how long a press was.
 */
export async function tapAt(
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
  lastsMs = 40,
): Promise<void> {
  const devtools = await devtoolsOf(page);
  const from = Date.now() / 1000;
  await Promise.all([
    devtools.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x, y }],
      timestamp: from,
    }),
    devtools.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: from + lastsMs / 1000,
    }),
  ]);
}

const devtools = new WeakMap<Page, Promise<CDPSession>>();

function devtoolsOf(page: Page): Promise<CDPSession> {
  const known = devtools.get(page);
  if (known !== undefined) return known;
  const opened = page.context().newCDPSession(page);
  devtools.set(page, opened);
  return opened;
}

/** Waits until the client has written down another state. */
export async function afterMove(page: Page, act: () => Promise<void>): Promise<View> {
  const key = `foretell/${saveKey(mines.id)}`;
  const before = await page.evaluate((name) => localStorage.getItem(name), key);
  await act();
  await page.waitForFunction(([name, text]) => localStorage.getItem(name ?? '') !== text, [
    key,
    before,
  ] as const);
  return viewIn(page);
}
