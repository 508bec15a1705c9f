import type { Terminal } from '../terminal.ts';

/** How far a sample has got. */
export interface Progress {
  onProgress(gamesDone: number): void;
  /** Takes the bar away. */
  end(): void;
}

const BAR_CHARS = 24;
const REDRAW_MS = 100;

/** Draws a bar with the time left, if a person is looking. */
export function startProgress(terminal: Terminal, title: string, games: number): Progress {
  const { redraw } = terminal;
  if (redraw === undefined) return { onProgress: () => {}, end: () => {} };
  const start = performance.now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    onProgress: (gamesDone) => {
      const now = performance.now();
      if (now - drawn < REDRAW_MS) return;
      drawn = now;
      redraw(progressLine(title, gamesDone, games, now - start));
    },
    end: () => redraw(''),
  };
}

/** `boss=habit,worker=easy [######------]  25 %  2,500 of 10,000 games, 12 s left` */
export function progressLine(title: string, done: number, games: number, elapsedMs: number): string {
  const share = done / games;
  const full = Math.round(share * BAR_CHARS);
  const bar = '#'.repeat(full) + '-'.repeat(BAR_CHARS - full);
  const percent = `${Math.floor(share * 100)} %`.padStart(5);
  const left = done === 0 ? '' : `, ${formatSeconds(((games - done) * elapsedMs) / done / 1000)} left`;
  return `${title} [${bar}] ${percent}  ${done.toLocaleString('en')} of ${games.toLocaleString('en')} games${left}`;
}

/** `59 s`, `3 min 20 s`, `2 h 5 min`. Rounded up: nobody minds being done early. */
export function formatSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
