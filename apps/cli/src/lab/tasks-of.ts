import { defineTasks, sampleTask, type Tasks } from '@foretell/crew';
import { experimentTask } from './experiment-task.ts';
import type { Labs } from './lab.ts';

/** What whoever works for a laboratory can do. */
export function tasksOf({ openSample, findExperiment }: Pick<Labs, 'openSample' | 'findExperiment'>): Tasks {
  return defineTasks({ sample: sampleTask(openSample), experiment: experimentTask(findExperiment) });
}
