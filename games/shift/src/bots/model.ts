import type { Rng } from '@foretell/engine';
import type { DaySeen, View } from '../observe.ts';
import { countMeetings, HOURS_A_DAY } from '../sheets.ts';
import { hourly, slackBelief } from './belief.ts';
import { callMeetings, type Reading } from './reading.ts';

/**
 * A worker's model of his boss: kinds of boss, each with what it would have to like and how likely it has become.
 * Weights are worked out from the boss's rows of past days and from what he could believe on each morning, all of it known
 * to the worker. This is the third level: how far this boss moves away from used hours is estimated, not assumed.
 */
export interface BossModel {
  readonly kinds: readonly WeighedKind[];
  /** How many meetings he may hold today and how likely each number is; sums to 1. */
  readonly meetings: readonly { readonly count: number; readonly chance: number }[];
  /** What he may believe about each hour this morning. */
  readonly belief: readonly number[];
}

interface WeighedKind {
  readonly kind: Kind;
  readonly weight: number;
  /** How likely each of {@link LEVELS} is for each hour: hour 1's levels first. */
  readonly liking: readonly number[];
}

/** A kind of boss, in units of his own noise: how much he likes his best hour over his worst, how much a belief costs. */
interface Kind {
  readonly habit: number;
  readonly response: number;
}

/** How well an hour is liked, from not at all to most. */
const LEVELS = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;

const KINDS: readonly Kind[] = [0, 1.5, 2.5].flatMap((habit) =>
  [0, 0.8, 1.6, 2.4].map((response) => ({ habit, response })),
);

/** What a boss is taken to remember of a belief after a night. */
export const MEMORY = 0.5;

/** No hour is ever quite certain: bosses are stranger than models. */
const DOUBT = 0.03;

/** Weighs the kinds of boss by the days seen so far, and forgets those that have become unlikely. */
export function modelBoss(view: View): BossModel {
  const mornings = view.days.map((_, day) => slackBelief(view.config, view.days.slice(0, day), MEMORY));
  const weighed = KINDS.map((kind) => weigh(kind, view.days, mornings));
  return {
    kinds: likely(weighed, ({ weight }) => weight).map(([each, weight]) => ({ ...each, weight })),
    meetings: likely(countWeights(view), ([, weight]) => weight).map(([[count], chance]) => ({
      count,
      chance,
    })),
    belief: slackBelief(view.config, view.days, MEMORY),
  };
}

/** Below this chance a possibility is not worth the time it takes to think about. */
const NEGLIGIBLE = 0.03;

/** The possibilities that are worth thinking about, each with its chance; the chances sum to 1. */
function likely<Item>(items: readonly Item[], weightOf: (item: Item) => number): [Item, number][] {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  const kept = items.filter((item) => weightOf(item) >= NEGLIGIBLE * total);
  const keptTotal = kept.reduce((sum, item) => sum + weightOf(item), 0);
  return kept.map((item) => [item, weightOf(item) / keptTotal]);
}

/** How likely each hour is a meeting, 0 to 1, if the boss believes `belief` in the morning. */
export function meetingChances(model: BossModel, belief: readonly number[]): number[] {
  const chances = hourly(0);
  for (const { kind, weight, liking } of model.kinds) {
    for (const { count, chance } of model.meetings) {
      const bar = barFor(kind, liking, belief, count);
      for (let hour = 0; hour < HOURS_A_DAY; hour++) {
        const meets = chanceOfHour(kind, liking, hour, belief[hour] ?? 0, bar);
        chances[hour] = (chances[hour] ?? 0) + weight * chance * meets;
      }
    }
  }
  return chances;
}

/** Reads today from the model. Hours shown by the calendar leak are meetings for certain. */
export function readModel(view: View, model: BossModel, rng: Rng): Reading {
  const chances = meetingChances(model, model.belief);
  const expected = model.meetings.reduce((sum, { count, chance }) => sum + count * chance, 0);
  return {
    meeting: callMeetings(view, chances, expected, rng),
    watched: chances.map((chance, hour) => (view.leaked[hour] ? 0 : 1 - chance)),
  };
}

function weigh(kind: Kind, days: readonly DaySeen[], mornings: readonly (readonly number[])[]): WeighedKind {
  let weight = 1;
  let liking: readonly number[] = hourly(0).flatMap(() => LEVELS.map(() => 1 / LEVELS.length));
  for (const [index, day] of days.entries()) {
    const belief = mornings[index] ?? [];
    const bar = barFor(kind, liking, belief, countMeetings(day.hours.map((hour) => hour.boss)));
    const joint = liking.map((chance, at) => {
      const hour = Math.floor(at / LEVELS.length);
      const meets = chanceOfLevel(kind, at % LEVELS.length, belief[hour] ?? 0, bar);
      return chance * (day.hours[hour]?.boss === 'meeting' ? meets : 1 - meets);
    });
    const totals = hourly(0).map((_, hour) => sumOfHour(joint, hour));
    liking = joint.map((chance, at) => chance / (totals[Math.floor(at / LEVELS.length)] ?? 1));
    // Doubled, so that a coin toss leaves the weight as it is and long games do not run out of digits.
    for (const total of totals) weight *= 2 * total;
  }
  return { kind, weight, liking };
}

function sumOfHour(joint: readonly number[], hour: number): number {
  let sum = 0;
  for (let level = 0; level < LEVELS.length; level++) sum += joint[hour * LEVELS.length + level] ?? 0;
  return sum;
}

/** The score an hour must reach to be a meeting, such that `count` of them are expected to. Found by halving. */
function barFor(kind: Kind, liking: readonly number[], belief: readonly number[], count: number): number {
  let low = -8;
  let high = 8;
  for (let step = 0; step < 12; step++) {
    const bar = (low + high) / 2;
    let expected = 0;
    for (let hour = 0; hour < HOURS_A_DAY; hour++) {
      expected += chanceOfHour(kind, liking, hour, belief[hour] ?? 0, bar);
    }
    if (expected > count) low = bar;
    else high = bar;
  }
  return (low + high) / 2;
}

function chanceOfHour(
  kind: Kind,
  liking: readonly number[],
  hour: number,
  belief: number,
  bar: number,
): number {
  let chance = 0;
  for (let level = 0; level < LEVELS.length; level++) {
    chance += (liking[hour * LEVELS.length + level] ?? 0) * chanceOfLevel(kind, level, belief, bar);
  }
  return chance;
}

/** Noise is level from 0 to 1, so an hour's chance is how much of it lies above the bar. */
function chanceOfLevel(kind: Kind, level: number, belief: number, bar: number): number {
  const chance = kind.habit * (LEVELS[level] ?? 0) - kind.response * belief + 1 - bar;
  if (chance > 1 - DOUBT) return 1 - DOUBT;
  return Math.max(chance, DOUBT);
}

/** The boss has a usual number of meetings and moves by one around it; how likely each number is today, unscaled. */
function countWeights(view: View): [count: number, weight: number][] {
  const minimum = view.config.minMeetings;
  const seen = view.days.map((day) => countMeetings(day.hours.map((hour) => hour.boss)));
  const weights = new Map<number, number>();
  for (let usual = minimum; usual <= HOURS_A_DAY - 2; usual++) {
    const weight = seen.reduce(
      (product, count) => product * countChance(usual, minimum, count),
      1 / usual ** 2,
    );
    for (let count = minimum; count <= usual + 1; count++) {
      weights.set(count, (weights.get(count) ?? 0) + weight * countChance(usual, minimum, count));
    }
  }
  return [...weights];
}

function countChance(usual: number, minimum: number, count: number): number {
  let hits = 0;
  for (const jitter of [-1, 0, 1]) if (Math.max(minimum, usual + jitter) === count) hits++;
  return hits === 0 ? 0.01 : hits / 3;
}
