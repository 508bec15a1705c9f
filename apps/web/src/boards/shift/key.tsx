import { Finger } from './finger.tsx';

const DRAWINGS = {
  question: 'M7 8L9 4H15L18 7V10L12 13V16M12 18.6V21.4',
  pencil: 'M4 20L6 14L16 4L20 8L10 18ZM14 6L18 10',
  rubber: 'M3 15L13 5L21 12L13 20H7ZM9 9L17 16',
  double: 'M3 5L11 12L3 19ZM12 5L20 12L12 19Z',
  play: 'M6 4L20 12L6 20Z',
  pause: 'M6 4H10V20H6ZM14 4H18V20H14Z',
  back: 'M16 4L7 12L16 20ZM5 4V20',
  forward: 'M8 4L17 12L8 20ZM19 4V20',
} as const;

/** A small square key with a drawing on it. */
export function Key({ drawing, label, onClick, isDisabled = false, isDown, isPointedAt = false }: KeyProps) {
  return (
    <button
      type="button"
      class="shift-key"
      aria-label={label}
      aria-disabled={isDisabled}
      aria-pressed={isDown}
      title={label}
      onClick={() => !isDisabled && onClick()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path class="line bare thin" d={DRAWINGS[drawing]} />
      </svg>
      {isPointedAt && <Finger />}
    </button>
  );
}

interface KeyProps {
  readonly drawing: keyof typeof DRAWINGS;
  readonly label: string;
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  /** For a key that stays down. */
  readonly isDown?: boolean;
  readonly isPointedAt?: boolean;
}
