import { nextBelow, nextPermutation, openRng, type Rng, rngStream } from '@foretell/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ModelRules, STANDARD } from '../claims/params.ts';
import { accountOf, finesUpTo } from '../claims/reading/model/account.ts';
import { playDays } from '../claims/reading/model/days.ts';
import { hourLaw } from '../claims/reading/model/hour.ts';
import {
  addTo,
  type Bundle,
  bundleOf,
  caughtOf,
  type Law,
  mix,
  NOTHING_YET,
} from '../claims/reading/model/law.ts';
import { PLANS, type Plan, planOn } from '../claims/reading/model/plan.ts';
import { dayLaw, weekLaw } from '../claims/reading/model/week.ts';
import { playBulkDay, startBulkWeek } from '../src/bulk.ts';
import { runDay } from '../src/rules/day.ts';
import { detectionOf } from '../src/rules/detection.ts';
import { countCatches } from '../src/rules/fine.ts';
import { leadOfBoss, multiplierOf } from '../src/rules/money.ts';
import { type BossHour, bossSheetsWith, countMeetings, HOURS_A_DAY } from '../src/sheets.ts';

/** The published week: slack on "meeting", work on "watching", one tier down after the second catch. */
const PUBLISHED: Plan = { onMeeting: 'slack', onWatch: 'work', dropsAfter: 2 };

const someRules = fc.constantFrom<Partial<ModelRules>>(
  {},
  { caughtCoastKeepsOutput: true, slope: 17 },
  { firstFine: 3, fineStep: 2, coastDetection: 50, slackDetection: 90 },
);

describe('a day of the reader’s model', () => {
  test('is the day of the game, over every reading and every catch that can happen', () => {
    fc.assert(
      fc.property(someDay, ({ rules, sheet, plan, accuracy }) =>
        isSameLaw(dayByTheGame(rules, sheet, plan, accuracy), dayByTheModel(rules, sheet, plan, accuracy)),
      ),
      { seed: 11, numRuns: 10 },
    );
  });

  test('… and is not, if the game lets a caught coast hour keep its output and the model does not', () => {
    const sheet = sheetOf(3);
    const plan: Plan = { onMeeting: 'coast', onWatch: 'coast', dropsAfter: 1 };
    const kept = { ...STANDARD, caughtCoastKeepsOutput: true };
    expect(isSameLaw(dayByTheGame(kept, sheet, plan, 0.7), dayByTheModel(kept, sheet, plan, 0.7))).toBe(true);
    expect(isSameLaw(dayByTheGame(kept, sheet, plan, 0.7), dayByTheModel(STANDARD, sheet, plan, 0.7))).toBe(
      false,
    );
  });
});

describe('a week of the reader’s model', () => {
  const weeks: readonly { readonly plan: Plan; readonly meetings: number; readonly accuracy: number }[] = [
    { plan: PUBLISHED, meetings: 3, accuracy: 0.7 },
    { plan: { onMeeting: 'slack', onWatch: 'coast', dropsAfter: 3 }, meetings: 4, accuracy: 0.6 },
    { plan: { onMeeting: 'coast', onWatch: 'work', dropsAfter: 1 }, meetings: 5, accuracy: 0.8 },
  ];

  test.each(weeks)('agrees with 40,000 weeks of the game: $meetings meetings, read $accuracy', (week) => {
    const { plan, meetings, accuracy } = week;
    const played = playWeeks(plan, meetings, accuracy, 40_000);
    const law = weekLaw({ rules: STANDARD, accuracy }, meetings, plan);
    const exact = accountOf({ rules: STANDARD }, meetings, law);
    for (const key of ['workerMoney', 'catches', 'bossWins', 'lead'] as const) {
      expect(Math.abs(played[key].mean - exact[key]), key).toBeLessThan(4 * played[key].error);
    }
  });

  test('… and would not, if the worker dropped a catch later', () => {
    const played = playWeeks(PUBLISHED, 3, 0.7, 40_000);
    const late = weekLaw({ rules: STANDARD, accuracy: 0.7 }, 3, { ...PUBLISHED, dropsAfter: 3 });
    const { workerMoney } = accountOf({ rules: STANDARD }, 3, late);
    expect(Math.abs(played.workerMoney.mean - workerMoney)).toBeGreaterThan(10 * played.workerMoney.error);
  });

  test('gives the published purses only if the drop waits for the next morning', () => {
    const world = { rules: STANDARD, accuracy: 0.7 };
    const sealed = accountOf(world, 3, weekLaw(world, 3, PUBLISHED));
    const days = [0, 1, 2].map((catches) => reactiveDay(3, 0.7, PUBLISHED, catches));
    const atOnce = accountOf(
      world,
      3,
      playDays(STANDARD.days, (catches) => days[Math.min(catches, 2)] ?? NOTHING_YET),
    );
    expect([sealed.workerMoney, sealed.output]).toEqual([expect.closeTo(22.23, 2), expect.closeTo(84.58, 2)]);
    expect(Math.abs(atOnce.workerMoney - 22.2)).toBeGreaterThan(0.3);
    expect(Math.abs(atOnce.output - 84.6)).toBeGreaterThan(1);
  });

  test('costs no more than all fines of its catches, whatever day they fall on', () => {
    expect(finesUpTo(STANDARD, 5)).toEqual([0, 2, 5, 9, 14, 20]);
  });
});

const someDay = fc.record({
  rules: someRules.map((changes): ModelRules => ({ ...STANDARD, ...changes })),
  sheet: fc.constantFrom(...bossSheetsWith(0)).map(({ hours }) => hours),
  plan: fc.constantFrom(...PLANS),
  accuracy: fc.constantFrom(0.5, 0.7, 0.85),
});

function sheetOf(meetings: number): readonly BossHour[] {
  return Array.from({ length: HOURS_A_DAY }, (_, hour) => (hour < meetings ? 'meeting' : 'watch'));
}

function dayByTheModel(rules: ModelRules, sheet: readonly BossHour[], plan: Plan, accuracy: number): Law {
  return dayLaw({ rules, accuracy }, countMeetings(sheet), plan);
}

/** Every one of the 256 ways to read the day, and for each the 256 ways to be lucky, run by the rules of the game. */
function dayByTheGame(rules: ModelRules, boss: readonly BossHour[], plan: Plan, accuracy: number): Law {
  const law = new Map<Bundle, number>();
  for (let right = 0; right < 1 << HOURS_A_DAY; right++) {
    const isRight = (hour: number) => ((right >> hour) & 1) === 1;
    const worker = boss.map((kind, hour) =>
      (kind === 'meeting') === isRight(hour) ? plan.onMeeting : plan.onWatch,
    );
    for (let struck = 0; struck < 1 << HOURS_A_DAY; struck++) {
      let chance = 1;
      const draws = boss.map((_, hour) => {
        const detection = detectionOf(rules, worker[hour] ?? 'work') / 100;
        const isStruck = ((struck >> hour) & 1) === 1;
        chance *= (isRight(hour) ? accuracy : 1 - accuracy) * (isStruck ? detection : 1 - detection);
        return isStruck ? 0 : 99;
      });
      if (chance === 0) continue;
      const day = runDay(rules, { boss, worker, leaked: boss.map(() => false), draws, catches: 0 });
      const fines = day.fines.reduce((sum, fine) => sum + fine, 0);
      const bundle = bundleOf({
        side: day.workerGain - rules.basePay + fines,
        output: day.bossGain / multiplierOf(rules, countMeetings(boss)),
        caught: countCatches(day.fines),
      });
      law.set(bundle, (law.get(bundle) ?? 0) + chance);
    }
  }
  return law;
}

function isSameLaw(one: Law, other: Law): boolean {
  const bundles = new Set([...one.keys(), ...other.keys()]);
  return (
    bundles.size > 0 &&
    [...bundles].every((bundle) => Math.abs((one.get(bundle) ?? 0) - (other.get(bundle) ?? 0)) < 1e-12)
  );
}

/** Weeks of the game, played by the plan: meetings by dice, each hour read right by a coin of its own. */
function playWeeks(plan: Plan, meetings: number, accuracy: number, count: number) {
  const rng = openRng(rngStream('a reader', 'sheets'));
  const sums = { workerMoney: noSum(), catches: noSum(), bossWins: noSum(), lead: noSum() };
  for (let index = 0; index < count; index++) {
    const week = startBulkWeek(`a reader/${index}`);
    while (week.day < STANDARD.days) {
      const boss = drawMeetings(rng, meetings);
      const { coast, slack } = drawSheet(rng, planOn(plan, week.catches), boss, accuracy);
      playBulkDay(STANDARD, week, boss, coast, slack);
    }
    const lead = leadOfBoss(STANDARD, week);
    addSum(sums.workerMoney, week.workerMoney);
    addSum(sums.catches, week.catches);
    addSum(sums.bossWins, lead > 0 ? 1 : 0);
    addSum(sums.lead, lead / STANDARD.k);
  }
  const means = Object.entries(sums).map(([key, sum]) => [key, meanOf(sum)] as const);
  return Object.fromEntries(means) as Record<keyof typeof sums, ReturnType<typeof meanOf>>;
}

function drawMeetings(rng: Rng, meetings: number): number {
  const order = nextPermutation(rng, HOURS_A_DAY);
  return order.slice(0, meetings).reduce((mask, hour) => mask | (1 << hour), 0);
}

function drawSheet(rng: Rng, plan: Pick<Plan, 'onMeeting' | 'onWatch'>, boss: number, accuracy: number) {
  const masks = { work: 0, coast: 0, slack: 0 };
  for (let hour = 0; hour < HOURS_A_DAY; hour++) {
    const isRight = nextBelow(rng, 1000) < accuracy * 1000;
    const isMeeting = ((boss >> hour) & 1) === 1;
    masks[isMeeting === isRight ? plan.onMeeting : plan.onWatch] |= 1 << hour;
  }
  return masks;
}

/** A day in which the worker could change his sheet as the hours run, over all placings of the meetings. */
function reactiveDay(meetings: number, accuracy: number, plan: Plan, catches: number): Law {
  const sheets = bossSheetsWith(meetings).filter(({ hours }) => countMeetings(hours) === meetings);
  const laws = sheets.map(({ hours }) =>
    hours.reduce((day, hour) => {
      const fresh = hourLaw(STANDARD, accuracy, hour, planOn(plan, 0));
      const dropped = hourLaw(STANDARD, accuracy, hour, planOn(plan, plan.dropsAfter));
      const longer = new Map<Bundle, number>();
      for (const [bundle, chance] of day) {
        const isFresh = catches + caughtOf(bundle) < plan.dropsAfter;
        addTo(longer, bundle, chance, isFresh ? fresh : dropped);
      }
      return longer;
    }, NOTHING_YET),
  );
  return mix(laws.map((law) => ({ chance: 1 / sheets.length, law })));
}

interface Sum {
  count: number;
  sum: number;
  squares: number;
}

function noSum(): Sum {
  return { count: 0, sum: 0, squares: 0 };
}

function addSum(sum: Sum, value: number): void {
  sum.count += 1;
  sum.sum += value;
  sum.squares += value * value;
}

/** The mean and its standard error. */
function meanOf({ count, sum, squares }: Sum) {
  const mean = sum / count;
  return { mean, error: Math.sqrt((squares / count - mean * mean) / count) };
}
