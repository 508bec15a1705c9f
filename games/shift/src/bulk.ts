import { nextBelow, openRng, type Rng, rngStream, type Seed } from '@foretell/engine';
import { fineAfter } from './rules/fine.ts';
import { multiplierOf } from './rules/money.ts';
import { HOURS_A_DAY } from './sheets.ts';
import { DAYS_A_WEEK } from './state.ts';
import { ACTIONS } from './tables/actions.ts';
import type { Config } from './tables/rules.ts';

/**
 * The same week without its record: sheets are bit masks (hour 1 is bit 0) and nothing is kept but the purses. For work
 * that plays millions of weeks whose hours nobody will look at.
 *
 * Obligation: for the same seed and sheets it must end each day with the purses and catches of `shift.apply`
 * (test/bulk.test.ts). Weeks without the calendar leak only.
 */
export interface BulkWeek {
  day: number;
  workerMoney: number;
  bossPoints: number;
  catches: number;
  readonly detection: Rng;
}

/** The week before Monday. */
export function startBulkWeek(seed: Seed): BulkWeek {
  const detection = openRng(rngStream(seed, 'detection'));
  return { day: 0, workerMoney: 0, bossPoints: 0, catches: 0, detection };
}

/** Plays a day in place. `coast` and `slack` must not share an hour; every other hour is work. */
export function playBulkDay(
  config: Config,
  week: BulkWeek,
  meetings: number,
  coast: number,
  slack: number,
): void {
  const strikes = drawStrikes(config, week.detection);
  const coastCaught = coast & strikes & ~meetings;
  const slackCaught = slack & (strikes >> HOURS_A_DAY) & ~meetings;
  const caught = BITS[coastCaught | slackCaught] ?? 0;
  const coasted = BITS[coast & ~coastCaught] ?? 0;
  const slacked = BITS[slack & ~slackCaught] ?? 0;
  const worked = HOURS_A_DAY - (BITS[coast | slack] ?? 0);
  const kept = config.caughtCoastKeepsOutput ? (BITS[coastCaught] ?? 0) : 0;
  week.workerMoney +=
    config.basePay + coasted * COAST.money + slacked * SLACK.money - finesOf(config, week.catches, caught);
  week.bossPoints +=
    (worked * WORK.output + (coasted + kept) * COAST.output) * multiplierOf(config, BITS[meetings] ?? 0);
  week.day += 1;
  week.catches = config.ladderRestarts && week.day === DAYS_A_WEEK ? 0 : week.catches + caught;
}

/** Draws as `drawDetection` does. The low byte: hours in which coast would be caught; the next byte: slack. */
function drawStrikes(config: Config, rng: Rng): number {
  let strikes = 0;
  for (let hour = 0; hour < HOURS_A_DAY; hour += 2) {
    const pair = nextBelow(rng, 10_000);
    const second = pair % 100;
    strikes |= strikesAt(config, (pair - second) / 100) << hour;
    strikes |= strikesAt(config, second) << (hour + 1);
  }
  return strikes;
}

/** Without a branch, which would be mispredicted every other time: the sign bit of a difference says which is less. */
function strikesAt(config: Config, draw: number): number {
  return ((draw - config.coastDetection) >>> 31) | (((draw - config.slackDetection) >>> 31) << HOURS_A_DAY);
}

/** The fines of `caught` catches in a row: an arithmetic series (RULES.md §4). */
function finesOf(config: Config, catches: number, caught: number): number {
  return caught * fineAfter(config, catches) + (config.fineStep * caught * (caught - 1)) / 2;
}

const { work: WORK, coast: COAST, slack: SLACK } = ACTIONS.rows;
const ALL_HOURS = 1 << HOURS_A_DAY;

/** How many bits are set in each mask of eight. */
const BITS = Uint8Array.from({ length: ALL_HOURS }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest > 0; rest >>= 1) bits += rest & 1;
  return bits;
});
