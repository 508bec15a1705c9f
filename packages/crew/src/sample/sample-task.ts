import { sample } from '@foretell/lab';
import type { Task } from '../tasks.ts';
import { type PlayedPart, type ResolveSample, readOrder } from './part.ts';

/** The task that plays parts of samples, for the table of a task module: `{ sample: sampleTask(resolve) }`. */
export function sampleTask(resolve: ResolveSample): Task {
  return (input): PlayedPart => {
    const { request, from, to } = readOrder(input);
    const { matchup, measure } = resolve(request);
    const { seed, outcomes } = request;
    const start = performance.now();
    const tally = sample(matchup, measure, { seed, from, to, outcomes });
    return { from, to, tally, elapsedMs: performance.now() - start };
  };
}
