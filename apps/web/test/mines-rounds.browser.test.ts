import { type BoardSeen, CLOSED, CRATER, isOpened, type View } from '@foretell/mines';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areBeside, neighboursOf } from '../src/boards/mines/battle/places.ts';
import { en } from '../src/boards/mines/text/battle/en.ts';
import { openPlace, type Place, SIZES } from './harness.ts';
import type { RunDraft } from './mines-runs.ts';
import { afterMove, openRun, tapAt, tapCell, viewIn } from './mines-screen.ts';

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
