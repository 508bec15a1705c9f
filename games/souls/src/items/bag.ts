import { isOverweight } from '../hero/stats.ts';
import type { Item } from '../state.ts';
import { type Draft, tell } from '../turn/draft.ts';

/** Puts a found item into the bag; `name` is what marks it taken for the rest of the run. */
export function takeItem(draft: Draft, item: Item, name: string, from: 'chest' | 'floor' | 'elite'): void {
  const wasOverweight = isOverweight(draft.hero);
  draft.run = { ...draft.run, taken: [...draft.run.taken, name] };
  draft.hero.bag = withItem(draft.hero.bag, item);
  tell(draft, { kind: 'took', item, cell: draft.hero.cell, from });
  tellOverweight(draft, wasOverweight);
}

/** Becoming overweight is told, once. */
export function tellOverweight(draft: Draft, wasOverweight: boolean): void {
  if (!wasOverweight && isOverweight(draft.hero)) tell(draft, { kind: 'overweight' });
}

/** A bag with one thing more: consumables of one kind lie together. */
export function withItem(bag: readonly Item[], item: Item): readonly Item[] {
  const same = bag.findIndex(
    (each) => item.kind === 'consumable' && each.kind === item.kind && each.id === item.id,
  );
  const there = bag[same];
  if (item.kind !== 'consumable' || there?.kind !== 'consumable') return [...bag, item];
  return bag.with(same, { ...there, count: there.count + item.count });
}

/** A bag with what lies at `place` gone, or one piece of it. */
export function withoutItem(bag: readonly Item[], place: number): readonly Item[] {
  const item = bag[place];
  if (item?.kind === 'consumable' && item.count > 1)
    return bag.with(place, { ...item, count: item.count - 1 });
  return bag.filter((_, at) => at !== place);
}
