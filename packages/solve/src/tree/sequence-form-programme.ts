import { fail, ok, type Result } from '@foretell/engine';
import type { Highs } from 'highs';
import type { SequenceForm, Side } from './sequence-form.ts';

/** How HiGHS is to go about it: from corner to corner, or through the interior. */
export type LpSolver = 'simplex' | 'ipm';

/** How likely each player plays each of its sequences, as the solver left it: not scaled, and not to be believed yet. */
export interface Plans {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

/**
 * The linear programme of a sequence form (Koller, Megiddo and von Stengel 1994), solved by HiGHS. The unknowns are the first
 * player's plan x, and w: what its rival's best answer leaves it at each of the rival's information sets. The second player's
 * plan comes out as the prices of the rival's rows.
 *
 *     maximise  w[0]
 *     so that   x[0] = 1
 *               for each own set: its sequences sum to the sequence before it
 *               for each rival sequence: what x earns there, and w of all sets that follow it, is at least w of its own set
 *               x is not negative
 *
 * Payoffs are scaled so that the largest is 1: at 1e-9, HiGHS calls "optimal" what is further off than the payoffs are large.
 * Fails with HiGHS's own word for it when it does not call its answer optimal.
 */
export function solveProgramme(form: SequenceForm, highs: Highs, solver: LpSolver): Result<Plans, string> {
  const [own, rival] = form.sides;
  const columns = own.sequenceCount + rival.setCount + 1;
  const equations = 1 + own.setCount;
  const rows = equations + rival.sequenceCount;
  const colCost = new Float64Array(columns);
  colCost[own.sequenceCount] = 1;
  const rowLower = new Float64Array(rows);
  rowLower[0] = 1;
  const rowUpper = new Float64Array(rows).fill(highs.infinity, equations);
  rowUpper[0] = 1;
  const programme = {
    numCols: columns,
    numRows: rows,
    sense: highs.constants.objectiveSense.maximize,
    colCost,
    colLower: new Float64Array(columns).fill(-highs.infinity, own.sequenceCount),
    colUpper: new Float64Array(columns).fill(highs.infinity),
    rowLower,
    rowUpper,
    matrix: matrixOf(own, rival),
  };
  return highs.withModel(programme, (model) => {
    model.options.set({ ...OPTIONS, solver });
    model.run();
    const status = model.getModelStatus();
    if (status !== highs.constants.modelStatus.optimal) return fail(statusName(highs, status));
    const { colValue, rowDual } = model.getSolution();
    // Whether a price is above or below 0 is a convention of the solver.
    return ok({
      first: colValue.slice(0, own.sequenceCount),
      second: rowDual.slice(equations).map(Math.abs),
    });
  });
}

const OPTIONS = {
  output_flag: false,
  primal_feasibility_tolerance: 1e-10,
  dual_feasibility_tolerance: 1e-10,
} as const;

function statusName(highs: Highs, status: number): string {
  const names = Object.entries(highs.constants.modelStatus);
  return names.find(([, code]) => code === status)?.[0] ?? String(status);
}

/** Rows as {@link solveProgramme} lists them. Columns: the own sequences, then w. */
function matrixOf(own: Side, rival: Side) {
  const starts = [0];
  const indices: number[] = [];
  const values: number[] = [];
  const put = (column: number, value: number) => {
    indices.push(column);
    values.push(value);
  };
  const closeRow = () => starts.push(indices.length);
  put(0, 1);
  closeRow();
  for (let set = 0; set < own.setCount; set++) {
    put(own.parentSequence[set] ?? 0, -1);
    for (let at = own.firstSequence[set] ?? 0; at < (own.firstSequence[set + 1] ?? 0); at++) put(at, 1);
    closeRow();
  }
  putRivalRows(own, rival, put, closeRow);
  const numRows = 1 + own.setCount + rival.sequenceCount;
  const numCols = own.sequenceCount + rival.setCount + 1;
  return { format: 'csr', numRows, numCols, starts, indices, values } as const;
}

function putRivalRows(
  own: Side,
  rival: Side,
  put: (column: number, value: number) => void,
  closeRow: () => void,
): void {
  const scale = scaleOf(rival.payoff);
  const followers = followersOf(rival);
  const w = own.sequenceCount;
  // Place 0 of w is for the sequence of no choice, which belongs to no set.
  let set = -1;
  for (let sequence = 0; sequence < rival.sequenceCount; sequence++) {
    while (sequence >= (rival.firstSequence[set + 1] ?? 0)) set++;
    for (let at = rival.rowStart[sequence] ?? 0; at < (rival.rowStart[sequence + 1] ?? 0); at++) {
      put(rival.rival[at] ?? 0, -(rival.payoff[at] ?? 0) * scale);
    }
    put(w + 1 + set, -1);
    for (const follower of followers[sequence] ?? []) put(w + 1 + follower, 1);
    closeRow();
  }
}

/** The sets that each sequence leads to. */
function followersOf({ setCount, sequenceCount, parentSequence }: Side): readonly (readonly number[])[] {
  const followers: number[][] = Array.from({ length: sequenceCount }, () => []);
  for (let set = 0; set < setCount; set++) followers[parentSequence[set] ?? 0]?.push(set);
  return followers;
}

function scaleOf(payoff: Float64Array): number {
  let largest = 0;
  for (const each of payoff) largest = Math.max(largest, Math.abs(each));
  return largest === 0 ? 1 : 1 / largest;
}
