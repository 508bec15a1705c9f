import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A client that is built from sources into a folder. */
export interface Client {
  readonly folder: string;
  /** Whether a source changed since it was built, or it was never built. */
  isOutdated(): boolean;
  /** Builds it; what the build says goes to standard error. False when that failed. */
  build(): Promise<boolean>;
}

const ROOT = resolve(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, 'apps/web/dist');
const SOURCES = ['apps/web', 'packages', 'games', 'tools/notices.ts', 'package-lock.json'];

/** The web client of this repository. */
export const WEB_CLIENT: Client = {
  folder: FOLDER,
  isOutdated: () =>
    isOlder(
      join(FOLDER, 'index.html'),
      SOURCES.map((path) => join(ROOT, path)),
    ),
  build,
};

/** Whether `built` is missing or older than any file of `sources`. */
export function isOlder(built: string, sources: readonly string[]): boolean {
  const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs;
  return builtAt === undefined || sources.some((source) => lastChange(source) > builtAt);
}

/** Folders with nothing in them that is built. */
const SKIPPED = new Set(['node_modules', 'dist', 'test', 'claims']);

/** When a file, or any file in a folder, was last changed, in milliseconds since 1970. */
function lastChange(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name))
    .reduce((latest, name) => Math.max(latest, lastChange(join(path, name))), 0);
}

function build(): Promise<boolean> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', 'apps/web', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => done(code === 0));
  });
}
