import type { GlyphDrawing } from './glyphs/drawing.ts';
import { EFFECT_GLYPHS } from './glyphs/effects.ts';
import { PLACE_GLYPHS } from './glyphs/places.ts';
import { THING_GLYPHS } from './glyphs/things.ts';

/** Signs by the id of what they stand for. */
export const GLYPHS: Readonly<Record<string, GlyphDrawing>> = {
  ...EFFECT_GLYPHS,
  ...THING_GLYPHS,
  ...PLACE_GLYPHS,
};
