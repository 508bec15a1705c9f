import type { Locale } from '../text/locale.ts';
import { LOCALES } from '../text/locale.ts';

/** What a player may choose for the whole client. `system`: as the browser says. */
export interface Settings {
  readonly language: Locale | 'system';
  readonly sound: 'on' | 'off';
  readonly motion: 'system' | 'full' | 'reduced';
  /** The hand whose thumb works the main buttons. */
  readonly hand: 'right' | 'left';
  readonly contrast: 'system' | 'normal' | 'more';
  /** `colour-blind`: colours that differ in lightness too. Nothing is told by colour alone in either. */
  readonly palette: 'normal' | 'colour-blind';
}

export const SETTINGS_KEY = 'settings';

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  sound: 'on',
  motion: 'system',
  hand: 'right',
  contrast: 'system',
  palette: 'normal',
};

/** The values of each setting, in the order in which they are offered. */
export const SETTING_VALUES: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = {
  language: ['system', ...LOCALES],
  sound: ['on', 'off'],
  motion: ['system', 'full', 'reduced'],
  hand: ['right', 'left'],
  contrast: ['system', 'normal', 'more'],
  palette: ['normal', 'colour-blind'],
};

/** Reads stored settings. A setting that is missing has its default; one that says something unknown spoils them all. */
export function parseSettings(json: unknown): Settings | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS, ...json };
  const values: Readonly<Record<string, readonly unknown[]>> = SETTING_VALUES;
  const isKnown = Object.entries(settings).every(([name, value]) => values[name]?.includes(value) === true);
  return isKnown ? (settings as unknown as Settings) : undefined;
}
