import { VERDICT } from './cells.ts';
import { applyCheapRules, type Desk, deskOf } from './desk.ts';
import { applyExactRule, DEFAULT_STEPS } from './exact.ts';
import { notePosition } from './note-position.ts';
import type { Notes } from './notes.ts';
import { checkPosition, type Position } from './position.ts';
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
  const verdicts = knownOf(notes);
  return { verdicts, verdictsWithoutTotal: verdicts, isComplete: exact.capped === 0 };
}

function write(desk: Desk, weighing: Weighing, wantsChances: boolean): Analysis {
  const { exact, results, notes } = desk;
  const { usesTotal, loose, isComplete, solutions } = weighing;
  const withoutTotal = knownOf(notes);
  const verdicts = usesTotal ? withoutTotal.slice() : withoutTotal;
  const looseVerdict = verdictOf(loose.looseCanBeSafe, loose.looseCanBeMine);
  if (usesTotal && looseVerdict !== VERDICT.undecided) writeLoose(verdicts, looseVerdict);
  writeBoxes(desk, withoutTotal, exact.search.support);
  if (usesTotal) writeBoxes(desk, verdicts, results.support);
  return {
    verdicts,
    verdictsWithoutTotal: withoutTotal,
    isComplete,
    ...(wantsChances && { chances: chancesOf(desk, verdicts, loose.looseChance) }),
    ...(solutions !== undefined && { solutions }),
  };
}

/** What the notes know of each cell. */
function knownOf({ frame, state }: Notes): Uint8Array {
  const known = new Uint8Array(frame.cells);
  for (let cell = 0; cell < frame.cells; cell++) known[cell] = state[frame.placeOf[cell] ?? 0] ?? 0;
  return known;
}

/** Writes a verdict on all cells that have none: too much, for {@link writeBoxes} to put right. */
function writeLoose(verdicts: Uint8Array, verdict: number): void {
  for (let cell = 0; cell < verdicts.length; cell++) {
    if (verdicts[cell] === VERDICT.undecided) verdicts[cell] = verdict;
  }
}

function writeBoxes({ exact, notes }: Desk, verdicts: Uint8Array, supports: Int32Array): void {
  const { boxes, boxSize, boxPlace, nextPlace } = exact.system;
  for (let box = 0; box < boxes; box++) {
    const verdict = verdictOfBox(boxSize[box] ?? 0, supports[box] ?? 0);
    for (let place = boxPlace[box] ?? -1; place >= 0; place = nextPlace[place] ?? -1) {
      verdicts[notes.frame.cellOf[place] ?? 0] = verdict;
    }
  }
}

/** What is proved is certain, to the last digit. */
function chancesOf(desk: Desk, verdicts: Uint8Array, looseChance: number): Float64Array {
  const chances = new Float64Array(verdicts.length);
  for (let cell = 0; cell < chances.length; cell++) {
    const verdict = verdicts[cell];
    if (verdict !== VERDICT.safe) chances[cell] = verdict === VERDICT.mine ? 1 : looseChance;
  }
  const { boxes } = desk.exact.system;
  for (let box = 0; box < boxes; box++) writeChance(desk, box, verdicts, chances);
  return chances;
}

/** All cells of a box have the same verdict and the same chance. */
function writeChance(desk: Desk, box: number, verdicts: Uint8Array, chances: Float64Array): void {
  const { boxPlace, nextPlace } = desk.exact.system;
  const { cellOf } = desk.notes.frame;
  const chance = desk.results.chance[box] ?? 0;
  let place = boxPlace[box] ?? -1;
  if (verdicts[cellOf[place] ?? 0] !== VERDICT.undecided) return;
  for (; place >= 0; place = nextPlace[place] ?? -1) chances[cellOf[place] ?? 0] = chance;
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
