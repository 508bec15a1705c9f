import { en, type Text } from './en.ts';
import type { Locale } from './locale.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

const CATALOGUES: Readonly<Record<Locale, Text>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

export function textOf(locale: Locale): Text {
  return CATALOGUES[locale];
}

export type { Text };
