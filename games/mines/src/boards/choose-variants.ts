import { nextBelow, nextOf, type Rng } from '@foretell/engine';
import type { VariantChoice, Variation } from '../tables/rows.ts';

/**
 * Which of the eligible variations a board takes (RULES.md §8): none of none, the only one of one; of several, one of the choices
 * by weight among those whose members are all eligible, and any one of the several when no choice is written down for them.
 * Only a choice between several draws.
 */
export function chooseVariants(
  pool: readonly Variation[],
  choices: readonly VariantChoice[],
  rng: Rng,
): readonly Variation[] {
  if (pool.length <= 1) return pool;
  const open = choices
    .map(({ variants, weight }) => ({ members: membersOf(pool, variants), weight }))
    .filter(({ members, weight }) => members !== undefined && weight > 0);
  const total = open.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [nextOf(rng, pool)];
  let left = nextBelow(rng, total);
  for (const { members, weight } of open) {
    if (left < weight) return members ?? [];
    left -= weight;
  }
  return [];
}

/** The variations of these ids, if all of them are in the pool. */
function membersOf(pool: readonly Variation[], ids: readonly string[]): readonly Variation[] | undefined {
  const members = ids.flatMap((id) => pool.filter(({ variant_id }) => variant_id === id));
  return members.length === ids.length ? members : undefined;
}
