import { type BoardSeen, CLOSED, CRATER, SILENT } from '@foretell/mines';
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../src/boards/mines/battle/cells.ts';
import {
  approachTo,
  areBeside,
  isFrontier,
  neighboursOf,
  walkTo,
} from '../src/boards/mines/battle/places.ts';
import { playbackOf } from '../src/boards/mines/battle/playback.ts';
import { groupsDone, groupsOf, thawedSince, wavesOf } from '../src/boards/mines/battle/waves.ts';
import { answerTo, wishOf } from '../src/boards/mines/battle/wish.ts';

/**
 * A board drawn by hand: a digit, `.` closed, `f` closed fog, `F` opened fog, `*` a crater, `@` the hero on an opened zero cell, `!` a seal on a
 * closed cell.
 */
function boardOf(...rows: readonly string[]): BoardSeen {
  const letters = [...rows.join('')];
  const cellsWith = (wanted: string) =>
    letters.flatMap((letter, cell) => (wanted.includes(letter) ? [cell] : []));
  const fog = cellsWith('fF');
  return {
    id: 'drawn',
    size: rows.length,
    avatar: letters.indexOf('@'),
    shown: letters.map((letter) => SHOWN[letter] ?? Number(letter)),
    kinds: letters.map(() => null),
    seals: cellsWith('!').map((cell) => ({ cell, state: 'open' })),
    regions:
      fog.length === 0
        ? []
        : [
            {
              variantId: 'fog',
              infoMask: 'hide_numbers',
              cellConstraint: 'safe_nonzero',
              payoutPercent: 100,
              cells: fog,
            },
          ],
    probed: [],
  };
}

const SHOWN: Readonly<Record<string, number>> = {
  '.': CLOSED,
  f: CLOSED,
  '!': CLOSED,
  F: SILENT,
  '*': CRATER,
  '@': 0,
};

describe('a tap', () => {
  const board = boardOf('@1..', '11..', '2*..', '....');

  test('on an opened cell walks, craters among them; on the hero it only looks', () => {
    expect(answerTo(board, wishOf(board, 9, 'dig'), null, true)).toEqual({
      kind: 'moves',
      moves: [{ kind: 'walk', cell: 9 }],
    });
    expect(answerTo(board, wishOf(board, 0, 'dig'), null, true)).toEqual({ kind: 'look', cell: 0 });
  });

  test('on a closed cell digs or seals it at once only from beside it', () => {
    const near = { ...board, avatar: 5 };
    expect(answerTo(near, wishOf(near, 2, 'dig'), null, true)).toEqual({
      kind: 'moves',
      moves: [{ kind: 'dig', cell: 2 }],
    });
    expect(answerTo(near, wishOf(near, 2, 'seal'), null, true)).toEqual({
      kind: 'moves',
      moves: [{ kind: 'seal', cell: 2 }],
    });
  });

  test('from afar shows the way first and goes it the second time; a tap elsewhere in between asks anew', () => {
    const wish = wishOf(board, 13, 'dig');
    const first = answerTo(board, wish, null, true);
    expect(first).toEqual({ kind: 'ask', doubt: 'far', wish, way: [4, 8] });
    expect(answerTo(board, wish, wish, true)).toEqual({
      kind: 'moves',
      moves: [{ kind: 'walk', cell: 8 }, wish],
    });
    expect(answerTo(board, wish, wishOf(board, 2, 'dig'), true)).toEqual(first);
    expect(answerTo(board, wish, { kind: 'seal', cell: 13 }, true)).toEqual(first);
  });

  test('where nothing is opened around is handed in, so that the game says why not', () => {
    const corner = boardOf('@1..', '11..', '....', '....');
    expect(answerTo(corner, wishOf(corner, 15, 'dig'), null, true)).toEqual({
      kind: 'moves',
      moves: [{ kind: 'dig', cell: 15 }],
    });
  });

  test('does not dig a sealed cell up by accident', () => {
    const sealed = boardOf('@!..', '11..', '....', '....');
    const wish = wishOf(sealed, 1, 'dig');
    expect(answerTo(sealed, wish, null, true)).toMatchObject({ kind: 'ask', doubt: 'sealed' });
    expect(answerTo(sealed, wish, wish, true)).toEqual({ kind: 'moves', moves: [wish] });
  });

  test('is warned of once when it seals where no mine can be, and from then on placed at once', () => {
    const foggy = boardOf('@f..', '11..', '....', '....');
    const wish = wishOf(foggy, 1, 'seal');
    expect(answerTo(foggy, wish, null, false)).toMatchObject({ kind: 'ask', doubt: 'harmless' });
    expect(answerTo(foggy, wish, null, true)).toEqual({ kind: 'moves', moves: [wish] });
    expect(answerTo(foggy, wishOf(foggy, 1, 'dig'), null, false)).toMatchObject({ kind: 'moves' });
  });
});

describe('ways', () => {
  test('lead over opened cells alone, and by the fewest steps', () => {
    const board = boardOf('@1.1', '.1.1', '.111', '....');
    expect(walkTo(board, [3])).toEqual([5, 10, 7, 3]);
    expect(walkTo(board, [2])).toBeUndefined();
    expect(walkTo(board, [0])).toEqual([]);
    expect(approachTo(board, 2)).toEqual([1]);
  });

  test('a frontier cell is a closed one with an opened one beside it', () => {
    const board = boardOf('@1..', '11..', '....', '....');
    const frontier = board.shown.flatMap((_, cell) => (isFrontier(board, cell) ? [cell] : []));
    expect(frontier).toEqual([2, 6, 8, 9, 10]);
  });
});

describe('a chain', () => {
  const before = boardOf('@1..', '1...', '....', '....');
  const after = boardOf('@100', '1000', '0000', '0000');

  test('opens in waves from the cell that was dug, each wave beside the one before', () => {
    const waves = wavesOf(before, after, 5);
    expect(waves[0]).toEqual([5]);
    expect(waves.flat().toSorted((one, other) => one - other)).toEqual([
      2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ]);
    for (const [at, wave] of waves.entries()) {
      if (at === 0) continue;
      for (const cell of wave) expect(waves[at - 1]?.some((one) => areBeside(4, one, cell))).toBe(true);
    }
    expect(waves).toHaveLength(3);
  });

  test('leaves no cell closed on the screen, wherever it began', () => {
    expect(wavesOf(before, after, 0).flat()).toHaveLength(13);
  });

  test('of another board is none', () => {
    expect(wavesOf({ ...before, id: 'other' }, after, 5)).toEqual([]);
  });

  test('is over in a moment however long it is', () => {
    const size = 20;
    const closed: BoardSeen = { ...before, size, shown: Array.from({ length: size * size }, () => CLOSED) };
    const open: BoardSeen = { ...closed, shown: closed.shown.map(() => 0) };
    expect(playbackOf(closed, open, 0).lastsMs).toBeLessThan(900);
    expect(playbackOf(closed, open, 0).waves).toHaveLength(size);
  });
});

describe('fog', () => {
  const board: BoardSeen = {
    ...boardOf('@1ff', '11f.', '....', 'f...'),
    regions: [
      {
        variantId: 'fog',
        infoMask: 'hide_numbers',
        cellConstraint: 'safe_nonzero',
        payoutPercent: 100,
        cells: [2, 3],
      },
      {
        variantId: 'fog',
        infoMask: 'hide_numbers',
        cellConstraint: 'safe_nonzero',
        payoutPercent: 100,
        cells: [6],
      },
      {
        variantId: 'fog',
        infoMask: 'hide_numbers',
        cellConstraint: 'safe_nonzero',
        payoutPercent: 100,
        cells: [12],
      },
    ],
  };

  test('of two regions that touch is one thing', () => {
    expect(groupsOf(board).map(({ cells }) => cells)).toEqual([[2, 3, 6], [12]]);
  });

  test('flashes once, when the last cell of all that touches is opened (D1-9)', () => {
    const opened = (...cells: number[]): BoardSeen => ({
      ...board,
      shown: board.shown.map((shown, cell) => (cells.includes(cell) ? SILENT : shown)),
    });
    expect(groupsDone(board, opened(2, 3))).toEqual([]);
    expect(groupsDone(opened(2, 3), opened(2, 3, 6)).map(({ cells }) => cells)).toEqual([[2, 3, 6]]);
    expect(groupsDone(opened(2, 3, 6), opened(2, 3, 6, 12)).map(({ cells }) => cells)).toEqual([[12]]);
  });

  test('that is opened is not taken for an empty floor', () => {
    const cells = cellsOf(boardOf('@F', '0f'));
    expect(cells.map(({ state, variant }) => `${state} ${variant?.variantId ?? ''}`)).toEqual([
      'zero ',
      'silent fog',
      'zero ',
      'closed fog',
    ]);
  });

  test('that shows its number a round late is seen to do so', () => {
    const frozen = boardOf('@F', '00');
    const thawed: BoardSeen = { ...frozen, shown: [0, 2, 0, 0] };
    expect(thawedSince(frozen, thawed)).toEqual([1]);
    expect(wavesOf(frozen, thawed, -1)).toEqual([]);
  });
});

test('the eight around a cell are those that touch it', () => {
  expect(neighboursOf(4, 0)).toEqual([1, 4, 5]);
  expect(neighboursOf(4, 5)).toHaveLength(8);
  expect(neighboursOf(4, 7)).toEqual([2, 3, 6, 10, 11]);
});
