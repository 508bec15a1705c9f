import type { GameClaims } from '@foretell/lab';
import { SHIFT_CLAIMS } from '@foretell/shift/claims';

/** The laboratory of each game, in the order of the catalogue. Apart from it, so that who only plays loads no solver. */
export const CLAIMS: readonly GameClaims[] = [SHIFT_CLAIMS];
