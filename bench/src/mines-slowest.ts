import { nextChance, type Rng } from '@foretell/engine';
import { type Closer, createCloser, type Layout, layoutOf, openField } from '@foretell/mines/reasoner';
import { type BoardKind, drawsFor, middleOf, nameOfKind, randomField } from './mines-boards.ts';
import { millisecondsOf, quantile } from './mines-measure.ts';
import { around } from './mines-positions.ts';

/** What the slowest of many boards took. */
export interface Slowest {
  readonly boards: number;
  readonly medianMs: number;
  /** 999 of 1,000 took no longer. */
  readonly mostMs: number;
  readonly slowestMs: number;
}

/** Suspected of having met something else that ran, in milliseconds. */
const SUSPICIOUS_MS = 2;

/** Boards at their hardest: dense, and every other one with fog on a third of its numbers. */
const KINDS: readonly BoardKind[] = [
  { width: 12, height: 12, mines: 36 },
  { width: 10, height: 10, mines: 25 },
  { width: 30, height: 16, mines: 99 },
];

/** Closes so many boards, from the first click to all that can be proved, and times each. Throws if a proof was wrong. */
export function slowestClosure(boards: number): Slowest {
  const closers = KINDS.map(({ width, height }) => createCloser(width, height));
  const rng = drawsFor('slowest');
  const times = new Float64Array(boards);
  for (let board = 0; board < boards; board++) {
    const kind = KINDS[board % KINDS.length];
    const closer = closers[board % KINDS.length];
    if (kind === undefined || closer === undefined) continue;
    const click = middleOf(kind);
    const plain = layoutOf(randomField(rng, kind, click), [click]);
    const layout = board % 2 === 0 ? plain : { ...plain, silent: fogOn(plain, () => nextChance(rng, 1, 3)) };
    times[board] = millisecondsOf(() => closer.close(layout), SUSPICIOUS_MS);
    expectSound(closer, layout, `${nameOfKind(kind)}, board ${board}`);
  }
  return summary(times);
}

/** Fog on cells with a number that the first click does not open, nor anything beside. */
function fogOn(layout: Layout, isChosen: () => boolean): Uint8Array {
  const { cells } = openField(layout, layout.start);
  const isOpen = (cell: number) => (cells[cell] ?? 9) < 9;
  return layout.numbers.map((number, cell) => {
    const mayBe =
      number > 0 && layout.mine[cell] === 0 && !isOpen(cell) && !around(layout, cell).some(isOpen);
    return mayBe && isChosen() ? 1 : 0;
  });
}

function expectSound(closer: Closer, layout: Layout, name: string): void {
  const { verdict, capped } = closer.close(layout);
  for (let cell = 0; cell < verdict.length; cell++) {
    const wrong = layout.mine[cell] === 1 ? 1 : 2;
    if (verdict[cell] === wrong) throw new Error(`${name}: cell ${cell} is proved wrongly`);
  }
  if (capped > 0) throw new Error(`${name}: a search used up its steps`);
}

/** The rate that is promised: of the safe cells that the first click does not open, so many can be opened without a guess. */
const PROMISED = 0.8;
const DENSE: BoardKind = { width: 12, height: 12, mines: 36 };

/** Boards with a promise, made by throwing away those that do not keep it. */
export function promisedBoards(boards: number): Slowest & { readonly tries: number } {
  const closer = createCloser(DENSE.width, DENSE.height);
  const click = middleOf(DENSE);
  /** Makes one board; returns how many it took. */
  const make = (rng: Rng): number => {
    for (let tries = 1; ; tries++) {
      const layout = layoutOf(randomField(rng, DENSE, click), [click]);
      if (deducible(closer, layout) >= PROMISED) return tries;
    }
  };
  const warm = drawsFor('promised/warm');
  for (let board = 0; board < 200; board++) make(warm);
  let tries = 0;
  const times = Float64Array.from({ length: boards }, (_, board) => {
    tries += make(drawsFor(`promised/${board}`));
    return millisecondsOf(() => make(drawsFor(`promised/${board}`)), SUSPICIOUS_MS);
  });
  return { ...summary(times), tries: tries / boards };
}

function deducible(closer: Closer, layout: Layout): number {
  const { cells } = openField(layout, layout.start);
  let [first, safe] = [0, 0];
  for (let cell = 0; cell < cells.length; cell++) {
    if ((cells[cell] ?? 9) < 9) first++;
    if (layout.mine[cell] === 0) safe++;
  }
  return first === safe ? 0 : (closer.close(layout).openedCount - first) / (safe - first);
}

function summary(times: Float64Array): Slowest {
  times.sort();
  return {
    boards: times.length,
    medianMs: quantile(times, 0.5),
    mostMs: quantile(times, 0.999),
    slowestMs: times.at(-1) ?? Number.NaN,
  };
}
