import type { Locale } from '../../text/locale.ts';
import { en, type LabText } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

export type { LabText } from './en.ts';

const CATALOGUES: Readonly<Record<Locale, LabText>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

/** Everything the lab's pages say, in one language. */
export function labTextOf(locale: Locale): LabText {
  return CATALOGUES[locale];
}
