import { type BoardSeen, CLOSED } from '../src/board-seen.ts';
import type { Deduction, DeductionRule, Refutation, RefutationStep } from '../src/teach/index.ts';
import { around, type OpenBoard, readOpenly, whatTheyProve } from './teach-open.ts';

/** What is wrong with a deduction; nothing, if it is what it says it is. */
export function faultsOf(board: BoardSeen, deduction: Deduction): readonly string[] {
  const open = readOpenly(board);
  const { safe, mines, refutation } = deduction;
  const named = [
    ...safe.map((cell) => [cell, 'safe'] as const),
    ...mines.map((cell) => [cell, 'mine'] as const),
  ];
  const faults = named.flatMap(([cell, as]) =>
    board.shown[cell] === CLOSED ? faultsOfCell(open, deduction, cell, as) : [`cell ${cell} is open`],
  );
  if (named.length === 0) faults.push('no cell is named');
  if (!SAYS[deduction.rule](open, deduction)) faults.push(`not by ${deduction.rule}`);
  if (!areTrue(open, deduction)) faults.push('the counts are wrong');
  if (refutation !== undefined && !isContradiction(open, deduction, refutation))
    faults.push('no contradiction');
  return faults;
}

function faultsOfCell(open: OpenBoard, { numbers, fog }: Deduction, cell: number, as: 'safe' | 'mine') {
  const clues = [...numbers, ...fog];
  const known = open.known[cell];
  if (clues.length === 0) return known === as ? [] : [`cell ${cell} is not openly ${as}`];
  const superfluous = clues.filter(
    (left) =>
      whatTheyProve(
        open,
        clues.filter((clue) => clue !== left),
        cell,
      ) !== undefined,
  );
  return [
    ...(known === undefined ? [] : [`cell ${cell} is openly known`]),
    ...(whatTheyProve(open, clues, cell) === as ? [] : [`cell ${cell} does not follow`]),
    ...superfluous.map((clue) => `clue ${clue} is superfluous`),
  ];
}

/** For each number: its digit, the mines found around it, the cells hidden around it. */
function areTrue(open: OpenBoard, { numbers, needs }: Deduction): boolean {
  return (
    needs.length === numbers.length &&
    needs.every(({ digit, found, hidden }, at) => {
      const cell = numbers[at] ?? -1;
      return (
        open.digits.get(cell) === digit &&
        foundAt(open, cell) === found &&
        hiddenAt(open, cell).length === hidden
      );
    })
  );
}

const hiddenAt = (open: OpenBoard, cell: number) =>
  around(open.size, cell).filter((near) => open.known[near] === undefined);
const foundAt = (open: OpenBoard, cell: number) =>
  around(open.size, cell).filter((near) => open.known[near] === 'mine').length;
const needAt = (open: OpenBoard, cell: number) => (open.digits.get(cell) ?? Number.NaN) - foundAt(open, cell);
const isWithin = (cells: readonly number[], others: readonly number[]) =>
  cells.every((cell) => others.includes(cell));
const rest = (cells: readonly number[], others: readonly number[]) =>
  cells.filter((cell) => !others.includes(cell));

type Says = (open: OpenBoard, deduction: Deduction) => boolean;

/** What the sentence of each rule claims, counted again. */
const SAYS: Readonly<Record<DeductionRule, Says>> = {
  'all-mines-found': (open, { numbers: [one = -1, ...others], fog, safe, mines }) =>
    needAt(open, one) === 0 &&
    others.length + fog.length + mines.length === 0 &&
    isWithin(hiddenAt(open, one), safe),
  'all-hidden-are-mines': (open, { numbers: [one = -1, ...others], fog, safe, mines }) =>
    needAt(open, one) === hiddenAt(open, one).length &&
    others.length + fog.length + safe.length === 0 &&
    isWithin(hiddenAt(open, one), mines),
  'subset-safe': (open, deduction) => {
    const { inner, outer } = pairOf(open, deduction);
    const isSame = needAt(open, inner.cell) === needAt(open, outer.cell);
    return isSame && isWithin(inner.hidden, outer.hidden) && deduction.mines.length === 0;
  },
  'subset-mines': (open, deduction) => {
    const { inner, outer } = pairOf(open, deduction);
    const more = needAt(open, outer.cell) - needAt(open, inner.cell);
    const own = rest(outer.hidden, inner.hidden);
    return isWithin(inner.hidden, outer.hidden) && more === own.length && isWithin(deduction.mines, own);
  },
  overlap: (open, { numbers, ...deduction }) => {
    const { inner: needy, outer: other } = pairOf(open, { numbers });
    const own = rest(needy.hidden, other.hidden);
    const others = rest(other.hidden, needy.hidden);
    const more = needAt(open, needy.cell) - needAt(open, other.cell);
    const areNamed = isWithin(deduction.mines, own) && isWithin(deduction.safe, others);
    return own.length > 0 && others.length > 0 && more === own.length && areNamed;
  },
  'fog-is-safe': (open, { numbers, fog, safe, mines }) =>
    numbers.length + fog.length + mines.length === 0 &&
    safe.every((cell) => open.fog.has(cell) || open.digits.has(cell)),
  'seal-missed': (open, { numbers, fog, safe, mines }) =>
    numbers.length + fog.length + mines.length === 0 && safe.every((cell) => !open.fog.has(cell)),
  'fog-one-left': (open, { numbers, fog: [one = -1, ...others], mines }) =>
    numbers.length + others.length === 0 &&
    open.fog.has(one) &&
    foundAt(open, one) === 0 &&
    hiddenAt(open, one).join() === mines.join(),
  'fog-takes-the-mine': (open, { numbers: [number = -1, ...more], fog: [one = -1, ...others], safe }) =>
    more.length + others.length === 0 &&
    open.fog.has(one) &&
    needAt(open, number) === 1 &&
    isWithin(hiddenAt(open, one), hiddenAt(open, number)) &&
    rest(hiddenAt(open, number), hiddenAt(open, one)).join() === safe.join(),
  'fog-beside-full-number': (open, { numbers: [number = -1, ...more], fog: [one = -1, ...others], mines }) =>
    more.length + others.length === 0 &&
    open.fog.has(one) &&
    needAt(open, number) === 0 &&
    rest(hiddenAt(open, one), hiddenAt(open, number)).join() === mines.join(),
  cases: (_, { numbers, fog }) => numbers.length + fog.length >= 3,
};

function pairOf(open: OpenBoard, { numbers }: Pick<Deduction, 'numbers'>) {
  const [inner = -1, outer = -1] = numbers;
  return {
    inner: { cell: inner, hidden: hiddenAt(open, inner) },
    outer: { cell: outer, hidden: hiddenAt(open, outer) },
  };
}

/** Goes along: each step must be what its clue demands then, and the last clue must be beyond help. */
function isContradiction(open: OpenBoard, deduction: Deduction, refutation: Refutation): boolean {
  const { supposed, steps, broken } = refutation;
  const { safe, mines, numbers, fog } = deduction;
  if (!(supposed.as === 'mine' ? safe : mines).includes(supposed.cell)) return false;
  if (![...steps, broken].every(({ clue }) => numbers.includes(clue) || fog.includes(clue))) return false;
  const known = new Map<number, 'safe' | 'mine'>([[supposed.cell, supposed.as]]);
  const areDemanded = steps.every((step) => {
    const isDue = isDemanded(open, known, step);
    for (const cell of step.cells) known.set(cell, step.as);
    return isDue;
  });
  const { free, missing } = spareAt(open, known, broken.clue);
  const isBroken =
    broken.has === 'too-many' ? missing < 0 && !open.fog.has(broken.clue) : missing > free.length;
  return areDemanded && isBroken;
}

type Known = ReadonlyMap<number, 'safe' | 'mine'>;

/** The cells around a clue that are still open, and how many mines it is short of. */
function spareAt(open: OpenBoard, known: Known, clue: number) {
  const hidden = hiddenAt(open, clue);
  const mines = hidden.filter((cell) => known.get(cell) === 'mine').length;
  const need = open.fog.has(clue) ? 1 : needAt(open, clue);
  return { free: hidden.filter((cell) => !known.has(cell)), missing: need - mines };
}

function isDemanded(open: OpenBoard, known: Known, { clue, cells, as }: RefutationStep): boolean {
  const { free, missing } = spareAt(open, known, clue);
  const isDue = as === 'mine' ? missing === free.length : missing === 0 && !open.fog.has(clue);
  return isDue && free.length > 0 && free.join() === cells.join();
}
