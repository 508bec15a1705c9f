import type { Exact } from './exact.ts';
import { type ByMines, type Loose, type Mix, mixComponents } from './mix.ts';
import {
  clearWeights,
  keepWithin,
  MOST_COUNTED,
  type Span,
  type Weights,
  weighAlike,
  weighBackward,
  weighBoxes,
  weighForward,
} from './weights.ts';

/** What weighing has to say about boxes and loose cells, once their components are searched. */
export interface Weighed {
  /** Boards that fit; 0 if none has the total. Not known exactly above {@link MOST_COUNTED} unknown cells, and then absent. */
  readonly solutions?: number;
  readonly isPossible: boolean;
  readonly looseChance: number;
  readonly looseCanBeSafe: boolean;
  readonly looseCanBeMine: boolean;
}

/** What is written for each box: the chance that one cell of it is a mine, and how many mines it can hold, a bit each. */
export interface BoxResults {
  readonly chance: Float64Array;
  readonly support: Int32Array;
}

/** The unknown cells of a board, and how many of them are mines. */
export interface Total {
  readonly unknown: number;
  /** Those that no clue sees. */
  readonly loose: number;
  readonly minesLeft: number;
  /** With more unknown cells, weights are scaled: {@link MOST_COUNTED}, but for tests. */
  readonly mostCounted: number;
}

/** With a total: every board that fits the clues and has so many mines left in unknown cells is equally likely. */
export function weighTotal(
  weights: Weights,
  exact: Exact,
  spans: readonly Span[],
  total: Total,
  results: BoxResults,
): Weighed {
  const { unknown, loose, minesLeft, mostCounted } = total;
  const alike = { cells: loose, mine: 1, safe: 1 };
  weights.counted = 1;
  if (unknown <= mostCounted) {
    weighBoxes(weights, 1, 1);
    weights.keeping = 'count';
    const mix = weighAll(weights, exact, spans, alike, minesLeft, results, true);
    return { ...mix, solutions: mix.all, isPossible: mix.all > 0 };
  }
  // What is possible is asked for apart, since chances of big boards may be too small for a double.
  weighAlike(weights);
  weights.keeping = 'possible';
  const possible = weighAll(weights, exact, spans, alike, minesLeft, results, true);
  if (!(possible.all > 0)) return { ...possible, isPossible: false };
  // Boards with the same number of mines weigh alike, whatever a mine weighs. So it weighs what brings the sums near their peaks.
  const mine = Math.min(Math.max(minesLeft / unknown, 1 / (unknown + 1)), unknown / (unknown + 1));
  weighBoxes(weights, mine, 1 - mine);
  weights.keeping = 'scale';
  const likely = { cells: loose, mine, safe: 1 - mine };
  const { looseChance } = weighAll(weights, exact, spans, likely, minesLeft, results, false);
  return { ...possible, looseChance, isPossible: true };
}

function weighAll(
  weights: Weights,
  exact: Exact,
  spans: readonly Span[],
  loose: Loose,
  total: number,
  results: BoxResults,
  writesSupport: boolean,
): Mix {
  const { search } = exact;
  clearWeights(weights, search);
  const components = spans.map((span) => {
    weighForward(weights, search, span, (level) => sizeOf(exact, level));
    return atEnd(weights, exact, span);
  });
  const mix = mixComponents(components, loose, total, weights.keeping);
  if (!(mix.all > 0)) return mix;
  spans.forEach((span, index) => {
    setEnd(weights, exact, span, mix.rest[index]);
    readSpan(weights, exact, span, results, writesSupport);
  });
  return mix;
}

/** Without a total: every unknown cell is a mine with the chance `prior`, independently, and what fits the clues remains. */
export function weighPrior(
  weights: Weights,
  exact: Exact,
  spans: readonly Span[],
  prior: number,
  results: BoxResults,
): void {
  weighBoxes(weights, prior, 1 - prior);
  weights.counted = 0;
  weights.keeping = 'scale';
  clearWeights(weights, exact.search);
  for (const span of spans) {
    weighForward(weights, exact.search, span, (level) => sizeOf(exact, level));
    setEnd(weights, exact, span, { least: 0, weights: Float64Array.of(1) });
    readSpan(weights, exact, span, results, false);
  }
}

function sizeOf({ system, search }: Exact, level: number): number {
  return system.boxSize[search.levelBox[level] ?? 0] ?? 0;
}

/** The numbers of the last state of a component: everything in it, by mines. */
function atEnd(weights: Weights, { search }: Exact, span: Span): ByMines {
  const end = search.levelStart[span.last] ?? 0;
  const from = weights.at[end] ?? 0;
  const least = weights.least[end] ?? 0;
  const numbers = weights.forward.slice(from, from + (weights.most[end] ?? 0) - least + 1);
  keepWithin(numbers, 0, numbers.length, weights.keeping);
  return { least, weights: numbers };
}

function setEnd(weights: Weights, { search }: Exact, span: Span, rest: ByMines | undefined): void {
  const end = search.levelStart[span.last] ?? 0;
  const numbers = rest?.weights ?? new Float64Array(0);
  const from = weights.at[end] ?? 0;
  weights.backward.set(numbers, from);
  keepWithin(weights.backward, from, from + numbers.length, weights.keeping);
}

function readSpan(
  weights: Weights,
  exact: Exact,
  span: Span,
  results: BoxResults,
  writesSupport: boolean,
): void {
  const { search } = exact;
  const { ofMines } = weights;
  const read = (level: number) => {
    const box = search.levelBox[level] ?? 0;
    const size = sizeOf(exact, level);
    let [all, mined, support] = [0, 0, 0];
    for (let mines = 0; mines <= size; mines++) {
      const weight = ofMines[mines] ?? 0;
      if (!(weight > 0)) continue;
      all += weight;
      mined += weight * mines;
      support |= 1 << mines;
    }
    // Where even scaled weights are all too small for a double, nothing better is known.
    results.chance[box] = all > 0 ? mined / all / size : 0.5;
    if (writesSupport) results.support[box] = support;
  };
  weighBackward(weights, search, span, (level) => sizeOf(exact, level), read);
}
