import { cpus } from 'node:os';
import { analyse, createCloser, type Layout, type Position } from '@foretell/mines/reasoner';
import { type BoardKind, layoutsOf, nameOfKind } from './mines-boards.ts';
import { readGolden } from './mines-golden.ts';
import { millisecondsOf, quantile, rateOver } from './mines-measure.ts';
import { closeWithPeer } from './mines-peer.ts';
import { lattices, POSITION_KINDS, positionsOf } from './mines-positions.ts';
import { promisedBoards, type Slowest, slowestClosure } from './mines-slowest.ts';
import { type Spread, spreadOf } from './summary.ts';

/** What one run of `bench -- mines` found. Rates are per CPU second of one thread. */
export interface MinesReport {
  readonly bench: 'mines';
  readonly node: string;
  readonly processor: string;
  /** Where the positions are from: `made`, or the file that was given. */
  readonly positions: string;
  readonly rounds: number;
  readonly chances: readonly ChanceRate[];
  readonly lattices: { readonly count: number; readonly medianMs: number; readonly slowestMs: number };
  readonly fixpoints: readonly FixpointRate[];
  readonly slowest: Slowest;
  readonly promised: Slowest & { readonly tries: number };
}

/** Positions a second, the chance of a mine in every cell and all verdicts, the total known. */
export interface ChanceRate extends Spread {
  readonly kind: string;
  readonly positions: number;
  /** What the best public solver in JavaScript was recorded with, if it was. */
  readonly recorded: number | undefined;
}

/** Boards a second, from the first click to all that can be proved, without a total. */
export interface FixpointRate {
  readonly kind: string;
  readonly wanted: number;
  readonly ours: Spread;
  readonly peer: Spread;
  readonly ratio: Spread;
  /** Of the safe cells of the boards that the peer played, the share that was opened. */
  readonly ourShare: number;
  readonly peerShare: number;
}

export interface MinesEffort {
  readonly rounds: number;
  readonly roundMs: number;
  readonly positions: number;
  readonly layouts: number;
  readonly peerBoards: number;
  readonly slowestOf: number;
  readonly promised: number;
}

export const MINES_THOROUGH: MinesEffort = {
  rounds: 7,
  roundMs: 400,
  positions: 120,
  layouts: 1000,
  peerBoards: 20,
  slowestOf: 50_000,
  promised: 5000,
};

export const MINES_QUICK: MinesEffort = {
  rounds: 2,
  roundMs: 100,
  positions: 30,
  layouts: 200,
  peerBoards: 4,
  slowestOf: 2000,
  promised: 200,
};

/** JSMinesweeper in whole positions a second, chances and all, recorded once on this kind of machine; it is not run here. */
const RECORDED: Readonly<Record<string, number>> = { '30x16/99': 1168, '16x16/40': 1984, '12x12/36': 3128 };

/** Boards on which fixpoints are raced, and what we want to reach. */
const FIXPOINT_KINDS: readonly (BoardKind & { readonly wanted: number })[] = [
  { width: 12, height: 12, mines: 36, wanted: 15_000 },
  { width: 10, height: 10, mines: 25, wanted: 20_000 },
  { width: 30, height: 16, mines: 99, wanted: 5000 },
];

const LATTICES = 20;

export function benchMines(effort: MinesEffort, file: string | undefined): MinesReport {
  const given = file === undefined ? undefined : readGolden(file);
  const made = () =>
    new Map(POSITION_KINDS.map((kind) => [nameOfKind(kind), positionsOf(kind, effort.positions)]));
  return {
    bench: 'mines',
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    positions: file ?? 'made',
    rounds: effort.rounds,
    chances: chanceRates(given?.byKind ?? made(), effort),
    lattices: timeLattices(given?.lattices ?? lattices(LATTICES)),
    fixpoints: FIXPOINT_KINDS.map((kind) => raceFixpoints(kind, effort)),
    slowest: slowestClosure(effort.slowestOf),
    promised: promisedBoards(effort.promised),
  };
}

function chanceRates(
  byKind: ReadonlyMap<string, readonly Position[]>,
  effort: MinesEffort,
): readonly ChanceRate[] {
  const run = (position: Position) => void analyse(position, { chances: true });
  const kinds = [...byKind];
  const rates = kinds.map((): number[] => []);
  for (const [, positions] of kinds) rateOver(positions, effort.roundMs, run);
  for (let round = 0; round < effort.rounds; round++) {
    for (const [index, [, positions]] of kinds.entries()) {
      rates[index]?.push(rateOver(positions, effort.roundMs, run));
    }
  }
  return kinds.map(([kind, positions], index) => ({
    kind,
    positions: positions.length,
    recorded: RECORDED[kind],
    ...spreadOf(rates[index] ?? []),
  }));
}

/** Above this, a lattice is timed again. */
const SUSPICIOUS_LATTICE_MS = 50;

/** Each lattice once; the first of its size pays for the room that its search needs. */
function timeLattices(positions: readonly Position[]): MinesReport['lattices'] {
  const times = Float64Array.from(positions, (position) => {
    return millisecondsOf(() => {
      const { isComplete } = analyse(position, { chances: true });
      if (!isComplete) throw new Error('a lattice was given up');
    }, SUSPICIOUS_LATTICE_MS);
  });
  if (times.length === 0) return { count: 0, medianMs: Number.NaN, slowestMs: Number.NaN };
  times.sort();
  return { count: times.length, medianMs: quantile(times, 0.5), slowestMs: times.at(-1) ?? Number.NaN };
}

function raceFixpoints(kind: BoardKind & { readonly wanted: number }, effort: MinesEffort): FixpointRate {
  const layouts = layoutsOf(kind, effort.layouts, 'fixpoints');
  const few = layouts.slice(0, effort.peerBoards);
  const closer = createCloser(kind.width, kind.height);
  const run = (layout: Layout) => void closer.close(layout);
  rateOver(layouts, effort.roundMs, run);
  for (const layout of few.slice(0, 3)) closeWithPeer(layout);
  const [ours, peers]: [number[], number[]] = [[], []];
  for (let round = 0; round < effort.rounds; round++) {
    ours.push(rateOver(layouts, effort.roundMs, run));
    peers.push(few.length / few.reduce((sum, layout) => sum + closeWithPeer(layout).seconds, 0));
  }
  const safe = (kind.width * kind.height - kind.mines) * few.length;
  const opened = (of: (layout: Layout) => number) => few.reduce((sum, layout) => sum + of(layout), 0) / safe;
  return {
    kind: nameOfKind(kind),
    wanted: kind.wanted,
    ours: spreadOf(ours),
    peer: spreadOf(peers),
    ratio: spreadOf(ours.map((rate, round) => rate / (peers[round] ?? Number.NaN))),
    ourShare: opened((layout) => closer.close(layout).openedCount),
    peerShare: opened((layout) => closeWithPeer(layout).opened.filter((one) => one === 1).length),
  };
}

/** Boards on which both have to be right before anything is timed. What is wrong, if something is. */
export function minesDifference(boards: number): string | undefined {
  for (const kind of FIXPOINT_KINDS) {
    const closer = createCloser(kind.width, kind.height);
    for (const [index, layout] of layoutsOf(kind, boards, 'fixpoints').entries()) {
      const { opened } = closer.close(layout);
      const peer = closeWithPeer(layout);
      const name = `${nameOfKind(kind)}, board ${index}`;
      if (opened.some((one, cell) => one === 1 && layout.mine[cell] === 1))
        return `${name}: we opened a mine`;
      if (peer.wrong > 0) return `${name}: the peer was sure of what is not so`;
      if (peer.opened.some((one, cell) => one === 1 && opened[cell] === 0)) {
        return `${name}: the peer opened what we hold for undecided`;
      }
    }
  }
  return undefined;
}
