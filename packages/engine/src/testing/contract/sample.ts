import { nextBelow, type Rng } from '../../rng.ts';

/** At most `count` of `items`, each as likely as any other, in the order they stood. All of them when there are no more. */
export function sample<Item>(rng: Rng, items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(nextBelow(rng, items.length));
  return items.filter((_, index) => chosen.has(index));
}
