import type { Locale } from '../../../text/locale.ts';

/** The game's name. By itself, because the poster on the wall needs no more than this. */
export const TITLES: Readonly<Record<Locale, string>> = {
  en: 'Mines',
  'zh-Hans': '雷图',
  'zh-Hant': '雷圖',
};
