import { findExperiment, openSample } from '@foretell/catalog/claims';
import { tasksOf } from './tasks-of.ts';

/** What the threads of the lab can do for the games of the catalogue. */
export const tasks = tasksOf({ openSample, findExperiment });
