/** For each node of a depth, from the left, the lanes of the next depth that it leads to. */
export type Links = readonly (readonly number[])[];

/** Nodes lead to so many nodes at the most (RULES.md §13). */
const MOST_WAYS = 2;

/**
 * Every way in which `from` nodes side by side can lead to `to` nodes: each to one or two neighbouring lanes, none crossing
 * another, no lane left out. In a fixed order; empty when there is no such way (more than two lanes for a node).
 */
export function linkings(from: number, to: number): readonly Links[] {
  return extend([], { from, to, reach: Math.max(MOST_WAYS, Math.abs(from - to)) });
}

interface Shape {
  readonly from: number;
  readonly to: number;
  /** How far apart, in half lanes, linked nodes may stand when both depths are centred. */
  readonly reach: number;
}

function extend(links: Links, shape: Shape): readonly Links[] {
  const { from, to } = shape;
  const last = links.at(-1)?.at(-1) ?? -1;
  const node = links.length;
  if (node === from) return last === to - 1 ? [links] : [];
  // Going on from the last lane shares it, from the one after it leaves none out.
  const starts = last === -1 ? [0] : [last, last + 1];
  return starts.flatMap((start) =>
    Array.from({ length: MOST_WAYS }, (_, more) => Array.from({ length: more + 1 }, (_, at) => start + at))
      .filter((lanes) => lanes.every((lane) => lane < to && distance(shape, node, lane) <= shape.reach))
      .flatMap((lanes) => extend([...links, lanes], shape)),
  );
}

function distance({ from, to }: Shape, node: number, lane: number): number {
  return Math.abs(2 * node - (from - 1) - (2 * lane - (to - 1)));
}
