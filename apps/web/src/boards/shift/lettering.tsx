import { CAPITAL_HEIGHT, CAPITAL_PEN, CAPITALS, type Glyph, HAN, HAN_PEN, HAN_SIZE } from './glyphs.ts';

/** A line of drawn letters, ready to be inked: its size in its own units and where each letter stands. */
export interface SetLine {
  readonly width: number;
  readonly height: number;
  readonly pen: number;
  readonly letters: readonly { readonly path: string; readonly x: number }[];
}

/** Sets a line in drawn letters, or `undefined` when one of them has not been drawn. */
export function setLine(text: string): SetLine | undefined {
  return (
    setIn(CAPITALS, text.toUpperCase(), CAPITAL_HEIGHT, CAPITAL_PEN) ?? setIn(HAN, text, HAN_SIZE, HAN_PEN)
  );
}

function setIn(
  glyphs: Readonly<Record<string, Glyph>>,
  text: string,
  height: number,
  pen: number,
): SetLine | undefined {
  const letters: { path: string; x: number }[] = [];
  let x = 0;
  for (const letter of text) {
    const glyph = glyphs[letter];
    if (glyph === undefined) return undefined;
    letters.push({ path: glyph.path, x });
    x += glyph.advance;
  }
  return { width: Math.max(0, x - 0.8), height, pen, letters };
}

/** A word in poster lettering as high as a capital of the surrounding text; set in type where letters are not drawn. */
export function Lettering({ text }: { text: string }) {
  const line = setLine(text);
  if (line === undefined) return <span class="shift-type">{text}</span>;
  return (
    <span class="shift-lettering">
      <span class="shift-unseen">{text}</span>
      <svg viewBox={`0 0 ${line.width} ${line.height}`} aria-hidden="true">
        <Letters line={line} pen={line.pen} />
      </svg>
    </span>
  );
}

/** The letters alone, inked in the current colour with a pen `pen` broad. */
export function Letters({ line, pen }: { line: SetLine; pen: number }) {
  return (
    <g class="shift-pen" stroke-width={pen}>
      {line.letters.map(({ path, x }) => (
        <path key={x} d={path} transform={`translate(${x} 0)`} />
      ))}
    </g>
  );
}
