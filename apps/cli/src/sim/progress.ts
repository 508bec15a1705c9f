import type { SampleProgress } from '@foretell/crew';
import type { Terminal } from '../terminal.ts';

/** Where it is shown how far a sample has got. */
export interface ProgressBar {
  onProgress(progress: SampleProgress): void;
  /** Takes the bar away. */
  end(): void;
}

const BAR_CHARS = 24;
const REDRAW_MS = 100;

/** Draws a bar with the time left, if a person is looking. */
export function startProgress(terminal: Terminal, title: string): ProgressBar {
  const { redraw } = terminal;
  if (redraw === undefined) return { onProgress: () => {}, end: () => {} };
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    onProgress: (progress) => {
      const now = performance.now();
      if (now - drawn < REDRAW_MS) return;
      drawn = now;
      redraw(progressLine(title, progress));
    },
    end: () => redraw(''),
  };
}

/** `boss=habit,worker=easy [######------]  25 %  2,500 of 10,000 games, 12 s left` */
export function progressLine(title: string, { games, gamesDone, msLeft }: SampleProgress): string {
  const share = gamesDone / games;
  const full = Math.round(share * BAR_CHARS);
  const bar = '#'.repeat(full) + '-'.repeat(BAR_CHARS - full);
  const percent = `${Math.floor(share * 100)} %`.padStart(5);
  return `${title} [${bar}] ${percent}  ${gamesDone.toLocaleString('en')} of ${games.toLocaleString('en')} games, ${formatSeconds(msLeft / 1000)} left`;
}

/** `59 s`, `3 min 20 s`, `2 h 5 min`. Rounded up: nobody minds being done early. */
export function formatSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
