import { mergeTallies, type OpenSample, type SampleTally, startTally } from '@foretell/lab';
import { type Range, type Ranges, withRange } from './ranges.ts';

/** What has been played of a sample. */
export interface Ledger {
  readonly done: Ranges;
  /** Of all games of `done`. */
  readonly tally: SampleTally;
}

/** A ledger that is being written. */
export interface Book {
  done(): Ranges;
  /**
   * Enters a part. One of which any game is there already changes nothing, however it came to be played twice: it is not
   * known which of its counts are new.
   */
  enter(part: Range & { readonly tally: SampleTally }): void;
  readonly ledger: () => Ledger;
}

/** Tallies are added up so many at a time: whoever plays waits while that is done. */
const TALLIES_AT_ONCE = 32;

/** Goes on with `start`, or begins with nothing played. */
export function openBook({ matchup, measure }: OpenSample, start: Ledger | undefined): Book {
  const { seats } = matchup.game.facts;
  const waiting: SampleTally[] = [];
  let done: Ranges = start?.done ?? [];
  let tally = start?.tally ?? startTally(seats, measure);
  const addUp = () => {
    tally = mergeTallies(seats, measure, [tally, ...waiting.splice(0)]);
  };
  return {
    done: () => done,
    enter: (part) => {
      const together = withRange(done, part);
      if (together === undefined) return;
      done = together;
      waiting.push(part.tally);
      if (waiting.length >= TALLIES_AT_ONCE) addUp();
    },
    ledger: () => {
      addUp();
      return { done, tally };
    },
  };
}
