import type { ExperimentReport } from '@foretell/lab';
import { EXIT, type ExitCode } from '../exit.ts';

/**
 * Whether everything is as on record. What was set may make a claim undecidable, which is then no fault; in a plain run it
 * is one: the experiment is not large enough for its own claim.
 */
export function exitCodeOf(reports: readonly ExperimentReport[], isSet: boolean): ExitCode {
  const rows = reports.flatMap((report) => report.rows);
  const isWrong = rows.some(
    ({ verdict, expected }) =>
      verdict === 'drifted' || (verdict === 'undecided' && expected !== null && !isSet),
  );
  return isWrong ? EXIT.wrong : EXIT.ok;
}
