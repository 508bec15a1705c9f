import type { Highs } from 'highs';

export type { Highs };

/** Where a page keeps `highs.wasm`; Node finds it by itself. */
export interface HighsFiles {
  /** The URL of a file of the package. */
  locateFile(file: string): string;
}

let loading: Promise<Highs> | undefined;

/**
 * The linear programming solver HiGHS, compiled to WebAssembly. It is loaded at the first call and kept, so only the first
 * call's `files` count; when loading fails, the promise rejects and the next call tries again.
 * It is imported here and not above, so that a page that never asks for it never fetches it.
 */
export function loadHighs(files?: HighsFiles): Promise<Highs> {
  loading ??= instantiate(files).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function instantiate(files: HighsFiles | undefined): Promise<Highs> {
  const module: unknown = await import('highs');
  return loaderIn(module)(files);
}

type Loader = (files?: HighsFiles) => Promise<Highs>;

/**
 * The types of the package describe what `require` gives, where the loader stands one `default` deeper than `import` finds
 * it; bundlers do the one or the other.
 */
function loaderIn(module: unknown): Loader {
  const outer = defaultOf(module);
  const loader = typeof outer === 'function' ? outer : defaultOf(outer);
  if (typeof loader !== 'function') throw new Error('the package highs has no loader');
  return loader as Loader;
}

function defaultOf(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
}
