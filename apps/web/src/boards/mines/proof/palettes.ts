import { type Colour, parseColour } from './colour.ts';

/** The palettes the mines can be drawn with: two settings, each on or off. */
export const PALETTES = ['normal', 'colour-blind', 'more contrast', 'more contrast, colour-blind'] as const;
export type PaletteName = (typeof PALETTES)[number];

/** Colours by the name of their token, without `--mines-`. */
export type Palette = ReadonlyMap<string, Colour>;

/** What the attributes of the page say under each palette. */
export const ATTRIBUTES: Readonly<
  Record<PaletteName, { readonly palette: string; readonly contrast: string }>
> = {
  normal: { palette: 'normal', contrast: 'normal' },
  'colour-blind': { palette: 'colour-blind', contrast: 'normal' },
  'more contrast': { palette: 'normal', contrast: 'more' },
  'more contrast, colour-blind': { palette: 'colour-blind', contrast: 'more' },
};

/** Reads the file of tokens as a browser does: later blocks go over earlier ones. Throws when a block is missing. */
export function parsePalettes(css: string): Readonly<Record<PaletteName, Palette>> {
  const base = blockOf(css, '[data-palette="normal"]');
  const blind = blockOf(css, '\n[data-palette="colour-blind"]');
  const more = blockOf(css, '\n[data-contrast="more"]');
  const both = blockOf(css, '\n[data-contrast="more"][data-palette="colour-blind"]');
  return {
    normal: new Map(base),
    'colour-blind': new Map([...base, ...blind]),
    'more contrast': new Map([...base, ...more]),
    'more contrast, colour-blind': new Map([...base, ...blind, ...more, ...both]),
  };
}

function blockOf(css: string, selector: string): readonly (readonly [string, Colour])[] {
  const at = css.indexOf(`${selector} {`);
  if (at < 0) throw new RangeError(`the tokens of the mines have no block "${selector.trim()}"`);
  const block = css.slice(at, css.indexOf('}', at));
  return [...block.matchAll(/--mines-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
    name,
    parseColour(hex),
  ]);
}

/** The colour of a token. Throws a RangeError when there is none of this name. */
export function colourOf(palette: Palette, token: string): Colour {
  const colour = palette.get(token);
  if (colour === undefined) throw new RangeError(`there is no token --mines-${token}`);
  return colour;
}
