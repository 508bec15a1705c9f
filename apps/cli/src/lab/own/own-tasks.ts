import { workerData } from 'node:worker_threads';
import { tasksOf } from '../tasks-of.ts';
import { loadOwn } from './load-own.ts';
import type { OwnFile } from './own-file.ts';

/** What the threads can do for a game of somebody's own: the same file, and with the same text as when it was read. */
const { path, digest }: OwnFile = workerData;
const labs = await loadOwn(path);
if (!labs.ok) throw new Error(labs.error.join('; '));
if (labs.value.own?.digest !== digest) throw new Error(`${path} was changed while it was played`);

export const tasks = tasksOf(labs.value);
