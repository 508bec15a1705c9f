/** A part should take about this long: short enough to stop and to share evenly, long enough not to be all messages. */
const PART_MS = 150;

const LEAP = 16;

/** Towards the end parts become smaller, so that nobody is left alone with a large one, but not smaller than this share. */
const SMALLEST_SHARE = 1 / 8;

/**
 * Games of the next part, after one of `games` took `elapsedMs`. It follows the speed, but leaps no further than
 * {@link LEAP} times the `largest` so far: the first games may have been short ones.
 */
export function partSizeAfter(games: number, elapsedMs: number, largest: number): number {
  const fitting = Math.round((games * PART_MS) / Math.max(1, elapsedMs));
  return Math.max(1, Math.min(fitting, largest * LEAP));
}

/** The same when `gamesLeft` are left for `workers` to share: at most half of what is each one's. One alone need not share. */
export function partSizeNearEnd(partSize: number, gamesLeft: number, workers: number): number {
  if (workers === 1) return partSize;
  const share = Math.ceil(gamesLeft / (2 * workers));
  return Math.min(partSize, Math.max(share, Math.ceil(partSize * SMALLEST_SHARE)));
}
