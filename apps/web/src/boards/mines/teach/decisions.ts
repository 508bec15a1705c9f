import type { Judged, Luck } from '@foretell/mines/teach';
import type { TeachText } from '../text/teach/en.ts';
import { percentOf } from './say.ts';

/** By how a decision stood to what was known. */
export const FILTERS = ['notable', 'guess', 'against', 'all'] as const;
export type Filter = (typeof FILTERS)[number];

export function filtered(judged: readonly Judged[], filter: Filter): readonly Judged[] {
  if (filter === 'all') return judged;
  return judged.filter(({ stand }) => (filter === 'notable' ? stand !== 'proved' : stand === filter));
}

/** What was known before, and what came of it. What came is left out where it was known. */
export function saysOf(
  { review }: TeachText,
  { deed, stand, chance, regret, clues }: Judged,
): readonly string[] {
  if (stand === 'proved') return [review.proof(clues)];
  const came =
    deed.isMine === undefined ? review.came.unknown : deed.isMine ? review.came.mine : review.came.safe;
  return [
    ...(stand === 'guess' ? [review.chance(percentOf(chance)), came] : []),
    ...(regret >= SMALLEST ? [review.gave(numberOf(regret))] : []),
  ];
}

/** Less than this is not worth a word. */
const SMALLEST = 0.05;

/** With one decimal. */
export function numberOf(value: number): string {
  return `${Math.round(value * 10) / 10}`;
}

/** One standard deviation is what happens all the time. */
export function luckOf({ expected, hits, spread }: Luck): 'good' | 'fair' | 'bad' {
  const over = hits - expected;
  if (Math.abs(over) <= spread) return 'fair';
  return over < 0 ? 'good' : 'bad';
}
