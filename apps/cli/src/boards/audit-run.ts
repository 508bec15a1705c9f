import type { Crew } from '@foretell/crew';
import { type BoardTally, mergeBoards, noBoards } from '@foretell/mines/boards';
import type { BoardBatch, RootRow } from './board-request.ts';
import type { AuditPart } from './tasks.ts';

/** A row and what its boards are like. */
export interface AuditedRow extends RootRow {
  readonly tally: BoardTally;
}

/** What an audit found, or the part of it that was finished. */
export interface Audit {
  readonly rows: readonly AuditedRow[];
  /** Boards that were made twice, and those of them that came out differently. */
  readonly replayed: number;
  readonly different: number;
}

/** How an audit is watched and stopped. */
export interface AuditWatch {
  readonly signal: AbortSignal;
  onShare(share: number): void;
}

/** Boards of a part: about a second of work, so that stopping loses little and no thread is left alone for long. */
const PART_BOARDS = 100;
const REPLAYED_BOARDS = 200;

/**
 * Makes the boards on the crew. Totals are the same for any number of workers; stopped, they are those of the parts that were
 * finished. Rejects with the error of a part, if it was not stopped.
 */
export async function auditOnCrew(crew: Crew, batch: BoardBatch, watch: AuditWatch): Promise<Audit> {
  const shares = sharedOut(batch);
  const parts = shares.flatMap(partsOf);
  const tallies = new Map<RootRow, BoardTally>(batch.rows.map((row) => [row, noBoards()]));
  const replays = shares.map(({ row, boards, seed }) => ({
    ...row,
    seed,
    from: 0,
    to: Math.min(boards, Math.ceil(REPLAYED_BOARDS / shares.length)),
  }));
  const before = await digests(crew, replays, watch.signal);
  let done = 0;
  await workOff(crew, parts, watch.signal, async ({ row, part }) => {
    // What a thread of this program answers is what the task returned.
    const tally = (await crew.call('audit', part, { signal: watch.signal })) as BoardTally;
    tallies.set(row, mergeBoards(tallies.get(row) ?? noBoards(), tally));
    done += part.to - part.from;
    watch.onShare(done / batch.boards);
  });
  const after = await digests(crew, replays, watch.signal);
  const both = before.flatMap((digest, at) => (after[at] === undefined ? [] : [digest === after[at]]));
  return {
    rows: batch.rows.map((row) => ({ ...row, tally: tallies.get(row) ?? noBoards() })),
    replayed: both.length,
    different: both.filter((isSame) => !isSame).length,
  };
}

interface Share {
  readonly row: RootRow;
  readonly boards: number;
  readonly seed: string;
}

/** The boards over the rows, as evenly as it goes. */
function sharedOut({ rows, boards, seed }: BoardBatch): readonly Share[] {
  const each = Math.floor(boards / rows.length);
  const rest = boards % rows.length;
  return rows.map((row, at) => ({ row, boards: each + (at < rest ? 1 : 0), seed }));
}

interface PartOfRow {
  readonly row: RootRow;
  readonly part: AuditPart;
}

function partsOf({ row, boards, seed }: Share): readonly PartOfRow[] {
  return Array.from({ length: Math.ceil(boards / PART_BOARDS) }, (_, index) => {
    const from = index * PART_BOARDS;
    return { row, part: { ...row, seed, from, to: Math.min(boards, from + PART_BOARDS) } };
  });
}

/** Does `work` with all of `items`, as many at a time as the crew likes, until it is stopped. */
async function workOff<Item>(
  crew: Crew,
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  const hand = async () => {
    for (let item = items[next++]; item !== undefined && !signal.aborted; item = items[next++]) {
      try {
        await work(item);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: crew.atOnce }, hand));
}

/** The digests of some boards of each row, made now; none when stopped. */
async function digests(
  crew: Crew,
  parts: readonly AuditPart[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const found: string[][] = parts.map(() => []);
  await workOff(crew, [...parts.entries()], signal, async ([at, part]) => {
    found[at] = (await crew.call('digests', part, { signal })) as string[];
  });
  return signal.aborted ? [] : found.flat();
}
