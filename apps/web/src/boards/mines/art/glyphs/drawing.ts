/** A sign on a field 24 by 24: areas, and lines drawn with a pen of 2. Paths of SVG. */
export interface GlyphDrawing {
  readonly solid?: string;
  readonly stroke?: string;
}
