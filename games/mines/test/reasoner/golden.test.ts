import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Analysis, analyse, HIDDEN, type Position } from '../../src/reasoner/index.ts';

interface Golden {
  readonly name: string;
  readonly total: number;
  readonly rows: readonly string[];
  readonly boards: string;
  readonly chance: readonly number[];
  readonly freeSafe: readonly number[];
  readonly freeMine: readonly number[];
}

const file = new URL('golden-positions.json', import.meta.url);
const { positions } = JSON.parse(readFileSync(file, 'utf8')) as { readonly positions: readonly Golden[] };

function positionOf({ rows, total }: Golden): Position {
  const letters = rows.join('');
  const cells = Array.from(letters, (letter) => (letter === '#' ? HIDDEN : Number(letter)));
  return { width: rows[0]?.length ?? 0, height: rows.length, cells, mines: total };
}

function unknownOf({ cells }: Position): readonly number[] {
  return Array.from(cells).flatMap((shown, cell) => (shown === HIDDEN ? [cell] : []));
}

function ofUnknown(verdicts: Analysis['verdicts'], position: Position, verdict: number): readonly number[] {
  return unknownOf(position).flatMap((cell, index) => (verdicts[cell] === verdict ? [index] : []));
}

const certain = (chances: readonly number[], value: number) =>
  chances.flatMap((chance, index) => (chance === value ? [index] : []));

/** The greatest difference between the chances of the file and those found. */
function farthest(golden: Golden, position: Position): number {
  const { chances } = analyse(position, { chances: true });
  const gaps = unknownOf(position).map((cell, index) =>
    Math.abs((chances?.[cell] ?? Number.NaN) - (golden.chance[index] ?? Number.NaN)),
  );
  expect(gaps.length).toBe(golden.chance.length);
  return Math.max(...gaps);
}

describe('positions that another solver worked out', () => {
  test('there are sixty, lattices among them', () => {
    expect(positions).toHaveLength(60);
    expect(positions.filter(({ name }) => name.includes('lattice')).length).toBeGreaterThan(2);
  });

  test.each(positions)('$name: the same chances, proofs and number of boards', (golden) => {
    const position = positionOf(golden);
    const { verdicts, verdictsWithoutTotal, solutions, isComplete } = analyse(position);
    expect(isComplete).toBe(true);
    expect(farthest(golden, position)).toBeLessThan(1e-11);
    expect(ofUnknown(verdicts, position, 1)).toEqual(certain(golden.chance, 0));
    expect(ofUnknown(verdicts, position, 2)).toEqual(certain(golden.chance, 1));
    expect(ofUnknown(verdictsWithoutTotal, position, 1)).toEqual(golden.freeSafe);
    expect(ofUnknown(verdictsWithoutTotal, position, 2)).toEqual(golden.freeMine);
    expect(Math.abs((solutions ?? 0) / Number(golden.boards) - 1)).toBeLessThan(1e-13);
    // Never told of the total, it proves the same as when it leaves the total out.
    expect(analyse({ ...position, mines: undefined }).verdicts).toEqual(verdictsWithoutTotal);
  });

  test('one mine more or less on the board is noticed', () => {
    const noticed = positions.filter((golden) => {
      const position = { ...positionOf(golden), mines: golden.total + 1 };
      return analyse(position).problem !== undefined || farthest(golden, position) > 1e-6;
    });
    expect(noticed.length).toBe(positions.length);
  });
});
