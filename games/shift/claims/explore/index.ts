import {
  type AnyExperiment,
  defineExperiment,
  type ExperimentTexts,
  type Finding,
  type Language,
  type Plot,
} from '@foretell/lab';
import { HOURS_A_DAY } from '../../src/sheets.ts';
import { exactly } from '../figures.ts';
import { type ModelRules, ruleParams, rulesWith } from '../params.ts';
import { ROUGH_ERROR } from '../perfect/values.ts';
import { type Monday, solveMonday } from './monday.ts';
import { en } from './texts/en.ts';
import { zhHans } from './texts/zh-Hans.ts';
import { zhHant } from './texts/zh-Hant.ts';

const params = ruleParams(
  'k',
  'minMeetings',
  'leak',
  'days',
  'slope',
  'coastDetection',
  'slackDetection',
  'firstFine',
  'fineStep',
);

/** Perfect play under any rules, in the time that it takes to turn a knob: no claim, an instrument. */
const explore: AnyExperiment = defineExperiment({
  id: 'shift/explore',
  kind: 'exact',
  params,
  stated: [],
  run: async (settings) => outcomeOf(rulesWith(settings)),
});

function outcomeOf(rules: ModelRules) {
  const monday = solveMonday(rules);
  return { findings: findingsOf(monday), plots: [plotOf(monday)] };
}

function findingsOf({ bossWins, meetings, coast, slack }: Monday): readonly Finding[] {
  const low = Math.max(0, bossWins - ROUGH_ERROR);
  const high = Math.min(1, bossWins + ROUGH_ERROR);
  const hours = { coast, slack, work: HOURS_A_DAY - coast - slack };
  return [
    { figure: { key: 'boss-wins', facts: {}, unit: 'share' }, measured: bossWins, low, high },
    ...meetings.map((chance, count) => exactly('meetings', { count }, 'share', chance)),
    ...Object.entries(hours).map(([action, count]) => exactly('hours', { action }, 'number', count)),
  ];
}

function plotOf({ meetings }: Monday): Plot {
  return {
    key: 'monday',
    x: { key: 'count', unit: 'count' },
    y: { key: 'chance', unit: 'share', domain: [0, 1] },
    marks: [
      {
        kind: 'bars',
        series: 'boss',
        bars: meetings.map((value, count) => ({ label: `meetings-${count}`, value })),
      },
    ],
  };
}

export const EXPLORE_EXPERIMENTS: readonly AnyExperiment[] = [explore];
export const EXPLORE_TEXTS: Readonly<Record<Language, ExperimentTexts>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
