import type { Locale } from '../../../text/locale.ts';
import { type BattleText, en } from './battle/en.ts';
import { zhHans } from './battle/zh-Hans.ts';
import { zhHant } from './battle/zh-Hant.ts';
import { type TermsText, termsOf } from './terms/index.ts';

/** Everything the board says, by who says it. */
export interface MinesText {
  readonly battle: BattleText;
  readonly terms: TermsText;
}

const CATALOGUES: Readonly<Record<Locale, MinesText>> = {
  en: { battle: en, terms: termsOf('en') },
  'zh-Hans': { battle: zhHans, terms: termsOf('zh-Hans') },
  'zh-Hant': { battle: zhHant, terms: termsOf('zh-Hant') },
};

/** Everything the board says, in one language. */
export function textOf(locale: Locale): MinesText {
  return CATALOGUES[locale];
}
