import { type Crew, onOneThread, onQueue, onThreads, withoutPassword } from '@foretell/crew';
import { fail, formatProblem, ok, type Result } from '@foretell/engine';
import { type Complaint, complain } from '../complaint.ts';
import type { Labs } from '../lab/lab.ts';
import type { OwnFile } from '../lab/own/own-file.ts';
import { tasksOf } from '../lab/tasks-of.ts';
import type { Terminal } from '../terminal.ts';
import { codeVersion } from './version.ts';

/** Who is to do the work. */
export interface CrewChoice {
  /** Worker threads of this process. One is this very thread. */
  readonly workers: number;
  /** Where a Redis is, if others are to do it. Read by {@link readQueue}. */
  readonly queue: string | undefined;
}

/** What a crew can do, for threads. */
export function taskModuleFor(own: OwnFile | undefined): URL {
  return new URL(own === undefined ? '../lab/tasks.ts' : '../lab/own/own-tasks.ts', import.meta.url);
}

/** The name of our queue on any Redis. */
export const QUEUE_NAME = 'foretell';

/** The crew that was chosen, for what these laboratories can do. What goes wrong with a queue later on is said on the terminal, each thing once. */
export async function openCrew(
  terminal: Terminal,
  { workers, queue }: CrewChoice,
  labs: Labs,
): Promise<Result<Crew, Complaint>> {
  const { own } = labs;
  if (queue !== undefined) return openQueue(terminal, queue, own);
  if (workers === 1) return ok(onOneThread(tasksOf(labs)));
  return ok(await onThreads(taskModuleFor(own), { threads: workers, data: own }));
}

/** The address of a Redis. */
export function readQueue(place: string, written: string): Result<string, Complaint> {
  const { protocol, hostname } = URL.parse(written) ?? {};
  if (['redis:', 'rediss:'].includes(protocol ?? '') && hostname !== '') return ok(written);
  return fail(complain(place, 'an address like redis://localhost:6379', written));
}

async function openQueue(
  terminal: Terminal,
  url: string,
  own: OwnFile | undefined,
): Promise<Result<Crew, Complaint>> {
  const said = new Set<string>();
  const onTrouble = (message: string) => {
    if (said.has(message)) return;
    said.add(message);
    terminal.err(`queue: ${message}`);
  };
  const crew = await onQueue({ url, queue: QUEUE_NAME, code: codeVersion(own), onTrouble });
  if (!crew.ok) return fail(`--queue ${formatProblem(crew.error)}`);
  if ((await crew.value.countWorkers()) === 0) {
    const from = own === undefined ? '' : ` --from ${own.path}`;
    terminal.err(`Nobody works on this queue yet: foretell work --queue ${withoutPassword(url)}${from}`);
  }
  return crew;
}
