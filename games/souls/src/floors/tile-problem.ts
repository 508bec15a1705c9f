/** What can be wrong with a tile. */
export type TileProblemCode =
  | 'ragged'
  | 'size'
  | 'glyph'
  | 'lower-case-terrain'
  | 'port-off-middle'
  | 'port-unpaired'
  | 'middle-disagrees'
  | 'half-open'
  | 'two-arrows'
  | 'arrow-on-fixed'
  | 'arrow-in-open'
  | 'open-not-ok'
  | 'anchor-unnamed'
  | 'anchor-undrawn'
  | 'strait'
  | 'cast-and-enemies'
  | 'unreachable';

export interface TileProblem {
  readonly code: TileProblemCode;
  /** Row and column of the drawing, from 0; of the whole drawing where both are 0 and nothing smaller is to blame. */
  readonly row: number;
  readonly column: number;
  /** What is wrong and what to do about it. */
  readonly says: string;
}
