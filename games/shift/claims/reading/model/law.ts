/**
 * What some hours bring, before any price: a chance for each triple of whole numbers. Sums of independent hours are
 * convolutions, and nothing is ever sampled. Chances below 1 in all are allowed: then something has been left out on purpose.
 */
export type Law = ReadonlyMap<Bundle, number>;

/** A {@link Yield} as one number, so that bundles of hours add up like numbers. */
export type Bundle = number;

/** Of a number of hours: side money, output and how many of them were caught. Each below 256. */
export interface Yield {
  readonly side: number;
  readonly output: number;
  readonly caught: number;
}

export const NOTHING_YET: Law = new Map([[0, 1]]);

export function bundleOf({ side, output, caught }: Yield): Bundle {
  return (caught << 16) | (side << 8) | output;
}

export function sideOf(bundle: Bundle): number {
  return (bundle >> 8) & 255;
}

export function outputOf(bundle: Bundle): number {
  return bundle & 255;
}

export function caughtOf(bundle: Bundle): number {
  return bundle >> 16;
}

/** First one, then the other. */
export function add(one: Law, other: Law): Law {
  const sum = new Map<Bundle, number>();
  for (const [bundle, chance] of one) addTo(sum, bundle, chance, other);
  return sum;
}

/** The same `times` times over. */
export function repeat(law: Law, times: number): Law {
  let sum = NOTHING_YET;
  for (let time = 0; time < times; time++) sum = add(sum, law);
  return sum;
}

/** Adds what follows on `bundle` to a sum that is being made. */
export function addTo(sum: Map<Bundle, number>, bundle: Bundle, chance: number, next: Law): void {
  for (const [more, chanceOfMore] of next) {
    const both = bundle + more;
    sum.set(both, (sum.get(both) ?? 0) + chance * chanceOfMore);
  }
}

/** One of several, by chance. */
export function mix(parts: readonly { readonly chance: number; readonly law: Law }[]): Law {
  const sum = new Map<Bundle, number>();
  for (const { chance, law } of parts) addTo(sum, 0, chance, law);
  return sum;
}

/** The law with some bundles left out, whose chance is then missing. */
export function without(law: Law, isOut: (bundle: Bundle) => boolean): Law {
  return new Map([...law].filter(([bundle]) => !isOut(bundle)));
}

/** The chance that the law gives to the bundles of which `holds` is true. */
export function chanceThat(law: Law, holds: (bundle: Bundle) => boolean): number {
  let sum = 0;
  for (const [bundle, chance] of law) if (holds(bundle)) sum += chance;
  return sum;
}
