import { canonicalJson } from '@foretell/engine';
import { isRecord, parseJson } from './untrusted.ts';

/**
 * Any text in the letters a URL leaves alone, without the `-`, `.` and `~` that separate parts. Letters and digits stand
 * for themselves, everything else is its UTF-16 code unit in hexadecimal between underscores: `a b` is `a_20_b`.
 */
export function escapeText(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, (unit) => `_${unit.charCodeAt(0).toString(16)}_`);
}

/** The text that {@link escapeText} turned into `escaped`, or `undefined` when there is none. */
export function unescapeText(escaped: string): string | undefined {
  const text = escaped.replace(/_([0-9a-f]{1,4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  // Every text has one writing, so whatever was misread is written otherwise.
  return escapeText(text) === escaped ? text : undefined;
}

/**
 * Where `config` differs from `base`: `days~10-fine~step~2` sets `days` to 10 and `step` in `fine` to 2. Values are JSON,
 * keys and values escaped. Empty when nothing differs.
 */
export function formatDifferences(base: unknown, config: unknown): string {
  return differences(base, config, [])
    .map(({ path, value }) => [...path, canonicalJson(value)].map(escapeText).join('~'))
    .join('-');
}

/** `base` with the differences put in, for the game to judge; `undefined` when the text cannot be read. */
export function parseDifferences(base: unknown, text: string): unknown {
  let config = base;
  for (const item of text === '' ? [] : text.split('-')) {
    const parts = item.split('~').map(unescapeText);
    if (!parts.every((part) => part !== undefined)) return undefined;
    const value = readValue(parts.at(-1) ?? '');
    if (value === undefined) return undefined;
    config = withValue(config, parts.slice(0, -1), value);
  }
  return config;
}

interface Difference {
  readonly path: readonly string[];
  readonly value: unknown;
}

function differences(base: unknown, config: unknown, path: readonly string[]): readonly Difference[] {
  if (canonicalJson(base) === canonicalJson(config)) return [];
  // A missing field cannot be written down by itself, so then the record is written as a whole.
  const isSameShape =
    isRecord(base) && isRecord(config) && Object.keys(base).every((key) => Object.hasOwn(config, key));
  if (!isSameShape) return [{ path, value: config }];
  return Object.keys(config).flatMap((key) =>
    Object.hasOwn(base, key)
      ? differences(base[key], config[key], [...path, key])
      : [{ path: [...path, key], value: config[key] }],
  );
}

function readValue(text: string): unknown {
  const value = parseJson(text, text.length);
  return value.ok ? value.value : undefined;
}

/** `undefined` when the path leaves what `base` holds: only the last key may be new. */
function withValue(base: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (!isRecord(base)) return undefined;
  const field = withValue(Object.hasOwn(base, key) ? base[key] : undefined, rest, value);
  return field === undefined ? undefined : { ...base, [key]: field };
}
