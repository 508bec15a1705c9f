import { nextOf, openRng, rngStream } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../src/battle/battle.ts';
import { legalIntents, playIntent, startBattle } from '../src/battle/index.ts';
import { settleSeals } from '../src/board/index.ts';
import { projectedWeights } from '../src/boards/kinds.ts';
import { gridOf } from '../src/grid.ts';
import { DEEP, SURFACE } from '../src/tables/roots.ts';
import { act, dig, lay, REFRESH, SETUP, STOP, seal, sitDown } from './laid.ts';

const TIGHT = ['*....', '.....', '..@*.', '.....', '*...*'];
const rich = (battle: Battle): Battle => ({ ...battle, ledger: { ...battle.ledger, rap: 99 } });
const linesFrom = (battle: Battle, ...sources: readonly string[]) =>
  battle.lines.filter(({ source }) => sources.includes(source));

describe('seals over the rounds', () => {
  test('SE-1 SE-2 a mark on a mine pays in its round, and never again', () => {
    const table = sitDown([lay(TIGHT)]);
    act(table, seal(13), STOP);
    expect(linesFrom(table.battle, 'seal_hit')).toHaveLength(1);
    act(table, STOP);
    expect(linesFrom(table.battle, 'seal_hit', 'seal_miss')).toEqual([]);
    act(table, STOP);
    expect(table.battle.summary).toMatchObject({ flagPlaced: 1, flagHit: 1, flagMiss: 0 });
  });

  test('SE-3 a mark on a safe cell costs once', () => {
    const table = sitDown([lay(TIGHT)]);
    act(table, seal(6), STOP);
    expect(linesFrom(table.battle, 'seal_miss')).toHaveLength(1);
    act(table, STOP);
    expect(linesFrom(table.battle, 'seal_miss')).toEqual([]);
  });

  test('SE-4 a marked safe cell that is dug in time pays as a dug one', () => {
    const table = sitDown([lay(TIGHT)]);
    act(table, seal(6), dig(6), STOP);
    expect(linesFrom(table.battle, 'open')).toHaveLength(1);
    expect(linesFrom(table.battle, 'seal_miss')).toEqual([]);
    expect(table.battle.board.seals).toEqual([]);
  });

  test('SE-5 a marked mine that has paid and is dug is a mine, and its right is used up', () => {
    const table = sitDown([lay(TIGHT)]);
    act(table, seal(13), STOP, dig(13), STOP);
    expect(linesFrom(table.battle, 'mine')).toHaveLength(1);
    // Were a mark to stand there again, the mine would not pay: the right is the mine's and not the mark's.
    const again = { ...table.battle.board, seals: [{ cell: 13, round: 3, state: 'open' as const }] };
    expect(settleSeals(again, 3).results).toEqual([{ cell: 13, isHit: true, pays: false }]);
    expect(settleSeals({ ...again, paidMines: [] }, 3).results[0]?.pays).toBe(true);
  });

  test('SE-6 another board has mines of its own: they pay anew', () => {
    const table = sitDown([lay(TIGHT)]);
    act(table, seal(13), STOP);
    const before = table.battle.board.product.id;
    table.battle = rich(table.battle);
    act(table, REFRESH, seal(13), STOP);
    expect(linesFrom(table.battle, 'seal_hit').map(({ boardId }) => boardId)).not.toContain(before);
    expect(table.battle.summary.flagHit).toBe(2);
  });

  test('SE-7 what was placed and neither hit nor missed was lost with its board or dug away', () => {
    const table = sitDown([lay(TIGHT)]);
    table.battle = rich(table.battle);
    act(table, seal(6), seal(7), dig(7), REFRESH, seal(13), STOP);
    expect(table.battle.summary).toMatchObject({ flagPlaced: 3, flagHit: 1, flagMiss: 0 });
    const paid = linesFrom(table.battle, 'seal_hit').reduce((sum, { magnitude }) => sum + magnitude, 0);
    expect(table.battle.summary.flagPayoutTotal).toBe(paid);
  });
});

describe('refreshing in battle', () => {
  test('A3-10 marks of the old board pay nothing, what was banked pays, and the swap itself pays no clear', () => {
    const table = sitDown([lay(TIGHT)]);
    table.battle = rich(table.battle);
    const [dug] = act(table, dig(7), seal(13));
    expect(dug?.kind).toBe('dug');
    const { ap } = table.battle.ledger;
    const [refreshed] = act(table, REFRESH);
    expect(refreshed).toMatchObject({ kind: 'refreshed', sealsLost: 1, left: 1 });
    expect(table.battle.ledger.ap).toBe(ap);
    expect(table.battle.ledger.round).toBe(1);
    act(table, STOP);
    expect(linesFrom(table.battle, 'open')).toHaveLength(1);
    expect(linesFrom(table.battle, 'seal_hit', 'seal_miss', 'clear')).toEqual([]);
  });

  test('feats that answer a refresh bank their line at once', () => {
    const table = sitDown([lay(TIGHT)], { feats: ['refresh_volley', 'refresh_salve'] });
    table.battle = rich(table.battle);
    act(table, REFRESH, REFRESH, STOP);
    expect(linesFrom(table.battle, 'feat').map(({ effectId }) => effectId)).toEqual([
      'hit_all',
      'hero_heal',
      'hit_all',
      'hero_heal',
    ]);
  });
});

describe('boards over the rounds', () => {
  const nearlyDone = () => {
    const product = lay(TIGHT);
    const open = product.numbers.flatMap((_, cell) =>
      product.mines.includes(cell) || cell === 6 ? [] : [cell],
    );
    return { ...product, initialOpen: open };
  };

  test('B1-6 a clear is paid and then another board lies', () => {
    const table = sitDown([nearlyDone(), lay(TIGHT)]);
    const events = act(table, dig(6));
    const order = events.map(({ kind }) => kind);
    expect(order.indexOf('board-laid')).toBeGreaterThan(order.lastIndexOf('line'));
    expect(linesFrom(table.battle, 'clear').length).toBeGreaterThan(0);
    expect(table.battle.board.product.id).toBe('1/2');
    expect(table.battle.ledger.rap).toBe(0);
  });

  test('B1-7 a clear that wins lays no board', () => {
    const table = sitDown([nearlyDone(), lay(TIGHT)]);
    table.battle = { ...table.battle, units: table.battle.units.map((unit) => ({ ...unit, hp: 1 })) };
    const events = act(table, dig(6));
    expect(table.battle.outcome).toBe('victory');
    expect(events.some(({ kind }) => kind === 'board-laid')).toBe(false);
    expect(table.battle.boards).toBe(1);
  });

  test('A3-15 the end of a battle empties the reserve where everybody sees it', () => {
    const table = sitDown([lay(TIGHT)]);
    table.battle = { ...rich(table.battle), units: table.battle.units.map((unit) => ({ ...unit, hp: 1 })) };
    const events = act(table, STOP);
    expect(events.at(-1)).toEqual({ kind: 'reserve-emptied', rap: 99 + SURFACE.action_economy.ap_per_round });
    expect(table.battle.ledger.rap).toBe(0);
    expect(legalIntents(table.tables, table.battle)).toEqual([]);
  });

  test('stopping and running dry keep the board', () => {
    const table = sitDown([lay(TIGHT)]);
    act(table, STOP);
    expect(table.battle.boards).toBe(1);
    expect(table.battle.ledger.round).toBe(2);
  });

  test('A4-13 a board keeps the terrain that it was made with', () => {
    const table = sitDown([lay(TIGHT, { regions: [{ cells: [6], payoutPercent: 200 }] })]);
    table.battle = playIntent({ ...SURFACE, variation: [] }, table.battle, dig(6), table.boards).battle;
    expect(table.battle.banked[0]?.payoutPercent).toBe(200);
  });
});

describe('what relics do to a battle', () => {
  test('the spare pick helps in the first round against elites and bosses', () => {
    const grant = (nodeKind: 'early' | 'elite') =>
      sitDown([lay(TIGHT)], { nodeKind, relics: ['spare_pick'] }).battle.ledger.grant;
    expect([grant('early'), grant('elite')]).toEqual([8, 9]);
  });
});

test('B4-1 a poor vein draws with its own weights and changes no price', () => {
  const weights = projectedWeights(SURFACE, 'poor_vein').map(({ weight }) => weight);
  expect(weights).toEqual([7, 6, 14, 8, 4, 14, 10, 10, 2]);
  const ap = (map: 'normal' | 'poor_vein') => sitDown([lay(TIGHT)], { map }).battle.ledger.ap;
  expect(ap('poor_vein')).toBe(ap('normal'));
});

describe('battles of random moves on generated boards', () => {
  const play = (
    seed: string,
    root: typeof SURFACE,
    level: number,
    each: (before: Battle, after: Battle) => void,
  ) => {
    const rng = openRng(rngStream(seed, 'moves'));
    let { battle } = startBattle(root, {
      ...SETUP,
      seed,
      level,
      depth: 1,
      items: [{ itemId: 'lantern', charges: 1 }],
    });
    for (let moves = 0; battle.outcome === 'running' && moves < 4000; moves++) {
      const intents = legalIntents(root, battle);
      const after = playIntent(root, battle, nextOf(rng, intents)).battle;
      each(battle, after);
      battle = after;
    }
    return battle;
  };

  test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'A2-8 seed %s: the open region is one piece, no mine pays twice, the same twice',
    (seed) => {
      const level = 1 + (seed.charCodeAt(0) % 4);
      const once = play(seed, DEEP, level, (_, { board, ledger }) => {
        expect(Math.min(ledger.ap, ledger.rap)).toBeGreaterThanOrEqual(0);
        expect(new Set(board.paidMines).size).toBe(board.paidMines.length);
        expect(isOnePiece(board.openedIn, board.product.size)).toBe(true);
      });
      expect(once.outcome).not.toBe('running');
      expect(play(seed, DEEP, level, () => {})).toEqual(once);
      expect(JSON.parse(JSON.stringify(once))).toEqual(once);
    },
  );
});

function isOnePiece(openedIn: readonly number[], size: number): boolean {
  const open = openedIn.flatMap((round, cell) => (round >= 0 ? [cell] : []));
  const reached = new Set([open[0] ?? 0]);
  for (const cell of reached) {
    for (const near of gridOf(size).neighbours[cell] ?? [])
      if ((openedIn[near] ?? -1) >= 0) reached.add(near);
  }
  return reached.size === open.length;
}
