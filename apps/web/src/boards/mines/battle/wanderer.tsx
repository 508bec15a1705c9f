/** The small wanderer with a lamp. */
export function Wanderer() {
  return (
    <svg class="mines-wanderer" viewBox="0 0 44 44" aria-hidden="true">
      <path class="cloak" d="M22 8C15 8 11 14 10 22L7 38H37L34 22C33 14 29 8 22 8Z" />
      <path class="face" d="M17 17A5 5 0 0 1 27 17V22H17Z" />
      <path class="lamp" d="M34 24V36" />
    </svg>
  );
}
