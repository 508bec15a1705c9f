import type { View } from '@foretell/shift';

/** How far the player has watched: all days before `day`, and of `day` all beats before `beat`. */
export interface Progress {
  readonly day: number;
  readonly beat: number;
}

/**
 * Reads the progress out of the notes. A week without a note was opened somewhere else (an imported save): what has
 * been played counts as watched. Of several days unwatched only the last is shown.
 */
export function parseProgress(note: unknown, view: View): Progress {
  const played = view.days.length;
  const all: Progress = { day: played, beat: 0 };
  if (typeof note !== 'object' || note === null) return all;
  const { day, beat } = note as Readonly<Record<string, unknown>>;
  if (!isCount(day) || !isCount(beat) || day >= played) return all;
  return day === played - 1 ? { day, beat } : { day: played - 1, beat: 0 };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
