import { DEEP_ADDITIONS, SURFACE_DOCUMENTS } from './documents.ts';
import { DataError, type DataRoot, type Documents, loadTables } from './load.ts';
import { overlayDocuments } from './overlay.ts';
import type { GameTables } from './rows.ts';

export const ROOT_IDS = ['surface', 'deep'] as const;
export type RootId = (typeof ROOT_IDS)[number];

/** The documents of a root (RULES.md §1): `surface` is what is played first, `deep` goes on from it. */
export const ROOTS: Readonly<Record<RootId, DataRoot>> = {
  surface: { name: 'surface', documents: SURFACE_DOCUMENTS },
  deep: { name: 'deep', documents: overlayDocuments(SURFACE_DOCUMENTS, DEEP_ADDITIONS) },
};

/** A root with some of its documents replaced; the others are inherited. */
export function derivedRoot(name: string, replaced: Documents, from: RootId = 'surface'): DataRoot {
  return { name, documents: { ...ROOTS[from].documents, ...replaced } };
}

/** The tables of the two roots. */
export const SURFACE: GameTables = rightTables(ROOTS.surface);
export const DEEP: GameTables = rightTables(ROOTS.deep);

/** The tables of a root. Throws a {@link DataError} with the whole list when they are not right. */
export function rightTables(root: DataRoot): GameTables {
  const { tables, diagnostics } = loadTables(root, { collectOnly: false });
  if (tables === null) throw new DataError(root.name, diagnostics);
  return tables;
}
