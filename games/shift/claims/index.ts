import type { GameClaims } from '@foretell/lab';

/** The laboratory of shift. */
export const SHIFT_CLAIMS: GameClaims = {
  game: 'shift',
  experiments: [],
  bots: [],
  texts: { en: {}, 'zh-Hans': {}, 'zh-Hant': {} },
};
