import type { Locale } from '../../../../text/locale.ts';
import { en, type ShiftLabText } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

export type { ShiftLabText } from './en.ts';

const CATALOGUES: Readonly<Record<Locale, ShiftLabText>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

/** What the lab says about shift, in one language. */
export function labTextOf(locale: Locale): ShiftLabText {
  return CATALOGUES[locale];
}
