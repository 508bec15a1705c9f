import { registerHooks } from 'node:module';

/** What a file may import by name wherever it lies, because this program has it. */
const LENT = ['@foretell/engine', '@foretell/engine/testing', '@foretell/lab', '@foretell/solve'];

let isLending = false;

/**
 * Lets files that are loaded from now on find our packages where they have none of their own, and takes their TypeScript for
 * modules without asking for a package.json beside it.
 */
export function lendPackages(): void {
  if (isLending) return;
  isLending = true;
  registerHooks({
    resolve: (specifier, context, next) => {
      try {
        const found = next(specifier, context);
        const isBare = found.format == null && found.url.startsWith('file:') && found.url.endsWith('.ts');
        return isBare ? { ...found, format: 'module-typescript' } : found;
      } catch (error) {
        if (!LENT.includes(specifier)) throw error;
        return next(specifier, { ...context, parentURL: import.meta.url });
      }
    },
  });
}
