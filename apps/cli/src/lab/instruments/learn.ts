import { fail, ok, type Result, type Stats } from '@foretell/engine';
import { type LearningPlan, learning, localHost, type Outcome, type SampleRequest } from '@foretell/lab';
import { type Complaint, complain, complainChoice } from '../../complaint.ts';
import { isRecord } from '../../read.ts';
import type { Labs } from '../lab.ts';
import type { Inquiry } from './inquiry.ts';
import { onlyLineup, type Setup } from './setup.ts';

export interface LearnOptions {
  readonly curve?: string;
}

/** `foretell lab learn`: whatever the measure of a game reports turn by turn. */
export async function learnInquiry(
  { openSample }: Labs,
  setup: Setup,
  { curve }: LearnOptions,
): Promise<Result<Inquiry, readonly Complaint[]>> {
  const lineup = onlyLineup(setup);
  if (!lineup.ok) return fail([lineup.error]);
  const request: SampleRequest = { ...setup.request, lineup: lineup.value };
  const { measure } = setup.lab.claims;
  // A few games are enough to see what is reported.
  const tally = await localHost(openSample).sample({ ...request, games: PROBE_GAMES });
  const paths = curvesIn(measure.report(tally.measured));
  const names = paths.map((path) => path.join('.'));
  if (names.length === 0) {
    const what = 'a game whose measure reports a list of means, one a turn';
    return fail([complain('<game>', what, request.game)]);
  }
  if (curve !== undefined && !names.includes(curve)) return fail([complainChoice('--curve', names, curve)]);
  const chosen = paths.filter((path) => curve === undefined || path.join('.') === curve);
  return ok(
    inquiryOf(chosen.map((path) => ({ request, measure, path, unit: 'number', key: path.join('.') }))),
  );
}

const PROBE_GAMES = 10;

/** Where a report has lists of at least two means, each of some values in every sample. */
function curvesIn(stats: Stats, path: readonly string[] = []): readonly (readonly string[])[] {
  if (Array.isArray(stats)) return stats.length > 1 && stats.every(isMean) ? [path] : [];
  if (!isRecord(stats) || isMean(stats)) return [];
  return Object.entries(stats).flatMap(([name, each]) => curvesIn(each, [...path, name]));
}

function isMean(value: unknown): boolean {
  return isRecord(value) && value.kind === 'mean' && Number(value.count) > 1;
}

/** All curves are of one and the same sample. */
function inquiryOf(plans: readonly LearningPlan[]): Inquiry {
  const games = plans[0]?.request.games ?? 0;
  return {
    games,
    gamesEach: games,
    mayStopEarly: false,
    words: (texts) => texts.learn(plans.map(({ key }) => key)),
    ask: async (host) => {
      const found: Outcome[] = [];
      for (const plan of plans) found.push(await learning(host, plan));
      return {
        findings: found.flatMap(({ findings }) => findings),
        plots: found.flatMap(({ plots }) => plots),
        says: [],
      };
    },
    smaller: (cut) => {
      if (cut === undefined || cut.games === 0) return [];
      const fewer = (plan: LearningPlan) => ({ ...plan, request: { ...plan.request, games: cut.games } });
      return [inquiryOf(plans.map(fewer))];
    },
  };
}
