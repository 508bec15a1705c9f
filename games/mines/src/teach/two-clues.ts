import { gridOf } from '../grid.ts';
import type { Clue, Ground } from './clues.ts';
import type { Deduction, DeductionRule } from './deduction.ts';
import { fromNumbers, verdictOfOne } from './one-clue.ts';

/** What follows from two numbers together and from neither alone (RULES.md §9). */
export function pairsOfNumbers(ground: Ground): readonly Deduction[] {
  return pairsOf(ground).flatMap(([one, other]): readonly Deduction[] => {
    if (one.isFog || other.isFog) return [];
    return readPair(one, other) ?? readPair(other, one) ?? [];
  });
}

/** What follows from fog and a number together and from neither alone. */
export function fogWithNumbers(ground: Ground): readonly Deduction[] {
  return pairsOf(ground).flatMap(([one, other]): readonly Deduction[] => {
    if (one.isFog === other.isFog) return [];
    return one.isFog ? readFog(one, other) : readFog(other, one);
  });
}

function readFog(fog: Clue, number: Clue): readonly Deduction[] {
  const outside = without(fog.hidden, number.hidden);
  const safe = without(number.hidden, fog.hidden);
  const given = { ...fromNumbers([number]), fog: [fog.cell] };
  if (number.need === 1 && outside.length === 0 && safe.length > 0)
    return [{ ...given, rule: 'fog-takes-the-mine', safe }];
  if (number.need === 0 && outside.length === 1)
    return [{ ...given, rule: 'fog-beside-full-number', mines: outside }];
  return [];
}

/** `needy` needs as many more than `other` as it has cells of its own: these are mines, and the other's own are safe. */
function readPair(needy: Clue, other: Clue): readonly Deduction[] | undefined {
  const own = without(needy.hidden, other.hidden);
  const others = without(other.hidden, needy.hidden);
  const shared = needy.hidden.length - own.length;
  if (shared === 0 || needy.need - other.need !== own.length) return undefined;
  // What one of them says alone needs no other.
  const mines = verdictOfOne(needy) === undefined ? own : [];
  const safe = verdictOfOne(other) === undefined ? others : [];
  if (mines.length + safe.length === 0) return undefined;
  const rule = ruleOf(own, others);
  const order = rule === 'subset-mines' ? [other, needy] : [needy, other];
  return [{ ...fromNumbers(order), rule, mines, safe }];
}

function ruleOf(own: readonly number[], others: readonly number[]): DeductionRule {
  if (own.length === 0) return 'subset-safe';
  return others.length === 0 ? 'subset-mines' : 'overlap';
}

/** Clues that share hidden cells, the one with the smaller cell first. */
function pairsOf({ board, clues }: Ground): readonly (readonly [Clue, Clue])[] {
  const { size } = gridOf(board.size);
  return clues.flatMap((one, at) =>
    clues
      .slice(at + 1)
      .filter((other) => areNear(size, one.cell, other.cell) && shares(one, other))
      .map((other) => [one, other] as const),
  );
}

/** Clues farther apart than this see no cell together. */
function areNear(size: number, one: number, other: number): boolean {
  const across = Math.abs((one % size) - (other % size));
  return across <= 2 && Math.abs(Math.floor(one / size) - Math.floor(other / size)) <= 2;
}

function shares(one: Clue, other: Clue): boolean {
  return one.hidden.some((cell) => other.hidden.includes(cell));
}

/** The cells of the first list that are not in the second. */
export function without(cells: readonly number[], others: readonly number[]): readonly number[] {
  return cells.filter((cell) => !others.includes(cell));
}
