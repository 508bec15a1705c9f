export { type Category, type Diagnostic, isFatal, problemOf } from './diagnostic.ts';
export { type DataRoot, type Documents, type LoadResult, loadTables } from './load.ts';
export { DEEP, derivedRoot, ROOT_IDS, ROOTS, type RootId, SURFACE } from './roots.ts';
export type { GameTables } from './rows.ts';
export { TABLE_NAMES } from './schemas/schemas.ts';
