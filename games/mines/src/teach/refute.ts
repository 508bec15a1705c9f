import type { Clue } from './clues.ts';
import type { Refutation, RefutationStep, Verdict } from './deduction.ts';

/**
 * Shows by contradiction, one clue at a time, that a cell is what it is: it is supposed to be the opposite, each step is what one clue
 * then demands, and in the end a clue cannot come out. The shortest such chain over the cells; undefined if cases have to be told apart.
 */
export function refute(
  clues: readonly Clue[],
  proved: { readonly safe: readonly number[]; readonly mines: readonly number[] },
): Refutation | undefined {
  const supposed = [
    ...proved.safe.map((cell) => ({ cell, as: 'mine' as const })),
    ...proved.mines.map((cell) => ({ cell, as: 'safe' as const })),
  ];
  let best: Refutation | undefined;
  for (const each of supposed) {
    const found = refuteOne(clues, each);
    if (found !== undefined && (best === undefined || found.steps.length < best.steps.length)) best = found;
  }
  return best;
}

function refuteOne(clues: readonly Clue[], supposed: Refutation['supposed']): Refutation | undefined {
  const steps: RefutationStep[] = [];
  for (;;) {
    const known = knownAfter(supposed, steps);
    const broken = brokenOf(clues, known);
    if (broken !== undefined) return shorten(clues, { supposed, steps, broken });
    const step = stepOf(clues, known);
    if (step === undefined) return undefined;
    steps.push(step);
  }
}

/** Leaves out what the contradiction does not need, the latest steps first. */
function shorten(clues: readonly Clue[], whole: Refutation): Refutation {
  let { steps } = whole;
  for (let at = steps.length - 1; at >= 0; at--) {
    const fewer = steps.filter((_, index) => index !== at);
    if (holds(clues, { ...whole, steps: fewer })) steps = fewer;
  }
  return { ...whole, steps };
}

/** Whether each step follows from its clue and the steps before it, and the clue in the end is broken. */
function holds(clues: readonly Clue[], { supposed, steps, broken }: Refutation): boolean {
  const isForced = steps.every(({ clue, as }, at) => {
    const step = forcedBy(clueAt(clues, clue), knownAfter(supposed, steps.slice(0, at)));
    return step?.as === as;
  });
  const end = knownAfter(supposed, steps);
  return isForced && faultOf(clueAt(clues, broken.clue), end) === broken.has;
}

type Known = ReadonlyMap<number, Verdict>;

function knownAfter(supposed: Refutation['supposed'], steps: readonly RefutationStep[]): Known {
  const known = new Map<number, Verdict>([[supposed.cell, supposed.as]]);
  for (const { cells, as } of steps) for (const cell of cells) known.set(cell, as);
  return known;
}

function brokenOf(clues: readonly Clue[], known: Known): Refutation['broken'] | undefined {
  for (const clue of clues) {
    const has = faultOf(clue, known);
    if (has !== undefined) return { clue: clue.cell, has };
  }
  return undefined;
}

function faultOf(clue: Clue | undefined, known: Known): 'too-many' | 'too-few' | undefined {
  if (clue === undefined) return undefined;
  const { mines, open } = around(clue, known);
  if (!clue.isFog && mines > clue.need) return 'too-many';
  return mines + open.length < clue.need ? 'too-few' : undefined;
}

function stepOf(clues: readonly Clue[], known: Known): RefutationStep | undefined {
  for (const clue of clues) {
    const step = forcedBy(clue, known);
    if (step !== undefined) return step;
  }
  return undefined;
}

/** What a clue demands of the cells around it that are still open. */
function forcedBy(clue: Clue | undefined, known: Known): RefutationStep | undefined {
  if (clue === undefined) return undefined;
  const { mines, open } = around(clue, known);
  if (open.length === 0) return undefined;
  if (!clue.isFog && mines === clue.need) return { clue: clue.cell, cells: open, as: 'safe' };
  return mines + open.length === clue.need ? { clue: clue.cell, cells: open, as: 'mine' } : undefined;
}

function around({ hidden }: Clue, known: Known) {
  const open = hidden.filter((cell) => !known.has(cell));
  return { mines: hidden.filter((cell) => known.get(cell) === 'mine').length, open };
}

function clueAt(clues: readonly Clue[], cell: number): Clue | undefined {
  return clues.find((clue) => clue.cell === cell);
}
