import type { Players } from '@foretell/session';

/** A finished play, as the noticeboard remembers it. */
export interface Finished {
  readonly players: Players;
  /** Utility of the person at the table: above 0 won, below 0 lost. */
  readonly outcome: number;
  /** The play itself, as the session package writes it. */
  readonly link: string;
}

/** How many finished plays of a game are remembered, the latest first. */
export const FINISHED_KEPT = 6;

export function finishedKey(game: string): string {
  return `finished/${game}`;
}

export function parseFinished(json: unknown): readonly Finished[] | undefined {
  return Array.isArray(json) && json.every(isFinished) ? json : undefined;
}

function isFinished(json: unknown): json is Finished {
  if (typeof json !== 'object' || json === null) return false;
  const { players, outcome, link } = json as Readonly<Record<string, unknown>>;
  const isSeated = typeof players === 'object' && players !== null;
  return (
    isSeated &&
    Object.values(players).every((player) => typeof player === 'string') &&
    typeof outcome === 'number' &&
    typeof link === 'string'
  );
}
