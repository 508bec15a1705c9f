import { VERDICT } from './cells.ts';
import { applyCheapRules, type Desk, deskOf } from './desk.ts';
import { applyExactRule, DEFAULT_STEPS } from './exact.ts';
import { notePosition } from './note-position.ts';
import { NOTE } from './notes.ts';
import { checkPosition, type Position } from './position.ts';
import { boxOf } from './system.ts';
import { type Weighing, weighPosition } from './weigh-position.ts';

export interface AnalyseOptions {
  /** Steps that each search may take; what it leaves open is unproved. A count, never a time. */
  readonly maxSteps?: number;
  /** Whether chances are wanted. */
  readonly chances?: boolean;
  /** For chances without a total: with which chance an unknown cell is a mine of which nothing else is known. */
  readonly prior?: number;
}

/** What follows from a position. Arrays have an entry a cell. */
export interface Analysis {
  /** 0 undecided, 1 safe, 2 a mine; what the position shows is included, and so is what follows from the total, if it is known. */
  readonly verdicts: Uint8Array;
  /** The same, the total left out: any number of mines may lie where no number sees. */
  readonly verdictsWithoutTotal: Uint8Array;
  /**
   * The chance that a cell is a mine, if chances were asked for. With a total: every board with these numbers, this fog and exactly so
   * many mines is equally likely. Without: every unknown cell is a mine with the chance `prior`, independently of the others, and of
   * the boards that come of it those remain that fit the position.
   */
  readonly chances?: Float64Array;
  /** With a total: how many boards fit, as a double; absent for more than 900 cells of which nothing is proved by one or two numbers. */
  readonly solutions?: number;
  /** False if a search used up its steps: something may follow that is not here, and chances are estimates. */
  readonly isComplete: boolean;
  /** Set if no board fits the position; then nothing is said about any cell. */
  readonly problem?: 'contradiction';
}

/** The prior if none is given: about as many mines as boards in play have. */
const DEFAULT_PRIOR = 0.2;

/**
 * All that follows from a position: by the rules of one and two numbers, and for the rest by an exact search (RULES.md §9). Throws a
 * RangeError for what is no position; one that contradicts itself is answered with `problem`.
 */
export function analyse(position: Position, options: AnalyseOptions = {}): Analysis {
  checkPosition(position);
  const { maxSteps = DEFAULT_STEPS, chances = false, prior = DEFAULT_PRIOR } = options;
  if (!(prior > 0 && prior < 1)) throw new RangeError(`a prior of ${prior}; it lies between 0 and 1`);
  const desk = deskOf(position.width, position.height);
  notePosition(desk.notes, position);
  applyCheapRules(desk);
  if (desk.notes.isContradictory) return contradiction(desk);
  if (position.mines === undefined && !chances) return verdictsOnly(desk, maxSteps);
  const weighing = weighPosition(desk, { mines: position.mines, prior, maxSteps });
  return weighing === undefined ? contradiction(desk) : write(desk, weighing, chances);
}

function contradiction({ notes }: Desk): Analysis {
  const verdicts = new Uint8Array(notes.frame.cells);
  return { verdicts, verdictsWithoutTotal: verdicts, isComplete: true, problem: 'contradiction' };
}

function verdictsOnly(desk: Desk, maxSteps: number): Analysis {
  const { notes, exact } = desk;
  exact.capped = 0;
  applyExactRule(exact, notes, maxSteps);
  if (notes.isContradictory) return contradiction(desk);
  const { cells, placeOf } = notes.frame;
  const verdicts = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) verdicts[cell] = notes.state[placeOf[cell] ?? 0] ?? 0;
  return { verdicts, verdictsWithoutTotal: verdicts, isComplete: exact.capped === 0 };
}

function write(desk: Desk, weighing: Weighing, wantsChances: boolean): Analysis {
  const { exact, results } = desk;
  const { usesTotal, loose, isComplete, solutions } = weighing;
  const withoutTotal = verdictsBy(desk, exact.search.support, VERDICT.undecided);
  const looseVerdict = verdictOf(loose.looseCanBeSafe, loose.looseCanBeMine);
  const verdicts = usesTotal ? verdictsBy(desk, results.support, looseVerdict) : withoutTotal;
  return {
    verdicts,
    verdictsWithoutTotal: withoutTotal,
    isComplete,
    ...(wantsChances && { chances: chancesBy(desk, verdicts, loose.looseChance) }),
    ...(solutions !== undefined && { solutions }),
  };
}

function verdictsBy({ notes, exact }: Desk, supports: Int32Array, looseVerdict: number): Uint8Array {
  const { cells, placeOf } = notes.frame;
  const verdicts = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const place = placeOf[cell] ?? 0;
    const box = boxOf(exact.system, place);
    const known = notes.state[place] ?? 0;
    if (box >= 0) verdicts[cell] = verdictOfBox(exact.system.boxSize[box] ?? 0, supports[box] ?? 0);
    else verdicts[cell] = known === NOTE.unknown ? looseVerdict : known;
  }
  return verdicts;
}

function chancesBy({ notes, exact, results }: Desk, verdicts: Uint8Array, looseChance: number): Float64Array {
  const { cells, placeOf } = notes.frame;
  const chances = new Float64Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const box = boxOf(exact.system, placeOf[cell] ?? 0);
    const chance = box < 0 ? looseChance : (results.chance[box] ?? 0);
    chances[cell] = chanceOf(verdicts[cell] ?? 0, chance);
  }
  return chances;
}

/** What is proved is certain, to the last digit. */
function chanceOf(verdict: number, chance: number): number {
  if (verdict === VERDICT.undecided) return chance;
  return verdict === VERDICT.mine ? 1 : 0;
}

function verdictOf(canBeSafe: boolean, canBeMine: boolean): number {
  if (canBeSafe && canBeMine) return VERDICT.undecided;
  return canBeMine ? VERDICT.mine : VERDICT.safe;
}

/** By the numbers of mines, a bit each, that a box of this size can hold. */
function verdictOfBox(size: number, support: number): number {
  if (support === 1) return VERDICT.safe;
  return support === 1 << size ? VERDICT.mine : VERDICT.undecided;
}
