import type { PaneState } from '../battle/use-pane.ts';
import type { Lit } from './pages.ts';

/** Moves the window to what is lit, if some of it lies outside. What is in sight stays where it is. */
export function bringInSight(pane: PaneState, size: number, lit: Lit): void {
  const { current } = pane.ref;
  const cells = [...lit.keys()];
  if (cells.length === 0 || current === null || !pane.isWide || pane.isOverview) return;
  const { x, y, cell: edge } = pane.placing;
  const isIn = (at: number, start: number, space: number) =>
    start + at * edge >= 0 && start + (at + 1) * edge <= space;
  const isSeen = cells.every(
    (cell) =>
      isIn(cell % size, x, current.clientWidth) && isIn(Math.floor(cell / size), y, current.clientHeight),
  );
  if (!isSeen) pane.zoom('in', middleOf(size, cells));
}

export function middleOf(size: number, cells: readonly number[]): number {
  const middle = (of: (cell: number) => number) =>
    Math.floor((Math.min(...cells.map(of)) + Math.max(...cells.map(of))) / 2);
  return middle((cell) => Math.floor(cell / size)) * size + middle((cell) => cell % size);
}
