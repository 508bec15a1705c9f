import TOKENS from '../../../style/mines-tokens.css?raw';
import { contrastOf, EYES } from './colour.ts';
import { type Pair, SHAPES, TEXTS } from './pairs.ts';
import { colourOf, PALETTES, parsePalettes } from './palettes.ts';
import { differenceOf, STATES } from './states.ts';

const ALL = parsePalettes(TOKENS);

/** What the eye is promised, in figures: the least contrast of everything that is read or seen, a palette a column. */
export function ContrastTable() {
  return (
    <table class="mines-proof-table">
      <thead>
        <tr>
          <th />
          {PALETTES.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Rows pairs={TEXTS} />
        <Rows pairs={SHAPES} />
        <tr>
          <th>pairs of states that look the same</th>
          {PALETTES.map((name) => (
            <td key={name}>{confused(name)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** One row for all grounds of a colour, with the ground that is hardest. */
function Rows({ pairs }: { readonly pairs: readonly Pair[] }) {
  const colours = [...new Set(pairs.map(({ above }) => above))];
  return (
    <>
      {colours.map((above) => {
        const [first, ...rest] = pairs.filter((pair) => pair.above === above);
        if (first === undefined) return null;
        return (
          <tr key={above}>
            <th>
              {above} on {rest.length === 0 ? first.below : `${rest.length + 1} grounds`}{' '}
              <small>≥ {first.least}</small>
            </th>
            {PALETTES.map((name) => (
              <td key={name}>
                {Math.min(...[first, ...rest].map((pair) => ratioOf(name, pair))).toFixed(2)}
              </td>
            ))}
          </tr>
        );
      })}
    </>
  );
}

function ratioOf(name: (typeof PALETTES)[number], { above, below }: Pair): number {
  return contrastOf(colourOf(ALL[name], above), colourOf(ALL[name], below));
}

function confused(name: (typeof PALETTES)[number]): number {
  return EYES.flatMap((eyes) =>
    STATES.flatMap((one, nth) =>
      STATES.slice(nth + 1).filter((other) => differenceOf(one, other, ALL[name], eyes) === undefined),
    ),
  ).length;
}
