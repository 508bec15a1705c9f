import { canonicalJson, digestOf } from '@foretell/engine';
import type { AnyExperiment, Host, Outcome, SampleRequest } from './experiment.ts';
import { judge, type ReportRow } from './judge.ts';
import { type Ground, type Manifest, manifestSettings } from './manifest.ts';
import { toPlain } from './plain.ts';
import type { Plot } from './plot.ts';
import type { Settings } from './settings.ts';

/** What a run found and what that says of the claims: plain JSON. */
export interface ExperimentReport {
  readonly experiment: string;
  readonly rows: readonly ReportRow[];
  readonly plots: readonly Plot[];
  readonly manifest: Manifest;
  /** By the clock of whoever ran it. Everything else is the same whenever the manifest is followed. */
  readonly seconds?: number;
}

/**
 * Runs an experiment and judges what it finds. The report is the same to the byte on any number of threads and machines.
 *
 * Rejects when the host does (it was stopped), and for what only the author of the experiment can mend: a claim that the
 * run does not measure, two findings of one name, a figure that is no number.
 */
export async function runExperiment(
  experiment: AnyExperiment,
  settings: Settings,
  host: Host,
  ground: Ground,
): Promise<ExperimentReport> {
  const asked: SampleRequest[] = [];
  const { findings, plots } = await outcomeOf(experiment, settings.values, {
    sample: (request) => {
      asked.push(request);
      return host.sample(request);
    },
    progress: (share) => host.progress(share),
  });
  const rows = judge(experiment, settings, findings);
  const manifest: Manifest = {
    ...ground,
    experiment: experiment.id,
    settings: manifestSettings(experiment, settings),
    samples: inFixedOrder(asked),
    digest: digestOf({ rows, plots }),
  };
  return { experiment: experiment.id, rows, plots, manifest };
}

/** What an experiment finds, as plain JSON: for a thread or machine that only calculates and leaves judging to others. */
export async function outcomeOf(
  experiment: AnyExperiment,
  values: Settings['values'],
  host: Host,
): Promise<Outcome> {
  return toPlain(await experiment.run(values, host));
}

/** The report without its seconds as canonical JSON: what two runs of one manifest have in common to the byte. */
export function reportBytes({ experiment, rows, plots, manifest }: ExperimentReport): string {
  return canonicalJson({ experiment, rows, plots, manifest });
}

/** Each request once. The order in which they were made may depend on which of them was finished first. */
function inFixedOrder(requests: readonly SampleRequest[]): readonly SampleRequest[] {
  const byText = new Map(requests.map((request) => [canonicalJson(toPlain(request)), toPlain(request)]));
  return [...byText].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, request]) => request);
}
