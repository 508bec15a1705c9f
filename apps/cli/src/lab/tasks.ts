import { findExperiment, openSample } from '@foretell/catalog/claims';
import { defineTasks, sampleTask } from '@foretell/crew';
import { experimentTask } from './experiment-task.ts';

/** What the threads of the lab can do. */
export const tasks = defineTasks({
  sample: sampleTask(openSample),
  experiment: experimentTask(findExperiment),
});
