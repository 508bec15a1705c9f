import type { SolveReport } from './solve-bench.ts';
import type { Convergence } from './solve-converge.ts';
import type { Spread } from './summary.ts';

/** The report as text. */
export function printSolveReport(report: SolveReport): string {
  return [
    'solving poker: iterations a second (median, lowest to highest round), and nodes of the tree a second',
    ...report.iterationsASecond.map(
      (rate) =>
        `${number(rate.median).padStart(10)}  ${range(rate).padEnd(24)}${millions(rate.nodesASecond).padStart(9)} M nodes/s  ${rate.id.padEnd(21)}${rate.says}`,
    ),
    '',
    'times faster, same algorithm on the same tree (each ratio taken within a round; median, lowest to highest)',
    ...report.ratios.map(
      (ratio) => `${number(ratio.median).padStart(10)}  ${range(ratio).padEnd(24)}${ratio.of} : ${ratio.to}`,
    ),
    '',
    `exploitability in chips after ${stops(report.convergences)} iterations; time and nodes of all of them`,
    ...report.convergences.map(convergence),
    '',
    'until exploitability is below a target, in chips',
    ...report.arrivals.map(
      ({ tree, algorithm, target, iterations, seconds, exploitability }) =>
        `  ${tree.padEnd(6)} ${algorithm.padEnd(6)} below ${target}: ${number(iterations)} iterations, ${seconds.toFixed(2)} s (${exploitability.toExponential(1)})`,
    ),
    '',
    'exact, by the sequence form and HiGHS, with the gap that best answers leave on the tree',
    ...report.exact.map(
      ({ tree, nodes, informationSets, value, gap, seconds }) =>
        `  ${tree.padEnd(6)} ${number(nodes)} nodes, ${informationSets} information sets: value ${value.toFixed(12)}, gap ${gap.toExponential(1)}, ${seconds.toFixed(2)} s`,
    ),
    '',
    'matrices with uniform random payoffs from -1 to 1',
    ...report.matrices.map(
      ({ size, lp, prm }) =>
        `  ${`${size}x${size}`.padEnd(8)} lp ${lp.seconds.toFixed(3)} s, gap ${lp.gap.toExponential(1)};  prm+ ${prm.seconds.toFixed(3)} s, gap ${prm.gap.toExponential(1)} after ${number(prm.iterations)} steps`,
    ),
    '',
    'published, for orientation; not measured in this run',
    ...report.published.map((line) => `  ${line}`),
    '',
    ...footing(report),
  ].join('\n');
}

function footing(report: SolveReport): readonly string[] {
  return [
    `Node ${report.node} on ${report.processor}; ${report.rounds} rounds, ${report.roundMs} ms each solver, in turn.`,
    `Before timing, both did ${report.verifiedIterations} iterations of CFR on both trees and had come to the same strategies.`,
    'We found no maintained JavaScript library for CFR on npm; "naive" is what tutorials and ports do, written by us.',
    'An iteration updates both players and covers every node twice. Ours covers them through the sequence form, in which ends',
    'with the same choices behind them are one number: "nodes a second" says what that amounts to, not how often it looks.',
  ];
}

function convergence({ tree, algorithm, steps, seconds, nodesASecond, value }: Convergence): string {
  const left = steps.map(({ exploitability }) => exploitability.toExponential(1).padStart(8)).join(' ');
  return `  ${tree.padEnd(6)} ${algorithm.padEnd(6)}${left}  ${seconds.toFixed(3)} s, ${millions(nodesASecond)} M nodes/s, value ${value.toFixed(9)}`;
}

function stops([first]: readonly Convergence[]): string {
  return (first?.steps ?? []).map(({ iterations }) => number(iterations)).join(', ');
}

function range({ lowest, highest }: Spread): string {
  return `(${number(lowest)} to ${number(highest)})`;
}

function number(value: number): string {
  return value >= 100 || Number.isInteger(value) ? Math.round(value).toLocaleString('en') : value.toFixed(1);
}

function millions(value: number): string {
  return number(value / 1e6);
}
