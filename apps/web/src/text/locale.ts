/** The languages of the client. The two Chinese scripts are two languages here: each is written, none is converted. */
export const LOCALES = ['en', 'zh-Hans', 'zh-Hant'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language by its own name. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The language for a reader of these language tags, the preferred first; English for a reader of none of ours. */
export function detectLocale(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const locale = localeOf(tag);
    if (locale !== undefined) return locale;
  }
  return 'en';
}

/**
 * By script and not by prefix: `zh-TW`, `zh-MO` and `yue` are read in Traditional characters, and falling back from
 * `zh-TW` over `zh` would end in Simplified ones.
 */
function localeOf(tag: string): Locale | undefined {
  const full = maximize(tag);
  switch (full?.script) {
    case 'Hans':
      return 'zh-Hans';
    case 'Hant':
      return 'zh-Hant';
    default:
      return full?.language === 'en' ? 'en' : undefined;
  }
}

/** `undefined` for what is no language tag: browsers have been seen to report `C` and `en_US`. */
function maximize(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
