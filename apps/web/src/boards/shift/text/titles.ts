import type { Locale } from '../../../text/locale.ts';

/** The game's name. By itself, because the poster on the wall needs no more than this. */
export const TITLES: Readonly<Record<Locale, string>> = {
  en: 'Shift',
  'zh-Hans': '上班摸鱼',
  'zh-Hant': '上班摸魚',
};
