import { defineExperiment, type Finding, type Plot } from '@foretell/lab';
import { butFound, design, exactly, specification } from '../figures.ts';
import { rulesWith } from '../params.ts';
import { PUBLISHED, PUBLISHED_MEETINGS } from './equilibrium.ts';
import { type Account, accountOf, scoreOf } from './model/account.ts';
import { chanceOf, meanOf, solveDuel } from './model/duel.ts';
import { isSame, type Plan } from './model/plan.ts';
import { openWeeks, type World } from './model/week.ts';
import { READER } from './reader.ts';

/** The published plan, but for the drop, which comes one catch sooner. */
const SOONER: Plan = { ...PUBLISHED, dropsAfter: 1 };

/** The K, in hundredths, at which the original's win rate is at home. */
const DEARER_K = 360;

/** How often the boss of the published week wins it, and what is played by who wants to win rather than to lead by much. */
export const EQUILIBRIUM_WIN_RATE = defineExperiment({
  id: 'shift/equilibrium-win-rate',
  kind: 'exact',
  params: READER,
  stated: [
    specification('boss-wins', {}, 0.534, 0.005),
    butFound(design('boss-wins-design', {}, 0.496, 0.005), 0.534, 0.0005, 'another-k'),
    specification('boss-wins-dearer', { k: '3.60' }, 0.503, 0.005),
    design('sooner-plan', {}, 1, 0.0005),
    design('worker-money-sooner', {}, 23.1, 0.05),
    design('output-sooner', {}, 88, 0.05),
    design('boss-money-sooner', {}, 25.1, 0.05),
    specification('won-by-dropping-sooner', {}, 0.004, 0.0005),
  ],
  async run(settings) {
    const world: World = { rules: rulesWith(settings), accuracy: settings.q / 1000 };
    const weeks = openWeeks();
    const week = (plan: Plan, k: number) => {
      const there = { ...world, rules: { ...world.rules, k } };
      return accountOf(there, PUBLISHED_MEETINGS, weeks(there, PUBLISHED_MEETINGS, plan));
    };
    const { k } = world.rules;
    const { bossWins } = week(PUBLISHED, k);
    const duel = solveDuel(weeks, world, 'score');
    const sooner = chanceOf(duel.worker, (plan) => isSame(plan, SOONER));
    return {
      findings: [
        exactly('boss-wins', {}, 'share', bossWins),
        exactly('boss-wins-design', {}, 'share', bossWins),
        exactly('boss-wins-dearer', { k: '3.60' }, 'share', week(PUBLISHED, DEARER_K).bossWins),
        exactly('sooner-plan', {}, 'share', sooner),
        ...purses(meanOf(duel)),
        exactly('won-by-dropping-sooner', {}, 'share', bossWins - week(SOONER, k).bossWins),
      ],
      plots: [scoreByK((at) => scoreOf(week(PUBLISHED, at)))],
    };
  },
});

function purses({ workerMoney, output, lead }: Account): Finding[] {
  return [
    exactly('worker-money-sooner', {}, 'money', workerMoney),
    exactly('output-sooner', {}, 'output', output),
    exactly('boss-money-sooner', {}, 'money', workerMoney + lead),
  ];
}

function scoreByK(scoreAt: (k: number) => number): Plot {
  const ks = Array.from({ length: 41 }, (_, step) => 250 + 5 * step);
  return {
    key: 'score-by-k',
    x: { key: 'k', unit: 'k' },
    y: { key: 'boss-score', unit: 'share', domain: [0, 1] },
    marks: [
      { kind: 'rule', axis: 'y', at: 0.5 },
      { kind: 'line', series: 'published', points: ks.map((k) => ({ x: k / 100, y: scoreAt(k) })) },
    ],
  };
}
