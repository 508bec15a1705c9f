import { type Crew, playSample } from '@foretell/crew';
import { canonicalJson } from '@foretell/engine';
import type { Host, SampleRequest, SampleTally } from '@foretell/lab';
import type { Labs } from '../lab.ts';

/** Who watches a run. */
export interface Watch {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(share: number): void;
}

/** Where the games of an instrument are played, and kept. */
export interface Plays {
  /** Plays; rejects when stopped. */
  readonly host: Host;
  /** Only knows what has been played, and rejects for everything else. */
  readonly played: Host;
  /** What was played of the sample that was stopped half-way. */
  cut(): SampleTally | undefined;
}

/** `games` is how many there will be at most. */
export function openPlays(crew: Crew, { openSample }: Labs, games: number, watch: Watch): Plays {
  const shelf = new Map<string, SampleTally>();
  let done = 0;
  let cut: SampleTally | undefined;
  const play = async (request: SampleRequest) => {
    watch.signal.throwIfAborted();
    const tally = await playSample(crew, request, {
      resolve: openSample,
      signal: watch.signal,
      onProgress: ({ gamesDone }) => watch.onProgress(Math.min(1, (done + gamesDone) / games)),
    });
    done += tally.games;
    const isWhole = tally.games === request.games;
    // A sample that was cut is the sample of fewer games.
    shelf.set(nameOf({ ...request, games: tally.games }), tally);
    if (!isWhole) cut = tally;
    watch.signal.throwIfAborted();
    return tally;
  };
  const find = async (request: SampleRequest) => {
    const tally = shelf.get(nameOf(request));
    if (tally === undefined) throw new RangeError('this was not played');
    return tally;
  };
  return {
    host: { progress: () => {}, sample: async (request) => shelf.get(nameOf(request)) ?? play(request) },
    played: { progress: () => {}, sample: find },
    cut: () => cut,
  };
}

function nameOf(request: SampleRequest): string {
  return canonicalJson(request);
}
