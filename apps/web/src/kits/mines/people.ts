import type { Players } from '@foretell/session';

/** Whoever goes down is a person, alone. */
export const ALONE: Players = { hero: 'human' };

export function isAlone(players: Players): boolean {
  return Object.keys(players).length === 1 && players.hero === ALONE.hero;
}
