import { ARMS } from './sample-arms.ts';
import type { LineupBench, SampleBench } from './sample-bench.ts';
import type { Spread } from './summary.ts';

/** What the scheduler may add to the time of a bare loop. */
export const OVERHEAD_AT_MOST = 0.05;

/** The report as text. */
export function printSampleBench(bench: SampleBench): string {
  return [
    'shift in bulk: games a second (median, lowest to highest round)',
    ...bench.lineups.flatMap(printLineup),
    '',
    `Node ${bench.node} on ${bench.processor}; ${bench.rounds} rounds, ${bench.roundMs} ms each arm, in turn; ratios within a round.`,
    `Before timing, all arms came to the same totals of ${bench.verifiedGames} games, to the bit.`,
    'What two bare loops are worth is what this machine has to give: a second core that others use is not one.',
  ].join('\n');
}

function printLineup({ lineup, gamesASecond, overhead, idle, two }: LineupBench): readonly string[] {
  return [
    '',
    lineup,
    ...gamesASecond.map(
      (rate) => `${line(rate, whole)}  ${rate.arm.padEnd(8)}${ARMS.find(({ id }) => id === rate.arm)?.says}`,
    ),
    `${line(overhead.one, percent)}  what the scheduler adds with one worker${judged(overhead.one)}`,
    `${line(overhead.two, percent)}  what it adds with two${judged(overhead.two)}`,
    `${line(idle.one, percent)}  of its time the one worker does not play`,
    `${line(idle.two, percent)}  of their time the two do not play`,
    `${line(two.crew, times)}  what a second worker brings`,
    `${line(two.bare, times)}  what a second bare loop brings`,
  ];
}

function judged({ median }: Spread): string {
  const limit = percent(OVERHEAD_AT_MOST);
  return median < OVERHEAD_AT_MOST ? ` (below ${limit})` : ` (NOT below ${limit})`;
}

function line({ median, lowest, highest }: Spread, format: (value: number) => string): string {
  return `${format(median).padStart(10)}  ${`(${format(lowest)} to ${format(highest)})`.padEnd(21)}`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

function times(value: number): string {
  return `${value.toFixed(2)} ×`;
}
