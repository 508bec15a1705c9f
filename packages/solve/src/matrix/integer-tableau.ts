/**
 * The condensed tableau of `tableau.ts` in whole numbers: every cell stands for itself divided by `divisor`. A pivot keeps all
 * cells whole, because what it divides by always goes (Edmonds 1967, Bareiss 1968); nothing is ever rounded.
 */
export interface IntegerTableau {
  /** A line a row, with what it has left at the end; below them the reduced costs, with the total at the end. */
  readonly cells: bigint[][];
  divisor: bigint;
  /** What stands on each line: a column's own number, or `columns + row` for the slack of a row. */
  readonly onLine: number[];
  /** What stands at each place, written likewise. */
  readonly atPlace: number[];
}

/** The tableau of a game of positive payoffs, before the first pivot. */
export function integerTableau(payoffs: readonly (readonly bigint[])[]): IntegerTableau {
  const columns = payoffs[0]?.length ?? 0;
  const costs = Array.from({ length: columns }, () => -1n);
  return {
    cells: [...payoffs.map((line) => [...line, 1n]), [...costs, 0n]],
    divisor: 1n,
    onLine: payoffs.map((_, row) => columns + row),
    atPlace: costs.map((_, column) => column),
  };
}

/**
 * Pivots until no column gains. The column that gains most enters (Dantzig); after as many pivots without gain as there are
 * lines and places that rule may be running in circles, and gives way to the one that cannot: the first column that gains, the
 * first line that is tightest (Bland 1977).
 */
export function optimiseExactly(tableau: IntegerTableau): void {
  const patience = tableau.onLine.length + tableau.atPlace.length;
  let idle = 0;
  for (;;) {
    const place = enteringPlace(tableau, idle >= patience);
    if (place === -1) return;
    const line = tightestLine(tableau, place);
    // A ratio of 0 is a pivot without gain.
    const isIdle = tableau.cells[line]?.at(-1) === 0n;
    idle = isIdle ? idle + 1 : 0;
    pivot(tableau, line, place);
  }
}

function enteringPlace({ cells, atPlace }: IntegerTableau, isBland: boolean): number {
  const costs = cells.at(-1) ?? [];
  let best = -1;
  for (let place = 0; place < atPlace.length; place++) {
    const cost = costs[place] ?? 0n;
    if (cost >= 0n) continue;
    const isBetter = isBland
      ? (atPlace[place] ?? 0) < (atPlace[best] ?? Number.POSITIVE_INFINITY)
      : cost < (costs[best] ?? 0n);
    if (isBetter) best = place;
  }
  return best;
}

/** The line that limits how much of the column at `place` can enter; among equals the one whose holder is numbered lowest. */
function tightestLine({ cells, onLine }: IntegerTableau, place: number): number {
  let best = -1;
  for (let line = 0; line < onLine.length; line++) {
    const grip = cells[line]?.[place] ?? 0n;
    if (grip <= 0n) continue;
    // Compares the ratios left / grip of both lines by multiplying across; both grips are positive.
    const mine = (cells[line]?.at(-1) ?? 0n) * (cells[best]?.[place] ?? 0n);
    const bests = (cells[best]?.at(-1) ?? 0n) * grip;
    const isTie = mine === bests && (onLine[line] ?? 0) < (onLine[best] ?? 0);
    if (best === -1 || mine < bests || isTie) best = line;
  }
  if (best === -1) throw new Error('a game of positive payoffs is bounded');
  return best;
}

/** Swaps what stands on `line` with what stands at `place`. */
function pivot(tableau: IntegerTableau, line: number, place: number): void {
  const { cells, divisor, onLine, atPlace } = tableau;
  const source = cells[line] ?? [];
  const grip = source[place] ?? 1n;
  for (const [other, target] of cells.entries()) {
    if (other !== line) eliminate(target, source, place, divisor);
  }
  source[place] = divisor;
  tableau.divisor = grip;
  const leaving = onLine[line] ?? 0;
  onLine[line] = atPlace[place] ?? 0;
  atPlace[place] = leaving;
}

function eliminate(target: bigint[], source: readonly bigint[], place: number, divisor: bigint): void {
  const grip = source[place] ?? 1n;
  const factor = target[place] ?? 0n;
  for (let at = 0; at < target.length; at++) {
    target[at] = ((target[at] ?? 0n) * grip - factor * (source[at] ?? 0n)) / divisor;
  }
  target[place] = -factor;
}
