import type { BoardProduct, BoardStats } from '@foretell/mines/boards';

/** A board for people: as it is, as it is first seen, which row each cell carries, and how it came about. */
export function drawBoard(board: BoardProduct): string {
  const { id, level, depth, map, size } = board;
  const pictures = [
    { title: 'as it is', cell: truthOf(board) },
    { title: 'as first seen', cell: sightOf(board) },
    { title: 'rows', cell: kindOf(board) },
  ];
  const width = Math.max(2 * size - 1, 'as first seen'.length);
  const heads = pictures.map(({ title }) => title.padEnd(width)).join('   ');
  const lines = Array.from({ length: size }, (_, y) =>
    pictures
      .map(({ cell }) =>
        Array.from({ length: size }, (_, x) => cell(y * size + x))
          .join(' ')
          .padEnd(width),
      )
      .join('   ')
      .trimEnd(),
  );
  return [
    `board ${id}: level ${level}, depth ${depth}, ${map}, ${size}×${size}`,
    heads.trimEnd(),
    ...lines,
    legendOf(board),
    ...statLines(board.stats),
  ].join('\n');
}

function truthOf({ mines, numbers }: BoardProduct): (cell: number) => string {
  const isMine = new Set(mines);
  return (cell) => (isMine.has(cell) ? '*' : digit(numbers[cell] ?? 0));
}

function sightOf({ initialOpen, numbers, spawn, regions }: BoardProduct): (cell: number) => string {
  const isOpen = new Set(initialOpen);
  const marks = new Map(
    regions.flatMap(({ cells, variantId }) => cells.map((cell) => [cell, markOf(variantId)])),
  );
  return (cell) => {
    if (cell === spawn) return '@';
    return isOpen.has(cell) ? digit(numbers[cell] ?? 0) : (marks.get(cell) ?? '#');
  };
}

/** One letter a kind. */
const KIND_LETTERS: Readonly<Record<BoardProduct['kinds'][number], string>> = {
  strike: 's',
  sweep: 'w',
  sap: 'p',
  ember: 'e',
  mend: 'm',
  guard: 'g',
  might: 'i',
  blunt: 'b',
  action: 'a',
};

function kindOf({ kinds }: BoardProduct): (cell: number) => string {
  return (cell) => KIND_LETTERS[kinds[cell] ?? 'strike'];
}

function legendOf({ regions }: BoardProduct): string {
  const marks = regions.map(({ variantId, cells }) => `${markOf(variantId)} ${variantId} (${cells.length})`);
  const kinds = Object.entries(KIND_LETTERS).map(([kind, letter]) => `${letter} ${kind}`);
  const terrain = marks.length === 0 ? '' : `, ${marks.join(', ')}`;
  return `* mine, . zero, # closed, @ avatar${terrain}; ${kinds.join(' ')}`;
}

/** A terrain is drawn as the capital it begins with. */
function markOf(variantId: string): string {
  return variantId.slice(0, 1).toUpperCase();
}

function digit(number: number): string {
  return number === 0 ? '.' : String(number);
}

function statLines(stats: BoardStats): readonly string[] {
  const { rejected, closed } = stats;
  const share = (part: number) => `${part} of ${closed} (${((100 * part) / closed).toFixed(1)} %)`;
  return [
    `candidates ${stats.candidates}: ${rejected.digit} against the digit cap, ${rejected.zero} against the zero share, ${rejected.split} would split, ${stats.pruned} pruned`,
    `attempts ${stats.attempts}${stats.isForced ? ', forced' : ''}; searches cut short ${stats.cappedSearches}`,
    `deducible ${share(stats.deducible)}; nothing varied ${share(stats.deduciblePlain)}; one number at a time ${share(stats.deducibleSingle)}; in the first round ${share(stats.deducibleFirstRound)}`,
    `variations ${stats.chosen.join(', ') || 'none'}: ${stats.variationPlaced} of ${stats.variationWanted} regions; ${stats.unreachableFog} fog cells touch no zero cell`,
  ];
}
