import type { Locale } from '../../../text/locale.ts';
import { en, type MinesPaperText } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

const CATALOGUES: Readonly<Record<Locale, MinesPaperText>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

export function paperTextOf(locale: Locale): MinesPaperText {
  return CATALOGUES[locale];
}

export type { MinesPaperText };
