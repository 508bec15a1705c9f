import { gridOf } from '../../grid.ts';
import { analyse } from '../../reasoner/analyse.ts';
import { FOG, HIDDEN, MINE } from '../../reasoner/cells.ts';
import { boardGenOf } from '../../tables/resolve.ts';
import type { GameTables } from '../../tables/rows.ts';
import type { BoardProduct } from '../product.ts';

/** What it took a player to clear a board. */
export interface Clearing {
  /** Digs that were paid for, guesses included; what a chain opened was free. */
  readonly digs: number;
  /** Whether he had to guess. */
  readonly isStuck: boolean;
  /** Digs from the first guess on. */
  readonly extraDigs: number;
  /** Guesses that were mines. */
  readonly mineHits: number;
  /** Safe cells that were open when he first had to guess, or in the end. */
  readonly openedByProof: number;
  /** Whether no search of his was cut short. */
  readonly isComplete: boolean;
}

/**
 * Clears a board the simple way: digs whatever is proved safe and within reach, row by row, and looks again; when nothing is, guesses
 * the cell within reach that the numbers beside it make least likely to be a mine. A mine leaves a crater, and he goes on.
 * Numbers that come a round later are waited for. He reads what a player may know and nothing else.
 */
export function clearBoard(tables: GameTables, product: BoardProduct): Clearing {
  const play = begin(product, tables.generator.reasoner_node_cap);
  const nominal = boardGenOf(tables, product.level, product.depth).nominal_pm;
  let [digs, extraDigs, mineHits, openedByProof] = [0, 0, 0, 0];
  let isStuck = false;
  const spend = () => {
    digs++;
    if (isStuck) extraDigs++;
  };
  while (play.left() > 0) {
    const verdicts = play.verdicts();
    const proved = play.reachable((cell) => verdicts[cell] === 1);
    for (const cell of proved) {
      // A chain may have opened it meanwhile.
      if (!play.isClosed(cell)) continue;
      spend();
      play.dig(cell);
    }
    if (proved.length > 0) continue;
    if (!isStuck) openedByProof = play.opened();
    isStuck = true;
    spend();
    if (play.dig(play.guess(verdicts, nominal))) mineHits++;
  }
  return {
    digs,
    isStuck,
    extraDigs,
    mineHits,
    openedByProof: isStuck ? openedByProof : play.opened(),
    isComplete: play.isComplete(),
  };
}

/** A board in play, as its player sees it, and what he can do with it. */
interface Play {
  /** Safe cells that are closed. */
  left(): number;
  opened(): number;
  isClosed(cell: number): boolean;
  isComplete(): boolean;
  verdicts(): ArrayLike<number>;
  /** Closed cells beside an open one that are wanted, rising. */
  reachable(isWanted: (cell: number) => boolean): readonly number[];
  /** Opens a cell and what a chain opens with it. Whether it was a mine. */
  dig(cell: number): boolean;
  guess(verdicts: ArrayLike<number>, nominalPm: number): number;
}

function begin(product: BoardProduct, maxSteps: number): Play {
  const { size, mines, numbers, regions, initialOpen } = product;
  const { cells: count, neighbours } = gridOf(size);
  const isMine = new Uint8Array(count);
  for (const cell of mines) isMine[cell] = 1;
  /** Cells whose number never shows. */
  const isSilent = new Uint8Array(count);
  const isOpen = new Uint8Array(count);
  const seen = new Int8Array(count).fill(HIDDEN);
  for (const { infoMask, cellConstraint, cells } of regions) {
    if (cellConstraint === 'any') continue;
    for (const cell of cells) {
      seen[cell] = FOG;
      if (infoMask === 'hide_numbers') isSilent[cell] = 1;
    }
  }
  let opened = 0;
  let isComplete = true;
  const open = (cell: number) => {
    isOpen[cell] = 1;
    if (isMine[cell] === 1) seen[cell] = MINE;
    else {
      opened++;
      if (isSilent[cell] === 0) seen[cell] = numbers[cell] ?? 0;
    }
  };
  for (const cell of initialOpen) open(cell);
  const safeCells = count - mines.length;
  const reachable = (isWanted: (cell: number) => boolean) =>
    Array.from({ length: count }, (_, cell) => cell).filter(
      (cell) => isOpen[cell] === 0 && isWanted(cell) && neighbours[cell]?.some((near) => isOpen[near] === 1),
    );
  return {
    left: () => safeCells - opened,
    opened: () => opened,
    isClosed: (cell) => isOpen[cell] === 0,
    isComplete: () => isComplete,
    verdicts: () => {
      const analysis = analyse({ width: size, height: size, cells: seen }, { maxSteps });
      if (!analysis.isComplete) isComplete = false;
      return analysis.verdicts;
    },
    reachable,
    dig: (cell) => {
      const chain = [cell];
      for (let next = chain.pop(); next !== undefined; next = chain.pop()) {
        if (isOpen[next] === 1) continue;
        open(next);
        if (isMine[next] === 0 && numbers[next] === 0) chain.push(...(neighbours[next] ?? []));
      }
      return isMine[cell] === 1;
    },
    guess: (verdicts, nominalPm) => {
      const risk = (cell: number) => riskOf(neighbours[cell] ?? [], neighbours, seen, verdicts, nominalPm);
      const [first, ...others] = reachable((cell) => verdicts[cell] === 0);
      if (first === undefined) throw new Error('a closed safe cell is left and none is within reach');
      return others.reduce((best, cell) => (risk(cell) < risk(best) ? cell : best), first);
    },
  };
}

/** How likely a cell is a mine by the worst of the numbers beside it, in millionths; where there is none, what is usual. */
function riskOf(
  around: readonly number[],
  neighbours: readonly (readonly number[])[],
  seen: Int8Array,
  verdicts: ArrayLike<number>,
  nominalPm: number,
): number {
  let worst = -1;
  for (const clue of around) {
    const number = seen[clue] ?? HIDDEN;
    if (number >= HIDDEN) continue;
    const near = neighbours[clue] ?? [];
    const known = near.filter((cell) => verdicts[cell] === 2).length;
    const undecided = near.filter((cell) => verdicts[cell] === 0).length;
    if (undecided > 0) worst = Math.max(worst, Math.floor(((number - known) * 1_000_000) / undecided));
  }
  return worst < 0 ? nominalPm * 1000 : worst;
}
