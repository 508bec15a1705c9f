import { canonicalJson } from '@foretell/engine';
import { describe, expect, it } from 'vitest';
import {
  type Host,
  mergeTallies,
  type RateTest,
  type SampleRequest,
  type Stated,
  sample,
  untilDecided,
  untilToldApart,
} from '../src/index.ts';
import { DRAWN, duel, duelHost, MEASURE } from './duel.ts';

const { games: _games, ...request } = DRAWN;
const withEdge = (edge: number) => ({ ...request, config: { isListed: false, edge } });
const plan = (edge: number) => ({ request: withEdge(edge), seat: 'left', batch: 100, batches: 60 });
const EVEN: Stated = { key: 'left-wins', facts: {}, expected: 0.5, tolerance: 0.06, source: 'design' };

describe('a claim looked at batch by batch', () => {
  it('is decided as soon as it can be, and later the nearer it is', async () => {
    const runs = [];
    for (const edge of [0, 15, 40]) {
      const { verdict, findings } = await untilDecided(duelHost(), plan(edge), EVEN);
      runs.push({ verdict, games: findings[0]?.n ?? 0 });
    }
    expect(runs.map(({ verdict }) => verdict)).toEqual(['holds', 'drifted', 'drifted']);
    const [near, far, farthest] = runs.map(({ games }) => games);
    expect(near).toBeGreaterThan(far ?? 0);
    expect(far).toBeGreaterThan(farthest ?? 0);
    expect(farthest).toBe(100);
  });

  it.each([
    [60, 1],
    [-60, 0],
  ])('stops at the first look when every game is won or lost (edge %i)', async (edge, rate) => {
    const { verdict, findings } = await untilDecided(duelHost(), plan(edge), EVEN);
    expect(verdict).toBe('drifted');
    expect(findings[0]).toMatchObject({ measured: rate, n: 100 });
  });

  it('stays undecided when the batches run out, and a bound may have one side only', async () => {
    const short = { ...plan(6), batches: 3 };
    expect(await untilDecided(duelHost(), short, EVEN)).toMatchObject({
      verdict: 'undecided',
      findings: [{ n: 300 }],
    });
    const bound: Stated = { ...EVEN, bound: 'at-least', tolerance: 0 };
    const { verdict, plots } = await untilDecided(duelHost(), plan(20), bound);
    expect(verdict).toBe('holds');
    expect(plots[0]?.marks.filter(({ kind }) => kind === 'rule')).toEqual([
      { kind: 'rule', axis: 'y', at: 0.5 },
    ]);
  });

  it('is the same whoever plays it and in which order its games are done', async () => {
    const local = duelHost();
    const backwards: Host = {
      progress: () => {},
      sample: async (asked: SampleRequest) => {
        const parts = [];
        for (let to = asked.games; to > 0; to -= 25) {
          parts.push(await rangeOfDuel(asked, to - 25, to));
        }
        return mergeTallies(duel.facts.seats, MEASURE, parts);
      },
    };
    const [one, other] = [
      await untilDecided(local, plan(3), EVEN),
      await untilDecided(backwards, plan(3), EVEN),
    ];
    expect(canonicalJson(other)).toBe(canonicalJson(one));
    expect(one.findings[0]?.n).toBeGreaterThan(300);
  });
});

const TEST: RateTest = { low: 0.5, high: 0.6, falseHigh: 0.05, falseLow: 0.05 };

describe('two rates told apart', () => {
  it('takes the one that the games speak for, and fewer games than a claim', async () => {
    const answers = [];
    for (const edge of [0, 10, 60, -60]) {
      const { answer, findings } = await untilToldApart(duelHost(), plan(edge), TEST, 'left-wins');
      answers.push([answer, findings[0]?.n ?? 0]);
    }
    expect(answers.map(([answer]) => answer)).toEqual(['low', 'high', 'high', 'low']);
    expect(answers.slice(2).map(([, games]) => games)).toEqual([100, 100]);
    expect(answers[0]?.[1]).toBeLessThan(1500);
  });

  it('stays open when the batches run out', async () => {
    const short = { ...plan(5), batch: 10, batches: 2 };
    expect((await untilToldApart(duelHost(), short, TEST, 'wins')).answer).toBe('open');
  });

  it('errs within what was agreed over eighty runs at the low rate, and more often when it must hurry', async () => {
    const errors = async (test: RateTest) => {
      let wrong = 0;
      for (let run = 0; run < 80; run++) {
        const seeded = { ...plan(0), request: { ...withEdge(0), seed: `run/${run}` }, batch: 20 };
        if ((await untilToldApart(duelHost(), seeded, test, 'wins')).answer === 'high') wrong++;
      }
      return wrong / 80;
    };
    // 0.05 and three standard deviations.
    expect(await errors(TEST)).toBeLessThan(0.12);
    expect(await errors({ ...TEST, falseHigh: 0.35, falseLow: 0.35 })).toBeGreaterThan(0.12);
  });
});

/** A part of what the host plays. */
async function rangeOfDuel(asked: SampleRequest, from: number, to: number) {
  const config = duel.parseConfig(asked.config);
  if (!config.ok) throw new RangeError('not a configuration');
  const steady = (seat: string) => ({ id: 'steady', seat, decide: () => ({ move: 0, note: undefined }) });
  const matchup = {
    game: duel,
    config: config.value,
    players: { left: steady('left'), right: steady('right') },
  };
  return sample(matchup, MEASURE, { seed: asked.seed, from, to });
}
