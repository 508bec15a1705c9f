/** Sets of cells as bits, 32 to a signed word: plain JSON, small, and quick to test. */

/** The empty set for so many cells. */
export function noBits(cells: number): number[] {
  return new Array<number>((cells + 31) >> 5).fill(0);
}

/** Whether `cell` is in the set. */
export function hasBit(bits: ArrayLike<number>, cell: number): boolean {
  return (((bits[cell >> 5] ?? 0) >>> (cell & 31)) & 1) === 1;
}

/** Adds `cell`, in place. */
export function addBit(bits: number[] | Int32Array, cell: number): void {
  bits[cell >> 5] = (bits[cell >> 5] ?? 0) | (1 << (cell & 31));
}

/** Takes `cell` out, in place. */
export function dropBit(bits: number[] | Int32Array, cell: number): void {
  bits[cell >> 5] = (bits[cell >> 5] ?? 0) & ~(1 << (cell & 31));
}

/** `bits` with those of `more`: the same array when nothing is new, so that whoever keeps it by identity may go on. */
export function withBits(bits: readonly number[], more: ArrayLike<number>): readonly number[] {
  let changed: number[] | undefined;
  for (let word = 0; word < bits.length; word++) {
    const old = bits[word] ?? 0;
    const both = old | (more[word] ?? 0);
    if (both === old) continue;
    changed ??= bits.slice();
    changed[word] = both;
  }
  return changed ?? bits;
}

/** The members in rising order. */
export function bitCells(bits: ArrayLike<number>): number[] {
  const cells: number[] = [];
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const low = rest & -rest;
      cells.push((word << 5) + (31 - Math.clz32(low)));
      rest ^= low;
    }
  }
  return cells;
}
