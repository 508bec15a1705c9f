import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Resolves as soon as `holds` says so. A test that waits in vain ends by its own time limit. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause();
}

/** Lets others work for a moment. */
export function pause(): Promise<void> {
  return delay(5);
}

/** Resolves with what stands in the file of this name, as soon as there is a line. */
export async function written(path: string): Promise<string> {
  const text = () => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  await until(() => text().endsWith('\n'));
  return text();
}
