import type { Locale } from '../../../../text/locale.ts';
import { en, type ProofText } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

const CATALOGUES: Readonly<Record<Locale, ProofText>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

/** What the sheet of proofs says in one language. */
export function proofTextOf(locale: Locale): ProofText {
  return CATALOGUES[locale];
}
