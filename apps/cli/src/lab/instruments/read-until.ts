import { ok, type Result } from '@foretell/engine';
import { CONFIDENCE, type Until } from '@foretell/lab';
import type { Complaint } from '../../complaint.ts';
import { readShare } from './read-share.ts';

/** Games between two looks. */
export const LOOK_GAMES = 500;

/** The rate that a sample is played against, when it may stop early. */
export function readUntil(written: string | undefined): Result<Until | undefined, Complaint> {
  if (written === undefined) return ok(undefined);
  const rate = readShare('--until-decided', written, 0.001, 0.999);
  return rate.ok ? ok({ rate: rate.value, batch: LOOK_GAMES }) : rate;
}

/** With which error a sequential answer comes. */
export function sayError(): string {
  const wrong = Math.round((1 - CONFIDENCE) * 100);
  return `Looked at every ${LOOK_GAMES} games, with an interval that allows it: each answer is wrong in at most ${wrong} of 100 runs.`;
}
