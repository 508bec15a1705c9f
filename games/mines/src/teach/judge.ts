import { type Knowledge, knowledgeOf } from '../bots/knowledge.ts';
import { nearestOf } from '../bots/reach.ts';
import { HIDDEN } from '../reasoner/cells.ts';
import { groundOf } from './clues.ts';
import type { Deed } from './deeds.ts';
import { PRIOR } from './guesses.ts';
import { cluesFor } from './many-clues.ts';
import { oneNumberEach } from './one-clue.ts';
import { pairsOfNumbers } from './two-clues.ts';

/**
 * How a deed stood to what was known before it. `proved`: a dig of a cell that was proved to be safe, a seal on a proved mine. `against`: a
 * dig of a proved mine, a seal on a proved safe cell. `guess`: nothing was proved of the cell.
 */
export const STANDS = ['proved', 'guess', 'against'] as const;
export type Stand = (typeof STANDS)[number];

export interface Judged {
  readonly deed: Deed;
  readonly stand: Stand;
  /** That there was a mine, as far as could be known before; 0 or 1 where it was proved. */
  readonly chance: number;
  /** Of a deed that was not proved: the nearest cell that could have been dug for certain instead, or for a seal also sealed. */
  readonly missed: Missed | undefined;
  /**
   * Equivalents that it gives away on average against the best that was known: something proved, a smaller risk of the same kind, or to
   * stop. What came of it counts for nothing here, nor what a dig may open beyond its cell. 0 for what was proved.
   */
  readonly regret: number;
  /** Of a proved deed: how many clues the proof takes. 0: it lay in the open. */
  readonly clues: number;
  /** Of a guess where nothing was proved: how much riskier the average cell of the frontier was. */
  readonly care: number;
}

export interface Missed {
  readonly cell: number;
  readonly as: 'safe' | 'mine';
}

/** Judges one deed. Exact; a search of its own for each proof that takes three clues or more. */
export function judge(deed: Deed): Judged {
  const known = knowledgeOf(deed.board, PRIOR);
  const { cell, kind } = deed;
  const chance =
    known.isMine[cell] === 1 ? 1 : known.isClosedSafe[cell] === 1 ? 0 : (known.chances()[cell] ?? 0);
  const stand = standOf(kind, known, cell);
  if (stand === 'proved') {
    return { deed, stand, chance, missed: undefined, regret: 0, clues: cluesOf(deed, known), care: 0 };
  }
  const missed = missedBy(deed, known);
  const regret = Math.max(0, bestKnown(deed, known) - gainOf(deed, chance));
  return { deed, stand, chance, missed, regret, clues: 0, care: careOf(stand, missed, chance, known) };
}

function standOf(kind: Deed['kind'], { isMine, isClosedSafe }: Knowledge, cell: number): Stand {
  const [right, wrong] = kind === 'dig' ? [isClosedSafe, isMine] : [isMine, isClosedSafe];
  if (right[cell] === 1) return 'proved';
  return wrong[cell] === 1 ? 'against' : 'guess';
}

/** What a deed is worth on average, by a chance of a mine. */
function gainOf({ kind, worth, payoutPercent }: Deed, chance: number): number {
  return (meanOf(kind, worth, chance) * payoutPercent) / 100;
}

function meanOf(kind: Deed['kind'], { safe, mine, hit, miss }: Deed['worth'], chance: number): number {
  return kind === 'dig' ? (1 - chance) * safe - chance * mine : chance * hit - (1 - chance) * miss;
}

function missedBy({ kind, cell, board }: Deed, known: Knowledge): Missed | undefined {
  const safe = known.safe.filter((each) => each !== cell);
  const mines = kind === 'seal' ? known.mines.filter((each) => each !== cell) : [];
  if (safe.length + mines.length === 0) return undefined;
  const nearest = nearestOf(board, [...mines, ...safe]);
  return { cell: nearest, as: mines.includes(nearest) ? 'mine' : 'safe' };
}

/** The best of what was known. Stopping counts as nothing: the points are kept. */
function bestKnown({ kind, worth }: Deed, known: Knowledge): number {
  const risks = known.byRisk();
  const surest = kind === 'dig' ? risks[0] : risks.at(-1);
  return Math.max(
    0,
    known.safe.length > 0 ? worth.safe : 0,
    kind === 'seal' && known.mines.length > 0 ? worth.hit : 0,
    surest === undefined ? 0 : meanOf(kind, worth, surest.chance),
  );
}

function careOf(stand: Stand, missed: Missed | undefined, chance: number, known: Knowledge): number {
  const risks = known.byRisk();
  if (stand !== 'guess' || missed !== undefined || risks.length === 0) return 0;
  const mean = risks.reduce((sum, risk) => sum + risk.chance, 0) / risks.length;
  return Math.max(0, mean - chance);
}

/** Cheap proofs first: most deeds need one or two numbers. */
function cluesOf({ board, cell }: Deed, { position }: Knowledge): number {
  if (position.cells[cell] !== HIDDEN) return 0;
  const ground = groundOf(board);
  const names = ({ safe, mines }: { safe: readonly number[]; mines: readonly number[] }) =>
    safe.includes(cell) || mines.includes(cell);
  if (oneNumberEach(ground).some(names)) return 1;
  return pairsOfNumbers(ground).some(names) ? 2 : cluesFor(position, cell).length;
}
