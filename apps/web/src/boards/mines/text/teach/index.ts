import type { Locale } from '../../../../text/locale.ts';
import { en, type TeachText } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

const CATALOGUES: Readonly<Record<Locale, TeachText>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

/** What the teacher and the look back on a run say, in one language. */
export function teachTextOf(locale: Locale): TeachText {
  return CATALOGUES[locale];
}
