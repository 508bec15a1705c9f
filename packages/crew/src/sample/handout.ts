import { partSizeAfter, partSizeNearEnd } from './part-size.ts';
import { firstGap, type Range, type Ranges, sizeOf, withRange } from './ranges.ts';

/** Hands out the games of a sample in parts, in order. It knows what is in play; what is done it is told. */
export interface Handout {
  /** The next part to play; undefined when there is none now. */
  next(done: Ranges): Assignment | undefined;
  /** The part is no longer in play, whatever came of it: what is not done of it is handed out again. */
  takeBack(assignment: Assignment): void;
  /** Hears how fast games are played, and sizes the parts to come. */
  hear(games: number, elapsedMs: number): void;
  /** Nothing from game `end` on is wanted any more. What is in play of it is dropped. */
  endAt(end: number): void;
}

/** A part in play. */
export interface Assignment {
  readonly range: Range;
  /** Aborted when the part is no longer wanted. */
  readonly drop: AbortController;
}

/** Hands out `games` games to so many workers. */
export function openHandout(games: number, workers: number): Handout {
  const inPlay = new Set<Assignment>();
  let end = games;
  let partSize = 1;
  let largest = 1;
  return {
    next: (done) => {
      const covered = [...inPlay].reduce<Ranges>((sum, { range }) => withRange(sum, range) ?? sum, done);
      const gap = firstGap(covered, end);
      if (gap === undefined) return undefined;
      const size = partSizeNearEnd(partSize, end - sizeOf(covered), workers);
      const range = { from: gap.from, to: Math.min(gap.to, gap.from + size) };
      const assignment = { range, drop: new AbortController() };
      inPlay.add(assignment);
      return assignment;
    },
    takeBack: (assignment) => void inPlay.delete(assignment),
    hear: (played, elapsedMs) => {
      largest = Math.max(largest, played);
      partSize = partSizeAfter(played, elapsedMs, largest);
    },
    endAt: (newEnd) => {
      end = Math.min(end, newEnd);
      for (const { range, drop } of inPlay) {
        if (range.from >= end) drop.abort(new Error('this part is no longer wanted'));
      }
    },
  };
}
