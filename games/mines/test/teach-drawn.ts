import { type BoardSeen, CLOSED, CRATER, SILENT } from '../src/board-seen.ts';

/**
 * A small board as it is seen, row by row: digits, `.` closed, `s` opened without a number, `X` a crater, `f` closed fog, `F` opened fog,
 * `m` a seal that missed, `o` a seal that is not settled. The hero stands in the last cell.
 */
export function drawn(rows: readonly string[]): BoardSeen {
  const signs = [...rows.join('')];
  const size = rows.length;
  const shown = signs.map((sign) => SHOWN[sign] ?? Number(sign));
  if (rows.some((row) => row.length !== size) || shown.some(Number.isNaN)) throw new Error('no such board');
  const cellsOf = (wanted: string) => signs.flatMap((sign, cell) => (wanted.includes(sign) ? [cell] : []));
  return {
    id: 'drawn',
    size,
    avatar: signs.length - 1,
    shown,
    kinds: signs.map(() => null),
    seals: [
      ...cellsOf('m').map((cell) => ({ cell, state: 'miss' as const })),
      ...cellsOf('o').map((cell) => ({ cell, state: 'open' as const })),
    ],
    regions: [
      {
        variantId: 'fog',
        infoMask: 'none',
        cellConstraint: 'safe_nonzero',
        payoutPercent: 100,
        cells: cellsOf('fF'),
      },
    ],
    probed: [],
  };
}

const SHOWN: Readonly<Record<string, number>> = {
  '.': CLOSED,
  s: SILENT,
  X: CRATER,
  f: CLOSED,
  F: SILENT,
  m: CLOSED,
  o: CLOSED,
};
