import TOKENS from '../../../style/mines-tokens.css?raw';
import type { ProofText } from '../text/proof/en.ts';
import { contrastOf, EYES } from './colour.ts';
import { type Pair, SHAPES, TEXTS } from './pairs.ts';
import { colourOf, PALETTES, type PaletteName, parsePalettes } from './palettes.ts';
import { differenceOf, STATES } from './states.ts';

const ALL = parsePalettes(TOKENS);

/** What the eye is promised, in figures: the least contrast of everything that is read or seen, a palette a column. */
export function ContrastTable({ text }: { readonly text: ProofText }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it.
    <section class="mines-proof-figures" aria-label={text.figures} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {PALETTES.map((name) => (
              <th key={name} scope="col">
                {text.palettes[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows pairs={TEXTS} text={text} />
          <Rows pairs={SHAPES} text={text} />
          {EYES.map((eyes) => (
            <tr key={eyes}>
              <th scope="row">
                {text.told}: {text.eyesOf[eyes]}
              </th>
              {PALETTES.map((name) => (
                <td key={name}>{text.toldOf(toldBy(name, eyes))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One row for all grounds of a colour, with the ground that is hardest. */
function Rows({ pairs, text }: { readonly pairs: readonly Pair[]; readonly text: ProofText }) {
  const colours = [...new Set(pairs.map(({ above }) => above))];
  return (
    <>
      {colours.map((above) => {
        const own = pairs.filter((pair) => pair.above === above);
        return (
          <tr key={above}>
            <th scope="row">
              {text.on(
                above,
                own.map(({ below }) => below),
              )}{' '}
              <small>{text.least(own[0]?.least ?? 0)}</small>
            </th>
            {PALETTES.map((name) => (
              <td key={name}>{Math.min(...own.map((pair) => ratioOf(name, pair))).toFixed(2)}</td>
            ))}
          </tr>
        );
      })}
    </>
  );
}

function ratioOf(name: PaletteName, { above, below }: Pair): number {
  return contrastOf(colourOf(ALL[name], above), colourOf(ALL[name], below));
}

function toldBy(name: PaletteName, eyes: (typeof EYES)[number]) {
  const told = STATES.flatMap((one, nth) =>
    STATES.slice(nth + 1).map((other) => differenceOf(one, other, ALL[name], eyes)),
  );
  const count = (by: (typeof told)[number]) => told.filter((each) => each === by).length;
  return { light: count('luminance'), shape: count('shape'), same: count(undefined) };
}
