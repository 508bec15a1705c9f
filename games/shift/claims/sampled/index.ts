import type { AnyExperiment, ExperimentTexts, Language } from '@foretell/lab';
import { ABLATION } from './ablation.ts';
import { AI_LEVELS } from './ai-levels.ts';
import { DETECTION, LEAK_RATE } from './detection.ts';
import { LEARNING } from './learning.ts';
import { MEETING_RESPONSE } from './meeting-response.ts';
import { SKILL } from './skill.ts';
import { LEAK_BOT, PRESETS, TWO_LEGS_BOTS } from './tables-turned.ts';
import { TEN_DAYS } from './ten-days.ts';
import { en } from './texts/en.ts';
import { zhHans } from './texts/zh-hans.ts';
import { zhHant } from './texts/zh-hant.ts';

export { FORCED_BOSSES as SAMPLED_BOTS } from './bots.ts';

/** What playing it out answers: the computers against each other, and the dice by themselves. */
export const SAMPLED_EXPERIMENTS: readonly AnyExperiment[] = [
  ABLATION,
  AI_LEVELS,
  MEETING_RESPONSE,
  LEARNING,
  TEN_DAYS,
  TWO_LEGS_BOTS,
  LEAK_BOT,
  PRESETS,
  SKILL,
  DETECTION,
  LEAK_RATE,
];

export const SAMPLED_TEXTS: Readonly<Record<Language, ExperimentTexts>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
