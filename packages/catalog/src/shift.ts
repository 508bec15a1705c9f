import { BOTS, shift, TABLES } from '@foretell/shift';
import type { CatalogEntry } from './entry.ts';

/** The boss and the worker. An entry of its own, so that who shows one game loads no other. */
export const SHIFT_ENTRY: CatalogEntry = { game: shift, bots: BOTS, tables: TABLES };
