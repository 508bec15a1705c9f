import { NUMERALS } from './numerals.ts';

/** The number of a cell, 1 to 8, in the current colour: the same on every system, and as broad as chalk. */
export function Numeral({ of }: { readonly of: number }) {
  return (
    <svg class="mines-numeral" viewBox="-3 -1.5 23 27" aria-hidden="true">
      <path fill-rule="evenodd" d={NUMERALS[of - 1]} />
    </svg>
  );
}
