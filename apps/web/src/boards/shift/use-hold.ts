import { useEffect, useRef, useState } from 'preact/hooks';

/** A button that does something when it is held down for `holdMs`. Sliding off it calls the hold off. */
export function useHold(holdMs: number, isDisabled: boolean, onHeld: () => void) {
  const [isDown, setIsDown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const held = useRef(false);
  const lift = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    setIsDown(false);
  };
  useEffect(() => lift, []);
  const press = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || isDisabled) return;
    held.current = false;
    setIsDown(true);
    timer.current = setTimeout(() => {
      lift();
      held.current = true;
      onHeld();
    }, holdMs);
  };
  return {
    isDown,
    /** Whether the last press lasted until the end. */
    wasHeld: () => held.current,
    handlers: { onPointerDown: press, onPointerUp: lift, onPointerLeave: lift, onPointerCancel: lift },
  };
}
