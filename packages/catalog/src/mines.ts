import { BOTS, MINDS, mines, RULES, TABLES } from '@foretell/mines';
import type { CatalogEntry } from './entry.ts';

/** The minefield dungeon. Its tables are those of its first root; `mines/rules` names the roots. */
export const MINES_ENTRY: CatalogEntry = {
  game: mines,
  bots: BOTS,
  tables: [RULES, ...TABLES, MINDS],
  changeable: { under: 'changes', tables: TABLES },
};
