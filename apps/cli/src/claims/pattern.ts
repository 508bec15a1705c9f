import { formatFigure } from '@foretell/lab';
import type { Place } from '../lab/lab.ts';

/**
 * The experiments that a pattern means: those whose id it fits, or the name of one of whose claims. Without `*` and `?` it
 * fits where it occurs; with them it has to fit the whole name. Case does not matter.
 */
export function choosePlaces(places: readonly Place[], pattern: string): readonly Place[] {
  const fits = fitterOf(pattern.toLowerCase());
  return places.filter(({ experiment: { id, stated } }) =>
    [id, ...stated.map(formatFigure)].some((name) => fits(name.toLowerCase())),
  );
}

function fitterOf(pattern: string): (name: string) => boolean {
  if (!/[*?]/.test(pattern)) return (name) => name.includes(pattern);
  const literal = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  const glob = new RegExp(`^${literal.replaceAll('*', '.*').replaceAll('?', '.')}$`);
  return (name) => glob.test(name);
}
