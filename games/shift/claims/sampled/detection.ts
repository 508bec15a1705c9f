import { int, openRng, rngStream } from '@foretell/engine';
import { defineExperiment, type Stated } from '@foretell/lab';
import { detectionOf, drawDetection } from '../../src/rules/detection.ts';
import { drawLeak } from '../../src/rules/leak.ts';
import { type BossHour, HOURS_A_DAY } from '../../src/sheets.ts';
import { RULES } from '../../src/tables/rules.ts';
import { specification } from '../figures.ts';
import { shareOf } from './estimates.ts';
import { sampled } from './figures.ts';
import { ruleParam, SEED } from './plays.ts';

const MILLION = {
  column: int({ unit: 'hours', min: 1000, max: 100_000_000 }),
  usual: 1_000_000,
  role: 'effort',
} as const;

/** What the dice of the workshop do in a million watched hours, and in as many hours of meetings. */
export const DETECTION = defineExperiment({
  id: 'shift/detection',
  kind: 'sampled',
  params: {
    hours: MILLION,
    seed: SEED,
    coastDetection: ruleParam('coastDetection'),
    slackDetection: ruleParam('slackDetection'),
  },
  stated: [
    specification('caught', { action: 'coast' }, 0.4, 0.002),
    specification('caught', { action: 'slack' }, 0.8, 0.002),
  ],
  async run({ hours, seed, coastDetection, slackDetection }) {
    const config = { ...RULES.rows.standard, coastDetection, slackDetection };
    const rng = openRng(rngStream(seed, 'detection'));
    const caught = { coast: 0, slack: 0 };
    const days = Math.ceil(hours / HOURS_A_DAY);
    for (let day = 0; day < days; day++) {
      for (const draw of drawDetection(rng)) {
        for (const action of ['coast', 'slack'] as const) {
          if (draw < detectionOf(config, action)) caught[action] += 1;
        }
      }
    }
    const watched = days * HOURS_A_DAY;
    return {
      findings: (['coast', 'slack'] as const).map((action) =>
        sampled('caught', { action }, 'share', shareOf(caught[action], watched), watched),
      ),
      plots: [],
    };
  },
});

const LEAKS = [15, 30, 50] as const;
const SHEET: readonly BossHour[] = Array.from({ length: HOURS_A_DAY }, (_, hour) =>
  hour < 4 ? 'meeting' : 'watch',
);

/** How often a meeting leaks, and whether anything else ever does. */
export const LEAK_RATE = defineExperiment({
  id: 'shift/leak-rate',
  kind: 'sampled',
  params: { hours: { ...MILLION, usual: 200_000 }, seed: SEED },
  stated: LEAKS.flatMap((leak): Stated[] => [
    specification('leaked', { leak: `${leak} %` }, leak / 100, 0.01),
    specification('leaked-watch', { leak: `${leak} %` }, 0, 0),
  ]),
  async run({ hours, seed }) {
    const findings = LEAKS.flatMap((leak) => {
      const rng = openRng(rngStream(seed, `leak/${leak}`));
      const config = { ...RULES.rows.standard, leak };
      const days = Math.ceil(hours / HOURS_A_DAY);
      let meetings = 0;
      let watches = 0;
      for (let day = 0; day < days; day++) {
        for (const [hour, isLeaked] of drawLeak(config, SHEET, rng).entries()) {
          if (isLeaked && SHEET[hour] === 'meeting') meetings += 1;
          if (isLeaked && SHEET[hour] === 'watch') watches += 1;
        }
      }
      const facts = { leak: `${leak} %` };
      const half = (days * HOURS_A_DAY) / 2;
      return [
        sampled('leaked', facts, 'share', shareOf(meetings, half), half),
        // A single one would be a mistake in the rules and no accident: a count, not a rate.
        sampled('leaked-watch', facts, 'count', { value: watches, low: watches, high: watches }, half),
      ];
    });
    return { findings, plots: [] };
  },
});
