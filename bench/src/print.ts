import { RATIOS, type Ratio, type Spread } from './summary.ts';

/** What one run of the bench found. */
export interface Report {
  readonly game: string;
  readonly node: string;
  readonly processor: string;
  /** Weeks on which both implementations agreed to the coin before anything was timed. */
  readonly verifiedWeeks: number;
  readonly rounds: number;
  readonly roundMs: number;
  readonly weeksASecond: readonly (Spread & { readonly id: string; readonly says: string })[];
  readonly ratios: readonly Ratio[];
}

/** The report as text: rates, ratios, and how they were taken. */
export function printReport(report: Report): string {
  const rates = report.weeksASecond.map(
    (rate) => `${pad(rate.median)}  ${range(rate).padEnd(21)}  ${rate.id.padEnd(36)}${rate.says}`,
  );
  const ratios = report.ratios.map(
    (ratio, index) =>
      `${pad(ratio.median)}  ${range(ratio).padEnd(21)}  ${ratio.of} : ${ratio.to}\n${' '.repeat(35)}${RATIOS[index]?.says ?? ''}`,
  );
  return [
    `${report.game}: weeks a second (median, lowest to highest round)`,
    ...rates,
    '',
    'times faster (each ratio taken within a round; median, lowest to highest)',
    ...ratios,
    '',
    `Node ${report.node} on ${report.processor}; ${report.rounds} rounds, ${report.roundMs} ms each contestant, in turn.`,
    `Before timing, ${report.verifiedWeeks} weeks were played in both from the same sheets and detection numbers, and agreed.`,
    'boardgame.io runs in production mode, without undo, on one thread; it has no way to use two.',
    ...(report.ratios.some(isUnsteady)
      ? ['Rounds lie far apart: other work was running. Measure again when it is quiet.']
      : []),
  ].join('\n');
}

/** Whether the rounds say too little about each other to quote their median. */
function isUnsteady({ median, lowest, highest }: Spread): boolean {
  return lowest < median / 2 || highest > median * 2;
}

function range({ lowest, highest }: Spread): string {
  return `(${format(lowest)} to ${format(highest)})`;
}

function pad(value: number): string {
  return format(value).padStart(10);
}

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2);
}
