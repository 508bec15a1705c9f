import { type DataRoot, type LoadResult, loadTables } from './load.ts';

/** What became of a wish to load tables again. */
export type Reload =
  | { readonly isRefused: true; readonly held: LoadResult }
  | { readonly isRefused: false; readonly held: LoadResult };

/**
 * Loads tables again in place of `held` (RULES.md §1). Refused while a battle is fought: its numbers may not move under it; what was held is
 * then held on. Boards in play keep the copy of their terrain in any case.
 */
export function reloadTables(
  held: LoadResult,
  root: DataRoot,
  options: { readonly isInBattle: boolean },
): Reload {
  if (options.isInBattle) return { isRefused: true, held };
  return { isRefused: false, held: loadTables(root, { collectOnly: true }) };
}
