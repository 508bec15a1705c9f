import type { Keeping } from './weights.ts';

/** Weights by number of mines: entry `i` is for `least + i` mines. */
export interface ByMines {
  readonly least: number;
  readonly weights: Float64Array;
}

/** What a total of mines says about components that know nothing of each other. */
export interface Mix {
  /** For each component and each number of mines in it: how all the rest weighs. */
  readonly rest: readonly ByMines[];
  /** All boards together. 0: none has this total. */
  readonly all: number;
  /** The mean share of loose cells that are mines, and whether each of them can be safe, or a mine. */
  readonly looseChance: number;
  readonly looseCanBeSafe: boolean;
  readonly looseCanBeMine: boolean;
}

/** The cells that no clue sees: how many, and what one mine and one safe cell among them weigh. */
export interface Loose {
  readonly cells: number;
  readonly mine: number;
  readonly safe: number;
}

/**
 * Brings components and loose cells together so that all mines are `total`: products of what comes before a component and of what comes
 * after it, so that no component is looked at more than twice.
 */
export function mixComponents(
  components: readonly ByMines[],
  loose: Loose,
  total: number,
  keeping: Keeping,
): Mix {
  const before: ByMines[] = [{ least: 0, weights: Float64Array.of(1) }];
  for (const component of components) before.push(multiply(last(before), component, keeping));
  const whole = last(before);
  const looseWeights = weighLoose(loose, missing(whole, total), keeping);
  /** By mines that are missing, for everything from a component on. */
  let after = looseWeights;
  const rest: ByMines[] = [];
  for (let index = components.length - 1; index >= 0; index--) {
    const [component, earlier] = [components[index], before[index]];
    if (component === undefined || earlier === undefined) continue;
    rest.push(restOf(component, earlier, after, total));
    after = continueBack(component, after, missing(earlier, total), keeping);
  }
  return {
    rest: rest.reverse(),
    all: after.weights[0] ?? 0,
    ...shareLoose(whole, looseWeights, loose, total),
  };
}

function last(list: readonly ByMines[]): ByMines {
  const found = list.at(-1);
  if (found === undefined) throw new Error('an empty list');
  return found;
}

interface Span {
  readonly least: number;
  readonly count: number;
}

/** How many mines can be missing of the total, given how many there can be before. */
function missing({ least, weights }: ByMines, total: number): Span {
  return { least: total - least - weights.length + 1, count: weights.length };
}

function multiply(one: ByMines, two: ByMines, keeping: Keeping): ByMines {
  const weights = new Float64Array(one.weights.length + two.weights.length - 1);
  one.weights.forEach((weight, index) => {
    for (let other = 0; other < two.weights.length; other++) {
      weights[index + other] = (weights[index + other] ?? 0) + weight * (two.weights[other] ?? 0);
    }
  });
  keep(weights, keeping);
  return { least: one.least + two.least, weights };
}

/** How the loose cells weigh with each number of mines of a span. */
function weighLoose({ cells, mine, safe }: Loose, { least, count }: Span, keeping: Keeping): ByMines {
  const weights = new Float64Array(count);
  const low = Math.max(0, least);
  const high = Math.min(cells, least + count - 1);
  if (keeping === 'count') {
    for (let mines = 0, ways = 1; mines <= high; mines++) {
      if (mines >= low) weights[mines - least] = ways;
      ways = (ways * (cells - mines)) / (mines + 1);
    }
  } else if (keeping === 'possible') {
    for (let mines = low; mines <= high; mines++) weights[mines - least] = 1;
  } else if (low <= high) {
    weighFromPeak(weights, least, low, high, (mines) => ((cells - mines) * mine) / ((mines + 1) * safe));
  }
  return { least, weights };
}

/** From the greatest weight outwards, so that what becomes too small for a double is small beside the others too. */
function weighFromPeak(
  weights: Float64Array,
  least: number,
  low: number,
  high: number,
  growth: (mines: number) => number,
): void {
  let peak = low;
  while (peak < high && growth(peak) > 1) peak++;
  weights[peak - least] = 1;
  for (let mines = peak; mines < high; mines++) {
    weights[mines + 1 - least] = (weights[mines - least] ?? 0) * growth(mines);
  }
  for (let mines = peak; mines > low; mines--) {
    weights[mines - 1 - least] = (weights[mines - least] ?? 0) / growth(mines - 1);
  }
}

function restOf(component: ByMines, before: ByMines, after: ByMines, total: number): ByMines {
  const weights = component.weights.map((_, index) => {
    const left = total - component.least - index - before.least - after.least;
    let sum = 0;
    for (let other = 0; other < before.weights.length; other++) {
      sum += (before.weights[other] ?? 0) * (after.weights[left - other] ?? 0);
    }
    return sum;
  });
  return { least: component.least, weights };
}

function continueBack(component: ByMines, after: ByMines, { least, count }: Span, keeping: Keeping): ByMines {
  const weights = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    const left = least + index - component.least - after.least;
    let sum = 0;
    for (let other = 0; other < component.weights.length; other++) {
      sum += (component.weights[other] ?? 0) * (after.weights[left - other] ?? 0);
    }
    weights[index] = sum;
  }
  keep(weights, keeping);
  return { least, weights };
}

function keep(weights: Float64Array, keeping: Keeping): void {
  if (keeping === 'count') return;
  let greatest = 0;
  for (const weight of weights) greatest = Math.max(greatest, weight);
  if (greatest === 0) return;
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] ?? 0;
    weights[index] = keeping === 'possible' ? Math.min(1, Math.ceil(weight)) : weight / greatest;
  }
}

function shareLoose(
  whole: ByMines,
  looseWeights: ByMines,
  { cells }: Loose,
  total: number,
): Pick<Mix, 'looseChance' | 'looseCanBeSafe' | 'looseCanBeMine'> {
  let [all, mined, canBeSafe, canBeMine] = [0, 0, false, false];
  whole.weights.forEach((weight, index) => {
    const mines = total - whole.least - index;
    const together = weight * (looseWeights.weights[mines - looseWeights.least] ?? 0);
    if (!(together > 0)) return;
    all += together;
    mined += together * mines;
    if (mines < cells) canBeSafe = true;
    if (mines > 0) canBeMine = true;
  });
  const looseChance = cells === 0 || all === 0 ? 0 : mined / all / cells;
  return { looseChance, looseCanBeSafe: canBeSafe, looseCanBeMine: canBeMine };
}
