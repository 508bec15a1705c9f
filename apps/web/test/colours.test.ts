import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const TOKENS = 'src/style/tokens.css';
/** Those of the mines, whose contrast is measured in mines-colours.test.ts. */
const MINES_TOKENS = 'src/style/mines-tokens.css';

/** Everything that could put a colour on the screen, but the pictures of icons. */
const FILES: ReadonlyMap<string, string> = new Map(
  readdirSync(join(WEB, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(css|tsx?|svg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(WEB, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
);

/** What cannot use tokens, because it is read before or beside them. */
const OUTSIDE: ReadonlyMap<string, string> = new Map(
  ['index.html', 'public/manifest.webmanifest', 'public/icon.svg'].map((file) => [
    file,
    readFileSync(join(WEB, file), 'utf8'),
  ]),
);

/** Where rust may be printed: on the slap, and on money that is lost. */
const RUST_FILES = ['src/boards/shift/css/slap.css'];

function filesWith(pattern: RegExp, files: ReadonlyMap<string, string> = FILES): string[] {
  return [...files]
    .filter(([, text]) => pattern.test(text))
    .map(([file]) => file)
    .sort();
}

function withRule(file: string, rule: string): ReadonlyMap<string, string> {
  return new Map([...FILES, [file, `${FILES.get(file)}\n${rule}`]]);
}

describe('rust is the colour of the slap and of lost money', () => {
  const RUST = /var\(--rust|#b8351a|#9c2408/i;

  test('and no other file than these prints with it', () => {
    expect(FILES.size).toBeGreaterThan(50);
    expect(filesWith(RUST)).toEqual([...RUST_FILES, TOKENS]);
  });

  test('nor does an icon, the manifest or the page around the client', () => {
    expect([...OUTSIDE.keys()]).toContain('public/icon.svg');
    expect(filesWith(RUST, OUTSIDE)).toEqual([]);
  });

  test('a red button would be found', () => {
    const files = withRule('src/form/form.css', '.main-key { background: var(--rust); }');
    expect(filesWith(RUST, files)).toContain('src/form/form.css');
  });
});

describe('colours are tokens', () => {
  const COLOUR = /#[0-9a-f]{3,8}\b(?=\s*[;,)"'])|\b(?:rgba?|hsla?|oklch|color)\(/i;

  test('no file but those of tokens writes a colour down', () => {
    expect(filesWith(COLOUR)).toEqual([MINES_TOKENS, TOKENS]);
  });

  test('one that did would be found', () => {
    expect(filesWith(COLOUR, withRule('src/shell/wall.css', '.wall { color: #b00; }'))).toContain(
      'src/shell/wall.css',
    );
  });

  test('what stands outside repeats tokens and invents none', () => {
    const tokens = FILES.get(TOKENS) ?? '';
    const written = [...OUTSIDE.values()].flatMap((text) => text.match(/#[0-9a-f]{6}\b/gi) ?? []);
    expect(written.length).toBeGreaterThan(5);
    expect(written.filter((colour) => !tokens.includes(colour))).toEqual([]);
  });

  test('every token that is used exists', () => {
    const used = new Set([...FILES.values()].flatMap((text) => text.match(/(?<=var\()--[a-z-]+/g) ?? []));
    const defined = new Set(
      [...FILES.values()].flatMap((text) => text.match(/--[a-z-]+(?=['"]?\s*[:\]])/g) ?? []),
    );
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
    expect(used.size).toBeGreaterThan(10);
  });
});

test('nothing is printed with gradients, glows, blurs or soft shadows', () => {
  const SOFT = /gradient\(|drop-shadow|blur\(|box-shadow:(?!\s*none)|text-shadow/i;
  expect(filesWith(SOFT)).toEqual([]);
  expect(filesWith(SOFT, withRule('src/shell/wall.css', 'a { box-shadow: 0 2px 8px; }'))).toHaveLength(1);
});

describe('contrast', () => {
  /** Text and what it stands on: 4.5 to 1. */
  const TEXT = [
    ['ink', 'paper'],
    ['ink', 'paper-shade'],
    ['ink', 'concrete'],
    ['ink', 'concrete-light'],
    ['ink', 'ochre'],
    ['ink', 'ochre-light'],
    ['ink', 'bottle-light'],
    ['ink-soft', 'paper'],
    ['paper', 'ink'],
    ['paper', 'bottle'],
    ['rust', 'paper'],
  ] as const;
  /** Shapes that tell states apart: 3 to 1. */
  const SHAPES = [
    ['ink', 'concrete-dark'],
    ['bottle', 'paper'],
    ['bottle', 'ochre'],
    ['bottle', 'concrete'],
    ['rust', 'ochre-light'],
  ] as const;

  const [, normalRules = '', moreRules = ''] =
    /:root \{([^}]*)\}[\s\S]*data-contrast="more"\] \{([^}]*)\}/.exec(FILES.get(TOKENS) ?? '') ?? [];
  const normal = tokensIn(normalRules);
  const palettes = { normal, more: new Map([...normal, ...tokensIn(moreRules)]) };

  test.each(Object.entries(palettes))('%s: every text can be read, every state be seen', (_, tokens) => {
    const faint = [
      ...TEXT.map((pair) => [...pair, 4.5] as const),
      ...SHAPES.map((pair) => [...pair, 3] as const),
    ]
      .map(([above, below, least]) => ({ above, below, least, ratio: contrast(tokens, above, below) }))
      .filter(({ ratio, least }) => ratio < least);
    expect(faint).toEqual([]);
  });

  test('more contrast is more, on every pair', () => {
    for (const [above, below] of [...TEXT, ...SHAPES]) {
      const gain = contrast(palettes.more, above, below) - contrast(palettes.normal, above, below);
      expect(gain, `${above} on ${below}`).toBeGreaterThan(0);
    }
  });

  test('soft ink on concrete would be refused', () => {
    expect(contrast(normal, 'ink-soft', 'concrete')).toBeLessThan(4.5);
  });
});

function tokensIn(rules: string): Map<string, string> {
  return new Map(
    [...rules.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

/** WCAG 2.2, contrast ratio. */
function contrast(tokens: ReadonlyMap<string, string>, above: string, below: string): number {
  const [light = 0, dark = 0] = [luminance(tokens, above), luminance(tokens, below)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(tokens: ReadonlyMap<string, string>, name: string): number {
  const hex = tokens.get(name);
  if (hex === undefined) throw new Error(`there is no token --${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
