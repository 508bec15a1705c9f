import type { Frame } from './frame.ts';
import { NOTE, type Notes, settle } from './notes.ts';
import { searchComponent } from './search.ts';
import { clearSearch, createSearch, type Search } from './search-space.ts';
import { buildSystem, createSystem, MOST_TOUCHING, type System } from './system.ts';

/** Steps that one search may take if nothing else is said; far more than any board in play needs. */
export const DEFAULT_STEPS = 4_000_000;

/** Scratch space of the exact reasoner for boards of one size. */
export interface Exact {
  readonly system: System;
  readonly search: Search;
  /** Searches that met the cap since this was set to 0. */
  capped: number;
}

export function createExact(frame: Frame): Exact {
  return { system: createSystem(frame), search: createSearch(frame.cells), capped: 0 };
}

/**
 * Settles all that follows from the clues without a total of mines (RULES.md §9), clues that no search has seen yet or that changed
 * since. What a search left open when its steps were used up stays unproved, and is looked at again next time.
 */
export function applyExactRule(exact: Exact, notes: Notes, maxSteps: number): void {
  const { system, search } = exact;
  buildSystem(system, notes, 'deciding');
  for (let component = 0; component < system.components; component++) {
    if (system.componentIsFresh[component] === 0) continue;
    clearSearch(search);
    const outcome = searchComponent(search, system, component, maxSteps);
    if (outcome === 'contradiction') {
      notes.isContradictory = true;
      return;
    }
    if (outcome === 'capped') exact.capped++;
    else {
      settleBoxes(exact, notes);
      // What was just settled has made its clues fresh, and they are no news to a search.
      noteSearched(system, notes, component);
    }
  }
}

function noteSearched(system: System, notes: Notes, component: number): void {
  const { componentBox, componentStart, boxClue, boxClues, cluePlace } = system;
  for (let at = componentStart[component] ?? 0; at < (componentStart[component + 1] ?? 0); at++) {
    const base = (componentBox[at] ?? 0) * MOST_TOUCHING;
    const end = base + (boxClues[componentBox[at] ?? 0] ?? 0);
    for (let each = base; each < end; each++) notes.isFresh[cluePlace[boxClue[each] ?? 0] ?? 0] = 0;
  }
}

/** Settles the boxes of what was searched: those that hold no mine, and those that are full of them. */
function settleBoxes({ system, search }: Exact, notes: Notes): void {
  for (let level = 0; level < search.levels - 1; level++) {
    const box = search.levelBox[level] ?? 0;
    const support = search.support[box] ?? 0;
    if (support === 1) settleBox(system, notes, box, NOTE.safe);
    else if (support === 1 << (system.boxSize[box] ?? 0)) settleBox(system, notes, box, NOTE.mine);
  }
}

function settleBox({ boxPlace, nextPlace }: System, notes: Notes, box: number, note: 1 | 2): void {
  for (let place = boxPlace[box] ?? -1; place >= 0; place = nextPlace[place] ?? -1)
    settle(notes, place, note);
}
