import type { AnyExperiment, ExperimentTexts, Language } from '@foretell/lab';
import { BEST_READER } from './best-reader.ts';
import { EXPLOITABILITY } from './exploitability.ts';
import { LEAK, LEAK_LOAD } from './leak.ts';
import { LEAK_OPTIMAL } from './leak-optimal.ts';
import { ONE_DAY } from './one-day.ts';
import { RANDOM_BOSS } from './random-boss.ts';
import { SABOTAGE } from './sabotage.ts';
import { SOLVED } from './solved.ts';
import { en } from './texts/en.ts';
import { zhHans } from './texts/zh-hans.ts';
import { zhHant } from './texts/zh-hant.ts';

export { PERFECT_BOTS } from './answering-bots.ts';

/** What perfect play answers: bosses nobody can read, workers who play for the win, and whom either can exploit. */
export const PERFECT_EXPERIMENTS: readonly AnyExperiment[] = [
  ONE_DAY,
  RANDOM_BOSS,
  BEST_READER,
  LEAK,
  LEAK_LOAD,
  LEAK_OPTIMAL,
  SABOTAGE,
  SOLVED,
  EXPLOITABILITY,
];

export const PERFECT_TEXTS: Readonly<Record<Language, ExperimentTexts>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
