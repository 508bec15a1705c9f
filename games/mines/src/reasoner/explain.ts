import { analyse } from './analyse.ts';
import { FOG, HIDDEN, VERDICT } from './cells.ts';
import { applyCheapRules, deskOf } from './desk.ts';
import { notePosition } from './note-position.ts';
import { NOTE } from './notes.ts';
import type { Position } from './position.ts';
import { applySingleRule } from './single-rule.ts';
import { smallestSet } from './smallest-set.ts';
import { cutWindow, keepClues, type Window, wholeBoard } from './window.ts';

/**
 * What it takes to see it, from easy to hard: `single` one number or fog cell at a time, `pair` two numbers at a time, `cases` going
 * through what the numbers together allow, `total` knowing how many mines there are on the board.
 */
export const LEVELS = ['single', 'pair', 'cases', 'total'] as const;

export type Level = (typeof LEVELS)[number];

/** Why a cell is known. */
export interface Reason {
  readonly verdict: 'safe' | 'mine';
  readonly level: Level;
  /** The opened cells whose numbers it follows from, rising: none of them can be done without. */
  readonly numbers: readonly number[];
  /** The fog cells it follows from besides, rising. */
  readonly fog: readonly number[];
}

/**
 * Why a cell of which nothing is shown is safe or a mine: the smallest set of clues that was found to prove it, and what it takes to see
 * it. No clue of the set can be left out. Undefined if the cell is shown already, if nothing is proved of it, or if the position
 * contradicts itself. What a search leaves open when it has taken `maxSteps` steps counts as not proved.
 */
export function explain(
  position: Position,
  cell: number,
  options: { readonly maxSteps?: number } = {},
): Reason | undefined {
  if (position.cells[cell] !== HIDDEN) return undefined;
  const { verdicts, verdictsWithoutTotal } = analyse(position, options);
  const verdict = verdicts[cell] ?? VERDICT.undecided;
  if (verdict === VERDICT.undecided) return undefined;
  const needsTotal = verdictsWithoutTotal[cell] === VERDICT.undecided;
  const proves = (part: Position, at: number) => analyse(part, options).verdicts[at] === verdict;
  const window = needsTotal ? wholeBoard(position, cell) : provingWindow(position, cell, proves);
  const { position: part, centre, clues } = window;
  const keeping = (kept: readonly number[]): Position => ({ ...part, cells: keepClues(part.cells, kept) });
  const set = smallestSet(clues, (kept) => proves(keeping(kept), centre));
  return {
    verdict: verdict === VERDICT.mine ? 'mine' : 'safe',
    level: needsTotal ? 'total' : levelOf(keeping(set), centre),
    ...cluesOnBoard(position, window, set),
  };
}

/** The smallest window around a cell that proves it without the total; the board, if no smaller one does. */
function provingWindow(
  position: Position,
  cell: number,
  proves: (part: Position, at: number) => boolean,
): Window {
  const longest = Math.max(position.width, position.height);
  for (let reach = 1; 2 * reach + 3 < longest; reach++) {
    const window = cutWindow(position, cell, reach);
    if (proves(window.position, window.centre)) return window;
  }
  return wholeBoard({ ...position, mines: undefined }, cell);
}

/** The easiest rules that prove a cell, given only these clues and no total. */
function levelOf(position: Position, cell: number): Level {
  const desk = deskOf(position.width, position.height);
  const { notes } = desk;
  const place = notes.frame.placeOf[cell] ?? 0;
  notePosition(notes, position);
  applySingleRule(notes);
  if (notes.state[place] !== NOTE.unknown) return 'single';
  applyCheapRules(desk);
  return notes.state[place] === NOTE.unknown ? 'cases' : 'pair';
}

function cluesOnBoard(position: Position, { clues, boardClues }: Window, set: readonly number[]) {
  const cells = set.map((clue) => boardClues[clues.indexOf(clue)] ?? -1).sort((one, other) => one - other);
  return {
    numbers: cells.filter((cell) => position.cells[cell] !== FOG),
    fog: cells.filter((cell) => position.cells[cell] === FOG),
  };
}
