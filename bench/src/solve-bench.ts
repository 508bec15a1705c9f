import { cpus } from 'node:os';
import { openLane } from './lane.ts';
import { type Effort, playRounds, type Rates } from './rounds.ts';
import { SOLVER_RATIOS, SOLVERS } from './solve-contestants.ts';
import {
  type Arrival,
  arriveAt,
  type Convergence,
  convergences,
  type Exact,
  exacts,
} from './solve-converge.ts';
import { type TreeName, treeNamed } from './solve-games.ts';
import { type MatrixTiming, matrixTimings } from './solve-matrices.ts';
import { PUBLISHED } from './solve-published.ts';
import { type Ratio, type Spread, spreadOf } from './summary.ts';

/** What one run of `bench -- solve` found. */
export interface SolveReport {
  readonly bench: 'solve';
  readonly node: string;
  readonly processor: string;
  /** Iterations after which both implementations of CFR were compared before anything was timed. */
  readonly verifiedIterations: number;
  readonly rounds: number;
  readonly roundMs: number;
  readonly iterationsASecond: readonly SolverRate[];
  readonly ratios: readonly Ratio[];
  readonly convergences: readonly Convergence[];
  readonly arrivals: readonly Arrival[];
  readonly exact: readonly Exact[];
  readonly matrices: readonly MatrixTiming[];
  readonly published: readonly string[];
}

export interface SolverRate extends Spread {
  readonly id: string;
  readonly says: string;
  readonly tree: TreeName;
  /** Iterations a second times twice the nodes of the tree: what the median amounts to, however it is done. */
  readonly nodesASecond: number;
}

export interface SolveEffort extends Effort {
  /** Where exploitability is printed; rising. */
  readonly stops: readonly number[];
  readonly sizes: readonly number[];
}

export const SOLVE_THOROUGH: SolveEffort = {
  rounds: 15,
  roundMs: 200,
  stops: [100, 1000, 10_000],
  sizes: [10, 100, 500],
};

export const SOLVE_QUICK: SolveEffort = { rounds: 3, roundMs: 50, stops: [100, 1000], sizes: [10, 100] };

/** The exploitability that Leduc poker is brought below, and Kuhn poker, in chips. */
const LEDUC_TARGET = 1e-5;
const KUHN_TARGET = 1e-9;

export async function benchSolvers(effort: SolveEffort, verifiedIterations: number): Promise<SolveReport> {
  const lanes = Object.entries(SOLVERS).map(([id, { threads }]) => openLane(id, threads));
  const rates = await playRounds(lanes, effort);
  await Promise.all(lanes.map((lane) => lane.close()));
  return {
    bench: 'solve',
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    verifiedIterations,
    rounds: effort.rounds,
    roundMs: effort.roundMs,
    iterationsASecond: Object.keys(SOLVERS).map((id) => rateOf(id, rates)),
    ratios: SOLVER_RATIOS.map((pair) => ratioOf(pair, rates)),
    convergences: convergences(effort.stops),
    arrivals: [
      arriveAt('kuhn', 'pcfr+', KUHN_TARGET),
      ...(['dcfr', 'cfr+'] as const).map((algorithm) => arriveAt('leduc', algorithm, LEDUC_TARGET)),
    ],
    exact: await exacts(),
    matrices: await matrixTimings(effort.sizes),
    published: PUBLISHED,
  };
}

function rateOf(id: string, rates: Rates): SolverRate {
  const solver = SOLVERS[id];
  if (solver === undefined) throw new RangeError(`no solver "${id}"`);
  const spread = spreadOf(rates.get(id) ?? []);
  const { says, tree } = solver;
  return { id, says, tree, ...spread, nodesASecond: 2 * treeNamed(tree).nodes.count * spread.median };
}

function ratioOf({ of, to }: (typeof SOLVER_RATIOS)[number], rates: Rates): Ratio {
  const bases = rates.get(to) ?? [];
  const ratios = (rates.get(of) ?? []).map((rate, round) => rate / (bases[round] ?? Number.NaN));
  return { of, to, ...spreadOf(ratios) };
}
