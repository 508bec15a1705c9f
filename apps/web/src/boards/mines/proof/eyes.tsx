import { EYES, type Eyes, SIGHT } from './colour.ts';

/** The filters through which the boards are looked at, one for each kind of eyes; they work on linear light, as the figures do. */
export function EyeFilters() {
  return (
    <svg class="mines-proof-filters" aria-hidden="true">
      {EYES.map((eyes) => (
        <filter key={eyes} id={filterOf(eyes)} color-interpolation-filters="linearRGB">
          <feColorMatrix
            type="matrix"
            values={`${SIGHT[eyes].map((row) => `${row.join(' ')} 0 0`).join(' ')} 0 0 0 1 0`}
          />
        </filter>
      ))}
    </svg>
  );
}

export function filterOf(eyes: Eyes): string {
  return `mines-eyes-${eyes}`;
}
