import type { BoardSeen } from '@foretell/mines';
import type { Deed } from '@foretell/mines/teach';
import type { Answer, Judgement, Lesson, Question } from './questions.ts';

/** A worker that reasons. Whoever has opened it stops it. */
export interface Reasoner {
  /** Rejects when the worker cannot be had, and never settles once it was stopped. */
  lesson(board: BoardSeen, told: readonly number[]): Promise<Lesson>;
  judge(deeds: readonly Deed[]): Promise<readonly Judgement[]>;
  stop(): void;
}

type Wanted = Question extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

/** Fetches the reasoner as a worker of its own, so that the page never waits for it. */
export function openReasoner(): Reasoner {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Settle>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const settle = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'failed') settle?.fail(new Error(data.message));
    else settle?.done(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    for (const { fail } of waiting.values()) fail(new Error(event.message));
    waiting.clear();
  };
  const ask = (wanted: Wanted): Promise<Answer> =>
    new Promise((done, fail) => {
      last += 1;
      waiting.set(last, { done, fail });
      worker.postMessage({ ...wanted, id: last });
    });
  return {
    async lesson(board, told) {
      const answer = await ask({ kind: 'lesson', board, told });
      if (answer.kind !== 'lesson') throw new Error(`asked for a lesson, told ${answer.kind}`);
      return answer.lesson;
    },
    async judge(deeds) {
      const answer = await ask({ kind: 'judge', deeds });
      if (answer.kind !== 'judged') throw new Error(`asked for a judgement, told ${answer.kind}`);
      return answer.judged;
    },
    stop: () => worker.terminate(),
  };
}

interface Settle {
  readonly done: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}
