import './marks.css';

/** Where a mine was dug: a hole with a torn edge. */
export function Crater() {
  return (
    <svg class="mines-crater" viewBox="0 0 44 44" aria-hidden="true">
      <path
        class="burst"
        d="M22 3L25 12 34 6 32 14 42 14 35 20 42 25 33 27 38 37 28 33 24 41 20 33 10 38 12 29 2 28 9 22 3 14 12 15 9 6 19 12Z"
      />
      <path class="rim" d="M22 12L29 15 33 21 30 28 24 31 16 30 11 24 13 17Z" />
      <path class="hole" d="M22 15.5L27 17.5 29.5 21.5 27.5 26 23 28 17.5 27 14.5 23 16 18.5Z" />
    </svg>
  );
}
