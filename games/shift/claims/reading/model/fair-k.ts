import { solveDuel } from './duel.ts';
import type { Weeks, World } from './week.ts';

/** In hundredths, as the table stores K. */
const WIDEST = { low: 50, high: 2000 } as const;
const PRECISION = 0.01;

/**
 * Between which two values of K, in hundredths, the boss's score in the solved duel passes a half. It can only fall when K
 * rises, in steps: a purse wins up to the K that makes it a draw. Undefined when no K of the domain is fair.
 */
export function fairK(
  weeks: Weeks,
  world: World,
): { readonly low: number; readonly high: number } | undefined {
  const isBosss = (k: number) =>
    solveDuel(weeks, { ...world, rules: { ...world.rules, k } }, 'score').value > 0.5;
  let { low, high }: { low: number; high: number } = WIDEST;
  if (!isBosss(low) || isBosss(high)) return undefined;
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    if (isBosss(middle)) low = middle;
    else high = middle;
  }
  return { low, high };
}
