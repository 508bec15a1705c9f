/** Two neighbouring points between which a win rate that falls goes below one half. */
export interface Crossing {
  readonly low: number;
  readonly high: number;
}

/** The points that are looked at: `least`, `least + width`, … up to `most`. */
export interface Grid {
  readonly least: number;
  readonly most: number;
  readonly width: number;
}

const FAIR = 0.5;

/** K in hundredths, at twentieths: there leads have few steps, and a week is solved quickly. */
export const K_TWENTIETHS: Grid = { least: 200, most: 800, width: 5 };

/** A leak in hundredths, by half ones, up to one half. */
export const LEAK_HALVES: Grid = { least: 0, most: 50, width: 0.5 };

interface Look {
  /** Counted from the grid's least point. */
  readonly point: number;
  /** The win rate less one half. */
  readonly above: number;
}

/**
 * Where a win rate that falls with `x` goes below one half: the last point of the grid with at least one half, and the
 * next one. `undefined` when it does so nowhere on the grid.
 */
export function fairBetween(winsAt: (x: number) => number, grid: Grid): Crossing | undefined {
  const look = lookOn(winsAt, grid);
  return closeIn(look, grid, look(0), look(lastPoint(grid)));
}

/**
 * The same for a win rate that takes long to work out, when a rough one is at hand: looks around the place where that one
 * crosses first.
 */
export function fairNear(
  winsAt: (x: number) => number,
  roughlyAt: (x: number) => number,
  grid: Grid,
): Crossing | undefined {
  const rough = fairBetween(roughlyAt, grid);
  if (rough === undefined) return fairBetween(winsAt, grid);
  const look = lookOn(winsAt, grid);
  const last = lastPoint(grid);
  let low = look(Math.round((rough.low - grid.least) / grid.width));
  let high = low;
  for (let reach = 1; low.above < 0 && low.point > 0; reach *= 2) {
    high = low;
    low = look(Math.max(0, low.point - reach));
  }
  for (let reach = 1; high.above >= 0 && high.point < last; reach *= 2) {
    low = high;
    high = look(Math.min(last, high.point + reach));
  }
  return closeIn(look, grid, low, high);
}

/** The same for a win rate that is known to within `error`: it crosses somewhere between the two points. */
export function fairWithin(
  roughlyAt: (x: number) => number,
  error: number,
  grid: Grid,
): Crossing | undefined {
  const known = new Map<number, number>();
  const once = (x: number) => {
    const wins = known.get(x) ?? roughlyAt(x);
    known.set(x, wins);
    return wins;
  };
  const low = fairBetween((x) => once(x) - error, grid);
  const high = fairBetween((x) => once(x) + error, grid);
  return low && high && { low: low.low, high: high.high };
}

function lookOn(winsAt: (x: number) => number, { least, width }: Grid): (point: number) => Look {
  return (point) => ({ point, above: winsAt(least + point * width) - FAIR });
}

function lastPoint({ least, most, width }: Grid): number {
  return Math.round((most - least) / width);
}

/** Looks where a straight line would cross, and in the middle every third time, because win rates may fall in steps. */
function closeIn(
  look: (point: number) => Look,
  { least, width }: Grid,
  from: Look,
  to: Look,
): Crossing | undefined {
  let low = from;
  let high = to;
  if (low.above < 0 || high.above >= 0) return undefined;
  for (let step = 1; high.point - low.point > 1; step++) {
    const share = step % 3 === 0 ? 0.5 : low.above / (low.above - high.above);
    const guess = low.point + Math.round(share * (high.point - low.point));
    const seen = look(Math.min(Math.max(guess, low.point + 1), high.point - 1));
    if (seen.above >= 0) low = seen;
    else high = seen;
  }
  return { low: least + low.point * width, high: least + high.point * width };
}

/** To a hundredth, for win rates that take no time. They fall with K in steps, so there may be no K that is just fair. */
export function fairKToTheHundredth(winsAt: (k: number) => number): Crossing | undefined {
  const rough = fairBetween(winsAt, K_TWENTIETHS);
  return rough && fairBetween(winsAt, { least: rough.low, most: rough.high, width: 1 });
}
