/** The lesson's pointing hand. It stands in the element it points at. */
export function Finger() {
  return (
    <svg class="shift-finger" viewBox="0 0 32 40" aria-hidden="true">
      <path class="paper line" d="M12 3H17V17L21 17L24 18L27 20L28 26L26 33V37H11V33L4 25L3 20L6 19L12 24Z" />
    </svg>
  );
}
