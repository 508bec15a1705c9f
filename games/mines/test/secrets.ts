import { NOT_OPENED } from '../src/board/index.ts';
import type { BoardProduct } from '../src/boards/product.ts';
import { gridOf } from '../src/grid.ts';
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
  // Where no number looks, a mine may lie or not; where one does, this is a board that could not be, and looks the same all the more.
  const { neighbours } = gridOf(product.size);
  const isSeen = (cell: number) => openedIn[cell] !== NOT_OPENED || probed.includes(cell);
  const unseen = hidden.filter((cell) => !neighbours[cell]?.some(isSeen));
  for (const cell of new Set([first, last, unseen[0] ?? first, unseen.at(-1) ?? last])) {
    changes.push(withProduct(...flipped(product, cell, unseen.includes(cell))));
  }
  return changes;
}

function other(kind: BoardProduct['kinds'][number]): BoardProduct['kinds'][number] {
  return kind === 'strike' ? 'guard' : 'strike';
}

/** A mine more, or a mine less, in the numbers around as well if wanted; and by how many safe cells that is fewer. */
function flipped(
  { mines, numbers, size }: BoardProduct,
  cell: number,
  withNumbers: boolean,
): readonly [Partial<BoardProduct>, number] {
  const more = mines.includes(cell) ? -1 : 1;
  const others = mines.filter((each) => each !== cell);
  const changed = more === 1 ? [...mines, cell].sort((one, another) => one - another) : others;
  const around = gridOf(size).neighbours[cell] ?? [];
  const counted = numbers.map((number, at) => (around.includes(at) ? number + more : number));
  return [withNumbers ? { mines: changed, numbers: counted } : { mines: changed }, more];
}
