import { type BoardSeen, CLOSED, CRATER } from '@foretell/mines';
import type { Deed } from '@foretell/mines/teach';

/** Cells to each side of the one that was dug or sealed. */
const REACH = 2;
const SIDE = 2 * REACH + 1;
const CELL = 20;

/** What the hero saw around a cell before a decision. Drawn and not written: what it shows stands beside it in words. */
export function BoardPicture({ deed, also }: BoardPictureProps) {
  const { board, cell, kind } = deed;
  const cells = cellsAround(board, cell);
  const target = cells.find((each) => each.cell === cell);
  const other = cells.find((each) => each.cell === also);
  return (
    <svg class="mines-picture" viewBox={`0 0 ${SIDE * CELL} ${SIDE * CELL}`} aria-hidden="true">
      {cells.map(({ cell: at, x, y }) => (
        <g key={at} transform={`translate(${x * CELL} ${y * CELL})`}>
          <rect class={groundOf(board, at)} width={CELL} height={CELL} />
          {digitAt(board, at) !== undefined && (
            <text x={CELL / 2} y={CELL / 2} class={`of-${digitAt(board, at)}`}>
              {digitAt(board, at)}
            </text>
          )}
          {board.shown[at] === CRATER && <path class="crater" d="M5 5L15 15M15 5L5 15" />}
          {board.seals.some((seal) => seal.cell === at) && <path class="seal" d="M10 4L16 10L10 16L4 10Z" />}
        </g>
      ))}
      {other !== undefined && (
        <circle class="also" cx={(other.x + 0.5) * CELL} cy={(other.y + 0.5) * CELL} r={CELL / 2 - 3} />
      )}
      {target !== undefined && (
        <rect
          class={`target ${kind}`}
          x={target.x * CELL + 1.5}
          y={target.y * CELL + 1.5}
          width={CELL - 3}
          height={CELL - 3}
        />
      )}
    </svg>
  );
}

interface BoardPictureProps {
  readonly deed: Deed;
  /** Another cell to be ringed, if it lies in the picture. */
  readonly also: number | undefined;
}

/** At the rim of the board the picture moves inwards. */
function cellsAround({ size }: BoardSeen, cell: number) {
  const side = Math.min(SIDE, size);
  const first = (at: number) => Math.min(Math.max(0, at - REACH), size - side);
  const [left, top] = [first(cell % size), first(Math.floor(cell / size))];
  return Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    return { cell: (top + y) * size + left + x, x, y };
  });
}

function groundOf(board: BoardSeen, cell: number): string {
  const isClosed = board.shown[cell] === CLOSED;
  const region = board.regions.find(({ cells }) => cells.includes(cell));
  return `${isClosed ? 'closed' : 'open'} ${region?.variantId ?? ''}`;
}

function digitAt(board: BoardSeen, cell: number): number | undefined {
  const shown = board.shown[cell] ?? CLOSED;
  const digit = shown > 0 ? shown : board.probed.find((each) => each.cell === cell)?.number;
  return digit === 0 ? undefined : digit;
}
