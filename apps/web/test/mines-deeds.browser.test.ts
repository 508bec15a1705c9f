import { type BoardSeen, CLOSED, isOpened, type View } from '@foretell/mines';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areBeside, isFrontier, neighboursOf } from '../src/boards/mines/battle/places.ts';
import { LONG_MS } from '../src/boards/mines/battle/press.ts';
import { en } from '../src/boards/mines/text/battle/en.ts';
import { openPlace, type Place } from './harness.ts';
import type { RunDraft } from './mines-runs.ts';
import { afterMove, fingersOn, middleOf, openRun, tapAt, tapCell, viewIn } from './mines-screen.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

/** The hero stands beside a closed cell, in the first round of a battle. */
const ROUND: RunDraft = {
  seed: 's11',
  until: ({ battle }) =>
    battle !== null && battle.ap === battle.grant && besideIn(battle.board) !== undefined,
};

const besideIn = ({ size, shown, avatar }: BoardSeen) =>
  neighboursOf(size, avatar).find((cell) => shown[cell] === CLOSED);

function cellWhere({ battle }: View, isWanted: (cell: number, board: BoardSeen) => boolean): number {
  const board = battle?.board;
  const cell = board?.shown.findIndex((_, at) => isWanted(at, board)) ?? -1;
  if (cell < 0) throw new Error('no such cell');
  return cell;
}

/** Beside the hero and closed. */
const near = (view: View) => cellWhere(view, (cell, board) => cell === besideIn(board));

async function pressFor(page: Page, cell: number, ms: number): Promise<void> {
  const [finger] = await fingersOn(page);
  const { x, y } = await middleOf(page, cell);
  await finger.down(x, y);
  await page.waitForTimeout(ms);
  await finger.up();
}

describe('a finger on a closed cell', () => {
  test('that comes up between a tap and a long press has done nothing; one that stays seals, and one that moves calls it off', async () => {
    const page = await openRun(place, ROUND);
    const before = await viewIn(page);
    const cell = near(before);
    await page.evaluate(hearPresses);
    await tapAt(page, await middleOf(page, cell), 240);
    await page.waitForTimeout(LONG_MS + 250);
    expect(await page.evaluate(lastPressMs)).toBeCloseTo(240, 0);
    expect(await viewIn(page)).toEqual(before);

    const [finger] = await fingersOn(page);
    const { x, y } = await middleOf(page, cell);
    await Promise.all([finger.down(x, y), finger.move(x + 14, y)]);
    await page.waitForTimeout(LONG_MS + 250);
    await finger.up();
    expect(await viewIn(page)).toEqual(before);

    const sealed = await afterMove(page, () => pressFor(page, cell, LONG_MS + 60));
    expect(sealed.battle?.board.seals).toEqual([{ cell, state: 'open' }]);
    await page.context().close();
  });

  test('while another is down neither digs nor seals: two fingers zoom out, and there a tap only comes closer', async () => {
    const page = await openRun(place, {
      ...ROUND,
      until: ({ battle }) => battle?.board.size === 10 && battle.ap > 3,
    });
    const before = await viewIn(page);
    const [one, other] = await fingersOn(page);
    await one.down(100, 400);
    await other.down(300, 400);
    for (const x of [280, 240, 180]) await other.move(x, 400);
    await one.up();
    await other.up();
    expect(await page.locator('.mines-pane.overview').count()).toBe(1);
    const cell = cellWhere(before, (at, board) => isFrontier(board, at));
    await tapAt(page, await middleOf(page, cell));
    await page.waitForFunction(() => document.querySelector('.mines-pane.overview') === null);
    expect((await viewIn(page)).moves).toBe(before.moves);
    await page.context().close();
  });
});

describe('what is not possible', () => {
  test('is said where it belongs: at the cell, or where the points are counted (D1-2)', async () => {
    const page = await openRun(place, ROUND);
    const view = await viewIn(page);
    const unreachable = cellWhere(
      view,
      (cell, board) => board.shown[cell] === CLOSED && !isFrontier(board, cell),
    );
    await tapCell(page, unreachable);
    const speech = page.locator('.mines-speech.refused');
    await speech.waitFor();
    expect(await speech.textContent()).toBe(en.refusals.not_adjacent);
    const { x, y } = await middleOf(page, unreachable);
    const box = await speech.boundingBox();
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - y)).toBeLessThan(70);
    expect((box?.x ?? 0) <= x && x <= (box?.x ?? 0) + (box?.width ?? 0)).toBe(true);
    expect(await page.locator('.mines-mark.shake').count()).toBe(1);

    await page.locator('[data-key="refresh"]').tap();
    await page.locator('.mines-rap.pulse').waitFor();
    expect(await page.locator('.mines-note').textContent()).toBe(en.refusals.rap_insufficient);
    expect(await page.locator('.mines-speech').count()).toBe(0);
    expect(await viewIn(page)).toEqual(view);
    await page.context().close();
  });

  test('a single tap from afar costs nothing: it shows the way, and the second goes it', async () => {
    const page = await openRun(place, ROUND);
    const view = await viewIn(page);
    const { avatar = 0, size = 1 } = view.battle?.board ?? {};
    const far = cellWhere(view, (cell, board) => isFrontier(board, cell) && !areBeside(size, avatar, cell));
    await tapCell(page, far);
    await page.locator('.mines-mark.target').waitFor();
    expect(await page.locator('.mines-mark.way').count()).toBeGreaterThan(0);
    expect(await viewIn(page)).toEqual(view);
    await tapCell(page, far);
    await page.waitForFunction(
      (cell) => !document.querySelector(`[data-cell="${cell}"]`)?.classList.contains('closed'),
      far,
    );
    const after = await viewIn(page);
    expect(after.moves).toBe(view.moves + 2);
    expect(after.battle?.board.shown[far]).not.toBe(CLOSED);
    await page.context().close();
  });
});

describe('taking back', () => {
  test('a walk is undone, a dig is not', async () => {
    const page = await openRun(place, ROUND);
    const view = await viewIn(page);
    const step = cellWhere(
      view,
      (cell, board) => isOpened(board.shown[cell]) && areBeside(board.size, board.avatar, cell),
    );
    const walked = await afterMove(page, () => tapCell(page, step));
    expect(walked.battle?.board.avatar).toBe(step);
    const undone = await afterMove(page, () => page.locator('[data-key="undo"]').tap());
    expect(undone).toEqual(view);
    await afterMove(page, () => tapCell(page, near(view)));
    expect(await page.locator('[data-key="undo"]').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('u');
    expect((await viewIn(page)).battle?.board.shown[near(view)]).not.toBe(CLOSED);
    await page.context().close();
  });

  test('a reload in the middle of a round loses nothing', async () => {
    const page = await openRun(place, ROUND);
    const dug = await afterMove(page, async () => tapCell(page, near(await viewIn(page))));
    const seen = await page.locator('.mines-hud').textContent();
    await page.reload();
    await page.waitForSelector('.mines-battle');
    expect(await viewIn(page)).toEqual(dug);
    expect(await page.locator('.mines-hud').textContent()).toBe(seen);
    expect(await page.locator('.mines-cell:not(.closed)').count()).toBe(
      dug.battle?.board.shown.filter(isOpened).length,
    );
    await page.context().close();
  });
});

describe('the board', () => {
  test('can be pressed by a screen reader, which is told what came of it', async () => {
    const page = await openRun(place, ROUND);
    const view = await viewIn(page);
    const cell = near(view);
    const grid = page.getByRole('grid');
    expect(await grid.getByRole('row').count()).toBe(view.battle?.board.size);
    expect(await grid.locator('[tabindex="0"]').getAttribute('aria-label')).toContain('you are here');
    // What a screen reader does to press something is a click without a pointer.
    const after = await afterMove(page, () =>
      page.locator(`[data-cell="${cell}"]`).evaluate((element) => {
        if (element instanceof HTMLElement) element.click();
      }),
    );
    const { size = 1 } = view.battle?.board ?? {};
    const where = `Row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}`;
    await page
      .getByRole('status')
      .filter({ hasText: `${where}: ` })
      .waitFor();
    const told = await page
      .getByRole('status')
      .filter({ hasText: `${where}: ` })
      .textContent();
    expect(told).toContain(`${after.battle?.ap} action points left`);
    await page.context().close();
  });

  test('is drawn number over hero over border over cell, and what moves over all of them (D1-13)', async () => {
    const page = await openRun(place, ROUND);
    const layers = await page.$$eval('.mines-map > *', (all) => all.map((each) => each.classList[0]));
    expect(layers).toEqual([
      'mines-cells',
      'mines-contours',
      'mines-stand',
      'mines-digits',
      'mines-lids',
      'mines-marks',
    ]);
    const lifted = await page.$$eval('.mines-map *', (all) =>
      all
        .filter((each) => !['auto', '0'].includes(getComputedStyle(each).zIndex))
        .map((each) => each.className),
    );
    expect(lifted).toEqual([]);
    await page.context().close();
  });
});

/** In the page: how long the last press lasted by the clock of its events. */
function hearPresses(): void {
  const heard = globalThis as unknown as { pressedAt: number; lasted: number };
  addEventListener('pointerdown', (event) => (heard.pressedAt = event.timeStamp), true);
  addEventListener('pointerup', (event) => (heard.lasted = event.timeStamp - heard.pressedAt), true);
}

function lastPressMs(): number {
  return (globalThis as unknown as { lasted: number }).lasted;
}
