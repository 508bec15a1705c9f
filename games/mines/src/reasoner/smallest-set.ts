/** Sets of one size are tried one by one only if there are no more than this. */
const MOST_TRIED = 3000;

/**
 * A small set of `items` that still `suffices`, which all of them together do, and more of them do whenever fewer do. Nothing can be
 * left out of it; and where that is not too much to try, no smaller set would do. Items that come first are preferred.
 */
export function smallestSet<Item>(
  items: readonly Item[],
  suffices: (set: readonly Item[]) => boolean,
): readonly Item[] {
  const fromEnd = leaveOut(items, suffices, (index) => items.length - 1 - index);
  if (fromEnd.length <= 1) return fromEnd;
  const fromStart = leaveOut(items, suffices, (index) => index);
  const small = fromStart.length < fromEnd.length ? fromStart : fromEnd;
  for (let size = 1; size < small.length; size++) {
    if (setsOf(items.length, size) > MOST_TRIED) return small;
    const found = firstOfSize(items, size, suffices);
    if (found !== undefined) return found;
  }
  return small;
}

/** Leaves out one item after the other, in the order given, if the rest suffices. */
function leaveOut<Item>(
  items: readonly Item[],
  suffices: (set: readonly Item[]) => boolean,
  inOrder: (index: number) => number,
): readonly Item[] {
  let left = items;
  for (let index = 0; index < items.length; index++) {
    const dropped = items[inOrder(index)];
    const without = left.filter((item) => item !== dropped);
    if (suffices(without)) left = without;
  }
  return left;
}

function setsOf(count: number, size: number): number {
  let sets = 1;
  for (let index = 0; index < size; index++) sets = (sets * (count - index)) / (index + 1);
  return sets;
}

function firstOfSize<Item>(
  items: readonly Item[],
  size: number,
  suffices: (set: readonly Item[]) => boolean,
): readonly Item[] | undefined {
  const chosen: Item[] = [];
  const choose = (from: number): boolean => {
    if (chosen.length === size) return suffices(chosen);
    for (let index = from; index <= items.length - size + chosen.length; index++) {
      const item = items[index];
      if (item === undefined) return false;
      chosen.push(item);
      if (choose(index + 1)) return true;
      chosen.pop();
    }
    return false;
  };
  return choose(0) ? chosen : undefined;
}
