import { analyse, explain, formatPosition, HIDDEN, type Reason, VERDICT } from '@foretell/mines/reasoner';
import type { NamedPosition } from './solve-input.ts';

/** What is said of one position, for programs. All lists of cells rise, and are of unknown cells only. */
export interface SolvedPosition {
  readonly id: string;
  /** The chance that it is a mine, of each unknown cell in reading order. */
  readonly p: readonly number[];
  readonly safe: readonly number[];
  readonly mine: readonly number[];
  /** The same for an unknown total: any number of mines may lie elsewhere. */
  readonly safeNoTotal: readonly number[];
  readonly mineNoTotal: readonly number[];
  /** Cells on which something may follow that the steps did not suffice for; their chances are estimates. */
  readonly unproved?: readonly number[];
  /** No board fits. */
  readonly problem?: 'contradiction';
  /** Why each proved cell is so, if it was asked for. */
  readonly reasons?: readonly (Reason & { readonly cell: number })[];
}

export interface SolveRequest {
  readonly maxSteps: number | undefined;
  readonly prior: number | undefined;
  readonly hasReasons: boolean;
}

export function solvePosition({ id, position }: NamedPosition, request: SolveRequest): SolvedPosition {
  const { maxSteps, prior } = request;
  const limits = { ...(maxSteps !== undefined && { maxSteps }) };
  const options = { ...limits, chances: true, ...(prior !== undefined && { prior }) };
  const { verdicts, verdictsWithoutTotal, chances, isComplete, problem } = analyse(position, options);
  const unknown = Array.from({ length: position.cells.length }, (_, cell) => cell).filter(
    (cell) => position.cells[cell] === HIDDEN,
  );
  const cellsThat = (found: Uint8Array, verdict: number) => unknown.filter((cell) => found[cell] === verdict);
  if (problem !== undefined) {
    return { id, p: [], safe: [], mine: [], safeNoTotal: [], mineNoTotal: [], problem };
  }
  const proved = request.hasReasons ? unknown.filter((cell) => verdicts[cell] !== VERDICT.undecided) : [];
  return {
    id,
    p: unknown.map((cell) => chances?.[cell] ?? Number.NaN),
    safe: cellsThat(verdicts, VERDICT.safe),
    mine: cellsThat(verdicts, VERDICT.mine),
    safeNoTotal: cellsThat(verdictsWithoutTotal, VERDICT.safe),
    mineNoTotal: cellsThat(verdictsWithoutTotal, VERDICT.mine),
    ...(!isComplete && { unproved: cellsThat(verdicts, VERDICT.undecided) }),
    ...(request.hasReasons && {
      reasons: proved.flatMap((cell) => {
        const reason = explain(position, cell, limits);
        return reason === undefined ? [] : [{ cell, ...reason }];
      }),
    }),
  };
}

/** The same for people: the position with what is proved written into it, then the least risky of the other cells. */
export function printSolved({ id, position }: NamedPosition, solved: SolvedPosition): string {
  if (solved.problem !== undefined) return `${id}: no board fits these numbers`;
  const cells = Array.from(position.cells, String);
  const letters = formatPosition(position).split('\n').slice(1).join('');
  for (let cell = 0; cell < cells.length; cell++) cells[cell] = letters[cell] ?? '';
  for (const cell of solved.safe) cells[cell] = '+';
  for (const cell of solved.mine) cells[cell] = '*';
  const { width, height } = position;
  const at = (cell: number) => `${cell % width},${Math.floor(cell / width)}`;
  const rows = Array.from({ length: height }, (_, row) =>
    cells.slice(row * width, (row + 1) * width).join(' '),
  );
  const onlyByTotal =
    solved.safe.length + solved.mine.length - solved.safeNoTotal.length - solved.mineNoTotal.length;
  return [
    `${id}: ${width} by ${height}, ${position.mines ?? 'an unknown number of'} mines`,
    ...rows,
    `proved: ${solved.safe.length} safe (+), ${solved.mine.length} mines (*); ${onlyByTotal} of them by the total alone`,
    ...leastRisky(position.cells, solved, at),
    ...(solved.unproved === undefined
      ? []
      : ['unproved: a search used up its steps, so there may be more (--steps)']),
    ...(solved.reasons ?? []).map((reason) => why(reason, at)),
  ].join('\n');
}

/** How many of the cells with the least chance are named. */
const NAMED = 5;

function leastRisky(
  cells: ArrayLike<number>,
  solved: SolvedPosition,
  at: (cell: number) => string,
): readonly string[] {
  const unknown = Array.from(cells).flatMap((shown, cell) => (shown === HIDDEN ? [cell] : []));
  const open = unknown
    .map((cell, index) => ({ cell, chance: solved.p[index] ?? 1 }))
    .filter(({ chance }) => chance > 0 && chance < 1)
    .sort((one, other) => one.chance - other.chance || one.cell - other.cell)
    .slice(0, NAMED);
  if (open.length === 0) return [];
  return [
    `chance of a mine, column,row: ${open.map(({ cell, chance }) => `${at(cell)} ${percent(chance)}`).join('  ')}`,
  ];
}

function percent(chance: number): string {
  return `${(chance * 100).toFixed(2)} %`;
}

function why(
  { cell, verdict, level, numbers, fog }: Reason & { readonly cell: number },
  at: (cell: number) => string,
): string {
  const from = [...numbers.map(at), ...fog.map((each) => `fog ${at(each)}`)];
  return `${at(cell)} is ${verdict === 'mine' ? 'a mine' : 'safe'} (${level}): ${from.join(' ') || 'no number'}`;
}
