import { BOTS, MINDS, RULES, souls, TABLES } from '@foretell/souls';
import type { CatalogEntry } from './entry.ts';

/** The souls-like dungeon. */
export const SOULS_ENTRY: CatalogEntry = { game: souls, bots: BOTS, tables: [RULES, ...TABLES, MINDS] };
