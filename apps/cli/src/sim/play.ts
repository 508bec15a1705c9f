import type { CatalogEntry } from '@foretell/catalog';
import { type Checkpoint, type Crew, openCheckpoint, playSample } from '@foretell/crew';
import { fail, formatProblem, ok, type Result } from '@foretell/engine';
import { type SampleRequest, tablesDigest } from '@foretell/lab';
import { type Complaint, complain } from '../complaint.ts';
import { resultVersion } from '../crew/version.ts';
import type { Lab, Labs } from '../lab/lab.ts';
import type { OwnFile } from '../lab/own/own-file.ts';
import type { Terminal } from '../terminal.ts';
import { startProgress } from './progress.ts';
import { type SimReport, simReport } from './report.ts';
import { formatLineup } from './seats.ts';

/** A combination of players, ready to be played. */
export interface Sample extends Pick<Labs, 'openSample' | 'own'> {
  readonly lab: Lab;
  readonly request: SampleRequest;
  /** Where to go on, and where to note down what is done. */
  readonly checkpoint: Checkpoint | undefined;
}

/** Plays a sample, watched by whoever looks at the terminal. Aborted, it is the sample of the games played until then. */
export async function play(
  terminal: Terminal,
  crew: Crew,
  { lab: { entry, claims }, own, openSample, request, checkpoint }: Sample,
  signal: AbortSignal,
): Promise<SimReport> {
  const { onProgress, end } = startProgress(terminal, formatLineup(request.lineup));
  try {
    const tally = await playSample(crew, request, {
      resolve: openSample,
      signal,
      onProgress,
      ...(checkpoint && { checkpoint }),
    });
    return simReport(entry, claims.measure, request, tally, own);
  } finally {
    end();
  }
}

/** Opens the file to go on with; a file that is not there is begun. */
export async function openResume(
  { game, tables }: CatalogEntry,
  own: OwnFile | undefined,
  requests: readonly SampleRequest[],
  path: string | undefined,
): Promise<Result<Checkpoint | undefined, readonly Complaint[]>> {
  const [request, ...others] = requests;
  if (path === undefined || request === undefined) return ok(undefined);
  if (others.length > 0) {
    return fail([complain('--resume', 'one bot for each seat', `${requests.length} combinations`)]);
  }
  const basis = {
    rulesVersion: game.rulesVersion,
    tablesDigest: tablesDigest(tables),
    version: resultVersion(own),
  };
  const checkpoint = await openCheckpoint(path, request, basis);
  if (checkpoint.ok) return checkpoint;
  return fail(checkpoint.error.map((problem) => `--resume ${formatProblem(problem)}`));
}
