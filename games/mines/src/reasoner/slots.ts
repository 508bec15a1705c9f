import type { Search, Slots } from './search-space.ts';
import { MOST_TOUCHING, type System } from './system.ts';

/** Gives each clue of a component four bits, from the box that begins it to the one that finishes it, and counts the words needed. */
export function assignSlots(search: Search, system: System, boxes: number): void {
  clearClues(search, system, boxes);
  const { slots, orders } = search;
  slots.used = 0;
  slots.freed = 0;
  for (let at = 0; at < boxes; at++) {
    const box = orders.best[at] ?? 0;
    openSlots(slots, system, box);
    // Only now: a clue that this box finishes still shares the step with those it begins.
    closeSlots(slots, system, box);
  }
  search.words = Math.max(1, (slots.used + 7) >> 3);
}

function openSlots(slots: Slots, system: System, box: number): void {
  const { slotOf, cellsLeft, free } = slots;
  const base = box * MOST_TOUCHING;
  const size = system.boxSize[box] ?? 0;
  for (let each = base + (system.boxClues[box] ?? 0) - 1; each >= base; each--) {
    const clue = system.boxClue[each] ?? 0;
    cellsLeft[clue] = (cellsLeft[clue] ?? 0) + size;
    if (slotOf[clue] !== -1) continue;
    if (slots.freed > 0) slotOf[clue] = free[--slots.freed] ?? 0;
    else slotOf[clue] = slots.used++;
  }
}

function closeSlots(slots: Slots, system: System, box: number): void {
  const { slotOf, boxesLeft, free } = slots;
  const base = box * MOST_TOUCHING;
  for (let each = base + (system.boxClues[box] ?? 0) - 1; each >= base; each--) {
    const clue = system.boxClue[each] ?? 0;
    const left = (boxesLeft[clue] ?? 0) - 1;
    boxesLeft[clue] = left;
    if (left === 0) free[slots.freed++] = slotOf[clue] ?? 0;
  }
}

function clearClues({ slots, orders }: Search, system: System, boxes: number): void {
  for (let at = 0; at < boxes; at++) {
    const box = orders.best[at] ?? 0;
    const base = box * MOST_TOUCHING;
    const end = base + (system.boxClues[box] ?? 0);
    for (let each = base; each < end; each++) {
      const clue = system.boxClue[each] ?? 0;
      slots.slotOf[clue] = -1;
      slots.isBegun[clue] = 0;
      slots.boxesLeft[clue] = system.clueBoxes[clue] ?? 0;
      slots.cellsLeft[clue] = 0;
    }
  }
}

/** Writes down what the next box does to a state. Boxes have to be asked for in their order. */
export function prepareStep(search: Search, system: System, box: number): void {
  const { step, words } = search;
  for (let word = 0; word < words; word++) {
    step.begin[word] = 0;
    step.perMine[word] = 0;
    step.cleared[word] = 0;
  }
  step.size = system.boxSize[box] ?? 0;
  step.clues = system.boxClues[box] ?? 0;
  for (let each = 0; each < step.clues; each++) {
    prepareClue(search, system, system.boxClue[box * MOST_TOUCHING + each] ?? 0, each);
  }
}

function prepareClue({ step, slots }: Search, system: System, clue: number, each: number): void {
  const slot = slots.slotOf[clue] ?? 0;
  const word = slot >> 3;
  const shift = (slot & 7) * 4;
  const after = (slots.cellsLeft[clue] ?? 0) - step.size;
  const isFog = system.clueIsFog[clue] ?? 0;
  slots.cellsLeft[clue] = after;
  step.word[each] = word;
  step.shift[each] = shift;
  step.after[each] = after;
  step.isFog[each] = isFog;
  if (slots.isBegun[clue] === 0) {
    slots.isBegun[clue] = 1;
    step.begin[word] = (step.begin[word] ?? 0) | ((system.clueNeed[clue] ?? 0) << shift);
  }
  if (isFog === 1) step.cleared[word] = (step.cleared[word] ?? 0) | (15 << shift);
  else step.perMine[word] = (step.perMine[word] ?? 0) | (1 << shift);
}
