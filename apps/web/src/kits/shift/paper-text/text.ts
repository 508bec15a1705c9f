import type { Locale } from '../../../text/locale.ts';
import { en, type ShiftPaperText } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

const CATALOGUES: Readonly<Record<Locale, ShiftPaperText>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

export function paperTextOf(locale: Locale): ShiftPaperText {
  return CATALOGUES[locale];
}

export type { ShiftPaperText };
