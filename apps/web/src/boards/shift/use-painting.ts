import { useRef } from 'preact/hooks';

/** What a finger or a mouse does to a row of boxes. Boxes carry their hour as `data-hour`. */
export interface Painting {
  /** The first box of a stroke has been pressed and let go: change it. */
  readonly onTap: (hour: number) => void;
  /** The stroke has reached other boxes: all of them get what a tap would have given the first. */
  readonly onStroke: (hours: readonly number[]) => void;
  /** The stroke was taken away by the system: nothing has happened. `onEnd` follows. */
  readonly onCancel: () => void;
  readonly onEnd: () => void;
  readonly onLongPress: () => void;
}

const LONG_PRESS_MS = 550;

interface Stroke {
  readonly pointer: number;
  readonly hours: number[];
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Pointer handlers for the element around the boxes. A press and release changes one box, a drag fills several, a long
 * press explains and changes nothing.
 */
export function usePainting(painting: Painting) {
  const stroke = useRef<Stroke | null>(null);
  const end = (): Stroke | null => {
    const ended = stroke.current;
    if (ended !== null) clearTimeout(ended.timer);
    stroke.current = null;
    return ended;
  };
  return {
    onPointerDown(event: PointerEvent) {
      const hour = hourAt(event);
      if (!event.isPrimary || event.button !== 0 || hour === null) return;
      end();
      // With the pointer captured, no click reaches a box: a click without a pointer comes from elsewhere and counts.
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
      const timer = setTimeout(() => {
        if (end() !== null) painting.onLongPress();
      }, LONG_PRESS_MS);
      stroke.current = { pointer: event.pointerId, hours: [hour], timer };
    },
    onPointerMove(event: PointerEvent) {
      const { current } = stroke;
      const hour = hourAt(event);
      if (current === null || current.pointer !== event.pointerId || hour === null) return;
      if (current.hours.includes(hour)) return;
      clearTimeout(current.timer);
      current.hours.push(...between(current.hours.at(-1) ?? hour, hour));
      painting.onStroke(current.hours);
    },
    onPointerUp(event: PointerEvent) {
      if (stroke.current?.pointer !== event.pointerId) return;
      const [hour, ...others] = end()?.hours ?? [];
      if (hour !== undefined && others.length === 0 && hourAt(event) === hour) painting.onTap(hour);
      painting.onEnd();
    },
    onPointerCancel() {
      if (end() === null) return;
      painting.onCancel();
      painting.onEnd();
    },
  };
}

/** The hour of the box under the pointer. A touch stays captured by where it began, so it has to be looked up. */
function hourAt(event: PointerEvent): number | null {
  const box = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-hour]');
  const hour = box?.getAttribute('data-hour');
  return hour === null || hour === undefined ? null : Number(hour);
}

/** The hours after `from` up to `to`: a quick finger leaves boxes out that it has crossed. */
function between(from: number, to: number): number[] {
  const step = from < to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) }, (_, index) => from + step * (index + 1));
}
