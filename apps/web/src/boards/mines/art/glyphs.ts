/** Drawings on a field 24 by 24, in the current colour. */
export const GLYPHS: Readonly<Record<string, { readonly solid?: string; readonly stroke?: string }>> = {};
