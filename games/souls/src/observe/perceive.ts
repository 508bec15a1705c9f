import type { Event } from '../events.ts';

/** What the player notices of an event: what was seen when it happened, whole. */
export function perceive(event: Event, _seat: string): Event | undefined {
  return event.seen ? event : undefined;
}
