import fc from 'fast-check';

/** A drawn ground: `#` blocks everything, `.` nothing, `+` is a door of one leaf. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly string[];
}

/** 1 where the drawing has one of `glyphs`. */
export function marked({ rows }: Pick<Drawn, 'rows'>, glyphs: string): Uint8Array {
  return Uint8Array.from(rows.join(''), (glyph) => (glyphs.includes(glyph) ? 1 : 0));
}

export function drawn(...rows: readonly string[]): Drawn {
  return { width: rows[0]?.length ?? 0, height: rows.length, rows };
}

/** Scattered ground: from nearly empty to nearly full, with a door here and there. */
export const anyMap: fc.Arbitrary<Drawn> = fc
  .tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height, open]) =>
    fc
      .array(
        fc.array(
          fc.oneof(
            { arbitrary: fc.constant('.'), weight: open * 3 },
            { arbitrary: fc.constant('#'), weight: 8 },
            { arbitrary: fc.constant('+'), weight: 1 },
          ),
          { minLength: width, maxLength: width },
        ),
        { minLength: height, maxLength: height },
      )
      .map((grid) => ({ width, height, rows: grid.map((row) => row.join('')) })),
  );

export function cellsOf(map: Drawn, glyphs: string): number[] {
  return Array.from(marked(map, glyphs)).flatMap((one, cell) => (one === 1 ? [cell] : []));
}
