import { GLYPHS } from './glyphs.ts';
import './glyph.css';

/** A sign for an id of the tables: effect, row, relic, feat, piece, item, node, or how a run ended. In the current colour. */
export function Glyph({ of }: { readonly of: string }) {
  const drawing = GLYPHS[of] ?? UNKNOWN;
  return (
    <svg class="mines-sign" viewBox="0 0 24 24" aria-hidden="true">
      {drawing.solid !== undefined && <path class="solid" fill-rule="evenodd" d={drawing.solid} />}
      {drawing.stroke !== undefined && <path class="stroke" d={drawing.stroke} />}
    </svg>
  );
}

/** For an id that was never drawn: an empty tag. */
const UNKNOWN = { stroke: 'M4 8L9 4H20V20H4Z', solid: undefined };
