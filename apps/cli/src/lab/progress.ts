import { formatSeconds } from '../sim/progress.ts';
import type { Terminal } from '../terminal.ts';

/** How far a run has got, drawn if a person is looking. */
export interface ShareBar {
  /** From 0 to 1. */
  onShare(share: number): void;
  /** Takes the bar away, so that something can be printed. */
  clear(): void;
}

const BAR_CHARS = 24;
const REDRAW_MS = 100;

export function startShareBar({ redraw }: Terminal, title: string): ShareBar {
  if (redraw === undefined) return { onShare: () => {}, clear: () => {} };
  const start = performance.now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    onShare: (share) => {
      const now = performance.now();
      if (now - drawn < REDRAW_MS) return;
      drawn = now;
      redraw(shareLine(title, share, now - start));
    },
    clear: () => redraw(''),
  };
}

/** `12 of 20 experiments [######------]  25 %, 12 s left` */
export function shareLine(title: string, share: number, elapsedMs: number): string {
  const full = Math.round(share * BAR_CHARS);
  const bar = '#'.repeat(full) + '-'.repeat(BAR_CHARS - full);
  const left = share === 0 ? '' : `, ${formatSeconds((elapsedMs * (1 - share)) / share / 1000)} left`;
  return `${title} [${bar}] ${`${Math.floor(share * 100)} %`.padStart(5)}${left}`;
}
