import type { GameClaims } from '@foretell/lab';
import { MEASURE } from '../src/measure.ts';
import { FINGERPRINTS } from './fingerprints.ts';
import { RUNS } from './runs.ts';
import { en } from './texts/en.ts';
import { zhHans } from './texts/zh-Hans.ts';
import { zhHant } from './texts/zh-Hant.ts';

/** The laboratory of souls: what the design states of it, measured again. */
export const SOULS_CLAIMS: GameClaims = {
  game: 'souls',
  measure: MEASURE,
  experiments: [FINGERPRINTS, RUNS],
  bots: [],
  texts: { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant },
};
