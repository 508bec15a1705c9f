import type { Check } from '@foretell/mines/boards';
import { columns } from './audit-columns.ts';

/**
 * A line an assertion: its verdict over everything that it was asked of, and where it is tightest. Below it, one by one, what fails.
 */
export function printChecks(checks: readonly Check[]): string {
  const ids = [...new Set(checks.map(({ id }) => id))];
  const lines = ids.flatMap((id) => {
    const same = checks.filter((check) => check.id === id);
    const tightest = same.reduce((one, other) => (marginOf(other) < marginOf(one) ? other : one));
    const failing = same.filter((check) => check.isDecided && !check.holds && check !== tightest);
    return [
      [verdictOf(same), ...cellsOf(tightest), same.length > 1 ? `tightest of ${same.length}` : ''],
      ...failing.map((check) => ['', ...cellsOf(check), 'fails too']),
    ];
  });
  return columns(lines);
}

function verdictOf(checks: readonly Check[]): string {
  const decided = checks.filter(({ isDecided }) => isDecided);
  if (decided.some(({ holds }) => !holds)) return 'FAILS';
  return decided.length === checks.length ? 'holds' : 'too few';
}

function cellsOf({ id, of, measured, low, high, n }: Check): readonly string[] {
  return [id, of, short(measured), boundsOf(low, high), `n ${n.toLocaleString('en')}`];
}

/** How far inside its bounds a figure is, as a share of the bound; less than 0 outside. */
function marginOf({ measured, low, high }: Check): number {
  const share = (margin: number, bound: number) => margin / (bound === 0 ? 1 : Math.abs(bound));
  return Math.min(
    low === null ? Number.POSITIVE_INFINITY : share(measured - low, low),
    high === null ? Number.POSITIVE_INFINITY : share(high - measured, high),
  );
}

function boundsOf(low: number | null, high: number | null): string {
  if (low !== null && low === high) return `must be ${short(low)}`;
  if (low === null) return `at most ${short(high ?? 0)}`;
  return high === null ? `at least ${short(low)}` : `${short(low)} to ${short(high)}`;
}

function short(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(4);
}
