import type { Eyes } from './colour.ts';
import { contrastOf, seenBy } from './colour.ts';
import { DIGITS, VARIANTS } from './pairs.ts';
import { colourOf, type Palette } from './palettes.ts';

/** A state of a cell, by what can be told without a name for a colour: its ground, and the shapes on it. */
export interface CellState {
  readonly name: string;
  readonly ground: string;
  readonly shapes: readonly { readonly shape: string; readonly token: string; readonly on?: string }[];
}

const digit = (nth: number) => ({ shape: `digit ${nth}`, token: DIGITS[nth - 1] ?? '' });

/** Everything that a cell can be. */
export const STATES: readonly CellState[] = [
  { name: 'closed', ground: 'dark', shapes: [] },
  {
    name: 'closed, beside the hero',
    ground: 'dark-near',
    shapes: [{ shape: 'four corners', token: 'chalk' }],
  },
  { name: 'closed fog', ground: 'fog-dark', shapes: [{ shape: 'three waves', token: 'fog' }] },
  { name: 'closed magma', ground: 'magma-dark', shapes: [{ shape: 'cracks', token: 'magma' }] },
  { name: 'closed ice', ground: 'ice-dark', shapes: [{ shape: 'facets', token: 'ice' }] },
  {
    name: 'sealed',
    ground: 'dark',
    shapes: [{ shape: 'ring with a cross', token: 'chalk', on: 'dark-seam' }],
  },
  { name: 'seal that hit', ground: 'dark', shapes: [{ shape: 'full star', token: 'chalk' }] },
  {
    name: 'seal that missed',
    ground: 'dark',
    shapes: [{ shape: 'broken ring', token: 'chalk', on: 'dark-seam' }],
  },
  {
    name: 'sealed fog',
    ground: 'fog-dark',
    shapes: [
      { shape: 'three waves', token: 'fog' },
      { shape: 'ring with a cross', token: 'chalk', on: 'dark-seam' },
    ],
  },
  { name: 'zero', ground: 'parchment', shapes: [] },
  ...DIGITS.map(
    (_, at): CellState => ({ name: `number ${at + 1}`, ground: 'parchment', shapes: [digit(at + 1)] }),
  ),
  { name: 'opened fog', ground: 'fog-floor', shapes: [{ shape: 'wavy notch', token: 'fog-deep' }] },
  { name: 'opened magma', ground: 'magma-floor', shapes: [{ shape: 'cracked notch', token: 'magma-deep' }] },
  { name: 'opened ice', ground: 'ice-floor', shapes: [{ shape: 'facet notch', token: 'ice-deep' }] },
  {
    name: 'ice without its number yet',
    ground: 'ice-floor',
    shapes: [{ shape: 'facets', token: 'ice-deep' }],
  },
  ...VARIANTS.filter((variant) => variant !== 'fog').map(
    (variant): CellState => ({
      name: `number 3 on ${variant}`,
      ground: `${variant}-floor`,
      shapes: [
        digit(3),
        { shape: variant === 'magma' ? 'cracked notch' : 'facet notch', token: `${variant}-deep` },
      ],
    }),
  ),
  { name: 'crater', ground: 'scorch', shapes: [{ shape: 'torn hole', token: 'ink' }] },
];

/** What tells two states apart. */
export type Difference = 'luminance' | 'shape' | undefined;

/** How much the grounds of two states differ when nothing else does. */
const APART = 3;

/** How these eyes tell two states apart under a palette, or `undefined` when they cannot. */
export function differenceOf(one: CellState, other: CellState, palette: Palette, eyes: Eyes): Difference {
  const seen = (token: string) => seenBy(eyes, colourOf(palette, token));
  if (contrastOf(seen(one.ground), seen(other.ground)) >= APART) return 'luminance';
  const visible = ({ ground, shapes }: CellState) =>
    shapes
      .filter(({ token, on }) => contrastOf(seen(token), seen(on ?? ground)) >= APART)
      .map(({ shape }) => shape)
      .sort()
      .join(' + ');
  return visible(one) === visible(other) ? undefined : 'shape';
}
