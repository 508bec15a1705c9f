import { multiplierOf } from '../../rules/money.ts';
import { HOURS_A_DAY } from '../../sheets.ts';
import { ACTIONS } from '../../tables/actions.ts';
import type { Config } from '../../tables/rules.ts';
import { binomial, choose } from './chances.ts';

/** How many of some hours are spent coasting and slacking; the others are worked. */
export interface Load {
  readonly coast: number;
  readonly slack: number;
}

/** Every load that fits into `hours`, honest work first: 45 for a day. */
export function loadsOf(hours: number): Load[] {
  return Array.from({ length: hours + 1 }, (_, coast) =>
    Array.from({ length: hours - coast + 1 }, (_, slack) => ({ coast, slack })),
  ).flat();
}

/** How many coast and slack hours were caught, and how likely that is. */
export interface Caught extends Load {
  readonly chance: number;
}

/** How many of so many watched hours are caught: `coast[watched][caught]`, `slack[watched][caught]` (RULES.md §3). */
export interface Strikes {
  readonly coast: readonly (readonly number[])[];
  readonly slack: readonly (readonly number[])[];
}

export function strikesOf(config: Config): Strikes {
  const within = (detection: number) =>
    Array.from({ length: HOURS_A_DAY + 1 }, (_, watched) =>
      Array.from({ length: watched + 1 }, (_, caught) => binomial(watched, caught, detection / 100)),
    );
  return { coast: within(config.coastDetection), slack: within(config.slackDetection) };
}

/**
 * What may be caught of a load that lies at random in `hours`, of which `watched` are watched. Who cannot know where the
 * other's hours lie cannot do better than to place his own at random, and against a random place only numbers matter.
 */
export function catchesOf(strikes: Strikes, load: Load, hours: number, watched: number): Caught[] {
  const width = load.slack + 1;
  const worked = hours - load.coast - load.slack;
  const places = choose(hours, watched);
  const chances = new Float64Array((load.coast + 1) * width);
  for (let coast = 0; coast <= load.coast; coast++) {
    for (let slack = 0; slack <= load.slack; slack++) {
      const rest = choose(worked, watched - coast - slack);
      if (rest === 0) continue;
      const ways = choose(load.coast, coast) * choose(load.slack, slack) * rest;
      addStrikes(chances, width, strikes, { coast, slack }, ways / places);
    }
  }
  return possibleOf(chances, width);
}

/** The numbers of catches that have a chance, from a table with a line for each number of coast hours. */
export function possibleOf(chances: Float64Array, width: number): Caught[] {
  const possible: Caught[] = [];
  for (let at = 0; at < chances.length; at++) {
    const chance = chances[at] ?? 0;
    const slack = at % width;
    if (chance > 0) possible.push({ coast: (at - slack) / width, slack, chance });
  }
  return possible;
}

/** Adds what may be caught of hours that are all watched. */
function addStrikes(
  chances: Float64Array,
  width: number,
  strikes: Strikes,
  seen: Load,
  weight: number,
): void {
  const coasts = strikes.coast[seen.coast] ?? [];
  const slacks = strikes.slack[seen.slack] ?? [];
  for (let coast = 0; coast < coasts.length; coast++) {
    const ofCoast = weight * (coasts[coast] ?? 0);
    const start = coast * width;
    for (let slack = 0; slack < slacks.length; slack++) {
      chances[start + slack] = (chances[start + slack] ?? 0) + ofCoast * (slacks[slack] ?? 0);
    }
  }
}

/** One way in which a day can end. */
export interface Ending {
  readonly chance: number;
  readonly caught: number;
  /** What the boss's lead gains, in points, before fines are counted. */
  readonly gain: number;
}

/** A day as far as money depends on it. The worker slacks in the `shown` hours, in which he knows of a meeting. */
export interface DayShape {
  readonly meetings: number;
  readonly shown: number;
  /** Of the hours that are not shown. */
  readonly load: Load;
}

/** How a day ends, from what was caught in it (RULES.md §2, §5, §6). */
export function endingOf(config: Config, { meetings, shown, load }: DayShape, caught: Caught): Ending {
  const worked = HOURS_A_DAY - shown - load.coast - load.slack;
  const coasted = load.coast - caught.coast;
  const slacked = load.slack - caught.slack + shown;
  const kept = config.caughtCoastKeepsOutput ? caught.coast : 0;
  const output = worked * WORK.output + (coasted + kept) * COAST.output + slacked * SLACK.output;
  const money = config.basePay + coasted * COAST.money + slacked * SLACK.money;
  const gain = output * multiplierOf(config, meetings) - config.k * money;
  return { chance: caught.chance, caught: caught.coast + caught.slack, gain };
}

const { work: WORK, coast: COAST, slack: SLACK } = ACTIONS.rows;
