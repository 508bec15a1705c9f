import { type BoardSeen, CLOSED, CRATER, isOpened, type View } from '@foretell/mines';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areBeside, isFrontier, neighboursOf } from '../src/boards/mines/battle/places.ts';
import { LONG_MS } from '../src/boards/mines/battle/press.ts';
import { en } from '../src/boards/mines/text/battle/en.ts';
import { openPlace, type Place, SIZES } from './harness.ts';
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

describe('a round ends', () => {
  test('by a stop, after a question that a second tap in the same place does not answer', async () => {
    const page = await openRun(place, ROUND);
    const { battle, moves } = await viewIn(page);
    const key = await page.locator('[data-key="stop"]').boundingBox();
    if (battle === null || key === null) throw new Error('there is no round to stop');
    const middle = { x: key.x + key.width / 2, y: key.y + key.height / 2 };
    await tapAt(page, middle);
    await page.locator('.mines-confirm').waitFor();
    await tapAt(page, middle);
    expect((await viewIn(page)).moves).toBe(moves);
    const after = await afterMove(page, () => page.locator('.mines-confirm .yes').tap());
    expect(after.battle).toMatchObject({ round: battle.round + 1, rap: battle.rap + battle.ap });
    await page.locator('[data-on]').first().waitFor();
    await page.context().close();
  });

  test('when the last action point is gone, and the last action says so before', async () => {
    const page = await openRun(place, {
      seed: 's11',
      until: ({ battle }) =>
        battle?.ap === 1 && besideIn(battle.board) !== undefined && battle.units.some(({ hp }) => hp > 100),
    });
    expect(await page.locator('.mines-note').textContent()).toBe(en.lastAction);
    const { battle } = await viewIn(page);
    const after = await afterMove(page, async () => tapCell(page, near(await viewIn(page))));
    expect(after.lines.length).toBeGreaterThan(0);
    expect(after.battle?.round).toBe((battle?.round ?? 0) + 1);
    await page.locator('[data-on]').first().waitFor();
    await page.context().close();
  });

  test('when the board is clear, on which the last cell is seen before the ledger is written', async () => {
    const page = await openRun(place, { seed: 's11', until: isAboutToClear }, 'en', {
      hasTouch: true,
      isMobile: true,
      viewport: SIZES.phone,
      reducedMotion: 'no-preference',
    });
    const view = await viewIn(page);
    const last = lastSafe(view);
    if (last === undefined) throw new Error('there is no last cell');
    const id = view.battle?.board.id;
    const after = await afterMove(page, () => tapCell(page, last));
    expect(after.lastBoard?.id).toBe(id);
    expect(after.lastBoard?.shown[last]).not.toBe(CRATER);
    await page.locator('[data-on]').first().waitFor();
    await page.context().close();
  });
});

/** Of the expert: its next move is the dig after which a board is cleared. Found by playing on. */
function isAboutToClear(view: View): boolean {
  return lastSafe(view) !== undefined;
}

/** Every closed cell but one is sealed and hit, and that one is beside the hero. */
function lastSafe({ battle }: View): number | undefined {
  if (battle === null) return undefined;
  const { shown, seals, size, avatar } = battle.board;
  const closed = shown.flatMap((each, cell) =>
    each === CLOSED && !seals.some((seal) => seal.cell === cell) ? [cell] : [],
  );
  const [only, ...others] = closed;
  return only !== undefined && others.length === 0 && areBeside(size, avatar, only) ? only : undefined;
}

test('a new board is bought with the reserve, and the question names the seals that are lost (D1-12)', async () => {
  const page = await openRun(place, {
    ...ROUND,
    after: ({ battle }) => {
      const cell = battle === null ? undefined : besideIn(battle.board);
      return cell === undefined ? [] : [{ kind: 'stop' }, { kind: 'seal', cell }];
    },
  });
  const { battle } = await viewIn(page);
  await page.locator('[data-key="refresh"]').tap();
  expect(await page.locator('.mines-confirm').textContent()).toContain(en.confirmRefresh(8, 1));
  const after = await afterMove(page, () => page.locator('.mines-confirm .yes').tap());
  expect(after.battle?.board.id).not.toBe(battle?.board.id);
  expect(after.battle).toMatchObject({ ap: battle?.ap, rap: (battle?.rap ?? 0) - 8, refreshLeft: 1 });
  await page.context().close();
});

describe('a board with fog', () => {
  test('is hinted at once a run, and a seal in it is warned of once (D1-3, D1-5)', async () => {
    const page = await openRun(place, {
      seed: 's11',
      until: ({ battle }) => battle !== null && battle.ap > 2 && fogBeside(battle.board) !== undefined,
      unshown: ['met', 'sealWarning'],
    });
    await page.locator('.mines-hint').waitFor();
    const view = await viewIn(page);
    const fog = view.battle === null ? undefined : fogBeside(view.battle.board);
    if (fog === undefined) throw new Error('no fog in reach');
    await page.locator('.mines-mode').tap();
    await tapCell(page, fog);
    await page.locator('.mines-mark.target').waitFor();
    expect(await page.locator('.mines-speech').textContent()).toBe(en.doubts.harmless);
    expect((await viewIn(page)).moves).toBe(view.moves);
    await page.keyboard.press('Escape');
    await page.locator('.mines-mode').tap();
    const dug = await afterMove(page, () => tapCell(page, fog));
    expect(isOpened(dug.battle?.board.shown[fog])).toBe(true);
    await page.waitForFunction(() => document.querySelector('.mines-hint') === null);
    expect(await page.locator(`[data-cell="${fog}"]`).getAttribute('aria-label')).toContain('no digit');
    await page.reload();
    await page.waitForSelector('.mines-battle');
    expect(await page.locator('.mines-hint').count()).toBe(0);
    await page.context().close();
  });
});

function fogBeside({ size, shown, avatar, regions }: BoardSeen): number | undefined {
  return neighboursOf(size, avatar).find(
    (cell) => shown[cell] === CLOSED && regions.some(({ cells }) => cells.includes(cell)),
  );
}

test('the boss waits on poor vein, and says so before', async () => {
  const page = await openRun(place, {
    seed: 's11',
    until: ({ battle }) => battle?.kind === 'boss',
    unshown: ['begun'],
  });
  expect(await page.locator('.mines-card').textContent()).toContain(en.begin.poorVein);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.mines-battle[data-phase="open"]');
  await page.context().close();
});

describe('what is left in the reserve when a battle ends', () => {
  const ENDED: RunDraft = {
    seed: 's2',
    until: ({ battle }, before) => battle === null && (before?.battle?.rap ?? 0) > 0,
    unshown: ['ended'],
  };

  test('is counted down before the eyes, and it is said why (D1-10)', async () => {
    const page = await openRun(place, ENDED, 'en', { viewport: SIZES.phone, reducedMotion: 'no-preference' });
    await page.reload();
    await page.waitForSelector('.mines-emptying');
    const steps = await page.evaluate(
      (end) =>
        new Promise<string[]>((done) => {
          const seen: string[] = [];
          const look = () => {
            const text = document.querySelector('.mines-emptying strong')?.textContent ?? '';
            if (text !== seen.at(-1)) seen.push(text);
            if (text === end) done(seen);
            else setTimeout(look, 5);
          };
          look();
        }),
      en.over.reserveLeft(0),
    );
    expect(steps.length).toBeGreaterThan(1);
    expect(await page.locator('.mines-emptying').textContent()).toContain(en.over.reserveEnds);
    await page.context().close();
  });

  test('is gone at once where nothing moves, and it is said why', async () => {
    const page = await openRun(place, ENDED, 'en', { viewport: SIZES.phone });
    expect(await page.locator('.mines-emptying').textContent()).toBe(
      `${en.over.reserveLeft(0)}${en.over.reserveEnds}`,
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
