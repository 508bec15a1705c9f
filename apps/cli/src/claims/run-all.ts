import type { Crew } from '@foretell/crew';
import { type ExperimentReport, usualSettings } from '@foretell/lab';
import type { Labs, Place } from '../lab/lab.ts';
import { type Run, runOnCrew, type Shelf } from '../lab/laboratory.ts';
import { explain } from '../lab/own/explain.ts';

/** What came of one experiment. */
export type Result =
  | { readonly kind: 'done'; readonly place: Place; readonly report: ExperimentReport }
  | { readonly kind: 'failed'; readonly place: Place; readonly message: string }
  /** It was stopped, or never begun. */
  | { readonly kind: 'missing'; readonly place: Place };

export interface Watch {
  readonly signal: AbortSignal;
  /** How much of everything is done, from 0 to 1. */
  onShare(share: number): void;
  /** Called for each experiment in the order given, as soon as it and all before it are done. */
  onResult(result: Result): void;
}

/**
 * Runs experiments on a crew, as many at a time as it has hands: an exact one takes one, a sampled one all that are free.
 * What took longest when the record was written is begun first, so that the last one keeps nobody waiting.
 */
export async function runAll(
  crew: Crew,
  labs: Labs,
  places: readonly Place[],
  watch: Watch,
): Promise<readonly Result[]> {
  const results: (Result | undefined)[] = places.map(() => undefined);
  const shares = places.map(() => 0);
  const queue = await longestFirst(places);
  const shelf: Shelf = new Map();
  let told = 0;
  const workOff = async () => {
    for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
      const at = places.indexOf(place);
      const onProgress = (share: number) => {
        shares[at] = share;
        watch.onShare(shares.reduce((sum, each) => sum + each, 0) / places.length);
      };
      results[at] = await resultOf(crew, labs, place, { signal: watch.signal, onProgress, shelf });
      onProgress(1);
      for (let next = results[told]; next !== undefined; next = results[told]) {
        watch.onResult(next);
        told += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: crew.atOnce }, workOff));
  return results.flatMap((result) => result ?? []);
}

/** By the seconds on record; of what is not on record, or took equally long, exact ones first, which need one hand each. */
async function longestFirst(places: readonly Place[]): Promise<Place[]> {
  const { RECORD } = await import('@foretell/catalog/record');
  const reports = Object.values(RECORD).flat();
  const secondsOf = ({ experiment: { id } }: Place) =>
    reports.find(({ experiment }) => experiment === id)?.seconds ?? 0;
  const isSampled = ({ experiment: { kind } }: Place) => (kind === 'sampled' ? 1 : 0);
  return [...places].sort(
    (one, other) => secondsOf(other) - secondsOf(one) || isSampled(one) - isSampled(other),
  );
}

async function resultOf(
  crew: Crew,
  labs: Labs,
  place: Place,
  watch: Pick<Run, 'signal' | 'onProgress' | 'shelf'>,
): Promise<Result> {
  if (watch.signal.aborted) return { kind: 'missing', place };
  try {
    const settings = usualSettings(place.experiment);
    return { kind: 'done', place, report: await runOnCrew(crew, labs, { ...place, settings, ...watch }) };
  } catch (error) {
    if (watch.signal.aborted) return { kind: 'missing', place };
    return { kind: 'failed', place, message: explain(error, labs) };
  }
}
