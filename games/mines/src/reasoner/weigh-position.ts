import { type Weighed, weighPrior, weighTotal } from './chances.ts';
import { applyCheapRules, type Desk } from './desk.ts';
import { applyExactRule } from './exact.ts';
import { CLUE, NOTE, type Notes } from './notes.ts';
import { searchComponent } from './search.ts';
import { clearSearch } from './search-space.ts';
import { buildSystem, type FogUse } from './system.ts';
import { MOST_COUNTED, type Span } from './weights.ts';

/** What weighing a position came to. The verdicts of boxes and their chances are in `desk.results`, those without a total in the search. */
export interface Weighing {
  /** False if a search used up its steps. */
  readonly isComplete: boolean;
  /** Whether the total was brought in. */
  readonly usesTotal: boolean;
  readonly loose: Pick<Weighed, 'looseChance' | 'looseCanBeSafe' | 'looseCanBeMine'>;
  readonly solutions?: number | undefined;
}

export interface WeighRequest {
  /** Mines on the whole board, if the total is known. */
  readonly mines: number | undefined;
  readonly prior: number;
  readonly maxSteps: number;
  /** See `Total.mostCounted`. */
  readonly mostCounted?: number;
}

/** Searches and weighs everything that is noted and not settled. Undefined: no board fits. */
export function weighPosition(desk: Desk, request: WeighRequest): Weighing | undefined {
  const { notes, exact } = desk;
  if (hasFog(notes)) {
    // First what follows without the total, where most fog can be left out: it is the cheaper question, and leaves less to weigh.
    applyExactRule(exact, notes, request.maxSteps);
    if (!notes.isContradictory) applyCheapRules(desk);
    if (notes.isContradictory) return undefined;
  }
  const spans = searchAll(desk, 'all', request.maxSteps);
  if (spans === undefined) return undefined;
  if (spans.length < exact.system.components) return weighPartly(desk, request);
  if (request.mines === undefined) {
    weighPrior(desk.weights, exact, spans, request.prior, desk.results);
    return { isComplete: true, usesTotal: false, loose: anything(request.prior) };
  }
  const counts = countUnknown(desk, request.mines);
  if (counts.minesLeft < 0 || counts.minesLeft > counts.unknown) return undefined;
  const total = { ...counts, mostCounted: request.mostCounted ?? MOST_COUNTED };
  const weighed = weighTotal(desk.weights, exact, spans, total, desk.results);
  if (!weighed.isPossible) return undefined;
  return { isComplete: true, usesTotal: true, loose: weighed, solutions: weighed.solutions };
}

/** Some component was too much: the total is left out, and so is fog that decides nothing. Chances are estimates then. */
function weighPartly(desk: Desk, { mines, prior, maxSteps }: WeighRequest): Weighing | undefined {
  const spans = searchAll(desk, 'deciding', maxSteps);
  if (spans === undefined) return undefined;
  let share = prior;
  if (mines !== undefined) {
    const { unknown, minesLeft } = countUnknown(desk, mines);
    if (minesLeft < 0 || minesLeft > unknown) return undefined;
    share = Math.min(Math.max(minesLeft / unknown, 0.01), 0.99);
  }
  desk.results.chance.fill(share);
  weighPrior(desk.weights, desk.exact, spans, share, desk.results);
  return { isComplete: false, usesTotal: false, loose: anything(share) };
}

function anything(looseChance: number): Weighing['loose'] {
  return { looseChance, looseCanBeSafe: true, looseCanBeMine: true };
}

function hasFog({ clue }: Notes): boolean {
  return clue.includes(CLUE.fog);
}

/** Searches all components; those that met the cap are missing among the spans. Undefined: one contradicts itself. */
function searchAll({ notes, exact }: Desk, fog: FogUse, maxSteps: number): readonly Span[] | undefined {
  const { system, search } = exact;
  buildSystem(system, notes, fog);
  clearSearch(search);
  // What a capped search leaves unsaid: anything is possible.
  search.support.fill(-1, 0, system.boxes);
  const spans: Span[] = [];
  for (let component = 0; component < system.components; component++) {
    const first = search.levels;
    const outcome = searchComponent(search, system, component, maxSteps);
    if (outcome === 'contradiction') return undefined;
    if (outcome === 'done') spans.push({ first, last: search.levels - 1 });
  }
  return spans;
}

function countUnknown({ notes, exact }: Desk, mines: number) {
  const { frame, state } = notes;
  let [unknown, known, boxed] = [0, 0, 0];
  for (let cell = 0; cell < frame.cells; cell++) {
    const note = state[frame.placeOf[cell] ?? 0];
    if (note === NOTE.unknown) unknown++;
    else if (note === NOTE.mine) known++;
  }
  for (let box = 0; box < exact.system.boxes; box++) boxed += exact.system.boxSize[box] ?? 0;
  return { unknown, loose: unknown - boxed, minesLeft: mines - known };
}
