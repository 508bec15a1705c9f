import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** A state and what happened on the way to it. */
export interface RunStep {
  readonly state: State;
  readonly events: readonly Event[];
}
