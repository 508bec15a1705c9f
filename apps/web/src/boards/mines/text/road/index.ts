import type { Locale } from '../../../../text/locale.ts';
import { en, type RoadText } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

const CATALOGUES: Readonly<Record<Locale, RoadText>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

/** What the map and the offers say. */
export function roadTextOf(locale: Locale): RoadText {
  return CATALOGUES[locale];
}

export type { RoadText };
