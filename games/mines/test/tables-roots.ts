import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type DataRoot,
  type Documents,
  derivedRoot,
  type LoadResult,
  loadTables,
  ROOTS,
} from '../src/tables/index.ts';

export const FIXTURES = fileURLToPath(new URL('./fixtures', import.meta.url));

/** A root of the fixtures: its documents in place of those of the surface. */
export function fixtureRoot(name: string): DataRoot {
  const folder = join(FIXTURES, 'roots', name);
  const documents = readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]);
  return derivedRoot(name, Object.fromEntries(documents));
}

export function collect(root: DataRoot): LoadResult {
  return loadTables(root, { collectOnly: true });
}

/** The surface with one document changed by hand. */
export function changed(name: string, change: (document: never) => unknown): DataRoot {
  const copy: Documents = structuredClone(ROOTS.surface.documents);
  return derivedRoot(`changed ${name}`, { [name]: change(copy[name] as never) });
}

/** Category, table, key and field of what a load finds. */
export function found(root: DataRoot): readonly string[] {
  return collect(root).diagnostics.map(({ category, table, key, field }) =>
    [category, table, key, field].filter((part) => part !== null).join(' '),
  );
}
