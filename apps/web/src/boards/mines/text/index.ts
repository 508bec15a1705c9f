import type { Locale } from '../../../text/locale.ts';
import { type BattleText, en } from './battle/en.ts';
import { zhHans } from './battle/zh-Hans.ts';
import { zhHant } from './battle/zh-Hant.ts';

/** Everything the board says, by who says it. */
export interface MinesText {
  readonly battle: BattleText;
}

const CATALOGUES: Readonly<Record<Locale, MinesText>> = {
  en: { battle: en },
  'zh-Hans': { battle: zhHans },
  'zh-Hant': { battle: zhHant },
};

/** Everything the board says, in one language. */
export function textOf(locale: Locale): MinesText {
  return CATALOGUES[locale];
}
