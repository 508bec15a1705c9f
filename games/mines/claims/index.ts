import type { GameClaims } from '@foretell/lab';
import { MEASURE } from '../src/measure.ts';
import { ADVENTURE } from './adventure.ts';
import { BOARDS } from './boards.ts';
import { CADENCE } from './cadence.ts';
import { CONTRACTS } from './contracts.ts';
import { FOG_PRICING } from './fog-pricing.ts';
import { POOL } from './pool.ts';
import { REASONER } from './reasoner.ts';
import { REFRESHING_PAYS } from './refreshing.ts';
import { CLEARING, REFRESHING } from './refreshing-bots.ts';
import { en } from './texts/en.ts';
import { zhHans } from './texts/zh-Hans.ts';
import { zhHant } from './texts/zh-Hant.ts';

/** The laboratory of mines: what the design states of it, measured again. */
export const MINES_CLAIMS: GameClaims = {
  game: 'mines',
  measure: MEASURE,
  experiments: [POOL, CADENCE, BOARDS, CONTRACTS, FOG_PRICING, REASONER, ADVENTURE, REFRESHING_PAYS],
  bots: [CLEARING, REFRESHING],
  texts: { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant },
};
