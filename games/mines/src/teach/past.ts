import type { Move } from '../moves.ts';
import type { View } from '../view.ts';

/** A decision of the hero: what it saw, and what it did. */
export interface Decision {
  readonly view: View;
  readonly move: Move;
}
