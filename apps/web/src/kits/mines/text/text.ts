import type { Locale } from '../../../text/locale.ts';
import { en, type MinesKitText } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

const CATALOGUES: Readonly<Record<Locale, MinesKitText>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

export function kitTextOf(locale: Locale): MinesKitText {
  return CATALOGUES[locale];
}

export type { MinesKitText };
