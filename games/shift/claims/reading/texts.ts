import type { ExperimentTexts, Language } from '@foretell/lab';
import { en } from './texts/en.ts';
import { zhHans } from './texts/zh-hans.ts';
import { zhHant } from './texts/zh-hant.ts';

/** What is said about the reader's experiments. */
export const READING_TEXTS: Readonly<Record<Language, ExperimentTexts>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
