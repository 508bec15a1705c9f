import type { Language } from '@foretell/lab';
import { en, type Text } from './en.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

const CATALOGUES: Readonly<Record<Language, Text>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

export function textOf(language: Language): Text {
  return CATALOGUES[language];
}

export type { Text };
