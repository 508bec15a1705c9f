import type { TermsText } from '../terms/index.ts';

// What both Chinese catalogues list alike: names of things, which each of them has in its own script.

/** Enemies by name, those of one name counted. */
export function counted(units: readonly string[], terms: TermsText): string {
  return [...new Set(units)]
    .map((id) => {
      const number = units.filter((unit) => unit === id).length;
      const name = terms.units[id] ?? id;
      return number === 1 ? name : `${name}×${number}`;
    })
    .join('、');
}

export function carried(relics: readonly string[], feats: readonly string[], terms: TermsText): string {
  return [
    ...relics.map((id) => terms.relics[id]?.name ?? id),
    ...feats.map((id) => terms.feats[id]?.name ?? id),
  ].join('、');
}
