import { type Crew, playSample } from '@foretell/crew';
import { canonicalJson } from '@foretell/engine';
import {
  type AnyExperiment,
  type ExperimentReport,
  type Ground,
  groundOf,
  type Host,
  type Outcome,
  runExperiment,
  type SampleRequest,
  type SampleTally,
  type Settings,
} from '@foretell/lab';
import { resultVersion } from '../crew/version.ts';
import { EXPERIMENT_TASK, type ExperimentOrder } from './experiment-task.ts';
import type { Lab, Labs, Place } from './lab.ts';

/** One run, and who listens. */
export interface Run extends Place {
  readonly settings: Settings;
  readonly signal: AbortSignal;
  onProgress(share: number): void;
  /** What was played for other runs with this shelf is not played again. */
  readonly shelf?: Shelf;
}

/** Samples by the canonical JSON of their requests, as soon as they were asked for. */
export type Shelf = Map<string, Promise<SampleTally>>;

/**
 * Runs an experiment on a crew: an exact one in one piece, as a task; of a sampled one the games, in parts, while the
 * experiment itself runs here. The report is the same on every crew. Rejects when it was stopped.
 */
export async function runOnCrew(crew: Crew, labs: Labs, run: Run): Promise<ExperimentReport> {
  const { lab, experiment, settings, signal, onProgress } = run;
  const start = performance.now();
  const ground = groundOfLab(labs, lab);
  const carried = experiment.kind === 'exact' ? carriedBy(crew, run) : experiment;
  const report = await runExperiment(carried, settings, hostOf(crew, labs, run), ground);
  signal.throwIfAborted();
  onProgress(1);
  return { ...report, seconds: Math.round(performance.now() - start) / 1000 };
}

/** What everything that is found about a game rests on here. */
export function groundOfLab({ own }: Labs, { entry }: Lab): Ground {
  return groundOf(entry.game, entry.tables, {
    version: resultVersion(own),
    node: `Node ${process.version}`,
  });
}

/** The same experiment, calculated by whoever of the crew is free. */
function carriedBy(crew: Crew, { experiment, signal, onProgress }: Run): AnyExperiment {
  return {
    ...experiment,
    run: async (values) => {
      const order: ExperimentOrder = { experiment: experiment.id, values };
      const outcome = await crew.call(EXPERIMENT_TASK, order, { signal, onProgress });
      // The crew hands on what `outcomeOf` made of the same experiment.
      return outcome as Outcome;
    },
  };
}

function hostOf(crew: Crew, { openSample }: Labs, run: Run): Host {
  const { signal, onProgress, shelf = new Map() } = run;
  const play = async (request: SampleRequest) => {
    const tally = await playSample(crew, request, { resolve: openSample, signal });
    // What was stopped is a smaller sample, which is not what was asked for.
    signal.throwIfAborted();
    return tally;
  };
  return {
    progress: onProgress,
    sample: (request) => {
      const name = canonicalJson(request);
      const tally = shelf.get(name) ?? play(request);
      shelf.set(name, tally);
      return tally;
    },
  };
}
