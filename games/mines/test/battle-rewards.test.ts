import { describe, expect, test } from 'vitest';
import { submit } from '../src/battle/index.ts';
import { PLAIN, paymentsOf, rowOf } from '../src/settlement/payment.ts';
import { clearRewardOf } from '../src/tables/resolve.ts';
import { DEEP, SURFACE } from '../src/tables/roots.ts';
import type { MapKind } from '../src/tables/rows.ts';
import { act, dig, lay, STOP, sitDown, walk } from './laid.ts';

const TIGHT = ['*....', '.....', '..@*.', '.....', '*...*'];
/** A wall of mines with a gap; behind it lies a field that one chain opens. */
const BEHIND_WALL = ['.....*', '.....*', '**..**', '..@...', '......', '......'];

/** Only the cell 6 is still closed, and the mines. */
function nearlyDone() {
  const product = lay(TIGHT);
  const initialOpen = product.numbers.flatMap((_, cell) =>
    product.mines.includes(cell) || cell === 6 ? [] : [cell],
  );
  return { ...product, initialOpen };
}

describe('a clear', () => {
  test('pays what its own kind of map pays there', () => {
    const paid = (map: MapKind) => {
      const table = sitDown([nearlyDone(), lay(TIGHT)], {
        depth: 6,
        nodeKind: 'boss',
        map,
        units: ['vein_warden'],
      });
      act(table, dig(6));
      return table.battle.lines
        .filter(({ source }) => source === 'clear')
        .reduce((sum, { magnitude }) => sum + magnitude, 0);
    };
    for (const map of ['normal', 'poor_vein'] as const) {
      const { hit_all, hit_front, hero_heal, fog_uplift } = clearRewardOf(SURFACE, 1, 6, map);
      expect(paid(map)).toBe(hit_all + hit_front + hero_heal + fog_uplift);
    }
    expect(paid('poor_vein')).not.toBe(paid('normal'));
  });

  test('is not brought nearer by a mine: every safe cell has to be open', () => {
    const table = sitDown([nearlyDone(), lay(TIGHT)]);
    act(table, walk(7), dig(13));
    expect(table.battle.board.safeLeft).toBe(1);
    const ends = act(table, dig(6)).filter(({ kind }) => kind === 'round-ended');
    expect(ends).toMatchObject([{ reason: 'clear' }]);
    expect(table.battle.summary).toMatchObject({ clears: 1, minesTriggered: 1 });
  });
});

test('the first cell of a chain is opened, the others are chained', () => {
  const table = sitDown([lay(BEHIND_WALL)]);
  act(table, dig(14), walk(14), dig(8), walk(8), dig(2));
  const sources = table.battle.banked.map(({ source }) => source);
  expect(sources.slice(0, 3)).toEqual(['open', 'open', 'open']);
  expect(new Set(sources.slice(3))).toEqual(new Set(['chain']));
  act(table, STOP);
  const lines = table.battle.lines.filter(({ source }) => source === 'chain');
  expect(new Set(lines.map(({ cell }) => cell)).size).toBe(sources.length - 3);
});

test('a stop behind a walk is carried out as what it is', () => {
  const table = sitDown([lay(TIGHT)]);
  act(table, dig(6));
  const result = submit(table.tables, table.battle, [walk(6), STOP], table.boards);
  expect(result).toMatchObject({ done: 2, refused: undefined });
  expect(result.battle.board.avatar).toBe(6);
  expect(result.battle.ledger).toMatchObject({ round: 2, rap: SURFACE.action_economy.ap_per_round - 1 });
});

describe('what a percentage adds to a counted row', () => {
  const gain = (premium: number) => paymentsOf(DEEP, rowOf(DEEP, 'action'), 1, { ...PLAIN, premium })[1];

  test('SE-14 is block for a gain, rounded up so that a hit never falls short of its premium', () => {
    expect(gain(125)).toEqual({ effectId: 'hero_block', magnitude: 2 });
    expect(gain(130)).toEqual({ effectId: 'hero_block', magnitude: 3 });
  });

  test('C1-4 is a wound for a loss: magma doubles a drain without draining twice', () => {
    const loss = paymentsOf(DEEP, rowOf(DEEP, 'action'), -1, { ...PLAIN, payout: 200 });
    expect(loss).toEqual([
      { effectId: 'ap_drain', magnitude: 1 },
      { effectId: DEEP.settlement.drain_fallback_effect, magnitude: 8 },
    ]);
    expect(DEEP.settlement.drain_fallback_effect).not.toBe(DEEP.settlement.premium_fallback_effect);
  });
});
