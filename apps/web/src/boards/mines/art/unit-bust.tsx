import { BUSTS } from './busts.tsx';
import './woodcut.css';

/** A woodcut of an enemy, printed on a slip of parchment; square, from 44 px a side. A unit without a drawing is an empty slip. */
export function UnitBust({ unitId }: { readonly unitId: string }) {
  const Bust = BUSTS[unitId];
  return (
    <svg class="mines-bust" viewBox="0 0 96 96" aria-hidden="true">
      <rect class="slip" width="96" height="96" />
      {Bust !== undefined && <Bust />}
      <rect class="margin" width="96" height="96" />
      <path class="frame" d="M3 4L93 3 92.5 93 3.5 92.5Z" />
    </svg>
  );
}
