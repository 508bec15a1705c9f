import { cpus } from 'node:os';
import type { Crew } from '@foretell/crew';
import { digestOf } from '@foretell/engine';
import type { Lane } from './lane.ts';
import { type Effort, playRounds, type Rates } from './rounds.ts';
import { ARMS, type Arm, type ArmId, LINEUPS, openThreads, requestOf, timed } from './sample-arms.ts';
import { type Spread, spreadOf } from './summary.ts';

export const SAMPLE_THOROUGH: Effort = { rounds: 15, roundMs: 500 };
export const SAMPLE_QUICK: Effort = { rounds: 3, roundMs: 100 };

/** What one run of this bench found. */
export interface SampleBench extends Effort {
  readonly node: string;
  readonly processor: string;
  /** Games on whose totals all arms agreed to the bit before anything was timed. */
  readonly verifiedGames: number;
  readonly lineups: readonly LineupBench[];
}

export interface LineupBench {
  readonly lineup: string;
  readonly gamesASecond: readonly (Spread & { readonly arm: ArmId })[];
  /** What the scheduler adds to the time of a bare loop on as many threads, as a share of it. */
  readonly overhead: { readonly one: Spread; readonly two: Spread };
  /**
   * The share of their time that its workers do not play. Another way to ask the same, from within one run, so that other
   * work on the machine hardly shows in it.
   */
  readonly idle: { readonly one: Spread; readonly two: Spread };
  /** How many times faster two are than one; `bare` is what the machine gives at most. */
  readonly two: { readonly crew: Spread; readonly bare: Spread };
}

/** Measures every arm on every line-up, in turn; or says which arm came to other totals than the first. */
export async function benchSample(effort: Effort, verifiedGames: number): Promise<SampleBench | string> {
  const lineups: LineupBench[] = [];
  for (const [name, lineup] of Object.entries(LINEUPS)) {
    const [one, two] = await Promise.all([openThreads(1), openThreads(2)]);
    try {
      const runners = ARMS.map((arm) => runnerOf(arm, arm.threads === 1 ? one : two, lineup));
      const difference = await firstDifference(runners, verifiedGames);
      if (difference !== undefined) return `${name}: ${difference}`;
      const lanes = runners.map(
        ({ arm, play }): Lane => ({
          id: arm.id,
          play: async (games) => void (await play(games)),
          close: async () => {},
        }),
      );
      const rates = await playRounds(lanes, effort);
      // Before the rounds come plays that find out how many games fill one.
      const idle = new Map(runners.map(({ arm, idle }) => [arm.id, idle.slice(-effort.rounds)]));
      lineups.push(lineupBench(name, rates, idle));
    } finally {
      await Promise.all([one.close(), two.close()]);
    }
  }
  return {
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    verifiedGames,
    ...effort,
    lineups,
  };
}

interface Runner {
  readonly arm: Arm;
  /** Gives back the digest of the totals. */
  play(games: number): Promise<string>;
  /** Of each play, the share of its workers' time that they did not play. */
  readonly idle: readonly number[];
}

function runnerOf(arm: Arm, crew: Crew, lineup: (typeof LINEUPS)[string]): Runner {
  const idle: number[] = [];
  const play = async (games: number) => {
    const start = performance.now();
    const { crew: watched, playedMs } = timed(crew);
    const tally = await arm.play(watched, requestOf(lineup, games));
    idle.push(1 - playedMs() / (arm.threads * (performance.now() - start)));
    return digestOf(tally);
  };
  return { arm, play, idle };
}

async function firstDifference(runners: readonly Runner[], games: number): Promise<string | undefined> {
  const digests: string[] = [];
  for (const { play } of runners) digests.push(await play(games));
  const other = runners.find((_, index) => digests[index] !== digests[0]);
  return other && `${other.arm.id} came to other totals of ${games} games than ${runners[0]?.arm.id}`;
}

/** Ratios are taken within a round: what slowed the machine down then slowed down both. */
export function lineupBench(lineup: string, rates: Rates, idle: Rates): LineupBench {
  const ratio = (of: ArmId, to: ArmId) =>
    (rates.get(of) ?? []).map((rate, round) => rate / (rates.get(to)?.[round] ?? Number.NaN));
  const overhead = (bare: ArmId, crew: ArmId) => spreadOf(ratio(bare, crew).map((times) => times - 1));
  return {
    lineup,
    gamesASecond: ARMS.map(({ id }) => ({ arm: id, ...spreadOf(rates.get(id) ?? []) })),
    overhead: { one: overhead('bare/1', 'crew/1'), two: overhead('bare/2', 'crew/2') },
    idle: { one: spreadOf(idle.get('crew/1') ?? []), two: spreadOf(idle.get('crew/2') ?? []) },
    two: { crew: spreadOf(ratio('crew/2', 'crew/1')), bare: spreadOf(ratio('bare/2', 'bare/1')) },
  };
}
