import { analyse, crossCheck, HIDDEN, type Position } from '@foretell/mines/reasoner';
import { describe, expect, it } from 'vitest';
import { minesDifference } from '../src/mines-bench.ts';
import { layoutsOf } from '../src/mines-boards.ts';
import { closeWithPeer } from '../src/mines-peer.ts';
import { lattices, POSITION_KINDS, positionsOf } from '../src/mines-positions.ts';
import { promisedBoards, slowestClosure } from '../src/mines-slowest.ts';

const hidden = ({ cells }: Position) => Array.from(cells).filter((shown) => shown === HIDDEN).length;

describe('the minesweeper positions that are timed', () => {
  it.each(POSITION_KINDS)(
    'of $width by $height go from just opened to almost finished, and fit their total',
    (kind) => {
      const positions = positionsOf(kind, 12);
      expect(positions).toHaveLength(12);
      for (const position of positions) {
        const { problem, chances = [] } = analyse(position, { chances: true });
        expect(problem).toBeUndefined();
        expect(Array.from(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(kind.mines, 9);
      }
      const most = Math.max(...positions.map(hidden));
      expect(Math.min(...positions.map(hidden))).toBeLessThan(most / 2);
      expect(positionsOf(kind, 12)).toEqual(positions);
    },
  );

  it('are lattices too, in which every number is beside hidden cells only', () => {
    const positions = lattices(20);
    expect(positions.map(hidden).every((count) => count > 180)).toBe(true);
    for (const position of positions.slice(0, 4)) expect(analyse(position).isComplete).toBe(true);
  });
});

describe('the two solvers that are raced', () => {
  it('agree on what can be opened as far as the peer comes', () => {
    expect(minesDifference(1)).toBeUndefined();
  });

  it('are given the same boards: the peer opens more than the first click did', () => {
    const [layout] = layoutsOf({ width: 10, height: 10, mines: 15 }, 1, 'test');
    if (layout === undefined) throw new Error('no board');
    const { claims, wrong, seconds } = closeWithPeer(layout);
    expect(claims).toBeGreaterThan(0);
    expect(wrong).toBe(0);
    expect(seconds).toBeGreaterThan(0);
  });
});

it('the slowest of some boards, and boards with a promise, are found without a wrong proof', () => {
  expect(slowestClosure(30)).toMatchObject({ boards: 30 });
  const { tries } = promisedBoards(10);
  expect(tries).toBeGreaterThanOrEqual(1);
});

it('what is timed is what is checked: the reasoner agrees with the trying of all boards', () => {
  expect(crossCheck(200, 1)).toMatchObject({ positions: 200, mismatches: 0 });
});
