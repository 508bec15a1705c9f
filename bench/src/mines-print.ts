import type { ChanceRate, FixpointRate, MinesReport } from './mines-bench.ts';
import type { Spread } from './summary.ts';

/** The report as text. */
export function printMinesReport(report: MinesReport): string {
  const { lattices, slowest, promised } = report;
  return [
    'whole positions a second: every verdict, with the total and without, and the chance of every cell (median, lowest to highest round)',
    ...report.chances.map(chance),
    '',
    `hard lattices: ${lattices.count}, ${ms(lattices.medianMs)} in the middle, the slowest ${ms(lattices.slowestMs)}`,
    '  recorded: JSMinesweeper took up to 11 s on such lattices, and gave up 3 of 20 after 30 s each',
    '',
    'boards a second from the first click to all that can be proved, and what part of the safe cells that opened',
    ...report.fixpoints.flatMap(fixpoint),
    '',
    `slowest of ${number(slowest.boards)} boards closed, dense and half of them with fog: ${ms(slowest.slowestMs)}`,
    `  half took under ${ms(slowest.medianMs)}, 999 of 1,000 under ${ms(slowest.mostMs)}; wanted: under 10 ms. None was proved wrongly.`,
    '',
    `boards of 12x12/36 on which 80 % can be opened without a guess: ${ms(promised.medianMs)} in the middle, the slowest ${ms(promised.slowestMs)}`,
    `  ${number(promised.boards)} boards, ${promised.tries.toFixed(1)} tries each; wanted: under 2 ms in the middle, none above 20 ms`,
    '',
    ...footing(report),
  ].join('\n');
}

function chance({ kind, positions, recorded, ...rate }: ChanceRate): string {
  const beside =
    recorded === undefined
      ? ''
      : `recorded, not run here: JSMinesweeper ${number(recorded)}, so about ${(rate.median / recorded).toFixed(1)} times`;
  return `${spread(rate)}${kind.padEnd(10)} ${String(positions).padStart(4)} positions  ${beside}`;
}

function fixpoint({ kind, wanted, ours, peer, ratio, ourShare, peerShare }: FixpointRate): readonly string[] {
  return [
    `${spread(ours)}${kind.padEnd(10)} ours   ${percent(ourShare)}  wanted: ${number(wanted)}`,
    `${spread(peer)}${kind.padEnd(10)} peer   ${percent(peerShare)}`,
    `${spread(ratio)}${kind.padEnd(10)} times`,
  ];
}

function footing({ node, processor, rounds, positions }: MinesReport): readonly string[] {
  const source =
    positions === 'made'
      ? 'Positions are made here from a fixed seed.'
      : `Positions are those of ${positions}.`;
  return [
    `Node ${node} on ${processor}; ${rounds} rounds, all contestants in turn, one thread, per second of CPU time.`,
    source,
    'The peer is @maxxam0n/minesweeper-engine 0.2.0, the one solver that deduces on npm; its time is that of its own code alone.',
    'Before timing, both played the same boards: nobody was sure of what is not so, and it opened nothing that we did not.',
    'Single boards are timed by the clock; of what took above 2 ms, 20 more goes are measured in CPU time of the thread.',
  ];
}

function spread({ median, lowest, highest }: Spread): string {
  return `${number(median).padStart(10)}  ${`(${number(lowest)} to ${number(highest)})`.padEnd(24)}`;
}

function number(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toFixed(1)));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function ms(value: number): string {
  return `${value.toFixed(value < 1 ? 3 : 1)} ms`;
}
