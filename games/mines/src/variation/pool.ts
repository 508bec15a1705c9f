import type { Variation } from '../tables/rows.ts';

/**
 * Gate F1 (RULES.md §8): the variations that a board of this level and biome may carry, in the order of their table. A
 * variation without biomes belongs to all of them. None is a legal answer: the board is a plain one.
 *
 * `level` is 1 or more. Throws a RangeError for a board without a biome, which no loaded table has.
 */
export function variantPool(
  variations: readonly Variation[],
  level: number,
  biome: readonly string[],
): readonly Variation[] {
  if (biome.length === 0) throw new RangeError('board_biome: a board has one biome at least');
  return variations.filter((variation) => isEligible(variation, level, biome));
}

/** Whether F1 lets this one in. */
export function isEligible(
  { unlock_level, biome_tag }: Pick<Variation, 'unlock_level' | 'biome_tag'>,
  level: number,
  biome: readonly string[],
): boolean {
  return unlock_level <= level && (biome_tag.length === 0 || biome_tag.some((tag) => biome.includes(tag)));
}
