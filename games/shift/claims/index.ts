import type { ExperimentTexts, GameClaims, Language } from '@foretell/lab';
import { MEASURE } from '../src/measure.ts';
import { EXPLORE_EXPERIMENTS, EXPLORE_TEXTS } from './explore/index.ts';
import { PERFECT_BOTS, PERFECT_EXPERIMENTS, PERFECT_TEXTS } from './perfect/index.ts';
import { READING_EXPERIMENTS, READING_TEXTS } from './reading/index.ts';
import { SAMPLED_BOTS, SAMPLED_EXPERIMENTS, SAMPLED_TEXTS } from './sampled/index.ts';

const TEXTS = [READING_TEXTS, PERFECT_TEXTS, SAMPLED_TEXTS, EXPLORE_TEXTS];

/** The laboratory of shift: what the design states of it, measured again. */
export const SHIFT_CLAIMS: GameClaims = {
  game: 'shift',
  measure: MEASURE,
  experiments: [
    ...READING_EXPERIMENTS,
    ...PERFECT_EXPERIMENTS,
    ...SAMPLED_EXPERIMENTS,
    ...EXPLORE_EXPERIMENTS,
  ],
  bots: [...PERFECT_BOTS, ...SAMPLED_BOTS],
  texts: { en: textsIn('en'), 'zh-Hans': textsIn('zh-Hans'), 'zh-Hant': textsIn('zh-Hant') },
};

function textsIn(language: Language): ExperimentTexts {
  return Object.assign({}, ...TEXTS.map((texts) => texts[language]));
}
