import { BUSTS } from './busts.tsx';
import './woodcut.css';

/** A woodcut of an enemy, printed on a slip of parchment; square, from 44 px a side. A unit without a drawing is a shadow. */
export function UnitBust({ unitId }: { readonly unitId: string }) {
  return (
    <svg class="mines-bust" viewBox="0 0 96 96" aria-hidden="true">
      <path class="slip" d="M2 3L94 2 93.5 94 2.5 93.5Z" />
      {BUSTS[unitId] ?? null}
      <path class="frame" d="M3.5 4.500L92.500 3.5 92 92.500 4 92Z" />
    </svg>
  );
}
