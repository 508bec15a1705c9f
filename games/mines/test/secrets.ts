import { NOT_OPENED } from '../src/board/index.ts';
import type { BoardProduct } from '../src/boards/product.ts';
import type { State } from '../src/state.ts';

/**
 * States that differ from `state` only in what the hero may not know (RULES.md §9): what is still to be drawn, and on a board the
 * mines, numbers and rows of closed cells and how it came about.
 */
export function hiddenChanges(state: State): readonly State[] {
  const changes: State[] = [{ ...state, seed: `${state.seed}?` }];
  const { battle } = state;
  if (battle === null) return changes;
  const { product, openedIn, seals, probed, safeLeft } = battle.board;
  const settled = new Set(seals.filter(({ state: mark }) => mark !== 'open').map(({ cell }) => cell));
  const hidden = openedIn.flatMap((round, cell) =>
    round === NOT_OPENED && !settled.has(cell) && !probed.includes(cell) ? [cell] : [],
  );
  const withProduct = (other: Partial<BoardProduct>, mines = 0): State => ({
    ...state,
    battle: {
      ...battle,
      board: { ...battle.board, product: { ...product, ...other }, safeLeft: safeLeft - mines },
    },
  });
  const first = hidden[0];
  const last = hidden.at(-1);
  changes.push({ ...state, battle: { ...battle, seed: `${battle.seed}?` } });
  changes.push(withProduct({ stats: { ...product.stats, pruned: product.stats.pruned + 1 } }));
  if (first === undefined || last === undefined) return changes;
  changes.push(
    withProduct({ kinds: product.kinds.map((kind, cell) => (cell === first ? other(kind) : kind)) }),
  );
  changes.push(
    withProduct({ numbers: product.numbers.map((number, cell) => (cell === last ? 8 - number : number)) }),
  );
  changes.push(withProduct(...flipped(product, first)), withProduct(...flipped(product, last)));
  return changes;
}

function other(kind: BoardProduct['kinds'][number]): BoardProduct['kinds'][number] {
  return kind === 'strike' ? 'guard' : 'strike';
}

/** A mine more, or a mine less; and by how many safe cells that is fewer. */
function flipped({ mines }: BoardProduct, cell: number): readonly [Partial<BoardProduct>, number] {
  if (mines.includes(cell)) return [{ mines: mines.filter((each) => each !== cell) }, -1];
  return [{ mines: [...mines, cell].sort((one, another) => one - another) }, 1];
}
