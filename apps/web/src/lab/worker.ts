import { findGame } from '@foretell/catalog';
import { findExperiment, openSample } from '@foretell/catalog/claims';
import {
  groundOf,
  mergeTallies,
  runExperiment,
  type SampleRequest,
  type SampleTally,
  sample,
  settingsOf,
  startTally,
} from '@foretell/lab';
import manifest from '../../package.json' with { type: 'json' };
import type { Count, News, SweepPoint, Task } from './task.ts';

/** What the lab's pages have measured, away from the page. One task a worker. */
addEventListener('message', ({ data }: MessageEvent<Task>) => {
  doTask(data).catch((error: unknown) =>
    say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});

async function doTask(task: Task): Promise<void> {
  if (task.kind === 'experiment') return measure(task.id, task.values);
  sweep(task.points, task.seat);
}

function say(news: News): void {
  postMessage(news);
}

async function measure(id: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const experiment = findExperiment(id);
  const entry = findGame(id.split('/')[0] ?? '');
  if (experiment === undefined || entry === undefined) throw new RangeError(`no experiment "${id}"`);
  const host = {
    progress: (share: number) => say({ kind: 'progress', share }),
    sample: async (request: SampleRequest) => playAll(request),
  };
  const ground = groundOf(entry.game, entry.tables, {
    version: manifest.version,
    node: navigator.userAgent,
  });
  const report = await runExperiment(experiment, settingsOf(experiment, values), host, ground);
  say({ kind: 'report', report });
}

/** So many games are played before anything is said. */
const ROUND = 250;

function playAll(request: SampleRequest): SampleTally {
  const { matchup, measure } = openSample(request);
  const { seats } = matchup.game.facts;
  let tally = startTally(seats, measure);
  for (let from = 0; from < request.games; from += ROUND) {
    const to = Math.min(request.games, from + ROUND);
    tally = mergeTallies(seats, measure, [tally, sample(matchup, measure, { seed: request.seed, from, to })]);
    say({ kind: 'progress', share: to / request.games });
  }
  return tally;
}

/** Goes through all values again and again, a round each, so that the whole curve appears at once and gets finer. */
function sweep(points: readonly SweepPoint[], seat: string): void {
  const open = points.map(({ x, request }) => ({ x, request, ...openSample(request) }));
  const counts = points.map(({ x }): { -readonly [Key in keyof Count]: Count[Key] } => ({
    x,
    wins: 0,
    games: 0,
  }));
  const most = Math.max(...points.map(({ request }) => request.games));
  for (let from = 0; from < most; from += ROUND) {
    for (const [at, { request, matchup, measure }] of open.entries()) {
      const to = Math.min(request.games, from + ROUND);
      const count = counts[at];
      if (count === undefined || to <= from) continue;
      const tally = sample(matchup, measure, { seed: request.seed, from, to });
      count.wins += tally.wins[seat] ?? 0;
      count.games = to;
      say({ kind: 'counted', counts });
    }
  }
  say({ kind: 'swept' });
}
