import { writeFileSync } from 'node:fs';
// Not from the index: these threads start and die often, and need little to do so.
import { defineTasks } from '../src/tasks.ts';

/** A task module that kills the threads it runs on. */
export const tasks = defineTasks({
  echo: (input) => input,
  die: (input) => die(input as Death),
  spin: () => {
    for (;;);
  },
});

/** A death, once: whoever first writes the file `mark` dies, or lingers until somebody kills him. */
export interface Death {
  readonly how: 'exits' | 'throws' | 'overflows' | 'lingers';
  /** A path; empty: everybody dies, always. */
  readonly mark: string;
}

/** Dies, or says that it is alive. */
export async function die({ how, mark }: Death): Promise<string> {
  if (!isFirst(mark)) return 'alive';
  if (how === 'exits') process.exit(0);
  if (how === 'overflows') overflow();
  if (how === 'lingers') return new Promise(() => {});
  setTimeout(() => {
    throw new Error('outside of any promise');
  });
  return new Promise(() => {});
}

/** Whether nobody has written the file `mark` before. Writes it, with who did. */
export function isFirst(mark: string): boolean {
  if (mark === '') return true;
  try {
    writeFileSync(mark, `process ${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function overflow(): void {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index));
}
