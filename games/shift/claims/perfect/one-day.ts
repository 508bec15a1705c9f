import { defineExperiment } from '@foretell/lab';
import { exactly, specification } from '../figures.ts';
import { ruleParams, rulesWith } from '../params.ts';
import { solveOneDay } from './sheets-of-a-day.ts';

/** All boss sheets against all worker sheets for one day of money, and the game of counts to which they come down. */
export const ONE_DAY = defineExperiment({
  id: 'shift/one-day',
  kind: 'exact',
  params: ruleParams(
    'k',
    'slope',
    'minMeetings',
    'basePay',
    'firstFine',
    'fineStep',
    'coastDetection',
    'slackDetection',
    'caughtCoastKeepsOutput',
  ),
  stated: [
    specification('boss-sheets', {}, 219, 0),
    specification('worker-sheets', {}, 6561, 0),
    specification('boss-counts', {}, 6, 0),
    specification('worker-counts', {}, 45, 0),
    specification('gap-of-sheets', {}, 0, 1e-9),
  ],
  async run(settings) {
    const day = solveOneDay(rulesWith(settings));
    const value = (low: number, high: number) => ({ measured: (low + high) / 2, low, high });
    return {
      findings: [
        exactly('boss-sheets', {}, 'count', day.bossSheets),
        exactly('worker-sheets', {}, 'count', day.workerSheets),
        exactly('boss-counts', {}, 'count', day.bossCounts),
        exactly('worker-counts', {}, 'count', day.workerCounts),
        {
          figure: { key: 'value-of-counts', facts: {}, unit: 'money' },
          ...value(day.ofCounts.low, day.ofCounts.high),
        },
        {
          figure: { key: 'value-of-sheets', facts: {}, unit: 'money' },
          ...value(day.ofSheets.low, day.ofSheets.high),
        },
        exactly('gap-of-sheets', {}, 'money', day.ofSheets.high - day.ofSheets.low),
      ],
      plots: [
        {
          key: 'meetings',
          x: { key: 'chance', unit: 'share', domain: [0, 1] },
          y: { key: 'meetings-a-day', unit: 'count' },
          marks: [
            {
              kind: 'bars',
              series: 'boss',
              bars: day.bossMix.map((value, row) => ({ label: `m${day.leastMeetings + row}`, value })),
            },
          ],
        },
      ],
    };
  },
});
