import type {
  BoardGen,
  BoardVariation,
  ClearReward,
  Encounter,
  EncounterKind,
  GameTables,
  MapKind,
  VariantChoice,
} from './rows.ts';

/**
 * Which row of a progress table counts where (RULES.md §1): the one with the greatest level reached and, within that level, the
 * greatest depth reached. Definition tables are never resolved so: they have an exact key.
 */
function lastReached<Row extends { readonly level_index: number; readonly node_depth: number }>(
  rows: readonly Row[],
  level: number,
  depth: number,
): Row | undefined {
  let found: Row | undefined;
  for (const row of rows) {
    if (row.level_index > level || row.node_depth > depth) continue;
    const isFurther =
      found === undefined ||
      row.level_index > found.level_index ||
      (row.level_index === found.level_index && row.node_depth > found.node_depth);
    if (isFurther) found = row;
  }
  return found;
}

/** The rows of the greatest level reached. */
function ofLastLevel<Row extends { readonly level_index: number }>(
  rows: readonly Row[],
  level: number,
): readonly Row[] {
  const reached = rows.filter(({ level_index }) => level_index <= level);
  const last = Math.max(...reached.map(({ level_index }) => level_index));
  return reached.filter(({ level_index }) => level_index === last);
}

/** How boards of this level and depth are made. Throws a RangeError before the first row. */
export function boardGenOf(
  { board_gen }: Pick<GameTables, 'board_gen'>,
  level: number,
  depth: number,
): BoardGen {
  const row = lastReached(board_gen, level, depth);
  if (row === undefined) throw new RangeError(`board_gen has no row for level ${level}, depth ${depth}`);
  return row;
}

/** How regions of this variation are laid there; undefined where they are not yet. */
export function boardVariationOf(
  { board_variation }: Pick<GameTables, 'board_variation'>,
  variantId: string,
  level: number,
  depth: number,
): BoardVariation | undefined {
  return lastReached(
    board_variation.filter(({ variant_id }) => variant_id === variantId),
    level,
    depth,
  );
}

/** What a clear pays there; a map without rows of its own takes those of any map. Throws a RangeError before the first row. */
export function clearRewardOf(
  { clear_reward }: Pick<GameTables, 'clear_reward'>,
  level: number,
  depth: number,
  map: MapKind,
): ClearReward {
  const own = clear_reward.filter(({ map_kind }) => map_kind === map);
  const row = lastReached(own, level, depth) ?? lastReached(clear_reward, level, depth);
  if (row === undefined) throw new RangeError(`clear_reward has no row for level ${level}, depth ${depth}`);
  return row;
}

/** The line-ups of a kind of node, each as likely as the others. */
export function encountersOf(
  { encounters }: Pick<GameTables, 'encounters'>,
  level: number,
  kind: EncounterKind,
): readonly Encounter[] {
  return ofLastLevel(
    encounters.filter(({ node_kind }) => node_kind === kind),
    level,
  );
}

/** The choices between variations on this level; none where there is nothing to choose. */
export function variantChoicesOf(
  { variant_choice }: Pick<GameTables, 'variant_choice'>,
  level: number,
): readonly VariantChoice[] {
  return ofLastLevel(variant_choice, level);
}
