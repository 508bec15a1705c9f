/** What a file of TypeScript imports, exports from elsewhere, or loads with `import()`. */
export interface Import {
  /** What stands between the quotes; undefined when `import()` is given something that is not plain text. */
  readonly specifier: string | undefined;
  /** From 1. */
  readonly line: number;
}

/**
 * Finds every import of `source`, in order. It reads tokens and not syntax: comments, text, templates and regular
 * expressions are told apart from code, and that is enough for a statement that starts with its own word.
 * Throws a SyntaxError for a template that does not end.
 */
export function importsOf(source: string): readonly Import[] {
  const tokens = tokensOf(source);
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || tokens[at - 1]?.text === '.') return [];
    if (token.text === 'import') return importAt(tokens, at);
    return token.text === 'export' ? exportAt(tokens, at) : [];
  });
}

interface Token {
  readonly kind: 'word' | 'text' | 'mark';
  /** Of text, what stands between the quotes. */
  readonly text: string;
  readonly line: number;
}

function importAt(tokens: readonly Token[], at: number): readonly Import[] {
  const [next, argument, after] = tokens.slice(at + 1, at + 4);
  const line = tokens[at]?.line ?? 0;
  if (next === undefined || [':', '.', '=', ')', ','].includes(next.text)) return [];
  if (next.kind === 'text') return [{ specifier: next.text, line }];
  if (next.text !== '(') return fromAfter(tokens, at);
  const isPlain = argument?.kind === 'text' && (after?.text === ')' || after?.text === ',');
  return [{ specifier: isPlain ? argument.text : undefined, line }];
}

/** `export * from`, `export { … } from`, and both with `type`; any other export imports nothing. */
function exportAt(tokens: readonly Token[], at: number): readonly Import[] {
  const start = tokens[at + 1]?.text === 'type' ? at + 2 : at + 1;
  if (tokens[start]?.text === '*') return fromAfter(tokens, start);
  if (tokens[start]?.text !== '{') return [];
  const end = tokens.findIndex(({ text }, index) => index > start && text === '}');
  return tokens[end + 1]?.text === 'from' ? fromAfter(tokens, end) : [];
}

/** The text after the next `from`. */
function fromAfter(tokens: readonly Token[], at: number): readonly Import[] {
  const end = tokens.findIndex(({ kind }, index) => index > at && kind === 'text');
  const text = tokens[end];
  return text !== undefined && tokens[end - 1]?.text === 'from'
    ? [{ specifier: text.text, line: text.line }]
    : [];
}

const BLANK = /\s+|\/\/.*|\/\*[\s\S]*?\*\//y;
const QUOTED = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y;
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const REGEX = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const TEMPLATE = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{)/y;

const ANY = /[\s\S]/uy;

/** After one of these a slash starts a regular expression. After other words and marks it divides, or closes a tag. */
const BEFORE_REGEX = new Set([
  ...'(,=:[!&|?{;+-*%~^>',
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'await',
  'yield',
]);

function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = [];
  readCode(readerOf(source), tokens, false);
  return tokens;
}

/** Reads to the end of the source, or of a hole: to the brace that none inside it has opened. */
function readCode(reader: Reader, tokens: Token[], isHole: boolean): void {
  let depth = 0;
  while (!reader.isDone()) {
    if (reader.take(BLANK) !== undefined) continue;
    const token = takeToken(reader, tokens.at(-1));
    if (token.kind === 'mark' && token.text === '`') {
      readTemplate(reader, tokens);
      continue;
    }
    if (token.text === '{') depth++;
    if (token.text === '}' && depth-- === 0 && isHole) return;
    tokens.push(token);
  }
}

/** From after a backtick to the one that ends the template, with the code in its holes. */
function readTemplate(reader: Reader, tokens: Token[]): void {
  const line = reader.line();
  let text = takeTemplateText(reader);
  while (text.endsWith('${')) {
    tokens.push({ kind: 'mark', text: '${', line });
    readCode(reader, tokens, true);
    text = takeTemplateText(reader);
  }
  tokens.push({ kind: 'text', text: text.slice(0, -1), line });
}

function takeTemplateText(reader: Reader): string {
  const text = reader.take(TEMPLATE);
  if (text === undefined) throw new SyntaxError(`line ${reader.line()}: a template that does not end`);
  return text;
}

/** A word, a text between quotes, a regular expression, or else a single mark. */
function takeToken(reader: Reader, last: Token | undefined): Token {
  const line = reader.line();
  const quoted = reader.take(QUOTED);
  if (quoted !== undefined) return { kind: 'text', text: quoted.slice(1, -1), line };
  const word = reader.take(WORD);
  if (word !== undefined) return { kind: 'word', text: word, line };
  const mayBeRegex = last === undefined || (last.kind !== 'text' && BEFORE_REGEX.has(last.text));
  const regex = mayBeRegex ? reader.take(REGEX) : undefined;
  return { kind: 'mark', text: regex ?? reader.take(ANY) ?? '', line };
}

interface Reader {
  isDone(): boolean;
  /** The line that is read now, from 1. */
  line(): number;
  /** What the pattern, a sticky one, matches here; moves behind it. */
  take(pattern: RegExp): string | undefined;
}

function readerOf(source: string): Reader {
  let at = 0;
  let line = 1;
  return {
    isDone: () => at >= source.length,
    line: () => line,
    take: (pattern) => {
      pattern.lastIndex = at;
      const text = pattern.exec(source)?.[0];
      if (text === undefined) return undefined;
      at += text.length;
      line += text.split('\n').length - 1;
      return text;
    },
  };
}
