/** Drawn with the pen of the wall: square ends, one width. */

export function BackIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M11 4L3 12L11 20M3.5 12H22" />
    </svg>
  );
}

export function GearIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1V5M12 19V23M1 12H5M19 12H23M4.2 4.2L7 7M17 17L19.8 19.8M4.2 19.8L7 17M17 7L19.8 4.2" />
      <rect x="7" y="7" width="10" height="10" />
    </svg>
  );
}

export function GoIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M13 4L21 12L13 20M20.5 12H2" />
    </svg>
  );
}
