import type { Locale } from '../../../text/locale.ts';
import { en, type ShiftText } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

export type { ShiftText } from './en.ts';

const CATALOGUES: Readonly<Record<Locale, ShiftText>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

/** Everything the board says, in one language. */
export function textOf(locale: Locale): ShiftText {
  return CATALOGUES[locale];
}
