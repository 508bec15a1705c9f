import type { Exits } from './exits.ts';

/** The pieces that a ground falls into. */
export interface Components {
  /** The piece of each cell, from 0 in the order of their first cells; -1 where no body fits. */
  readonly labels: Int32Array;
  /** How many cells each piece has. */
  readonly sizes: readonly number[];
}

/** Everything that can be reached from anywhere, sorted into pieces. */
export function componentsOf(exits: Exits): Components {
  const labels = new Int32Array(exits.fits.length).fill(-1);
  const queue = new Int32Array(exits.fits.length);
  const sizes: number[] = [];
  for (let cell = 0; cell < labels.length; cell++) {
    if (exits.fits[cell] === 1 && labels[cell] === -1)
      sizes.push(flood(exits, cell, labels, sizes.length, queue));
  }
  return { labels, sizes };
}

/** 1 for every cell that can be reached from `from`, itself included. All 0 when no body fits there. */
export function reachableFrom(exits: Exits, from: number): Uint8Array {
  const labels = new Int32Array(exits.fits.length).fill(-1);
  if (exits.fits[from] === 1) flood(exits, from, labels, 1, new Int32Array(labels.length));
  return Uint8Array.from(labels, (label) => (label === 1 ? 1 : 0));
}

/** Labels what is reached and not labelled yet. How many cells those were. */
function flood(
  { bits, offsets }: Exits,
  from: number,
  labels: Int32Array,
  label: number,
  queue: Int32Array,
): number {
  let tail = 0;
  labels[from] = label;
  queue[tail++] = from;
  for (let head = 0; head < tail; head++) {
    const cell = queue[head] ?? 0;
    for (let rest = bits[cell] ?? 0; rest !== 0; rest &= rest - 1) {
      const to = cell + (offsets[31 - Math.clz32(rest & -rest)] ?? 0);
      if (labels[to] !== -1) continue;
      labels[to] = label;
      queue[tail++] = to;
    }
  }
  return tail;
}
