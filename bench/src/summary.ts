import type { Rates } from './rounds.ts';

/** The middle of several measurements, and how far they lay apart. */
export interface Spread {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

/** How many times faster one contestant was than another: taken in each round, then the median of the rounds. */
export interface Ratio extends Spread {
  readonly of: string;
  readonly to: string;
}

/** The pairs whose ratio is worth knowing, most wanted first, and what each of them says. */
export const RATIOS = [
  {
    of: 'foretell/contract-random',
    to: 'boardgame.io/simulate-random',
    says: 'bulk play of random weeks, each as its documentation does it',
  },
  {
    of: 'foretell/contract-random-2',
    to: 'boardgame.io/simulate-random',
    says: 'the same, with our second thread',
  },
  {
    of: 'foretell/bulk-random',
    to: 'boardgame.io/simulate-random',
    says: 'random weeks for their result only, with our rules on bit masks',
  },
  {
    of: 'foretell/lab-random',
    to: 'boardgame.io/simulate-random',
    says: 'a bot in each seat, and ours is handed a view and a seed',
  },
  {
    of: 'foretell/contract-drawn',
    to: 'boardgame.io/simulate-drawn',
    says: 'nobody chooses, so its listing of 6,561 sheets a day costs nothing',
  },
  {
    of: 'foretell/contract-drawn',
    to: 'boardgame.io/client-drawn',
    says: 'nobody chooses, through its headless client',
  },
  {
    of: 'foretell/contract-drawn',
    to: 'boardgame.io/reducer-drawn',
    says: 'rules against rules: the most that boardgame.io can do',
  },
  {
    of: 'foretell/contract-random-2',
    to: 'foretell/contract-random',
    says: 'what a second thread brings',
  },
] as const;

/** The ratios of {@link RATIOS}. */
export function ratiosOf(rates: Rates): readonly Ratio[] {
  return RATIOS.map(({ of, to }) => {
    const bases = rates.get(to) ?? [];
    const ratios = (rates.get(of) ?? []).map((rate, round) => rate / (bases[round] ?? Number.NaN));
    return { of, to, ...spreadOf(ratios) };
  });
}

/** Throws for no measurements: a median of nothing is a mistake in the bench. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  const lower = sorted[(sorted.length - 1) >> 1];
  const upper = sorted[sorted.length >> 1];
  if (lowest === undefined || highest === undefined || lower === undefined || upper === undefined) {
    throw new RangeError('spreadOf: no measurements');
  }
  return { median: (lower + upper) / 2, lowest, highest };
}
