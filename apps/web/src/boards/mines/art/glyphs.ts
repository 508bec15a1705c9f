import { EFFECT_GLYPHS } from './glyphs/effects.ts';
import { PLACE_GLYPHS } from './glyphs/places.ts';
import { THING_GLYPHS } from './glyphs/things.ts';

/** A sign on a field 24 by 24: areas, and lines drawn with a pen of 2. Paths of SVG. */
export interface GlyphDrawing {
  readonly solid?: string;
  readonly stroke?: string;
}

/** Signs by the id of what they stand for. */
export const GLYPHS: Readonly<Record<string, GlyphDrawing>> = {
  ...EFFECT_GLYPHS,
  ...THING_GLYPHS,
  ...PLACE_GLYPHS,
};
