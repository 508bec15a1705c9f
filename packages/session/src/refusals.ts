import type { Refusal, Seat } from '@foretell/engine';

/** Every code with which the session itself refuses. The others are the game's. */
export const SESSION_REFUSALS = [
  /** The game waits for somebody else, or is over. */
  'session/not-to-act',
  /** The seat has sealed its move of this turn; it may withdraw it. */
  'session/already-sealed',
  /** There is no sealed move to withdraw. */
  'session/nothing-sealed',
  /** There is no move to take back. */
  'session/undo-nothing',
  /** The last move was made by another seat, or by several at once. */
  'session/undo-not-yours',
  /** A move is sealed for the running turn; it has to be withdrawn first. */
  'session/undo-sealed',
  /** The game does not let this move be taken back. */
  'session/undo-never',
  /** The message was meant for another entry or another take. Facts: `entry`, `take` (the present ones). */
  'session/stale',
] as const;

export type SessionRefusal = (typeof SESSION_REFUSALS)[number];

export function refuse(code: SessionRefusal, seat: Seat, facts: Refusal['facts'] = {}): Refusal {
  return { code, seat, facts };
}
