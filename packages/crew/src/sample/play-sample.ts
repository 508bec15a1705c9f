import type { SampleRequest, SampleTally } from '@foretell/lab';
import type { Crew } from '../crew.ts';
import type { Checkpoint } from './checkpoint.ts';
import { type Assignment, openHandout } from './handout.ts';
import { openBook } from './ledger.ts';
import { type ResolveSample, readPart, SAMPLE_TASK } from './part.ts';
import { endOf, sizeOf } from './ranges.ts';

/** How a sample is watched, stopped and kept. */
export interface SamplePlan {
  /** The one that the crew's task module was made with. */
  readonly resolve: ResolveSample;
  /** Aborted: what is in play is given up, but for parts that the games already played would have a hole without. */
  readonly signal?: AbortSignal;
  onProgress?(progress: SampleProgress): void;
  /** Where to go on, and where to note down what is done. */
  readonly checkpoint?: Checkpoint;
}

export interface SampleProgress {
  readonly games: number;
  readonly gamesDone: number;
  /** At the speed of this run so far. */
  readonly msLeft: number;
}

/**
 * Plays a sample in parts, on any crew. Parts are handed out in order, sized by how fast the last ones were played, and
 * added up as they come; game `i` has the seed `<seed>/<i>`, so the totals are the same to the bit whoever plays what and
 * when. A sample that was stopped is the sample of its first `games` games.
 *
 * Rejects with the error of a part that could not be played; what was played until then is in the checkpoint.
 */
export async function playSample(crew: Crew, request: SampleRequest, plan: SamplePlan): Promise<SampleTally> {
  const desk = openDesk(request, plan, crew.atOnce);
  const { signal } = plan;
  signal?.addEventListener('abort', desk.stop, { once: true });
  if (signal?.aborted) desk.stop();
  // What is left out travels, what is undefined does not.
  const { outcomes, ...plain } = request;
  const sent = outcomes === undefined ? plain : { ...plain, outcomes };
  await Promise.all(Array.from({ length: crew.atOnce }, () => workOff(crew, sent, desk)));
  signal?.removeEventListener('abort', desk.stop);
  return desk.close();
}

/** Where parts are fetched and brought back. */
interface Desk {
  next(): Assignment | undefined;
  enter(assignment: Assignment, output: unknown): void;
  /** The part was not played. */
  giveUp(assignment: Assignment, error: unknown): void;
  readonly stop: () => void;
  close(): Promise<SampleTally>;
}

async function workOff(crew: Crew, request: SampleRequest, desk: Desk): Promise<void> {
  for (let part = desk.next(); part !== undefined; part = desk.next()) {
    try {
      const order = { request, ...part.range };
      desk.enter(part, await crew.call(SAMPLE_TASK, order, { signal: part.drop.signal }));
    } catch (error) {
      desk.giveUp(part, error);
    }
  }
}

function openDesk(request: SampleRequest, plan: SamplePlan, workers: number): Desk {
  const { checkpoint } = plan;
  const sample = plan.resolve(request);
  const handout = openHandout(request.games, workers);
  const failures: unknown[] = [];
  const book = openBook(sample, checkpoint?.ledger);
  const progressOf = startClock(request.games, sizeOf(book.done()));
  const fail = (error: unknown) => {
    failures.push(error);
    handout.endAt(0);
  };
  return {
    next: () => handout.next(book.done()),
    enter: (assignment, output) => {
      const part = readPart(output, request.games);
      handout.takeBack(assignment);
      if (assignment.drop.signal.aborted) return;
      book.enter(part);
      handout.hear(part.to - part.from, part.elapsedMs);
      plan.onProgress?.(progressOf(sizeOf(book.done())));
      checkpoint?.note(book.ledger).catch(fail);
    },
    giveUp: (assignment, error) => {
      handout.takeBack(assignment);
      if (!assignment.drop.signal.aborted) fail(error);
    },
    stop: () => handout.endAt(endOf(book.done())),
    close: async () => {
      await checkpoint?.close(book.ledger()).catch(fail);
      if (failures.length > 0) throw failures[0];
      return book.ledger().tally;
    },
  };
}

/** Says how far a sample is that had `gamesBefore` games when it began now. */
function startClock(games: number, gamesBefore: number): (gamesDone: number) => SampleProgress {
  const start = performance.now();
  return (gamesDone) => {
    const msAGame = (performance.now() - start) / Math.max(1, gamesDone - gamesBefore);
    return { games, gamesDone, msLeft: (games - gamesDone) * msAGame };
  };
}
