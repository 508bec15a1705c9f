export { CATALOG, findGame } from './catalog.ts';
export type { CatalogEntry } from './entry.ts';
export { MINES_ENTRY } from './mines.ts';
export { SHIFT_ENTRY } from './shift.ts';
export { SOULS_ENTRY } from './souls.ts';
