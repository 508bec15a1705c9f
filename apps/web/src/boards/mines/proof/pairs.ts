/** A colour of the mines on another one, and how much contrast it needs: text 4.5, shapes that say something 3. */
export interface Pair {
  readonly above: string;
  readonly below: string;
  readonly least: 4.5 | 3;
}

/** Opened ground, on which numbers stand. */
export const FLOORS = ['parchment', 'parchment-shade', 'fog-floor', 'magma-floor', 'ice-floor'] as const;
/** Closed ground. */
export const DARKS = ['dark', 'dark-shade', 'dark-near', 'fog-dark', 'magma-dark', 'ice-dark'] as const;
export const DIGITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
export const VARIANTS = ['fog', 'magma', 'ice'] as const;

const SHEETS = ['parchment', 'parchment-shade'] as const;
const TABLES = ['table', 'table-raised'] as const;

const pairs = (above: readonly string[], below: readonly string[], least: Pair['least']): readonly Pair[] =>
  above.flatMap((each) => below.map((ground) => ({ above: each, below: ground, least })));

/** Everything that is read. */
export const TEXTS: readonly Pair[] = [
  ...pairs(DIGITS, FLOORS, 4.5),
  // The number of the cell that the wanderer stands on is read on the cloak.
  ...pairs(DIGITS, ['chalk'], 4.5),
  ...pairs(['chalk', 'chalk-soft', 'brass', 'harm', 'help'], TABLES, 4.5),
  ...pairs(['ink', 'ink-soft', 'brass-deep', 'harm-deep', 'help-deep'], SHEETS, 4.5),
  ...pairs(['table', 'ink'], ['brass', 'chalk'], 4.5),
];

/** Everything that is seen. */
export const SHAPES: readonly Pair[] = [
  // Textures on every closed ground, so that a palette may change any of them.
  ...pairs(VARIANTS, DARKS, 3),
  ...pairs(
    VARIANTS.map((variant) => `${variant}-deep`),
    FLOORS,
    3,
  ),
  // A contour is a light line between two dark ones: the light is seen in the dark, the dark on parchment.
  ...pairs(VARIANTS, ['ink'], 3),
  ...pairs(['ink'], [...FLOORS, 'scorch'], 3),
  ...pairs(['plate-earth', 'plate-mist', 'plate-forge', 'parchment'], ['ink'], 3),
  // Seals, the wanderer, the corners around what can be dug.
  ...pairs(['chalk'], [...DARKS, 'dark-seam', 'ink'], 3),
  ...pairs(FLOORS, DARKS, 3),
  ...pairs(['table-line'], TABLES, 3),
  ...pairs(['harm-deep'], ['chalk'], 3),
  ...pairs(['brass'], TABLES, 3),
  ...pairs(['brass-deep'], SHEETS, 3),
];
