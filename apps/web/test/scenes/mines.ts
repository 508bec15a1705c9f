import { type BoardSeen, CLOSED, type View } from '@foretell/mines';
import type { Page } from 'playwright-core';
import { neighboursOf } from '../../src/boards/mines/battle/places.ts';
import { playRun, type RunDraft } from '../mines-runs.ts';
import type { Scene } from './scene.ts';

const PLAY = '#/mines/play';

/** A run with everything in it: its moments are found by what they show, not by counting moves. */
const RUN = { seed: 's11', bot: 'expert' } as const;

/** A full round in the reserve, and a seal that nobody has paid. */
const STOPPED_AND_SEALED: Omit<RunDraft, 'seed' | 'bot'> = {
  until: ({ battle }) =>
    battle !== null && battle.ap === battle.grant && closedBeside(battle.board) !== undefined,
  after: ({ battle }) => {
    const cell = battle === null ? undefined : closedBeside(battle.board);
    return cell === undefined ? [] : [{ kind: 'stop' }, { kind: 'seal', cell }];
  },
};

function closedBeside({ size, shown, avatar }: BoardSeen): number | undefined {
  return neighboursOf(size, avatar).find((cell) => shown[cell] === CLOSED);
}

/** The board of mines: battles, and the screens between them. */
export const MINES_SCENES: readonly Scene[] = [
  scene('mines-map', { until: ({ phase, path }) => path.length === 3 && phase === 'map' }),
  scene('mines-battle-begin', { until: ({ battle }) => battle?.units.length === 2, unshown: ['begun'] }),
  scene('mines-battle', { until: ({ battle }) => battle?.ordinal === 2 && battle.banked.length > 5 }),
  scene('mines-three-enemies', { until: ({ battle }) => battle?.units.length === 3 && battle.ap < 6 }),
  scene('mines-fog', { until: (view) => hasOpened(view, 'fog') && view.battle?.ap === 3 }),
  scene('mines-fog-hint', {
    until: ({ battle }) => (battle?.board.regions.length ?? 0) > 0,
    unshown: ['met'],
  }),
  scene('mines-boss', {
    until: ({ battle, level }) => level === 2 && battle?.kind === 'boss' && battle.ap < 5,
  }),
  scene('mines-last-action', { until: ({ battle }) => battle?.ap === 1 && battle.board.seals.length > 0 }),
  scene(
    'mines-refusal',
    { until: ({ battle }) => battle?.ordinal === 2 && battle.banked.length > 5 },
    async (page) => {
      await page.keyboard.press('i');
      for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowUp');
      await tapFarthest(page);
    },
  ),
  scene(
    'mines-second-tap',
    { until: ({ battle }) => battle?.ordinal === 2 && battle.banked.length > 5 },
    async (page) => {
      await page
        .locator('.mines-cell.closed.frontier')
        .first()
        .click({ position: { x: 20, y: 20 } });
    },
  ),
  scene('mines-stop', { until: ({ battle }) => battle?.ap === 5 }, (page) => page.keyboard.press('s')),
  scene('mines-refresh', STOPPED_AND_SEALED, (page) => page.keyboard.press('r')),
  scene('mines-legend', { until: ({ battle }) => battle?.ap === 5 }, (page) => page.keyboard.press('l')),
  scene('mines-ledger', { until: ({ battle }) => (battle?.banked.length ?? 0) > 9 }, (page) =>
    page.keyboard.press('k'),
  ),
  scene(
    'mines-settlement',
    { until: ({ lines, battle }) => lines.length > 8 && battle !== null, unshown: ['settled'] },
    (page) => page.locator('[data-on]').click(),
  ),
  scene('mines-battle-over', {
    until: ({ battles, battle }) => battles.length === 2 && battle === null,
    unshown: ['ended'],
  }),
  scene('mines-reward', { until: ({ phase }) => phase === 'offer' }),
  scene('mines-end', {}),
  deep('mines-magma', 'magma'),
  deep('mines-ice', 'ice'),
];

function scene(
  name: string,
  draft: Omit<RunDraft, 'seed' | 'bot'>,
  steps?: (page: Page) => Promise<void>,
): Scene {
  const { entries } = playRun({ ...RUN, ...draft });
  return { name, hash: PLAY, entries, ...(steps === undefined ? {} : { steps }) };
}

function deep(name: string, variantId: string): Scene {
  const { entries } = playRun({
    ...RUN,
    config: { root: 'deep', changes: {} },
    until: (view) => hasOpened(view, variantId) && view.battle?.ap === 4,
  });
  return { name, hash: PLAY, entries };
}

function hasOpened({ battle }: View, variantId: string): boolean {
  if (battle === null) return false;
  const { regions, shown } = battle.board;
  return regions.some(
    (region) => region.variantId === variantId && region.cells.some((cell) => shown[cell] !== -1),
  );
}

/** Taps a closed cell that nothing opened touches. */
async function tapFarthest(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page
    .locator('.mines-cell.closed.none')
    .last()
    .click({ position: { x: 20, y: 20 } });
}
