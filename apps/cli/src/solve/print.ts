import type { FileReport, MixReport, SolvedReport } from './report.ts';

/** A report as text. */
export function printReport(report: FileReport): string {
  if (report.verdict === 'unreadable') return `${report.file}: ${report.says}`;
  const { file, title, players, size } = report;
  const head = [`${file}: ${title}`, `  ${players.join(', ')}; ${size}`];
  if (report.verdict === 'refused') return [...head, `  not solved: ${report.says}`].join('\n');
  return [...head, ...solvedLines(report)].join('\n');
}

function solvedLines(report: SolvedReport): readonly string[] {
  const { players, values, exact, mixes = [] } = report;
  const [first, second] = values.map(printNumber);
  const proved = exact === undefined ? '' : ` (proved: ${exact})`;
  return [
    `  value ${first}${proved} for ${players[0]}, ${second} for ${players[1]}`,
    `  ${gapLine(report)}`,
    ...mixes.map(printMix),
  ];
}

function gapLine({ verdict, low, high, gap, method, iterations }: SolvedReport): string {
  const steps = iterations === undefined ? '' : `, ${iterations.toLocaleString('en')} steps`;
  if (verdict === 'solved') return `gap ${printGap(gap)} by ${method}${steps}`;
  return `not converged: from ${printNumber(low)} to ${printNumber(high)}, gap ${printGap(gap)} by ${method}${steps}`;
}

/** Moves that are never played are left out. */
function printMix({ player, at, chances }: MixReport): string {
  const played = chances
    .filter(({ chance }) => chance > 0)
    .map(({ move, chance }) => `${move}: ${printNumber(chance)}`);
  return `  ${player}${at === undefined ? '' : ` at ${at}`} plays ${played.join(', ')}`;
}

function printNumber(number: number): string {
  return String(Number(number.toPrecision(10)));
}

function printGap(gap: number): string {
  return gap === 0 ? '0' : gap.toExponential(1);
}
