import {
  type ExtensiveFormFile,
  formatSolveFailure,
  formatTreeRefusal,
  loadHighs,
  playerOf,
  solveSequenceForm,
  type Tree,
  type TreeSolution,
  treeOfFile,
} from '@foretell/solve';
import type { Method } from './methods.ts';
import type { GameFacts, MixReport, RefusedReport, SolvedReport } from './report.ts';

/** Solves a tree by its sequence form and says how, or why not. */
export async function reportTree(
  name: string,
  file: ExtensiveFormFile,
  method: Method,
  hasMixes: boolean,
): Promise<SolvedReport | RefusedReport> {
  const { title, players } = file;
  const facts: GameFacts = { file: name, kind: 'tree', title, players, size: sizeOf(file) };
  if (method !== 'lp') {
    const says = `trees are solved by lp, not by ${method}`;
    return { ...facts, verdict: 'refused', code: 'method-of-tables', says };
  }
  const tree = treeOfFile(file);
  if (!tree.ok) {
    return { ...facts, verdict: 'refused', code: tree.error.code, says: formatTreeRefusal(tree.error) };
  }
  const solved = solveSequenceForm(tree.value, await loadHighs());
  if (!solved.ok) {
    return { ...facts, verdict: 'refused', code: solved.error.code, says: formatSolveFailure(solved.error) };
  }
  const { value, low, high, gap } = solved.value;
  return {
    ...facts,
    verdict: 'solved',
    method,
    values: [value, tree.value.payoffSum - value],
    low,
    high,
    gap,
    ...(hasMixes ? { mixes: mixesOf(tree.value, solved.value) } : {}),
  };
}

function sizeOf({ root }: ExtensiveFormFile): string {
  let nodes = 0;
  const sets = new Set<string>();
  const ahead = [root];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    nodes++;
    if (node.kind === 'player') sets.add(`${node.player}/${node.informationSet}`);
    if (node.kind !== 'terminal') ahead.push(...node.branches.map((branch) => branch.node));
  }
  return `${nodes} nodes, ${sets.size} information sets`;
}

function mixesOf(tree: Tree, { strategy }: TreeSolution): readonly MixReport[] {
  const { sets, choices } = tree;
  return sets.names.map((name, set) => {
    const from = sets.firstChoice[set] ?? 0;
    const moves = choices.names.slice(from, from + (sets.choiceCount[set] ?? 0));
    return {
      player: tree.players[playerOf(tree, set)],
      at: name,
      chances: moves.map((move, at) => ({ move, chance: strategy[from + at] ?? 0 })),
    };
  });
}
