import type { Event } from '../events.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { type Budget, beam, movesTo } from './beam.ts';
import { healthOf, worthOf } from './worth.ts';

/** What a search found: a line that takes no damage, or how far it came. */
export interface Search {
  /** `undefined`: none found, which is no proof that there is none. */
  readonly line: readonly Move[] | undefined;
  readonly tries: number;
  /** Health of the enemies at the start and at the best end reached. */
  readonly healthBefore: number;
  readonly healthLeft: number;
}

/**
 * Beam search on the rules themselves for a way to fell everybody on this floor, or to win the run, without a single blow taken:
 * branches on which the hero is hurt are cut off. The luck of the enemies' choices is the run's own, so a line that is found can be
 * played. Deterministic.
 */
export function searchUnhurt(start: State, budget: Budget): Search {
  const healthBefore = healthOf(start);
  const { done, best, tries } = beam(start, budget, (events) => !isHurt(events), worthUnhurt);
  if (done !== undefined) return { line: movesTo(done), tries, healthBefore, healthLeft: 0 };
  return {
    line: undefined,
    tries,
    healthBefore,
    healthLeft: Math.min(...best.map(({ state }) => healthOf(state))),
  };
}

/** A blow, or the edge of a chasm; the price of blood is paid by choice. */
export function isHurt(events: readonly Event[]): boolean {
  return events.some((event) => event.kind === 'hit' && event.who === 'hero' && event.blow.kind !== 'blood');
}

function worthUnhurt(state: State): number {
  return worthOf(state, 2);
}
