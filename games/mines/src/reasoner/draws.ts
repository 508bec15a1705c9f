/** Numbers from 0 to `bound - 1`, alike and in a fixed order. For making positions; games draw from the engine's streams. */
export type Draw = (bound: number) => number;

/** Weyl sequence with a mixing step, 32 bits (the finalizer of MurmurHash3). */
export function drawsFrom(seed: number): Draw {
  let at = seed | 0;
  return (bound) => {
    at = (at + 0x9e3779b9) | 0;
    let mixed = Math.imul(at ^ (at >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % bound;
  };
}
