import { fail, formatProblem, ok, type Result } from '@foretell/engine';
import { type ExperimentReport, type Manifest, readManifestSettings, type Settings } from '@foretell/lab';
import { type Complaint, complain } from '../complaint.ts';
import { isRecord } from '../read.ts';
import type { Terminal } from '../terminal.ts';
import type { Place } from './lab.ts';
import { readExperiment } from './read-run.ts';

/** What a manifest asks for, and what came out when it was written. */
export interface WrittenRun {
  readonly place: Place;
  readonly settings: Settings;
  readonly written: WrittenManifest;
}

/** The fields of a manifest that a new run is compared with; what somebody has cut out is `undefined`. */
export type WrittenManifest = { readonly [Name in ComparedField]: unknown };

type ComparedField = (typeof COMPARED)[number];

/** In the order in which a difference explains the following ones. */
const COMPARED = [
  'rulesVersion',
  'tablesDigest',
  'version',
  'node',
  'digest',
] as const satisfies readonly (keyof Manifest)[];

/** Reads a manifest, or a report that has one. */
export function readManifest(
  places: readonly Place[],
  value: Readonly<Record<string, unknown>>,
): Result<WrittenRun, readonly Complaint[]> {
  const manifest = manifestIn(value);
  const { experiment, digest } = manifest;
  if (typeof experiment !== 'string' || typeof digest !== 'string') {
    return fail([complain('--manifest', 'a manifest or a report that has one', 'other JSON')]);
  }
  const place = readExperiment(places, experiment);
  if (!place.ok) return fail([place.error]);
  const settings = readManifestSettings(place.value.experiment, manifest.settings);
  if (!settings.ok) return fail(settings.error.map((problem) => `--manifest: ${formatProblem(problem)}`));
  return ok({ place: place.value, settings: settings.value, written: writtenIn(manifest) });
}

/** The manifest of a report, or what was cut out of one. */
export function manifestIn(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return isRecord(value.manifest) ? value.manifest : value;
}

/** What a new run is to be compared with. */
export function writtenIn(manifest: Readonly<Record<string, unknown>>): WrittenManifest {
  const fields = COMPARED.map((name) => [name, manifest[name]]);
  return Object.fromEntries(fields);
}

/** What came out of following a manifest. */
export interface Comparison {
  /** Whether rows and plots are the same to the byte. */
  readonly agrees: boolean;
  /** What is not as it was, one line each. */
  readonly differences: readonly string[];
}

/** Compares what a run found with what its manifest says that it had found. */
export function compareRun(written: WrittenManifest, { manifest }: ExperimentReport): Comparison {
  return {
    agrees: written.digest === manifest.digest,
    differences: COMPARED.filter((name) => written[name] !== manifest[name]).map(
      (name) => `${name} was ${String(written[name])} and is ${manifest[name]}`,
    ),
  };
}

export function tellComparison({ out }: Terminal, { agrees, differences }: Comparison): void {
  out(agrees ? 'the same to the byte' : 'not what the manifest found');
  for (const difference of differences) out(`  ${difference}`);
}
