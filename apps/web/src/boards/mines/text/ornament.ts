import type { Locale } from '../../../text/locale.ts';

/** What stands under the foreman's portrait on the noticeboard. */
export const NOTICE: Readonly<Record<Locale, string>> = {
  en: 'Whoever has the lamp of gallery four: bring it back. And yourself.',
  'zh-Hans': '谁拿了四号巷道的灯：请把灯带回来，人也一起回来。',
  'zh-Hant': '誰拿了四號巷道的燈：請把燈帶回來，人也一起回來。',
};
