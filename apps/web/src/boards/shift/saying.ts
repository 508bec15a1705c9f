import { ACTIONS, type ShiftSeat } from '@foretell/shift';
import type { PlanHour } from './draft.ts';
import type { Beat } from './playback.ts';

/** What the line under the picture says of a beat. Days and hours count from 0. */
export type Saying =
  | { readonly kind: 'sealed' }
  | { readonly kind: 'in-meeting'; readonly hour: number }
  | { readonly kind: 'nothing-seen'; readonly hour: number }
  | { readonly kind: 'unseen'; readonly hour: number; readonly money: number }
  | { readonly kind: 'watched'; readonly hour: number; readonly money: number }
  | { readonly kind: 'caught'; readonly hour: number; readonly at: PlanHour; readonly fine: number };

/** What is known when the beat begins; `null` while an hour has only begun, and at the close of the day. */
export function sayingOf(beat: Beat, seat: ShiftSeat): Saying | null {
  if (beat.kind === 'morning') return { kind: 'sealed' };
  const { hour } = beat;
  const seen = beat.row[hour];
  if (seen === null || seen === undefined) return null;
  const { worker } = seen;
  if (worker === 'hidden') return { kind: 'in-meeting', hour };
  if (worker === 'busy') return { kind: 'nothing-seen', hour };
  if (seen.fine > 0) return { kind: 'caught', hour, at: worker, fine: seen.fine };
  if (seat === 'boss') return { kind: 'nothing-seen', hour };
  const { money } = ACTIONS.rows[worker];
  return { kind: seen.boss === 'meeting' ? 'unseen' : 'watched', hour, money };
}
