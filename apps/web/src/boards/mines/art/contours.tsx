import type { RegionSeen } from '@foretell/mines';
import { useMemo } from 'preact/hooks';
import { contoursOf } from './contour.ts';
import './contours.css';

/** The borders of the variations, drawn over the whole board: a light line between two dark ones, seen on every ground. */
export function Contours({ size, regions }: ContoursProps) {
  const contours = useMemo(() => contoursOf(size, regions), [size, regions]);
  return (
    <svg class="mines-contours" viewBox={`0 0 ${size * 100} ${size * 100}`} aria-hidden="true">
      {contours.map(({ variantId, path }) => (
        <g key={variantId} class={variantId}>
          <path class="bed" d={path} />
          <path class="run" d={path} />
        </g>
      ))}
    </svg>
  );
}

interface ContoursProps {
  readonly size: number;
  readonly regions: readonly Pick<RegionSeen, 'variantId' | 'cells'>[];
}
