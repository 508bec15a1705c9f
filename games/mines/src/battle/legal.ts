import { isOpened } from '../board/index.ts';
import { gridOf } from '../grid.ts';
import type { GameTables } from '../tables/rows.ts';
import type { Battle, Intent } from './battle.ts';
import { refusalOfIntent } from './refusals.ts';

/** Every intent that is not refused now, in a fixed order: walks, digs and seals by cell, then stop, refresh, items. */
export function legalIntents(tables: GameTables, battle: Battle): readonly Intent[] {
  if (battle.outcome !== 'running') return [];
  const { board } = battle;
  const { neighbours, cells } = gridOf(board.product.size);
  const around = neighbours[board.avatar] ?? [];
  const walks: Intent[] = [];
  for (let cell = 0; cell < cells; cell++) {
    if (cell !== board.avatar && isOpened(board, cell)) walks.push({ kind: 'walk', cell });
  }
  const deeds: readonly Intent[] = [
    ...around.map((cell): Intent => ({ kind: 'dig', cell })),
    ...around.map((cell): Intent => ({ kind: 'seal', cell })),
    { kind: 'stop' },
    { kind: 'refresh' },
    ...battle.items.map(({ itemId }): Intent => ({ kind: 'use', item: itemId })),
  ];
  return [...walks, ...deeds.filter((intent) => refusalOfIntent(tables, battle, intent) === undefined)];
}
