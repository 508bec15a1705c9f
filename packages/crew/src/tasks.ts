import { fail, ok, type Result } from '@foretell/engine';
import { TaskError } from './crew.ts';
import { toJson } from './plain-json.ts';

/**
 * A function from plain JSON to plain JSON, or to a promise of it. Whoever carries it out may die and another one start
 * again, so it must not do anything but compute. `onProgress` takes a share from 0 to 1.
 */
export type Task = (input: unknown, onProgress: (share: number) => void) => unknown;

/** What a crew can do, by name. */
export type TaskTable = Readonly<Record<string, Task>>;

/** A table of tasks made ready for a crew. A task module exports it under the name `tasks`. */
export type Tasks = (order: Order) => Promise<Answer>;

/** One task to carry out, as it travels to a thread. */
export interface Order {
  readonly task: string;
  /** JSON. */
  readonly input: string;
  /** Where progress goes, if anybody wants to hear of it: a message port, or what looks like one. */
  readonly progress?: { postMessage(share: number): void } | undefined;
}

/** JSON, or what the task threw. It is told apart from the death of a thread by being an answer at all. */
export type Answer = Result<string, { readonly message: string; readonly where: string }>;

/** Makes a table of tasks ready for a crew: `export const tasks = defineTasks({ … })`. */
export function defineTasks(table: TaskTable): Tasks {
  return async ({ task, input, progress }) => {
    try {
      const run = Object.hasOwn(table, task) ? table[task] : undefined;
      if (run === undefined) throw new RangeError(`no task "${task}"; there are ${namesOf(table)}`);
      const onProgress = (share: number) => progress?.postMessage(share);
      return ok(toJson(await run(JSON.parse(input), onProgress)));
    } catch (error) {
      return fail(describe(error));
    }
  };
}

/** The output in an answer. Throws a {@link TaskError} when there is none. */
export function outputOf(answer: Answer): unknown {
  if (!answer.ok) throw new TaskError(answer.error.message, answer.error.where);
  return JSON.parse(answer.value);
}

function namesOf(table: TaskTable): string {
  return Object.keys(table).join(', ') || 'none';
}

function describe(error: unknown): { readonly message: string; readonly where: string } {
  if (error instanceof Error) return { message: error.message, where: error.stack ?? '' };
  return { message: String(error), where: '' };
}
