import { defineExperiment } from '@foretell/lab';
import { butFound, design, exactly, specification } from '../figures.ts';
import { accuracyParam, ruleParams, rulesWith } from '../params.ts';
import { chanceOf, type Duel, exploitabilityOf, solveDuel } from './model/duel.ts';
import { usesSlack } from './model/plan.ts';
import { openWeeks } from './model/week.ts';

/** Rules without which the boss stops meeting. */

const noMinimumParams = {
  ...ruleParams('k', 'slope', 'basePay', 'firstFine', 'fineStep', 'coastDetection', 'slackDetection'),
  q: accuracyParam,
};

/** Without a minimum of meetings. Asked of both readings of a caught coast hour: the printed figure is of the other one. */
export const NO_MINIMUM = defineExperiment({
  id: 'shift/no-minimum',
  kind: 'exact',
  params: noMinimumParams,
  stated: [
    butFound(specification('days-with', { meetings: 1 }, 0.69, 0.05), 0.542, 0.005, 'other-output'),
    butFound(specification('days-with', { meetings: 0 }, 0.31, 0.05), 0.458, 0.005, 'other-output'),
    specification('days-with-if-kept', { meetings: 1 }, 0.69, 0.05),
    specification('days-with-if-kept', { meetings: 0 }, 0.31, 0.05),
    butFound(design('days-with-design', { meetings: 1 }, 1, 0.05), 0.542, 0.005, 'one-or-none'),
    design('slack-in-plans', {}, 0, 0.0005),
  ],
  async run(settings) {
    const rules = { ...rulesWith(settings), minMeetings: 0 };
    const weeks = openWeeks();
    const solve = (caughtCoastKeepsOutput: boolean) =>
      solveDuel(weeks, { rules: { ...rules, caughtCoastKeepsOutput }, accuracy: settings.q / 1000 }, 'score');
    const duel = solve(false);
    const kept = solve(true);
    return {
      findings: [
        ...[0, 1].flatMap((meetings) => [
          exactly('days-with', { meetings }, 'share', shareOf(duel, meetings)),
          exactly('days-with-if-kept', { meetings }, 'share', shareOf(kept, meetings)),
        ]),
        exactly('days-with-design', { meetings: 1 }, 'share', shareOf(duel, 1)),
        exactly('slack-in-plans', {}, 'share', chanceOf(duel.worker, usesSlack)),
      ],
      plots: [
        {
          key: 'days-by-meetings',
          x: { key: 'meetings', unit: 'count' },
          y: { key: 'days', unit: 'share' },
          marks: [
            { kind: 'dots', series: 'makes-nothing', points: sharesOf(duel) },
            { kind: 'dots', series: 'keeps-output', points: sharesOf(kept) },
          ],
        },
      ],
    };
  },
});

const finesParams = {
  ...ruleParams('slope', 'basePay', 'firstFine', 'fineStep', 'coastDetection', 'slackDetection'),
  ...ruleParams('caughtCoastKeepsOutput'),
  q: accuracyParam,
};

/** Large enough that output pays the boss little beside fines. In hundredths. */
const LARGE_K = 1000;
const KS = [230, 350, 500, 700, LARGE_K];

/** With the fines in the boss's purse, and no minimum yet. */
export const FINES_TO_BOSS = defineExperiment({
  id: 'shift/fines-to-boss',
  kind: 'exact',
  params: finesParams,
  stated: [
    { ...specification('days-without', { k: '10.00' }, 0.5, 0), bound: 'at-least' },
    specification('days-without-range', { k: '10.00' }, 0.87, 0.05),
    butFound(design('days-without-design', { k: '10.00' }, 0.82, 0.05), 0.92, 0.005, 'lost-curve'),
    design('exploitability', { k: '10.00' }, 0, 0.001),
  ],
  async run(settings) {
    const rules = { ...rulesWith(settings), minMeetings: 0 };
    const weeks = openWeeks();
    const duels = KS.map((k) => {
      const prices = { rules: { ...rules, k }, finesGoToBoss: true };
      return { k, duel: solveDuel(weeks, { ...prices, accuracy: settings.q / 1000 }, 'score') };
    });
    const facts = { k: (LARGE_K / 100).toFixed(2) };
    const findings = duels.flatMap(({ k, duel }) => {
      if (k !== LARGE_K) return [];
      const without = shareOf(duel, 0);
      return [
        exactly('days-without', facts, 'share', without),
        exactly('days-without-range', facts, 'share', without),
        exactly('days-without-design', facts, 'share', without),
        exactly('exploitability', facts, 'share', exploitabilityOf(duel, 'score')),
      ];
    });
    const points = duels.map(({ k, duel }) => ({ x: k / 100, y: shareOf(duel, 0) }));
    return {
      findings,
      plots: [
        {
          key: 'without-by-k',
          x: { key: 'k', unit: 'k' },
          y: { key: 'days', unit: 'share', domain: [0, 1] },
          marks: [{ kind: 'line', series: 'none', points }],
        },
      ],
    };
  },
});

function shareOf({ boss }: Duel, meetings: number): number {
  return chanceOf(boss, (load) => load === meetings);
}

function sharesOf({ boss }: Duel) {
  return boss.map(({ option, chance }) => ({ x: option, y: chance }));
}
