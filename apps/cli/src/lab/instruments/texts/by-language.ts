import type { Language } from '@foretell/lab';
import { en } from './en.ts';
import type { InstrumentTexts } from './text.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

export const INSTRUMENT_TEXTS: Readonly<Record<Language, InstrumentTexts>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
