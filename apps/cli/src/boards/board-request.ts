import { fail, ok, type Result } from '@foretell/engine';
import { type AuditRow, auditRows, DEEP, type RootId, SURFACE } from '@foretell/mines/boards';
import { type Complaint, complain, complainChoice } from '../complaint.ts';
import { readCount } from '../read.ts';
import { ROOTS } from './roots.ts';

const ROOT_IDS = ['surface', 'deep'] as const;

/** A row of the tables of a root. */
export interface RootRow extends AuditRow {
  readonly root: RootId;
}

/** What all commands that make boards are asked with. */
export interface BoardOptions {
  readonly level?: string;
  readonly depth?: string;
  readonly root?: string;
  readonly n: string;
  readonly seed: string;
}

/** A batch of boards of one or more rows. */
export interface BoardBatch {
  readonly rows: readonly RootRow[];
  /** Boards in all. */
  readonly boards: number;
  readonly seed: string;
}

const MOST_BOARDS = 100_000_000;
const MOST_LEVEL = 999;

/** Reads a batch, or all that is wrong with it. Without level and depth it is of all rows, if that `isWide`. */
export function readBatch(options: BoardOptions, isWide: boolean): Result<BoardBatch, readonly Complaint[]> {
  const boards = readCount('--n', options.n, 1, MOST_BOARDS);
  const seed = options.seed === '' ? fail(complain('--seed', 'text', '')) : ok(options.seed);
  const root = readRoot(options.root);
  const level = readPlace('--level', options.level, isWide);
  const depth = readPlace('--depth', options.depth, isWide);
  if (!(boards.ok && seed.ok && root.ok && level.ok && depth.ok)) {
    return fail([boards, seed, root, level, depth].flatMap((part) => (part.ok ? [] : [part.error])));
  }
  const rows = rowsAsked(root.value, level.value, depth.value);
  if (rows.length === 0) return fail([complain('--depth', 'a depth of this level', options.depth ?? '')]);
  return ok({ rows, boards: boards.value, seed: seed.value });
}

function readRoot(written: string | undefined): Result<RootId | undefined, Complaint> {
  if (written === undefined) return ok(undefined);
  const root = ROOT_IDS.find((id) => id === written);
  return root === undefined ? fail(complainChoice('--root', ROOT_IDS, written)) : ok(root);
}

function readPlace(
  place: string,
  written: string | undefined,
  isWide: boolean,
): Result<number | undefined, Complaint> {
  if (written !== undefined) return readCount(place, written, 1, MOST_LEVEL);
  return isWide ? ok(undefined) : fail(complain(place, `a whole number from 1 to ${MOST_LEVEL}`, ''));
}

/** One row for a level and a depth; for a level all of its rows; for neither all there are, those that both roots have once. */
function rowsAsked(
  root: RootId | undefined,
  level: number | undefined,
  depth: number | undefined,
): readonly RootRow[] {
  const surface = SURFACE.adventure.levels;
  if (level === undefined) {
    const all = [
      ...(root === 'deep' ? [] : rowsOf('surface', 1, surface)),
      ...(root === 'surface' ? [] : rowsOf('deep', root === 'deep' ? 1 : surface + 1, DEEP.adventure.levels)),
    ];
    return depth === undefined ? all : all.filter((row) => row.depth === depth);
  }
  const its = root ?? (level > surface ? 'deep' : 'surface');
  return depth === undefined ? rowsOf(its, level, level) : [{ root: its, level, depth }];
}

function rowsOf(root: RootId, first: number, last: number): readonly RootRow[] {
  return auditRows(ROOTS[root], first, last).map((row) => ({ root, ...row }));
}
