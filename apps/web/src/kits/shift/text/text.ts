import type { Locale } from '../../../text/locale.ts';
import { en, type ShiftKitText } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

const CATALOGUES: Readonly<Record<Locale, ShiftKitText>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

export function kitTextOf(locale: Locale): ShiftKitText {
  return CATALOGUES[locale];
}

export type { ShiftKitText };
