import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { blend, contrastOf, EYES, parseColour, seenBy } from '../src/boards/mines/proof/colour.ts';
import { DARKS, FLOORS, type Pair, SHAPES, TEXTS, VARIANTS } from '../src/boards/mines/proof/pairs.ts';
import { colourOf, PALETTES, type Palette, parsePalettes } from '../src/boards/mines/proof/palettes.ts';
import { type CellState, differenceOf, STATES } from '../src/boards/mines/proof/states.ts';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const TOKENS = readFileSync(join(SRC, 'style/mines-tokens.css'), 'utf8');
const ALL = parsePalettes(TOKENS);

/** The pairs of colours that have too little contrast. */
function faint(palette: Palette, pairs: readonly Pair[]) {
  return pairs
    .map(({ above, below, least }) => {
      const ratio = contrastOf(colourOf(palette, above), colourOf(palette, below));
      return { above, below, least, ratio };
    })
    .filter(({ ratio, least }) => ratio < least);
}

/** The pairs of states that nobody could tell apart with these eyes. */
function confused(palette: Palette, eyes: (typeof EYES)[number], states: readonly CellState[] = STATES) {
  return states.flatMap((one, at) =>
    states
      .slice(at + 1)
      .filter((other) => differenceOf(one, other, palette, eyes) === undefined)
      .map((other) => `${one.name} / ${other.name}`),
  );
}

const withToken = (name: (typeof PALETTES)[number], token: string, hex: string): Palette =>
  new Map([...ALL[name], [token, parseColour(hex)]]);

describe.each(PALETTES)('under the palette %s', (name) => {
  test('everything that is read can be read', () => {
    expect(faint(ALL[name], TEXTS)).toEqual([]);
  });

  test('everything that tells states apart can be seen', () => {
    expect(faint(ALL[name], SHAPES)).toEqual([]);
  });

  test.each(EYES)('eyes of the kind "%s" take no state of a cell for another', (eyes) => {
    expect(confused(ALL[name], eyes)).toEqual([]);
  });

  test('opened ground of a variation is parchment with 18 % of its colour', () => {
    for (const variant of VARIANTS) {
      const tint = blend(colourOf(ALL[name], `${variant}-deep`), colourOf(ALL[name], 'parchment'), 0.18);
      const floor = colourOf(ALL[name], `${variant}-floor`);
      for (const channel of [0, 1, 2] as const) expect(floor[channel]).toBeCloseTo(tint[channel], 2);
    }
  });
});

describe('what would be refused', () => {
  test('a pale number, and a line as dark as what it lies on', () => {
    expect(faint(withToken('normal', 'one', '#7f9cc8'), TEXTS).map(({ above }) => above)).toContain('one');
    expect(faint(withToken('normal', 'fog', '#4b576b'), SHAPES).map(({ above }) => above)).toContain('fog');
  });

  test('opened fog that had its tint but no notch: without hue it would be a zero', () => {
    const states = STATES.map((state) => (state.name === 'opened fog' ? { ...state, shapes: [] } : state));
    for (const eyes of EYES) expect(confused(ALL.normal, eyes, states)).toContain('zero / opened fog');
  });

  test('fog whose waves only differ in hue', () => {
    const states = STATES.map((state) => (state.name === 'closed fog' ? { ...state, shapes: [] } : state));
    expect(confused(ALL.normal, 'grey', states)).toContain('closed / closed fog');
  });
});

test('more contrast is more, on every pair that has to do with the board', () => {
  const board = new Set<string>([...FLOORS, ...DARKS]);
  for (const { above, below } of [...TEXTS, ...SHAPES].filter((pair) => board.has(pair.below))) {
    for (const [usual, more] of [
      ['normal', 'more contrast'],
      ['colour-blind', 'more contrast, colour-blind'],
    ] as const) {
      const gain = (name: typeof usual | typeof more) =>
        contrastOf(colourOf(ALL[name], above), colourOf(ALL[name], below));
      expect(gain(more), `${above} on ${below}`).toBeGreaterThan(gain(usual));
    }
  }
});

test('missing cones change what they should: red and green come together, blue and yellow do not', () => {
  const [red, green] = [parseColour('#b03020'), parseColour('#5a7020')];
  const distance = (eyes: (typeof EYES)[number]) => {
    const [one, other] = [seenBy(eyes, red), seenBy(eyes, green)];
    return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);
  };
  expect(distance('deuteranopia')).toBeLessThan(distance('all') / 2);
  expect(seenBy('grey', red)[0]).toBe(seenBy('grey', red)[2]);
  expect(seenBy('tritanopia', red)[0]).toBeGreaterThan(0.6);
});

/**
 * Every rule that uses brass, and what it says with it. A rule of another meaning does not belong here: it needs another colour.
 */
const BRASS: Readonly<Record<string, string>> = {
  '.mines-banked': 'rows that the round has banked',
  '.mines-banked-list b': 'rows that the round has banked, in the ledger',
  '.mines-written-groups .good b': 'what a settlement pays',
  '.mines-rap .mines-bar i': 'the reserve',
  '.mines-emptying strong': 'the reserve that is lost with the battle',
};

describe('brass is what is banked and what is paid', () => {
  const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(css|tsx?)$/.test(entry.name) && entry.name !== 'mines-tokens.css',
    )
    .map((entry) => join(entry.parentPath, entry.name));

  test('and no rule uses it for anything else', () => {
    const used = files
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => rulesWithBrass(readFileSync(file, 'utf8')));
    expect(used.length).toBeGreaterThan(2);
    expect(used.filter((rule) => BRASS[rule] === undefined)).toEqual([]);
  });

  test('and no drawing does', () => {
    const drawings = files.filter(
      (file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('--mines-brass'),
    );
    expect(drawings.map((file) => relative(SRC, file))).toEqual([]);
  });

  test('a key of brass would be found', () => {
    const css =
      '.keys { .key { color: red; &:hover { color: var(--mines-brass-deep); } } } @media print { i { top: 0 } }';
    expect(rulesWithBrass(css)).toEqual(['.keys .key &:hover']);
  });
});

/** The selectors, from the outermost to the innermost, of the rules that have brass among their own declarations. */
function rulesWithBrass(css: string): string[] {
  const found: string[] = [];
  const stack: string[] = [];
  for (const [, text = '', end] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (text.includes('--mines-brass')) found.push(stack.filter((each) => !each.startsWith('@')).join(' '));
    if (end === '{') stack.push(text.trim());
    if (end === '}') stack.pop();
  }
  return found;
}
