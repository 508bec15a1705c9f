import { formatFigure, type Host, type Outcome, textProblems, usualSettings, verdictOf } from '@foretell/lab';
import { describe, expect, test } from 'vitest';
import { fairBetween, fairNear, fairWithin } from '../claims/perfect/crossing.ts';
import { randomMeetings } from '../claims/perfect/exploitability.ts';
import { PERFECT_BOTS, PERFECT_EXPERIMENTS, PERFECT_TEXTS } from '../claims/perfect/index.ts';
import { againstPublished } from '../claims/perfect/published.ts';
import { againstPerfect, ROUGH_ERROR, roughValueOf, valueOfWeek } from '../claims/perfect/values.ts';
import { BOTS } from '../src/bots/bots.ts';
import { type Config, RULES } from '../src/tables/rules.ts';

const STANDARD: Config = RULES.rows.standard;

const HOST: Host = {
  sample: () => Promise.reject(new Error('an exact experiment plays no games')),
  progress: () => {},
};

function experiment(id: string) {
  const found = PERFECT_EXPERIMENTS.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no experiment ${id}`);
  return found;
}

async function outcomeOf(id: string): Promise<Outcome> {
  const each = experiment(id);
  return each.run(usualSettings(each).values, HOST);
}

/** Those that take a second or two. The others are run by \`foretell claims\`. */
const QUICK = ['shift/one-day', 'shift/leak', 'shift/leak-load', 'shift/sabotage'] as const;

describe('what the design says of perfect play', () => {
  test.each(QUICK)('%s says of every figure of its claims what is on record', async (id) => {
    const { findings } = await outcomeOf(id);
    const { stated } = experiment(id);
    expect(stated.length).toBeGreaterThan(2);
    for (const claim of stated) {
      const found = findings.find(({ figure }) => formatFigure(figure) === formatFigure(claim));
      if (found === undefined) throw new Error(`${id} does not measure ${formatFigure(claim)}`);
      const expected = claim.contradicted === undefined ? 'holds' : 'contradicted';
      expect(verdictOf(found, claim), formatFigure(claim)).toBe(expected);
    }
  });

  test('every figure, plot and reason has its words in three languages', async () => {
    const outcomes: Record<string, Outcome> = {};
    for (const id of QUICK) outcomes[id] = await outcomeOf(id);
    const claims = {
      game: 'shift',
      experiments: PERFECT_EXPERIMENTS,
      bots: PERFECT_BOTS,
      texts: PERFECT_TEXTS,
    };
    expect(textProblems(claims, outcomes)).toEqual([]);
  });

  test('a condition is met: another K and another leak give another figure of the same name', async () => {
    const leak = experiment('shift/leak');
    const { values } = usualSettings(leak);
    const { findings } = await leak.run({ ...values, k: 320, leak: 15 }, HOST);
    expect(findings.map(({ figure }) => formatFigure(figure))).toEqual([
      'boss-wins(caught=nothing, leak=15 %)',
      'boss-wins(caught=output, leak=15 %)',
    ]);
    const { findings: usual } = await leak.run({ ...values, leak: 15 }, HOST);
    expect(findings[0]?.measured).toBeGreaterThan((usual[0]?.measured ?? 1) + 0.02);
  });

  test('bots that only measure have names of their own', () => {
    for (const { id, seat } of PERFECT_BOTS) {
      expect(BOTS.some((bot) => bot.id === id && bot.seat === seat)).toBe(false);
    }
  });
});

describe('the worth of a week', () => {
  test('an unreadable boss wins 71.8 % when he picks the number of his meetings, 62.3 % with three', () => {
    expect(valueOfWeek(STANDARD)).toBeCloseTo(0.7175, 4);
    expect(againstPerfect(STANDARD, [0, 0, 0, 1, 0, 0, 0, 0, 0])).toBeCloseTo(0.6232, 4);
  });

  test('it falls as K rises and as more leaks, and a dearer ladder is the boss’s gain', () => {
    const wins = (changes: Partial<Config>) => valueOfWeek({ ...STANDARD, ...changes });
    const usual = wins({});
    expect(wins({ k: 400 })).toBeLessThan(usual - 0.05);
    expect(wins({ leak: 10 })).toBeLessThan(usual - 0.05);
    expect(wins({ fineStep: 2 })).toBeGreaterThan(usual + 0.02);
  });

  test('a boss whose output is worth nothing cannot win, and one whose output is worth everything hardly lose', () => {
    expect(valueOfWeek({ ...STANDARD, k: 2000 })).toBe(0);
    expect(valueOfWeek({ ...STANDARD, k: 50 })).toBeGreaterThan(0.9999);
  });

  test('the coarse grid is off by less than it says', () => {
    for (const changes of [{}, { k: 455 }, { k: 320, leak: 20 }, { leak: 15 }, { minMeetings: 4 }]) {
      const config = { ...STANDARD, ...changes };
      expect(Math.abs(roughValueOf(config) - valueOfWeek(config))).toBeLessThan(ROUGH_ERROR);
    }
  });
});

describe('how much the players of known play can be exploited', () => {
  test('the perfect boss by less than a quarter of a point, the perfect worker by less than a whole one', () => {
    const value = valueOfWeek(STANDARD);
    const boss = value - againstPublished(STANDARD, 'boss');
    const worker = againstPublished(STANDARD, 'worker') - value;
    for (const loss of [boss, worker]) expect(loss).toBeGreaterThan(0);
    expect(boss).toBeLessThan(0.0025);
    expect(worker).toBeLessThan(0.01);
  });

  test('a boss who draws lots for his number as well, by more than a quarter of all weeks', () => {
    expect(randomMeetings(STANDARD)).toEqual([0, 0, 0, 1 / 3, 1 / 3, 1 / 3, 0, 0, 0]);
    const loss = valueOfWeek(STANDARD) - againstPerfect(STANDARD, randomMeetings(STANDARD));
    expect(loss).toBeCloseTo(0.288, 3);
  });
});

describe('a fair number', () => {
  const grid = { least: 200, most: 800, width: 5 };
  const falls = (x: number) => 1 - x / 900;
  const inSteps = (x: number) => (x <= 412 ? 0.8 : x <= 431 ? 0.52 : 0.3);

  test('lies between the last point that is at least even and the next', () => {
    expect(fairBetween(falls, grid)).toEqual({ low: 450, high: 455 });
    expect(fairBetween(inSteps, grid)).toEqual({ low: 430, high: 435 });
    expect(fairBetween(() => 0.9, grid)).toBeUndefined();
  });

  test('is found from a rough one that is off, on either side', () => {
    for (const off of [-0.05, 0, 0.05]) {
      expect(fairNear(falls, (x) => falls(x) + off, grid)).toEqual({ low: 450, high: 455 });
    }
  });

  test('is as far apart as the rough one may be wrong', () => {
    const within = fairWithin(falls, 0.01, grid);
    expect(within?.low).toBeLessThanOrEqual(441);
    expect(within?.high).toBeGreaterThanOrEqual(459);
  });
});
