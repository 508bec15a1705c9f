import './marks.css';

/** The small wanderer with a lamp, seen from behind: the number of the cell is read on the cloak. */
export function Avatar() {
  return (
    <svg class="mines-wanderer" viewBox="0 0 44 44" aria-hidden="true">
      <path class="halo" d={CLOAK} />
      <path class="staff" d="M36.5 43L38 9Q38 4.5 33.5 5" />
      <path class="cloak" d={CLOAK} />
      <path class="fold" d="M13.5 13.5Q20 17.5 27 13.5M11.5 41L12.5 34M20 41.5V37.5M28 41L27.2 34" />
      <path class="lamp" d="M30.5 8.5H37L38.5 16.5H29Z" />
      <path class="glass" d="M32 10.5H35.5L36.3 14.5H31.2Z" />
    </svg>
  );
}

const CLOAK =
  'M20 1.8C15.5 2.5 12.8 6.3 13 10.5L13.5 13.5C9 16 6.5 21 5.5 28L4 41Q12 44 20 43.5Q28 44 35.5 41L34.5 28C33.7 21 31 16 26.7 13.5L27.2 10.5C27.3 6.5 24.5 2.6 20 1.8Z';
