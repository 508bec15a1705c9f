import { defineExperiment, type Finding, type Plot } from '@foretell/lab';
import { butFound, design, exactly, specification } from '../figures.ts';
import { rulesWith } from '../params.ts';
import { accountOf } from './model/account.ts';
import { chanceOf, type Duel, exploitabilityOf, meanOf, solveDuel } from './model/duel.ts';
import { isSame, PLANS, type Plan } from './model/plan.ts';
import { openWeeks, type World } from './model/week.ts';
import { chanceOfBoth, hoursOf } from './model/week-figures.ts';
import { READER } from './reader.ts';

/** What the design publishes: slack on "meeting", work on "watching", one tier down after the second catch. */
export const PUBLISHED: Plan = { onMeeting: 'slack', onWatch: 'work', dropsAfter: 2 };

/** … and with it a boss of three meetings a day. */
export const PUBLISHED_MEETINGS = 3;

/**
 * The week when both play for the difference of the purses, within the family of simple plans. This goal, and not the
 * chance of winning, gives the figures that the design publishes.
 */
export const EQUILIBRIUM = defineExperiment({
  id: 'shift/equilibrium',
  kind: 'exact',
  params: READER,
  stated: [
    design('three-meetings', {}, 1, 0.0005),
    design('published-plan', {}, 1, 0.0005),
    design('worker-money', {}, 22.2, 0.05),
    design('output', {}, 84.6, 0.05),
    design('boss-money', {}, 24.2, 0.05),
    design('catches', {}, 4.2, 0.05),
    design('slack-hours', {}, 1.5, 0.05),
    design('coast-hours', {}, 2.1, 0.05),
    design('work-hours', {}, 4.4, 0.05),
    design('exploitability', {}, 0, 0.05),
    butFound(design('exploitability-in-wins', {}, 0, 0.0005), 0.0036, 0.0005, 'another-goal'),
    { ...specification('weeks-with-both', {}, 0.99, 0), bound: 'at-least' },
    design('weeks-with-both-design', {}, 1, 0.01),
    specification('output-if-kept', {}, 87.4, 0.05),
  ],
  async run(settings) {
    const world: World = { rules: rulesWith(settings), accuracy: settings.q / 1000 };
    const weeks = openWeeks();
    const duel = solveDuel(weeks, world, 'lead');
    const keeping = { ...world, rules: { ...world.rules, caughtCoastKeepsOutput: true } };
    const kept = accountOf(keeping, PUBLISHED_MEETINGS, weeks(keeping, PUBLISHED_MEETINGS, PUBLISHED));
    return {
      findings: [
        ...playedIn(duel),
        ...purses(duel),
        ...days(duel, world),
        exactly('exploitability', {}, 'money', exploitabilityOf(duel, 'lead')),
        exactly('exploitability-in-wins', {}, 'share', exploitabilityOf(duel, 'score')),
        exactly('output-if-kept', {}, 'output', kept.output),
      ],
      plots: [leadByMeetings(duel), leadByDrop(duel)],
    };
  },
});

function playedIn({ boss, worker }: Duel): Finding[] {
  const three = chanceOf(boss, (meetings) => meetings === PUBLISHED_MEETINGS);
  const published = chanceOf(worker, (plan) => isSame(plan, PUBLISHED));
  return [exactly('three-meetings', {}, 'share', three), exactly('published-plan', {}, 'share', published)];
}

function purses(duel: Duel): Finding[] {
  const { workerMoney, output, lead, catches } = meanOf(duel);
  return [
    exactly('worker-money', {}, 'money', workerMoney),
    exactly('output', {}, 'output', output),
    exactly('boss-money', {}, 'money', workerMoney + lead),
    exactly('catches', {}, 'count', catches),
  ];
}

/** What the days are made of, and whether the weeks have both kinds of surprise. */
function days({ boss, worker }: Duel, world: World): Finding[] {
  const sum = { work: 0, coast: 0, slack: 0, both: 0 };
  for (const { option: meetings, chance: chanceOfLoad } of boss.filter(({ chance }) => chance > 0)) {
    for (const { option: plan, chance: chanceOfPlan } of worker.filter(({ chance }) => chance > 0)) {
      const chance = chanceOfLoad * chanceOfPlan;
      const hours = hoursOf(world, meetings, plan);
      sum.work += chance * hours.work;
      sum.coast += chance * hours.coast;
      sum.slack += chance * hours.slack;
      sum.both += chance * chanceOfBoth(world, meetings, plan);
    }
  }
  return [
    exactly('slack-hours', {}, 'count', sum.slack),
    exactly('coast-hours', {}, 'count', sum.coast),
    exactly('work-hours', {}, 'count', sum.work),
    exactly('weeks-with-both', {}, 'share', sum.both),
    exactly('weeks-with-both-design', {}, 'share', sum.both),
  ];
}

/** The boss's lead for each number of meetings, against what the worker plays: no other number is better. */
function leadByMeetings({ boss, worker, accounts }: Duel): Plot {
  const points = boss.map(({ option }, row) => ({
    x: option,
    y: worker.reduce((sum, { chance }, at) => sum + chance * (accounts[row]?.[at]?.lead ?? 0), 0),
  }));
  return {
    key: 'lead-by-meetings',
    x: { key: 'meetings', unit: 'count' },
    y: { key: 'lead', unit: 'money' },
    marks: [
      { kind: 'rule', axis: 'y', at: 0 },
      { kind: 'line', series: 'lead-line', points },
    ],
  };
}

/** The boss's lead when the worker drops earlier or later than he should. */
function leadByDrop({ boss, accounts }: Duel): Plot {
  const points = PLANS.flatMap((plan, at) => {
    const isLike = isSame({ ...plan, dropsAfter: PUBLISHED.dropsAfter }, PUBLISHED);
    if (!isLike || plan.dropsAfter === Number.POSITIVE_INFINITY) return [];
    const lead = boss.reduce((sum, { chance }, row) => sum + chance * (accounts[row]?.[at]?.lead ?? 0), 0);
    return [{ x: plan.dropsAfter, y: lead }];
  });
  return {
    key: 'lead-by-drop',
    x: { key: 'drops-after', unit: 'count' },
    y: { key: 'lead', unit: 'money' },
    marks: [{ kind: 'line', series: 'lead-line', points }],
  };
}
