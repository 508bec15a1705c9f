import { wedges } from './busts/cuts.ts';
import './woodcut.css';

/** The walls of the shaft that a level goes down, behind its stops: the deeper, the narrower. Fills what it lies in. */
export function Shaft() {
  return (
    <svg class="mines-shaft" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={WALLS} />
    </svg>
  );
}

const STROKES = 26;

const WALLS = Array.from({ length: STROKES }, (_, nth) => {
  const y = 2 + (96 * nth) / (STROKES - 1);
  // Rock does not break evenly.
  const reach = (4 + y * 0.1) * (1 - ((nth * 3) % 5) / 7);
  return (
    wedges([0, y], [0, y], [reach, -1.2], 1, 2.6) + wedges([100, y + 1], [100, y + 1], [-reach, -1.2], 1, 2.6)
  );
}).join('');
