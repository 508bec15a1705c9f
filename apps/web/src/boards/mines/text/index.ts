import type { Locale } from '../../../text/locale.ts';
import { en } from './battle/en.ts';

/** Everything the board says, in one language. */
export function textOf(_: Locale) {
  return { battle: en };
}
export type MinesText = ReturnType<typeof textOf>;
