import type { Locale } from '../../../../text/locale.ts';
import { en, type RunText } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

const CATALOGUES: Readonly<Record<Locale, RunText>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

/** What a settlement and the end of a run say. */
export function runTextOf(locale: Locale): RunText {
  return CATALOGUES[locale];
}

export type { RunText };
