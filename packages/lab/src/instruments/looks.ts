import type { Seat } from '@foretell/engine';
import type { Host, SampleRequest } from '../experiment/experiment.ts';
import { confidenceSequence } from '../stats/confidence-sequence.ts';
import type { Estimate } from '../stats/interval.ts';

/** A sample that is looked at while it grows. */
export interface LookPlan {
  /** Batch `b` is the sample `<seed>/<b>`, counted from 0: the same batches in the same order everywhere. */
  readonly request: Omit<SampleRequest, 'games' | 'outcomes'>;
  readonly seat: Seat;
  /** Games between two looks. */
  readonly batch: number;
  /** To be given up after as many batches. */
  readonly batches: number;
}

/** All that was played up to some look. */
export interface Look {
  readonly wins: number;
  readonly games: number;
}

export const NO_LOOK: Look = { wins: 0, games: 0 };

/** Whole batches only, so that quick games are not counted before slow ones. */
export async function lookUntil(
  host: Host,
  { request, seat, batch, batches }: LookPlan,
  isDone: (look: Look) => boolean,
): Promise<readonly Look[]> {
  const looks: Look[] = [];
  while (looks.length < batches) {
    const { wins, games } = await host.sample({
      ...request,
      seed: `${request.seed}/${looks.length}`,
      games: batch,
    });
    const before = looks.at(-1) ?? NO_LOOK;
    const look = { wins: before.wins + (wins[seat] ?? 0), games: before.games + games };
    looks.push(look);
    host.progress(looks.length / batches);
    if (isDone(look)) break;
  }
  return looks;
}

/** The win rate at a look, with an interval that holds at every look. */
export function estimateAt({ wins, games }: Look): Estimate {
  return { value: games === 0 ? 0.5 : wins / games, ...confidenceSequence(wins, games) };
}
