import type { ExperimentReport } from '@foretell/lab';
import mines from '@foretell/mines/record' with { type: 'json' };
import shift from '@foretell/shift/record' with { type: 'json' };
import souls from '@foretell/souls/record' with { type: 'json' };

/**
 * What each game's laboratory found when it was last run as a whole, by game: written by `foretell claims --record`, read
 * by whoever wants to show the claims without measuring for minutes.
 */
export const RECORD: Readonly<Record<string, readonly ExperimentReport[]>> = {
  // Written from reports and by nobody else; a test reads it against the experiments of today.
  shift: shift as readonly unknown[] as readonly ExperimentReport[],
  mines: mines as readonly unknown[] as readonly ExperimentReport[],
  souls: souls as readonly unknown[] as readonly ExperimentReport[],
};
