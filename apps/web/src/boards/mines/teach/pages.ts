import type { BoardSeen } from '@foretell/mines';
import type { Chance, Deduction, Refutation, RefutationStep } from '@foretell/mines/teach';
import { neighboursOf } from '../battle/places.ts';
import type { Lesson } from './questions.ts';

/** One thing said at a time: it hints before it tells. */
export type Page =
  | { readonly kind: 'look' }
  | { readonly kind: 'clues' }
  | { readonly kind: 'cells' }
  | { readonly kind: 'suppose'; readonly supposed: Refutation['supposed'] }
  | { readonly kind: 'step'; readonly step: RefutationStep }
  | {
      readonly kind: 'broken';
      readonly broken: Refutation['broken'];
      readonly supposed: Refutation['supposed'];
    }
  | { readonly kind: 'stuck' }
  | { readonly kind: 'chances' }
  | { readonly kind: 'all-told' };

/** The pages of a lesson: where to look, which numbers, which cells, and for a proof by cases why it cannot be otherwise. */
export function pagesOf(lesson: Lesson): readonly Page[] {
  if (lesson.kind === 'all-told') return [{ kind: 'all-told' }];
  if (lesson.kind === 'guess') return [{ kind: 'stuck' }, { kind: 'chances' }];
  const { numbers, fog, refutation } = lesson.deduction;
  const clues: readonly Page[] = numbers.length + fog.length > 0 ? [{ kind: 'clues' }] : [];
  return [{ kind: 'look' }, ...clues, { kind: 'cells' }, ...pagesOfRefutation(refutation)];
}

function pagesOfRefutation(refutation: Refutation | undefined): readonly Page[] {
  if (refutation === undefined) return [];
  const { supposed, steps, broken } = refutation;
  return [
    { kind: 'suppose', supposed },
    ...steps.map((step): Page => ({ kind: 'step', step })),
    { kind: 'broken', broken, supposed },
  ];
}

/** How a cell is lit; the style sheet has a look for each. */
export type LightKind = 'region' | 'number' | 'fog' | 'safe' | 'mine' | 'supposed' | 'best' | 'chance';
export type Lit = ReadonlyMap<number, LightKind>;

export const NOTHING_LIT: Lit = new Map();

/** What a page lights on the board. Of two lights on a cell the later counts. */
export function litOf(board: BoardSeen, lesson: Lesson, page: Page): Lit {
  if (lesson.kind === 'all-told') return NOTHING_LIT;
  if (lesson.kind === 'guess') return page.kind === 'stuck' ? NOTHING_LIT : litByChance(lesson.guesses.cells);
  const { deduction } = lesson;
  switch (page.kind) {
    case 'look':
      return lights([regionOf(board, deduction), 'region']);
    case 'clues':
      return cluesLit(deduction);
    case 'cells':
      return new Map([
        ...cluesLit(deduction),
        ...lights([deduction.safe, 'safe'], [deduction.mines, 'mine']),
      ]);
    case 'suppose':
      return new Map([...cluesLit(deduction), ...lights([[page.supposed.cell], 'supposed'])]);
    case 'step':
      return lights(supposedOf(deduction), [page.step.cells, page.step.as], [[page.step.clue], 'number']);
    case 'broken':
      return lights(supposedOf(deduction), [[page.broken.clue], 'number']);
    default:
      return NOTHING_LIT;
  }
}

type Light = readonly [cells: readonly number[], kind: LightKind];

function lights(...of: readonly Light[]): Lit {
  return new Map(of.flatMap(([cells, kind]) => cells.map((cell) => [cell, kind] as const)));
}

function cluesLit({ numbers, fog }: Deduction): Lit {
  return lights([fog, 'fog'], [numbers, 'number']);
}

function supposedOf({ refutation }: Deduction): Light {
  return [refutation === undefined ? [] : [refutation.supposed.cell], 'supposed'];
}

/** Where to look: everything the clues see, or the named cells, without telling one from the other. */
export function regionOf({ size }: Pick<BoardSeen, 'size'>, deduction: Deduction): readonly number[] {
  const { numbers, fog, safe, mines } = deduction;
  const clues = [...numbers, ...fog];
  const cells =
    clues.length > 0 ? clues.flatMap((cell) => [cell, ...neighboursOf(size, cell)]) : [...safe, ...mines];
  return [...new Set(cells)].sort((one, other) => one - other);
}

function litByChance(cells: readonly Chance[]): Lit {
  const least = cells[0]?.chance ?? 0;
  return new Map(cells.map(({ cell, chance }) => [cell, isSame(chance, least) ? 'best' : 'chance'] as const));
}

/** Chances that come of different sums may differ in the last digits. */
export function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-9;
}
