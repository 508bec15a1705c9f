import { useEffect } from 'preact/hooks';
import { Finger } from './finger.tsx';
import { Lettering } from './lettering.tsx';
import type { ShiftText } from './text/index.ts';
import { useHold } from './use-hold.ts';

const HOLD_MS = 260;
const ARMED_MS = 3000;

/**
 * The rubber stamp. Sealing cannot be taken back, so one brush of a thumb is not enough: hold it down, or press it twice.
 */
export function Seal({ text, isDisabled, isArmed, isPointedAt, onArm, onDisarm, onSeal }: SealProps) {
  const hold = useHold(HOLD_MS, isDisabled, onSeal);
  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(onDisarm, ARMED_MS);
    return () => clearTimeout(timer);
  }, [isArmed, onDisarm]);
  const press = () => {
    // The click that ends a hold is not another press.
    if (isDisabled || hold.wasHeld()) return;
    if (isArmed) onSeal();
    else onArm();
  };
  return (
    <button
      type="button"
      class={`shift-seal ${isArmed ? 'armed' : ''} ${hold.isDown ? 'down' : ''}`}
      aria-disabled={isDisabled}
      onClick={press}
      onContextMenu={(event) => event.preventDefault()}
      {...hold.handlers}
    >
      <svg class="stamp" viewBox="0 0 44 48" aria-hidden="true">
        <path class="ochre line" d="M16 3H28L31 10L26 20V27H18V20L13 10Z" />
        <path class="bottle line" d="M5 27H39V37H5Z" />
        <path class="ink" d="M7 38H37V43H7Z" />
      </svg>
      <Lettering text={isArmed ? text.sealAgain : text.seal} />
      {isPointedAt && <Finger />}
    </button>
  );
}

interface SealProps {
  readonly text: ShiftText;
  readonly isDisabled: boolean;
  /** It has been pressed once. */
  readonly isArmed: boolean;
  readonly isPointedAt: boolean;
  readonly onArm: () => void;
  readonly onDisarm: () => void;
  readonly onSeal: () => void;
}
