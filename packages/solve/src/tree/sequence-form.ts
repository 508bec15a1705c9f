import { stakesOf } from './best-answer.ts';
import { choicesOf, lastChoices, NODE, type Player, setsOf, type Tree } from './tree.ts';

/**
 * The sequence form of a tree (von Stengel 1996; Koller, Megiddo and von Stengel 1994). With perfect recall it is all that
 * the payoffs depend on: which choices each player made, not where in the tree. What a player intends is then a *plan*, with
 * the probability of each of its sequences of choices, and what both get is bilinear in their plans. All ends with the same
 * two sequences become one number: of Leduc poker's 9,451 nodes 1,116 numbers stay.
 *
 * A sequence is named by its last choice: sequence 0 is that of no choice, sequence `i` ends with the player's choice
 * `i - 1`, counted from its first.
 */
export interface SequenceForm {
  readonly sides: readonly [Side, Side];
  /** The payoffs in `sides` are measured from here. It changes no strategy, and leaves more digits to what does. */
  readonly middle: number;
}

/** One player's information sets over its own sequences, and what each of its sequences earns it. */
export interface Side {
  readonly setCount: number;
  readonly sequenceCount: number;
  /** Sequences of set `s` are those from `firstSequence[s]` inclusive to `firstSequence[s + 1]` exclusive. */
  readonly firstSequence: Int32Array;
  /** The sequence that leads to each set: always one of a set before it, or 0. */
  readonly parentSequence: Int32Array;
  /** Payoffs of own sequence `i` stand from `rowStart[i]` inclusive to `rowStart[i + 1]` exclusive. */
  readonly rowStart: Int32Array;
  /** The rival's sequence that a payoff is for; rising within a row. */
  readonly rival: Int32Array;
  /** To this player, times the chance that chance leads there. */
  readonly payoff: Float64Array;
}

export function sequenceFormOf(tree: Tree): SequenceForm {
  const { chance, middle } = stakesOf(tree);
  const last = [lastChoices(tree, 0), lastChoices(tree, 1)] as const;
  const second = tree.choices.firstOfSecond;
  const cells: Cell[] = [];
  const cellAt = new Map<number, Cell>();
  for (let node = 0; node < tree.nodes.count; node++) {
    if (tree.nodes.kind[node] !== NODE.end || chance[node] === 0) continue;
    const one = (last[0][node] ?? -1) + 1;
    const other = last[1][node] === -1 ? 0 : (last[1][node] ?? 0) - second + 1;
    // Both counts are below 2^31 and their product below 2^53 for any tree that fits into memory.
    const key = one * (tree.choices.count + 1) + other;
    const known = cellAt.get(key);
    const cell = known ?? { sequences: [one, other], payoff: 0 };
    cell.payoff += (chance[node] ?? 0) * ((tree.nodes.payoff[node] ?? 0) - middle);
    if (known !== undefined) continue;
    cellAt.set(key, cell);
    cells.push(cell);
  }
  return { sides: [sideOf(tree, 0, cells), sideOf(tree, 1, cells)], middle };
}

/** What all ends behind two sequences pay the first player, times their chances. */
interface Cell {
  readonly sequences: readonly [number, number];
  payoff: number;
}

function sideOf(tree: Tree, player: Player, cells: readonly Cell[]): Side {
  const { sets } = tree;
  const [fromSet, toSet] = setsOf(tree, player);
  const [fromChoice, toChoice] = choicesOf(tree, player);
  const setCount = toSet - fromSet;
  const firstSequence = new Int32Array(setCount + 1).fill(toChoice - fromChoice + 1);
  const parentSequence = new Int32Array(setCount);
  for (let set = 0; set < setCount; set++) {
    firstSequence[set] = (sets.firstChoice[fromSet + set] ?? 0) - fromChoice + 1;
    const parent = sets.parentChoice[fromSet + set] ?? -1;
    parentSequence[set] = parent === -1 ? 0 : parent - fromChoice + 1;
  }
  const sequenceCount = toChoice - fromChoice + 1;
  return { setCount, sequenceCount, firstSequence, parentSequence, ...rowsOf(cells, player, sequenceCount) };
}

function rowsOf(
  cells: readonly Cell[],
  player: Player,
  sequenceCount: number,
): Pick<Side, 'rowStart' | 'rival' | 'payoff'> {
  const [own, other] = player === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const sorted = [...cells].sort(
    (one, two) => one.sequences[own] - two.sequences[own] || one.sequences[other] - two.sequences[other],
  );
  const rowStart = new Int32Array(sequenceCount + 1);
  for (const { sequences } of sorted) rowStart[sequences[own] + 1] = (rowStart[sequences[own] + 1] ?? 0) + 1;
  for (let row = 0; row < sequenceCount; row++) {
    rowStart[row + 1] = (rowStart[row + 1] ?? 0) + (rowStart[row] ?? 0);
  }
  const sign = player === 0 ? 1 : -1;
  return {
    rowStart,
    rival: Int32Array.from(sorted, ({ sequences }) => sequences[other]),
    payoff: Float64Array.from(sorted, ({ payoff }) => sign * payoff),
  };
}
