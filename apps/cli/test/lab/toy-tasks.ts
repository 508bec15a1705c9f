import { openSample } from '@foretell/catalog/claims';
import { defineTasks, sampleTask } from '@foretell/crew';
import { experimentTask } from '../../src/lab/experiment-task.ts';
import { SOUND } from './toys.ts';

/** What the threads of a test can do. */
export const tasks = defineTasks({
  sample: sampleTask(openSample),
  experiment: experimentTask((id) => SOUND.find((each) => each.id === id)),
});
