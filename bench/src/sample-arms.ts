import { type Crew, onThreads, type PlayedPart, playSample, SAMPLE_TASK } from '@foretell/crew';
import { mergeTallies, type SampleRequest, type SampleTally } from '@foretell/lab';
import { shift } from '@foretell/shift';
import { resolveSample } from './sample-tasks.ts';

/** One way to play a sample. */
export interface Arm {
  readonly id: ArmId;
  readonly threads: 1 | 2;
  readonly says: string;
  play(crew: Crew, request: SampleRequest): Promise<SampleTally>;
}

export type ArmId = 'bare/1' | 'crew/1' | 'bare/2' | 'crew/2';

/** The arms, in the order of the report. */
export const ARMS: readonly Arm[] = [
  {
    id: 'bare/1',
    threads: 1,
    says: 'a bare loop on one thread: one message there, one back',
    play: playBare,
  },
  { id: 'crew/1', threads: 1, says: 'the scheduler with one worker', play: playScheduled },
  { id: 'bare/2', threads: 2, says: 'two bare loops at once, half the games each', play: playBare },
  { id: 'crew/2', threads: 2, says: 'the scheduler with two workers', play: playScheduled },
];

/**
 * Threads for a bare loop and for the scheduler alike. Both run the same function, and how well an engine has compiled it is
 * partly luck: with threads of their own they would be compared by that.
 */
export function openThreads(threads: number): Promise<Crew> {
  return onThreads(new URL('./sample-tasks.ts', import.meta.url), { threads });
}

/** What there is to schedule: players that think, and players that hardly do. */
export const LINEUPS: Readonly<Record<string, SampleRequest['lineup']>> = {
  'habit+history against normal': { boss: 'habit+history', worker: 'normal' },
  'random against easy': { boss: 'random', worker: 'easy' },
};

export function requestOf(lineup: SampleRequest['lineup'], games: number): SampleRequest {
  return { game: shift.id, config: shift.defaultConfig, lineup, seed: 'bench', games };
}

/** Each thread plays its share in one go: all that a scheduler could ever come to. */
async function playBare(crew: Crew, request: SampleRequest): Promise<SampleTally> {
  const share = Math.ceil(request.games / crew.atOnce);
  const parts = Array.from({ length: crew.atOnce }, (_, index) => ({
    from: index * share,
    to: Math.min(request.games, (index + 1) * share),
  })).filter(({ from, to }) => from < to);
  const played = await Promise.all(parts.map((part) => crew.call(SAMPLE_TASK, { request, ...part })));
  const { matchup, measure } = resolveSample(request);
  const tallies = played.map((part) => asPart(part).tally);
  return mergeTallies(matchup.game.facts.seats, measure, tallies);
}

function playScheduled(crew: Crew, request: SampleRequest): Promise<SampleTally> {
  return playSample(crew, request, { resolve: resolveSample });
}

/** A crew, and how long its threads have played, in milliseconds of all of them together. */
export function timed(crew: Crew): { readonly crew: Crew; playedMs(): number } {
  let playedMs = 0;
  const call: Crew['call'] = async (...order) => {
    const output = await crew.call(...order);
    playedMs += asPart(output).elapsedMs;
    return output;
  };
  return { crew: { ...crew, call }, playedMs: () => playedMs };
}

/** The answers of the task are what `sampleTask` says they are. */
function asPart(output: unknown): PlayedPart {
  return output as PlayedPart;
}
