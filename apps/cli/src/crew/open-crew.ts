import { type Crew, onOneThread, onQueue, onThreads, withoutPassword } from '@foretell/crew';
import { fail, formatProblem, ok, type Result } from '@foretell/engine';
import { type Complaint, complain } from '../complaint.ts';
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
export const TASK_MODULE = new URL('../lab/tasks.ts', import.meta.url);

/** The name of our queue on any Redis. */
export const QUEUE_NAME = 'foretell';

/** The crew that was chosen. What goes wrong with a queue later on is said on the terminal, each thing once. */
export async function openCrew(
  terminal: Terminal,
  { workers, queue }: CrewChoice,
): Promise<Result<Crew, Complaint>> {
  if (queue !== undefined) return openQueue(terminal, queue);
  if (workers > 1) return ok(await onThreads(TASK_MODULE, { threads: workers }));
  const { tasks } = await import('../lab/tasks.ts');
  return ok(onOneThread(tasks));
}

/** The address of a Redis. */
export function readQueue(place: string, written: string): Result<string, Complaint> {
  const { protocol, hostname } = URL.parse(written) ?? {};
  if (['redis:', 'rediss:'].includes(protocol ?? '') && hostname !== '') return ok(written);
  return fail(complain(place, 'an address like redis://localhost:6379', written));
}

async function openQueue(terminal: Terminal, url: string): Promise<Result<Crew, Complaint>> {
  const said = new Set<string>();
  const onTrouble = (message: string) => {
    if (said.has(message)) return;
    said.add(message);
    terminal.err(`queue: ${message}`);
  };
  const crew = await onQueue({ url, queue: QUEUE_NAME, code: codeVersion(), onTrouble });
  if (!crew.ok) return fail(`--queue ${formatProblem(crew.error)}`);
  if ((await crew.value.countWorkers()) === 0) {
    terminal.err(`Nobody works on this queue yet: foretell work --queue ${withoutPassword(url)}`);
  }
  return crew;
}
