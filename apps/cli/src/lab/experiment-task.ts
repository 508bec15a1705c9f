import type { Task } from '@foretell/crew';
import { formatProblem } from '@foretell/engine';
import { type AnyExperiment, outcomeOf, readSettingValues, type Settings } from '@foretell/lab';
import { isRecord } from '../read.ts';

/** The name of {@link experimentTask} in a task module. */
export const EXPERIMENT_TASK = 'experiment';

/** What the task is given. It answers with an `Outcome`. */
export interface ExperimentOrder {
  readonly experiment: string;
  readonly values: Settings['values'];
}

/** The task that calculates exact experiments, for the table of a task module: `{ experiment: experimentTask(find) }`. */
export function experimentTask(find: (id: string) => AnyExperiment | undefined): Task {
  return (input, onProgress) => {
    const experiment = isRecord(input) ? find(String(input.experiment)) : undefined;
    if (experiment === undefined) throw new RangeError(`no experiment to run: ${JSON.stringify(input)}`);
    const settings = readSettingValues(experiment, isRecord(input) ? input.values : undefined);
    if (!settings.ok) throw new RangeError(settings.error.map(formatProblem).join('; '));
    return outcomeOf(experiment, settings.value.values, {
      progress: onProgress,
      sample: () => Promise.reject(new Error(`${experiment.id} is exact and asks for games`)),
    });
  };
}
