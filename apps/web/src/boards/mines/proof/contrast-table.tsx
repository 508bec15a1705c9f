import TOKENS from '../../../style/mines-tokens.css?raw';
import type { ProofText } from '../text/proof/en.ts';
import { contrastOf, EYES, type Eyes } from './colour.ts';
import { type Pair, SHAPES, TEXTS } from './pairs.ts';
import { colourOf, type PaletteName, parsePalettes } from './palettes.ts';
import { differenceOf, STATES } from './states.ts';

const ALL = parsePalettes(TOKENS);

/** What the eye is promised under a palette, in figures: the least contrast of everything that is read or seen. */
export function ContrastTable({ palette, text }: ContrastTableProps) {
  return (
    <table class="figures">
      <tbody>
        {[TEXTS, SHAPES].flatMap((pairs) =>
          [...groupsOf(pairs)].map(([above, own]) => {
            const [{ least }] = own;
            const grounds = own.map(({ below }) => below);
            return (
              <tr key={`${above} ${least}`}>
                <th scope="row">
                  {text.on(above, grounds)} <small>{text.least(least)}</small>
                </th>
                <td>{Math.min(...own.map((pair) => ratioOf(palette, pair))).toFixed(2)}</td>
              </tr>
            );
          }),
        )}
        {EYES.map((eyes) => (
          <tr key={eyes}>
            <th scope="row">
              {text.told}: {text.eyesOf[eyes]}
            </th>
            <td>{text.toldOf(toldBy(palette, eyes))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ContrastTableProps {
  readonly palette: PaletteName;
  readonly text: ProofText;
}

/** All grounds of a colour. */
function groupsOf(pairs: readonly Pair[]): ReadonlyMap<string, readonly [Pair, ...Pair[]]> {
  const groups = new Map<string, [Pair, ...Pair[]]>();
  for (const pair of pairs) {
    const group = groups.get(pair.above);
    if (group === undefined) groups.set(pair.above, [pair]);
    else group.push(pair);
  }
  return groups;
}

function ratioOf(name: PaletteName, { above, below }: Pair): number {
  return contrastOf(colourOf(ALL[name], above), colourOf(ALL[name], below));
}

function toldBy(name: PaletteName, eyes: Eyes) {
  const told = STATES.flatMap((one, nth) =>
    STATES.slice(nth + 1).map((other) => differenceOf(one, other, ALL[name], eyes)),
  );
  const count = (by: (typeof told)[number]) => told.filter((each) => each === by).length;
  return { light: count('luminance'), shape: count('shape'), same: count(undefined) };
}
