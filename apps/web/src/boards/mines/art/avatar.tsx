import './marks.css';

/** The small wanderer with a lamp. The number of the cell is read on the cloak, which is why it is so wide. */
export function Avatar() {
  return (
    <svg class="mines-wanderer" viewBox="-2 0 44 44" aria-hidden="true">
      <path class="halo" d={CLOAK} />
      <path class="cloak" d={CLOAK} />
      <path class="hood" d="M20 5.5C16.5 6 15 8.5 15.3 11.5Q20 14.5 24.7 11.5C25 8.5 23.5 6 20 5.5Z" />
      <path class="eyes" d="M17.8 9.6V10.4M22.2 9.6V10.4" />
      <path class="fold" d="M9.5 41L10.3 37M20 42V39M28.8 41L28.2 37" />
      <path class="staff" d="M39 43V8.5Q39 4.5 35 5" />
      <path class="lamp" d="M32 8.5H38L39.5 17H30.5Z" />
      <path class="glass" d="M33.6 10.8H36.4L37 14.8H33Z" />
    </svg>
  );
}

const CLOAK =
  'M20 1.6C15 2.5 12 6.5 12 11.5C8 14.5 5.5 20 4.5 28L3 41.5Q11 43.5 19 43.2Q27 43.5 35 41.5L34 28C33 20 31.5 14.5 28 11.5C28 6.5 25 2.5 20 1.6Z';
