import { type QueuePlace, type WorkEvent, withoutPassword } from '@foretell/crew';
import type { Terminal } from '../terminal.ts';

/** What a worker says of itself: for people what they would want to know, for programs everything. */
export interface WorkLog {
  begin(worker: QueuePlace & { readonly threads: number }): void;
  readonly tell: (event: WorkEvent) => void;
  end(): void;
}

/** Says it on standard output; with `isJson` as one JSON object a line. */
export function startLog(terminal: Terminal, isJson: boolean): WorkLog {
  return isJson ? jsonLog(terminal) : plainLog(terminal);
}

function jsonLog({ out }: Terminal): WorkLog {
  const counts = { done: 0, failed: 0 };
  const say = (event: object) => out(JSON.stringify(event));
  return {
    begin: ({ url, code, threads }) =>
      say({ kind: 'ready', queue: withoutPassword(url), version: code, workers: threads }),
    tell: (event) => {
      count(counts, event);
      say(event);
    },
    end: () => say({ kind: 'closed', ...counts }),
  };
}

function plainLog({ out, err, redraw }: Terminal): WorkLog {
  const counts = { done: 0, failed: 0 };
  const runs = new Set<string>();
  const say = (line: string) => {
    redraw?.('');
    out(line);
  };
  const tell = (event: WorkEvent) => {
    count(counts, event);
    if (event.kind === 'taken') {
      if (!runs.has(event.run)) say(`run ${shortName(event.run)}: first task`);
      runs.add(event.run);
      if (event.isAgain) say(`run ${shortName(event.run)}: took over a task whose worker has died`);
    } else if (event.kind === 'failed') {
      say(`run ${shortName(event.run)}: a task failed: ${event.message}`);
    } else if (event.kind === 'trouble') {
      err(`queue: ${event.message}`);
    }
    redraw?.(summary(counts));
  };
  return {
    begin: ({ url, code, threads }) =>
      say(
        `Working on ${withoutPassword(url)} on ${threads === 1 ? 'one thread' : `${threads} threads`} (${code}). Ctrl-C ends it.`,
      ),
    tell,
    end: () => say(`Ended: ${summary(counts)}`),
  };
}

interface Counts {
  done: number;
  failed: number;
}

function count(counts: Counts, { kind }: WorkEvent): void {
  if (kind === 'done' || kind === 'failed') counts[kind]++;
}

function summary({ done, failed }: Counts): string {
  return `${done.toLocaleString('en')} tasks done, ${failed.toLocaleString('en')} failed`;
}

/** The beginning of a run's name is enough to tell a few of them apart. */
function shortName(run: string): string {
  return run.slice(0, 8);
}
