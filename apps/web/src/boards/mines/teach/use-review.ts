import type { Move, View } from '@foretell/mines';
import type { Judged, Review } from '@foretell/mines/teach';
import { useEffect, useState } from 'preact/hooks';
import type { PastDecision } from '../../board.ts';
import { openReasoner } from './ask.ts';

export type Reviewing =
  | { readonly kind: 'working'; readonly done: number; readonly all: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'done'; readonly review: Review };

type Past = () => readonly PastDecision<View, Move>[];

/** So many decisions are judged between two looks at the progress. Each batch is copied to the worker, so none may be large. */
const BATCH = 10;

/** Looks back on a run, away from the page and batch by batch; whoever leaves stops it. */
export function useReview(past: Past, end: View): Reviewing {
  const [state, setState] = useState<Reviewing>({ kind: 'working', done: 0, all: 0 });
  useEffect(() => {
    const work = { isStopped: false, stop: () => {} };
    lookBack(past, end, work, setState).catch(() => !work.isStopped && setState({ kind: 'failed' }));
    return () => {
      work.isStopped = true;
      work.stop();
    };
  }, []);
  return state;
}

interface Work {
  isStopped: boolean;
  stop: () => void;
}

async function lookBack(past: Past, end: View, work: Work, show: (state: Reviewing) => void): Promise<void> {
  const { deedsOf, reviewOf } = await import('@foretell/mines/teach');
  // The sheet is drawn before the run is gone through again.
  await pause();
  if (work.isStopped) return;
  const deeds = deedsOf(past(), end);
  show({ kind: 'working', done: 0, all: deeds.length });
  const reasoner = openReasoner();
  work.stop = reasoner.stop;
  const judged: Judged[] = [];
  for (let from = 0; from < deeds.length; from += BATCH) {
    const batch = deeds.slice(from, from + BATCH);
    const judgements = await reasoner.judge(batch);
    for (const [at, deed] of batch.entries()) {
      const judgement = judgements[at];
      if (judgement !== undefined) judged.push({ ...judgement, deed });
    }
    show({ kind: 'working', done: judged.length, all: deeds.length });
  }
  reasoner.stop();
  show({ kind: 'done', review: reviewOf(judged) });
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, 30));
}
