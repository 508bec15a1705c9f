import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { cellOf, centreOn, clampTo, follow, isWide, type Pane, type Placing } from './board-window.ts';

/** Where the board lies behind its window: it follows the hero, and fingers move it. */
export interface PaneState {
  readonly ref: { current: HTMLDivElement | null };
  readonly placing: Placing;
  /** Whether the board is larger than its window. */
  readonly isWide: boolean;
  readonly isOverview: boolean;
  readonly isDragged: boolean;
  /** Whether the hero stands in the lower half of the window. */
  readonly isLow: boolean;
  pan(x: number, y: number): void;
  /** The whole board, or cells that a thumb can hit with this one in the middle. */
  zoom(to: 'out' | 'in', cell: number | null): void;
}

export function usePane(size: number, avatar: number, boardId: string): PaneState {
  const ref = useRef<HTMLDivElement>(null);
  const [pane, setPane] = useState<Pane>({ width: 0, height: 0 });
  const [isOverview, setIsOverview] = useState(false);
  const [isDragged, setIsDragged] = useState(false);
  const [placing, setPlacing] = useState<Placing>({ x: 0, y: 0, cell: 44 });
  useLayoutEffect(() => {
    const { current } = ref;
    if (current === null) return;
    const look = () => setPane({ width: current.clientWidth, height: current.clientHeight });
    const watch = new ResizeObserver(look);
    watch.observe(current);
    look();
    return () => watch.disconnect();
  }, []);
  const wide = isWide(pane, size);
  const edge = cellOf(pane, size, isOverview && wide);
  useLayoutEffect(() => setPlacing(centreOn(pane, size, avatar, edge)), [pane, size, edge, boardId]);
  useEffect(() => {
    setIsDragged(false);
    setPlacing((now) => (now.cell === edge ? follow(pane, size, now, avatar) : now));
  }, [avatar]);
  return {
    ref,
    placing,
    isWide: wide,
    isOverview: isOverview && wide,
    isDragged,
    isLow: placing.y + (Math.floor(avatar / size) + 0.5) * placing.cell > pane.height / 2,
    pan(x, y) {
      setIsDragged(true);
      setPlacing((now) => clampTo(pane, size, { ...now, x: now.x + x, y: now.y + y }));
    },
    zoom(to, cell) {
      setIsOverview(to === 'out');
      setIsDragged(false);
      if (to === 'in') setPlacing(centreOn(pane, size, cell ?? avatar, cellOf(pane, size, false)));
    },
  };
}
