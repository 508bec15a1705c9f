import type { View } from '@foretell/mines';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '../src/text/locale.ts';
import { clippedText } from './finders.ts';
import { openPlace, type Place, SIZES } from './harness.ts';
import { adviceIn, afterMove, openRun, tapCell, viewIn } from './mines-screen.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

/** The expert needs two rounds and few walks here. */
const START = { seed: 'touch-56', until: (view: View) => view.moves === 0 };

describe('a whole battle, from the map to the reward', () => {
  test.each(LOCALES)(
    'can be fought by touch alone on a phone, and nothing is cut off (%s)',
    async (locale) => {
      const page = await openRun(place, START, locale);
      const deeds = await play(page, byTouch);
      expect(deeds.has('dig')).toBe(true);
      const view = await viewIn(page);
      expect(view.battles.map(({ outcome }) => outcome)).toEqual(['victory']);
      expect(view.phase).toBe('offer');
      await page.context().close();
    },
  );

  test.each(LOCALES)(
    'can be won by keyboard alone at a desk, and nothing is cut off (%s, D1-11)',
    async (locale) => {
      const page = await openRun(place, START, locale, { viewport: SIZES.desk });
      await play(page, byKeyboard);
      const view = await viewIn(page);
      expect(view.battles.map(({ outcome }) => outcome)).toEqual(['victory']);
      await page.context().close();
    },
  );
});

type Hand = (page: Page) => Promise<string>;

/** Plays until the battle is over and its reward waits; says which moves were made. */
async function play(page: Page, hand: Hand): Promise<ReadonlySet<string>> {
  const made = new Set<string>();
  for (let count = 0; count < 120; count++) {
    if (count % 4 === 0) expect(await clippedText(page)).toEqual([]);
    const { phase, battles } = await viewIn(page);
    if (battles.length > 0 && phase === 'offer' && (await page.locator('[data-choice]').count()) > 0)
      return made;
    made.add(await hand(page));
  }
  throw new Error('the battle does not end');
}

/** A screen that is gone on from, not a move. */
async function goesOn(page: Page): Promise<boolean> {
  await page.waitForSelector('[data-on], [data-node], [data-choice], .mines-battle[data-phase="open"]');
  return (await page.locator('[data-on]').count()) > 0;
}

async function byTouch(page: Page): Promise<string> {
  if (await goesOn(page)) {
    await page.locator('[data-on]').first().tap();
    return 'on';
  }
  const { view, move } = await adviceIn(page);
  switch (move.kind) {
    case 'go':
      // The only way on is chosen already, and pressing it goes there.
      if (view.ahead.length > 1) await page.locator(`[data-node="${move.node}"]`).tap();
      await afterMove(page, () => page.locator('[data-go]').tap());
      return move.kind;
    case 'walk':
    case 'dig':
      await afterMove(page, () => tapCell(page, move.cell));
      return move.kind;
    case 'seal':
      await page.locator('.mines-mode').tap();
      await afterMove(page, () => tapCell(page, move.cell));
      await page.locator('.mines-mode').tap();
      return move.kind;
    case 'stop':
    case 'refresh':
      await page.locator(`[data-key="${move.kind}"]`).tap();
      await afterMove(page, () => page.locator('.mines-confirm .yes').tap());
      return move.kind;
    case 'use':
    case 'take':
      throw new Error(`nobody expected ${move.kind}`);
  }
}

const KEYS = [
  'Numpad7',
  'Numpad8',
  'Numpad9',
  'Numpad4',
  'Numpad5',
  'Numpad6',
  'Numpad1',
  'Numpad2',
  'Numpad3',
];
const LETTERS = ['q', 'w', 'e', 'a', '', 'd', 'z', 'x', 'c'];

async function byKeyboard(page: Page): Promise<string> {
  if (await goesOn(page)) {
    await page.locator('[data-on]').first().focus();
    await page.keyboard.press('Enter');
    return 'on';
  }
  const { view, move } = await adviceIn(page);
  const { size = 1, avatar = 0 } = view.battle?.board ?? {};
  const wayTo = (cell: number) =>
    3 * (1 + Math.floor(cell / size) - Math.floor(avatar / size)) + 1 + (cell % size) - (avatar % size);
  switch (move.kind) {
    case 'go':
      if (view.ahead.length > 1) {
        await page.locator(`[data-node="${move.node}"]`).focus();
        await page.keyboard.press('Enter');
      }
      await page.locator('[data-go]').focus();
      await afterMove(page, () => page.keyboard.press('Enter'));
      return move.kind;
    case 'walk':
      await walkByKeys(page, move.cell);
      return move.kind;
    case 'dig':
      await afterMove(page, () =>
        page.keyboard.press(`Shift+${(LETTERS[wayTo(move.cell)] ?? '').toUpperCase()}`),
      );
      return move.kind;
    case 'seal':
      await page.keyboard.press('f');
      await afterMove(page, () => page.keyboard.press(KEYS[wayTo(move.cell)] ?? ''));
      return move.kind;
    case 'stop':
    case 'refresh':
      await page.keyboard.press(move.kind === 'stop' ? 's' : 'r');
      await afterMove(page, () => page.keyboard.press('Enter'));
      return move.kind;
    case 'use':
    case 'take':
      throw new Error(`nobody expected ${move.kind}`);
  }
}

/** With the cursor to the cell, and there with Space. */
async function walkByKeys(page: Page, cell: number): Promise<void> {
  const { battle } = await viewIn(page);
  const { size = 1, avatar = 0 } = battle?.board ?? {};
  await page.keyboard.press('i');
  const across = (cell % size) - (avatar % size);
  const down = Math.floor(cell / size) - Math.floor(avatar / size);
  for (let step = 0; step < Math.abs(across); step++)
    await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(down); step++)
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  await afterMove(page, () => page.keyboard.press(' '));
  await page.keyboard.press('Escape');
}
