import type { AnyMeasure } from '@foretell/engine';
import type { Matchup } from '../play.ts';
import { type SampleTally, sample } from '../sample.ts';
import type { Host, SampleRequest } from './experiment.ts';

/** A request with its names looked up. */
export interface OpenSample {
  readonly matchup: Matchup<unknown, unknown, unknown, unknown, unknown>;
  readonly measure: AnyMeasure;
}

/** A host that plays in this thread: for tests, for a worker of the web client, and wherever one thread is enough. */
export function localHost(
  resolve: (request: SampleRequest) => OpenSample,
  progress: Host['progress'] = () => {},
): Host {
  return {
    progress,
    // Async, so that a request that cannot be resolved rejects as it does with hosts that ask others.
    sample: async (request): Promise<SampleTally> => {
      const { matchup, measure } = resolve(request);
      const { seed, games, outcomes } = request;
      return sample(matchup, measure, { seed, from: 0, to: games, outcomes });
    },
  };
}
