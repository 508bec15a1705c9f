import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contrastOf, EYES } from '../apps/web/src/boards/mines/proof/colour.ts';
import { SHAPES, TEXTS } from '../apps/web/src/boards/mines/proof/pairs.ts';
import { colourOf, PALETTES, parsePalettes } from '../apps/web/src/boards/mines/proof/palettes.ts';
import { differenceOf, STATES } from '../apps/web/src/boards/mines/proof/states.ts';

/**
 * Prints the contrast of every pair of colours of the mines, a palette a column, the faintest first; and for each kind of eyes
 * how many pairs of states it tells apart by luminance, how many by shape, and which not at all.
 */

const css = readFileSync(
  fileURLToPath(new URL('../apps/web/src/style/mines-tokens.css', import.meta.url)),
  'utf8',
);
const palettes = parsePalettes(css);
const LABEL = 36;
const COLUMN = 29;

const row = (label: string, cells: readonly string[]) =>
  console.log(label.padEnd(LABEL) + cells.map((cell) => cell.padStart(COLUMN)).join(''));

row('', PALETTES);
const measured = [...TEXTS, ...SHAPES]
  .map((pair) => ({
    pair,
    ratios: PALETTES.map((name) =>
      contrastOf(colourOf(palettes[name], pair.above), colourOf(palettes[name], pair.below)),
    ),
  }))
  .sort(
    (one, other) => Math.min(...one.ratios) / one.pair.least - Math.min(...other.ratios) / other.pair.least,
  );
for (const { pair, ratios } of measured) {
  row(
    `${pair.above} on ${pair.below} ≥ ${pair.least}`,
    ratios.map((ratio) => ratio.toFixed(2)),
  );
}

for (const eyes of EYES) {
  row(
    `states, eyes: ${eyes}`,
    PALETTES.map((name) => {
      const pairs = STATES.flatMap((one, at) =>
        STATES.slice(at + 1).map((other) => ({
          other,
          one,
          by: differenceOf(one, other, palettes[name], eyes),
        })),
      );
      const count = (by: string | undefined) => pairs.filter((pair) => pair.by === by).length;
      return `${count('luminance')} light, ${count('shape')} shape, ${count(undefined)} same`;
    }),
  );
}
