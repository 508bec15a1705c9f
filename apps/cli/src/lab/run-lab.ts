import type { Crew } from '@foretell/crew';
import { fail, ok, type Result } from '@foretell/engine';
import { type ExperimentReport, type Settings, usualSettings } from '@foretell/lab';
import { type Complaint, complain, refuseUsage } from '../complaint.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { readJsonFile } from '../read.ts';
import type { Terminal } from '../terminal.ts';
import { exitCodeOf } from './exit-code.ts';
import { askInstrument } from './instruments/ask.ts';
import { askedIn } from './instruments/read-inquiry.ts';
import { type Labs, type Place, placesOf } from './lab.ts';
import { runOnCrew } from './laboratory.ts';
import {
  compareRun,
  manifestIn,
  readManifest,
  tellComparison,
  type WrittenManifest,
  writtenIn,
} from './manifest.ts';
import type { Means } from './means.ts';
import { type RunOptions, type RunPlan, readRunPlan } from './options.ts';
import { explain } from './own/explain.ts';
import { textsOf, writePage } from './page.ts';
import { printReport } from './print-report.ts';
import { startShareBar } from './progress.ts';
import { readExperiment, readSet } from './read-run.ts';

export interface LabRunOptions extends RunOptions {
  readonly set?: readonly string[];
  readonly manifest?: string;
}

/** `foretell lab run`: one experiment, or a manifest again. */
export async function runLab(
  terminal: Terminal,
  means: Means,
  id: string | undefined,
  options: LabRunOptions,
): Promise<ExitCode> {
  const loaded = await means.load(options.from);
  if (!loaded.ok) return refuseUsage(terminal, 'lab run', loaded.error);
  const labs = loaded.value;
  const plan = readRunPlan(options);
  const file =
    options.manifest === undefined ? undefined : await readJsonFile(terminal, '--manifest', options.manifest);
  const manifest = file?.ok ? manifestIn(file.value) : undefined;
  const instrument = manifest && askedIn(manifest);
  const isAlone = id === undefined && options.set === undefined;
  if (manifest !== undefined && instrument?.ok && isAlone) {
    return askInstrument(terminal, means, instrument.value, options, writtenIn(manifest));
  }
  const asked = instrument?.ok === false ? instrument : readAsked(placesOf(labs), id, options.set, file);
  if (!plan.ok || !asked.ok) {
    const complaints = [plan, asked].flatMap((part) => (part.ok ? [] : part.error));
    return refuseUsage(terminal, 'lab run', complaints);
  }
  const crew = await means.openCrew(terminal, plan.value, labs);
  if (!crew.ok) return refuseUsage(terminal, 'lab run', [crew.error]);
  const run = await carryOut(terminal, crew.value, labs, plan.value, asked.value);
  if (!run.ok) {
    terminal.err(run.error.message);
    return run.error.code;
  }
  const code = tell(terminal, plan.value, asked.value, run.value);
  const texts = textsOf(labs, plan.value.language);
  const isWritten = await writePage(terminal, texts, [run.value], plan.value);
  return isWritten ? code : EXIT.wrong;
}

/** What is to be run. */
interface Asked {
  readonly place: Place;
  readonly settings: Settings;
  readonly isSet: boolean;
  /** What an earlier run found, when it is to be followed. */
  readonly written: WrittenManifest | undefined;
}

function readAsked(
  places: readonly Place[],
  id: string | undefined,
  set: readonly string[] = [],
  manifest: Result<Readonly<Record<string, unknown>>, Complaint> | undefined,
): Result<Asked, readonly Complaint[]> {
  if (manifest !== undefined) {
    if (id !== undefined || set.length > 0) {
      return fail([complain('--manifest', 'neither an experiment nor --set beside it', id ?? set.join(' '))]);
    }
    if (!manifest.ok) return fail([manifest.error]);
    const run = readManifest(places, manifest.value);
    return run.ok ? ok({ ...run.value, isSet: true }) : run;
  }
  const place = readExperiment(places, id ?? '');
  if (!place.ok) return fail([place.error]);
  if (set.length === 0) {
    const settings = usualSettings(place.value.experiment);
    return ok({ place: place.value, settings, isSet: false, written: undefined });
  }
  const settings = readSet(place.value.experiment, set);
  if (!settings.ok) return settings;
  return ok({ place: place.value, settings: settings.value, isSet: true, written: undefined });
}

/** Why there is no report. */
interface Failure {
  readonly code: ExitCode;
  readonly message: string;
}

/** Runs on the crew, and ends it. */
async function carryOut(
  terminal: Terminal,
  crew: Crew,
  labs: Labs,
  plan: RunPlan,
  { place, settings }: Asked,
): Promise<Result<ExperimentReport, Failure>> {
  const { id } = place.experiment;
  const stop = new AbortController();
  const stopListening = terminal.onInterrupt(() => stop.abort());
  const bar = startShareBar(plan.isQuiet ? { ...terminal, redraw: undefined } : terminal, id);
  try {
    const run = { ...place, settings, signal: stop.signal, onProgress: bar.onShare };
    return ok(await runOnCrew(crew, labs, run));
  } catch (error) {
    if (stop.signal.aborted) return fail({ code: EXIT.interrupted, message: `${id} was stopped` });
    return fail({ code: EXIT.wrong, message: `${id}: ${explain(error, labs)}` });
  } finally {
    bar.clear();
    stopListening();
    await crew.close();
  }
}

function tell(terminal: Terminal, plan: RunPlan, asked: Asked, report: ExperimentReport): ExitCode {
  const { written, place } = asked;
  const comparison = written === undefined ? undefined : compareRun(written, report);
  if (plan.isJson) terminal.out(JSON.stringify({ ...report, ...(comparison && { comparison }) }));
  else terminal.out(printReport(place, report));
  if (comparison === undefined) return exitCodeOf([report], asked.isSet);
  if (!plan.isJson) tellComparison(terminal, comparison);
  return comparison.agrees ? EXIT.ok : EXIT.wrong;
}
