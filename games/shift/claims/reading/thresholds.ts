import { defineExperiment, type Finding, type Plot } from '@foretell/lab';
import { detectionOf } from '../../src/rules/detection.ts';
import { fineAfter } from '../../src/rules/fine.ts';
import { multiplierOf } from '../../src/rules/money.ts';
import { WORKER_HOURS, type WorkerHour } from '../../src/sheets.ts';
import { ACTIONS } from '../../src/tables/actions.ts';
import { butFound, design, exactly, specification } from '../figures.ts';
import { type ModelRules, ruleParams, rulesWith } from '../params.ts';
import { finesUpTo } from './model/account.ts';
import { watchedAfter } from './posterior.ts';
import { USUAL_SHARE } from './reader.ts';

const params = ruleParams('firstFine', 'fineStep', 'coastDetection', 'slackDetection');

/** When which hour is best for the worker's own purse, and how the ladder moves that (table 8.2). */
export const THRESHOLDS = defineExperiment({
  id: 'shift/thresholds',
  kind: 'exact',
  params,
  stated: [
    ...(
      [
        [0, 0.5, 0.83, 2],
        [2, 0.36, 0.5, 1],
        [4, 0.28, 0.36, 0],
      ] as const
    ).flatMap(([catches, slack, coast, pay]) => [
      design('slack-over-coast', { catches }, slack, 0.005),
      design('coast-over-work', { catches }, coast, 0.005),
      design('best-pay', { catches }, pay, 0),
    ]),
    specification('coast-over-work', { catches: 1 }, 0.625, 1e-9),
    ...[2, 3, 4, 5].map((fine, catches) => design('next-fine', { catches }, fine, 0)),
    ...[2, 5, 9, 14, 20].map((sum, before) => design('fines-so-far', { catches: before + 1 }, sum, 0)),
    design('price-of-risk-slack', {}, 2.5, 1e-9),
    design('price-of-risk-coast', {}, 2.5, 1e-9),
  ],
  async run(settings) {
    const rules = rulesWith(settings);
    const reading = watchedAfter('meeting', USUAL_SHARE, rules.minMeetings);
    const findings = [0, 2, 4].flatMap((catches) => [
      ...boundaries(rules, catches, 0),
      exactly('best-pay', { catches }, 'money', ACTIONS.rows[bestHour(rules, catches, reading)].money),
    ]);
    // With one catch it is exactly the chance that an unread hour is watched: no test should rest on that tie.
    const tie = exactly('coast-over-work', { catches: 1 }, 'share', boundary(rules, 1, 0, 'coast', 'work'));
    return { findings: [...findings, tie, ...ladder(rules), ...prices(rules)], plots: [plotOf(rules, 0)] };
  },
});

const differenceParams = { ...params, ...ruleParams('k', 'slope', 'minMeetings') };

/** The same for the difference of the purses, in which an hour's work pays the boss: what decides the week (table 8.3). */
export const DIFFERENCE_THRESHOLDS = defineExperiment({
  id: 'shift/difference-thresholds',
  kind: 'exact',
  params: differenceParams,
  stated: [
    specification('output-point', {}, 0.457, 0.0005),
    ...[0.67, 0.56, 0.49, 0.43, 0.38, 0.35, 0.32].map((slack, catches) =>
      catches === 4
        ? butFound(specification('slack-over-coast', { catches }, slack, 0.005), 0.3852, 0.0005, 'cut-off')
        : specification('slack-over-coast', { catches }, slack, 0.005),
    ),
    // The first two are "always": at least certain to be watched.
    ...[1, 1].map((coast, catches) => ({
      ...specification('coast-over-work', { catches }, coast, 0),
      bound: 'at-least' as const,
    })),
    ...[0.8, 0.66, 0.56, 0.48, 0.43].map((coast, after) =>
      specification('coast-over-work', { catches: after + 2 }, coast, 0.005),
    ),
  ],
  async run(settings) {
    const rules = rulesWith(settings);
    const point = multiplierOf(rules, rules.minMeetings) / rules.k;
    const findings = [0, 1, 2, 3, 4, 5, 6].flatMap((catches) => boundaries(rules, catches, point));
    return {
      findings: [exactly('output-point', {}, 'money', point), ...findings],
      plots: [plotOf(rules, point)],
    };
  },
});

/** Below which chance of being watched the dearer hour is the better one. Above 1: always. */
function boundaries(rules: ModelRules, catches: number, point: number): Finding[] {
  return [
    exactly('slack-over-coast', { catches }, 'share', boundary(rules, catches, point, 'slack', 'coast')),
    exactly('coast-over-work', { catches }, 'share', boundary(rules, catches, point, 'coast', 'work')),
  ];
}

/** Where two hours are worth the same. An hour's worth is a straight line in the chance of being watched. */
function boundary(
  rules: ModelRules,
  catches: number,
  point: number,
  bold: WorkerHour,
  timid: WorkerHour,
): number {
  const one = lineOf(rules, catches, point, bold);
  const other = lineOf(rules, catches, point, timid);
  return (one.unwatched - other.unwatched) / (one.risk - other.risk);
}

/**
 * What an hour is worth to the worker when nobody looks, and what certain watching takes from that. `point` is what one
 * point of output gives the boss, and so takes from the worker; 0 where only his own purse counts.
 */
function lineOf(rules: ModelRules, catches: number, point: number, hour: WorkerHour) {
  const { money, output } = ACTIONS.rows[hour];
  const unwatched = money - point * output;
  return { unwatched, risk: (detectionOf(rules, hour) / 100) * (unwatched + fineAfter(rules, catches)) };
}

function bestHour(rules: ModelRules, catches: number, watched: number): WorkerHour {
  const worth = (hour: WorkerHour) => {
    const { unwatched, risk } = lineOf(rules, catches, 0, hour);
    return unwatched - watched * risk;
  };
  return WORKER_HOURS.reduce((best, hour) => (worth(hour) > worth(best) ? hour : best));
}

function ladder(rules: ModelRules): Finding[] {
  return [
    ...[0, 1, 2, 3].map((catches) => exactly('next-fine', { catches }, 'money', fineAfter(rules, catches))),
    ...finesUpTo(rules, 5).flatMap((sum, catches) =>
      catches === 0 ? [] : [exactly('fines-so-far', { catches }, 'money', sum)],
    ),
  ];
}

/** Money for one unit of detection: the two tiers cost the same risk for the same money. */
function prices(rules: ModelRules): Finding[] {
  const price = (hour: WorkerHour) => ACTIONS.rows[hour].money / (detectionOf(rules, hour) / 100);
  return [
    exactly('price-of-risk-slack', {}, 'money', price('slack')),
    exactly('price-of-risk-coast', {}, 'money', price('coast')),
  ];
}

function plotOf(rules: ModelRules, point: number): Plot {
  const line = (series: string, bold: WorkerHour, timid: WorkerHour) => ({
    kind: 'line' as const,
    series,
    points: [0, 1, 2, 3, 4, 5, 6].map((x) => ({ x, y: Math.min(1, boundary(rules, x, point, bold, timid)) })),
  });
  return {
    key: 'boundaries',
    x: { key: 'catches', unit: 'count' },
    y: { key: 'watched', unit: 'share', domain: [0, 1] },
    marks: [
      line('slack-line', 'slack', 'coast'),
      line('coast-line', 'coast', 'work'),
      { kind: 'rule', axis: 'y', at: watchedAfter('meeting', USUAL_SHARE, rules.minMeetings) },
    ],
  };
}
