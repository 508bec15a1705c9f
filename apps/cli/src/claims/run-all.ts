import type { Crew } from '@foretell/crew';
import { type ExperimentReport, usualSettings } from '@foretell/lab';
import type { Labs, Place } from '../lab/lab.ts';
import { type Run, runOnCrew, type Shelf } from '../lab/laboratory.ts';
import { messageOf } from '../message-of.ts';

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
 * Runs experiments on a crew, as many at a time as it has hands. Exact ones come first, one hand each; sampled ones follow
 * and are shared by all that are free, so that the last one keeps nobody waiting.
 */
export async function runAll(
  crew: Crew,
  labs: Labs,
  places: readonly Place[],
  watch: Watch,
): Promise<readonly Result[]> {
  const results: (Result | undefined)[] = places.map(() => undefined);
  const shares = places.map(() => 0);
  const exact = places.filter(({ experiment }) => experiment.kind === 'exact');
  const queue = [...exact, ...places.filter((place) => !exact.includes(place))];
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
    return { kind: 'failed', place, message: messageOf(error) };
  }
}
