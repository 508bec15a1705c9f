/** Games by index: `from` (inclusive) to `to` (exclusive), not empty. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Ranges in order, apart from each other: ranges that touch are one. */
export type Ranges = readonly Range[];

/** `ranges` and `added` together, or undefined when they have a game in common. */
export function withRange(ranges: Ranges, added: Range): Ranges | undefined {
  if (ranges.some(({ from, to }) => added.from < to && from < added.to)) return undefined;
  const before = ranges.filter(({ to }) => to <= added.from);
  const after = ranges.filter(({ from }) => from >= added.to);
  const left = before.at(-1)?.to === added.from ? before.at(-1) : undefined;
  const right = after[0]?.from === added.to ? after[0] : undefined;
  return [
    ...before.slice(0, left ? -1 : undefined),
    { from: left?.from ?? added.from, to: right?.to ?? added.to },
    ...after.slice(right ? 1 : 0),
  ];
}

/** The first games before `end` that are in none of `ranges`. */
export function firstGap(ranges: Ranges, end: number): Range | undefined {
  const [first, second] = ranges;
  const from = first?.from === 0 ? first.to : 0;
  const next = first?.from === 0 ? second?.from : first?.from;
  const to = Math.min(end, next ?? end);
  return from < to ? { from, to } : undefined;
}

/** Where the last of them ends; 0 for none. */
export function endOf(ranges: Ranges): number {
  return ranges.at(-1)?.to ?? 0;
}

/** How many games they are. */
export function sizeOf(ranges: Ranges): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}
