import type { Crew } from '@foretell/crew';
import { fail, ok, type Result } from '@foretell/engine';
import {
  type AnyExperiment,
  type ExperimentReport,
  type Host,
  runExperiment,
  usualSettings,
} from '@foretell/lab';
import { type Labs, readLab } from '../lab.ts';
import { groundOfLab } from '../laboratory.ts';
import type { Answer, Inquiry } from './inquiry.ts';
import { paramsOf } from './options.ts';
import { openPlays, type Plays, type Watch } from './plays.ts';
import { type Asked, reportNameOf } from './read-inquiry.ts';

/** The answer of an instrument as a report. */
export interface InstrumentReport extends ExperimentReport {
  /** False when Ctrl-C came first: then it is the answer to a smaller question. */
  readonly isComplete: boolean;
  /** What it comes to, in sentences. */
  readonly says: readonly string[];
  /** What was asked for was not found. */
  readonly isWithout: boolean;
}

/**
 * Asks an instrument on a crew. Stopped, it answers the largest smaller question that what was played answers; fails when
 * there is none. The report is the same on every crew.
 */
export async function runInstrument(
  crew: Crew,
  labs: Labs,
  asked: Asked,
  inquiry: Inquiry,
  watch: Watch,
): Promise<Result<InstrumentReport, 'nothing'>> {
  const start = performance.now();
  const seconds = () => Math.round(performance.now() - start) / 1000;
  const plays = openPlays(crew, labs, inquiry.games, watch);
  try {
    return ok({ ...(await reportOf(labs, asked, inquiry, plays.host, true)), seconds: seconds() });
  } catch (error) {
    if (!watch.signal.aborted) throw error;
  }
  const report = await smallerReport(labs, asked, inquiry, plays);
  return report === undefined ? fail('nothing') : ok({ ...report, seconds: seconds() });
}

async function smallerReport(
  labs: Labs,
  asked: Asked,
  inquiry: Inquiry,
  plays: Plays,
): Promise<InstrumentReport | undefined> {
  for (const smaller of inquiry.smaller(plays.cut())) {
    try {
      return await reportOf(labs, asked, smaller, plays.played, false);
    } catch {
      // Some of it was not played, or so little that nothing can be said: the next one is smaller.
    }
  }
  return undefined;
}

async function reportOf(
  labs: Labs,
  asked: Asked,
  inquiry: Inquiry,
  host: Host,
  isComplete: boolean,
): Promise<InstrumentReport> {
  const lab = readLab(labs, asked.game);
  if (!lab.ok) throw new RangeError(lab.error);
  let answer: Answer | undefined;
  const experiment: AnyExperiment = {
    id: reportNameOf(asked),
    kind: 'sampled',
    params: paramsOf(asked.options, isComplete),
    stated: [],
    run: async (_, heard) => {
      answer = await inquiry.ask(heard);
      return answer;
    },
  };
  const report = await runExperiment(
    experiment,
    usualSettings(experiment),
    host,
    groundOfLab(labs, lab.value),
  );
  return { ...report, isComplete, says: answer?.says ?? [], isWithout: answer?.isWithout === true };
}
