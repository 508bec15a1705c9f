import { int, oneOf } from '@foretell/engine';
import {
  defineExperiment,
  type Finding,
  type GameClaims,
  localHost,
  type OpenSample,
  rateOf,
  type SampleRequest,
  type Stated,
  type Unit,
} from '../src/index.ts';
import { dice, gambler, MEASURE, steady } from './dice.ts';

/** A figure that was calculated. */
export function exactly(
  key: string,
  value: number,
  facts: Finding['figure']['facts'] = {},
  unit: Unit = 'share',
): Finding {
  return { figure: { key, facts, unit }, measured: value, low: value, high: value };
}

/** A claim of the design, without facts unless they are given. */
export function claim(key: string, expected: number, tolerance: number, rest: Partial<Stated> = {}): Stated {
  return { key, facts: {}, expected, tolerance, source: 'design', ...rest };
}

/** The chance that a steady bet meets die plus card: 3/20 for the least sum, 1/5 for the middle ones, 1/20 for the greatest. */
const chanceOf = (bet: number): number => (bet === 1 ? 3 : bet === 6 ? 1 : 4) / 20;

/** Exact, with a condition and a selection. */
export const chances = defineExperiment({
  id: 'toy-dice/chances',
  kind: 'exact',
  params: {
    share: {
      column: int({ unit: 'of all worlds', decimals: 2, min: 1, max: 100 }),
      usual: 100,
      role: 'condition',
    },
    bet: { column: oneOf([0, 1, 6], { unit: 'bet, or 0 for all' }), usual: 0, role: 'selection' },
  },
  stated: [
    claim('meets', 0.15, 0.001, { facts: { bet: 1 } }),
    claim('meets', 0.2, 0.01, {
      facts: { bet: 6 },
      contradicted: { found: 0.05, tolerance: 0.001, why: 'no-card' },
    }),
  ],
  run: async ({ share, bet }) => ({
    findings: [1, 6]
      .filter((each) => bet === 0 || each === bet)
      .map((each) => exactly('meets', (chanceOf(each) * share) / 100, { bet: each })),
    plots: [],
  }),
});

/** Sampled: how often a steady bet wins against a gambler. */
export const winning = defineExperiment({
  id: 'toy-dice/winning',
  kind: 'sampled',
  params: { games: { column: int({ unit: 'games', min: 1, max: 100_000 }), usual: 400, role: 'effort' } },
  stated: [claim('wins', 0.35, 0.12, { facts: { bet: 3 } })],
  run: async ({ games }, host) => {
    const findings: Finding[] = [];
    for (const bet of [3, 6]) {
      const lineup = { left: `steady-${bet}`, right: 'gambler' };
      const tally = await host.sample({ game: dice.id, config: null, lineup, seed: 'toy', games });
      const { rate, low, high } = rateOf(tally.wins.left ?? 0, tally.games);
      findings.push({
        figure: { key: 'wins', facts: { bet }, unit: 'share' },
        measured: rate ?? 0,
        low,
        high,
        n: tally.games,
      });
      host.progress(findings.length / 2);
    }
    return {
      findings,
      plots: [
        {
          key: 'by-bet',
          x: { key: 'bet', unit: 'count' },
          y: { key: 'won', unit: 'share' },
          marks: [
            {
              kind: 'dots',
              series: 'steady',
              points: findings.map(({ measured }, at) => ({ x: at, y: measured })),
            },
          ],
        },
      ],
    };
  },
});

/** Exact, and no longer what its claim says. */
export const drifting = defineExperiment({
  id: 'toy-dice/drifting',
  kind: 'exact',
  params: {},
  stated: [claim('sum', 3.5, 0.1)],
  run: async () => ({ findings: [exactly('sum', 3.25, {}, 'number')], plots: [] }),
});

const words = (title: string) => ({ title, question: `${title}?`, figures: {}, words: {} });

/** The laboratory of the dice. */
export const DICE_CLAIMS: GameClaims = {
  game: dice.id,
  measure: MEASURE as unknown as GameClaims['measure'],
  experiments: [chances, winning, drifting],
  bots: [steady('left', 3), steady('left', 6), gambler('right')].map((bot) => ({
    ...bot,
    // What is decided on is a view of the dice: the bots are seated at no other game.
    decide: (view, seed) => bot.decide(view as Parameters<typeof bot.decide>[0], seed),
  })),
  texts: {
    en: {
      'toy-dice/chances': {
        ...words('Chances'),
        figures: { meets: 'A bet of {bet} meets the sum' },
        reasons: { 'no-card': 'The card is rare.' },
      },
      'toy-dice/winning': {
        ...words('Winning'),
        figures: { wins: 'Bet {bet} wins' },
        words: { 'by-bet': 'By bet', bet: 'bet', won: 'won', steady: 'steady' },
      },
      'toy-dice/drifting': { ...words('Drifting'), figures: { sum: 'The mean sum' } },
    },
    'zh-Hans': {
      'toy-dice/chances': {
        ...words('机会'),
        figures: { meets: '押 {bet} 命中' },
        reasons: { 'no-card': '牌很少见。' },
      },
      'toy-dice/winning': {
        ...words('胜率'),
        figures: { wins: '押 {bet} 获胜' },
        words: { 'by-bet': '按注', bet: '注', won: '胜', steady: '不变' },
      },
      'toy-dice/drifting': { ...words('偏移'), figures: { sum: '平均和' } },
    },
    'zh-Hant': {
      'toy-dice/chances': {
        ...words('機會'),
        figures: { meets: '押 {bet} 命中' },
        reasons: { 'no-card': '牌很少見。' },
      },
      'toy-dice/winning': {
        ...words('勝率'),
        figures: { wins: '押 {bet} 獲勝' },
        words: { 'by-bet': '按注', bet: '注', won: '勝', steady: '不變' },
      },
      'toy-dice/drifting': { ...words('偏移'), figures: { sum: '平均和' } },
    },
  },
};

export const GROUND = {
  game: dice.id,
  rulesVersion: 1,
  tablesDigest: 'none',
  version: '0.0.0',
  node: 'test',
};

/** Looks up the dice and their bots. */
export function openDice(request: SampleRequest): OpenSample {
  const players = Object.fromEntries(
    Object.entries(request.lineup).map(([seat, id]) => {
      const bot = DICE_CLAIMS.bots.find((each) => each.seat === seat && each.id === id);
      if (bot === undefined) throw new RangeError(`no bot "${id}"`);
      return [seat, bot];
    }),
  );
  return { matchup: { game: dice, config: null, players }, measure: MEASURE };
}

export const HOST = localHost(openDice);
