import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type Felt,
  type Fingers,
  feel,
  LONG_MS,
  type Meaning,
  NO_FINGERS,
  type Spot,
  type Touched,
} from './press.ts';

export interface FingersOptions {
  /** The cell under a point of the window, or `null`. */
  readonly cellUnder: (clientX: number, clientY: number) => number | null;
  readonly onMeaning: (meaning: Meaning) => void;
  /** The other button of a mouse. */
  readonly onRight: (cell: number) => void;
  /** Fingers come down: whatever waits to be done can be called off by that. `true` takes this touch away. */
  readonly onDown: () => boolean;
}

/** Listens to everything that touches the board. */
export function useFingers(options: FingersOptions) {
  const fingers = useRef<Fingers>(NO_FINGERS);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [pressed, setPressed] = useState<number | null>(null);
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (touched: Touched) => {
    const felt: Felt = feel(fingers.current, touched);
    fingers.current = felt.fingers;
    const isDown = felt.fingers.kind === 'down' && !felt.fingers.start.isMouse;
    if (!isDown) clearTimeout(timer.current);
    setPressed(felt.fingers.kind === 'down' && isDown ? felt.fingers.start.cell : null);
    if (felt.meaning !== null) latest.current.onMeaning(felt.meaning);
  };
  const spotOf = ({ pointerId, clientX, clientY, pointerType }: PointerEvent): Spot => ({
    id: pointerId,
    x: clientX,
    y: clientY,
    cell: latest.current.cellUnder(clientX, clientY),
    isMouse: pointerType === 'mouse',
  });
  const end = (kind: 'up' | 'cancel') => (event: PointerEvent) =>
    tell({ kind, id: event.pointerId, atMs: event.timeStamp });
  return {
    /** The cell on which a press is getting long. */
    pressed,
    handlers: {
      onPointerDown(event: PointerEvent) {
        const spot = spotOf(event);
        if (event.pointerType === 'mouse' && event.button !== 0) {
          if (event.button === 2 && spot.cell !== null) latest.current.onRight(spot.cell);
          return;
        }
        if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
        if (latest.current.onDown()) {
          fingers.current = { kind: 'spent', down: [event.pointerId] };
          return;
        }
        tell({ kind: 'down', spot, atMs: event.timeStamp });
        clearTimeout(timer.current);
        const look = () => tell({ kind: 'clock', atMs: event.timeStamp + LONG_MS });
        // A finger that came up in time but waits behind a busy page is heard first.
        timer.current = setTimeout(() => {
          timer.current = setTimeout(look);
        }, LONG_MS);
      },
      onPointerMove(event: PointerEvent) {
        if (fingers.current.kind !== 'none')
          tell({ kind: 'move', spot: spotOf(event), atMs: event.timeStamp });
      },
      onPointerUp: end('up'),
      onPointerCancel: end('cancel'),
      onContextMenu: (event: Event) => event.preventDefault(),
    },
  };
}
