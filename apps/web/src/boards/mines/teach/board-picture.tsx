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
  const drawing = (of: (each: Placed) => boolean, at: (each: Placed) => string) =>
    cells.filter(of).map(at).join('');
  return (
    <svg class="mines-picture" viewBox={`0 0 ${SIDE * CELL} ${SIDE * CELL}`} aria-hidden="true">
      {groundsOf(board, cells).map(([ground, d]) => (
        <path key={ground} class={`ground ${ground}`} d={d} />
      ))}
      {cells.map((each) => {
        const digit = digitAt(board, each.cell);
        return digit === undefined ? null : (
          <text
            key={each.cell}
            class={board.shown[each.cell] === CLOSED ? 'probed' : undefined}
            x={(each.x + 0.5) * CELL}
            y={(each.y + 0.5) * CELL}
          >
            {digit}
          </text>
        );
      })}
      <path
        class="crater"
        d={drawing(
          (each) => board.shown[each.cell] === CRATER,
          ({ x, y }) => `M${x * CELL + 5} ${y * CELL + 5}l10 10m0 -10l-10 10`,
        )}
      />
      <path
        class="seal"
        d={drawing(
          (each) => board.seals.some((seal) => seal.cell === each.cell),
          ({ x, y }) => `M${x * CELL + 10} ${y * CELL + 4}l6 6l-6 6l-6 -6z`,
        )}
      />
      {other !== undefined && (
        <circle class="also" cx={(other.x + 0.5) * CELL} cy={(other.y + 0.5) * CELL} r={CELL / 2 - 3} />
      )}
      {target !== undefined && (
        <path class={`target ${kind}`} d={`M${target.x * CELL + 1.5} ${target.y * CELL + 1.5}h17v17h-17z`} />
      )}
    </svg>
  );
}

interface BoardPictureProps {
  readonly deed: Deed;
  /** Another cell to be ringed, if it lies in the picture. */
  readonly also: number | undefined;
}

interface Placed {
  readonly cell: number;
  /** In cells of the picture. */
  readonly x: number;
  readonly y: number;
}

/** At the rim of the board the picture moves inwards. */
function cellsAround({ size }: BoardSeen, cell: number): readonly Placed[] {
  const side = Math.min(SIDE, size);
  const first = (at: number) => Math.min(Math.max(0, at - REACH), size - side);
  const [left, top] = [first(cell % size), first(Math.floor(cell / size))];
  return Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    return { cell: (top + y) * size + left + x, x, y };
  });
}

/** One path for all cells of the same ground: a list of these pictures is long. */
function groundsOf(board: BoardSeen, cells: readonly Placed[]): readonly (readonly [string, string])[] {
  const grounds = new Map<string, string>();
  for (const { cell, x, y } of cells) {
    const ground = groundAt(board, cell);
    grounds.set(ground, `${grounds.get(ground) ?? ''}M${x * CELL} ${y * CELL}h20v20h-20z`);
  }
  return [...grounds];
}

function groundAt(board: BoardSeen, cell: number): string {
  const region = board.regions.find(({ cells }) => cells.includes(cell));
  return `${board.shown[cell] === CLOSED ? 'closed' : 'open'} ${region?.variantId ?? ''}`;
}

function digitAt(board: BoardSeen, cell: number): number | undefined {
  const shown = board.shown[cell] ?? CLOSED;
  const digit = shown > 0 ? shown : board.probed.find((each) => each.cell === cell)?.number;
  return digit === 0 ? undefined : digit;
}
