export { CATALOG, findGame } from './catalog.ts';
export type { CatalogEntry } from './entry.ts';
export { SHIFT_ENTRY } from './shift.ts';
