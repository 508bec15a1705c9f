import type { Locale } from '../../../../text/locale.ts';
import { en, type TermsText } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

const CATALOGUES: Readonly<Record<Locale, TermsText>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

/** What the things of the game are called, by the ids of its tables. */
export function termsOf(locale: Locale): TermsText {
  return CATALOGUES[locale];
}

export type { Term, TermsText } from './en.ts';
