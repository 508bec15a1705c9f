import { refusalOfDig, refusalOfSeal, refusalOfWalk } from '../board/index.ts';
import { priceOf, refreshCostOf, refusalOfAction, refusalOfRefresh } from '../ledger/ledger.ts';
import type { GameTables } from '../tables/rows.ts';
import type { Battle, BattleRefusal, Intent } from './battle.ts';

/** Why an intent is refused now; `undefined` when it is not. The board is asked first, so that its answer does not depend on money. */
export function refusalOfIntent(
  tables: GameTables,
  battle: Battle,
  intent: Intent,
): BattleRefusal | undefined {
  if (battle.outcome !== 'running') return { code: 'phase', facts: {} };
  const { board, ledger } = battle;
  const economy = tables.action_economy;
  switch (intent.kind) {
    case 'walk':
      return ofCell(refusalOfWalk(board, intent.cell), intent.cell);
    case 'dig':
      return (
        ofCell(refusalOfDig(board, intent.cell), intent.cell) ??
        ofPrice(tables, battle, refusalOfAction(economy, ledger, 'dig'), 'dig')
      );
    case 'seal':
      return (
        ofCell(refusalOfSeal(board, intent.cell), intent.cell) ??
        ofPrice(tables, battle, refusalOfAction(economy, ledger, 'seal'), 'seal')
      );
    case 'stop':
      return ledger.phase === 'open' ? undefined : { code: 'phase', facts: {} };
    case 'refresh': {
      const code = refusalOfRefresh(economy, ledger);
      if (code === undefined) return undefined;
      return { code, facts: { price: refreshCostOf(economy, ledger), rap: ledger.rap } };
    }
    case 'use':
      return ofItem(tables, battle, intent.item);
  }
}

function ofCell(code: string | undefined, cell: number): BattleRefusal | undefined {
  return code === undefined ? undefined : { code, facts: { cell } };
}

function ofPrice(
  tables: GameTables,
  { ledger }: Battle,
  code: string | undefined,
  action: 'dig' | 'seal',
): BattleRefusal | undefined {
  if (code === undefined) return undefined;
  return { code, facts: { price: priceOf(tables.action_economy, action), ap: ledger.ap } };
}

function ofItem(tables: GameTables, { items }: Battle, item: string): BattleRefusal | undefined {
  const held = items.find(({ itemId }) => itemId === item);
  if (held === undefined || !tables.items.some(({ item_id }) => item_id === item)) {
    return { code: 'no_such_item', facts: { item } };
  }
  return held.charges > 0 ? undefined : { code: 'item_spent', facts: { item } };
}
