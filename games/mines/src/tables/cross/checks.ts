import { BOARD_CHECKS } from './boards.ts';
import type { CrossCheck } from './cross-check.ts';
import { ECONOMY_CHECKS } from './economy.ts';
import { POOL_CHECKS } from './pool.ts';
import { REFERENCE_CHECKS } from './references.ts';
import { VARIATION_CHECKS } from './variation.ts';

/** Every sentence about tables together. */
export const CROSS_CHECKS: readonly CrossCheck[] = [
  ...ECONOMY_CHECKS,
  ...VARIATION_CHECKS,
  ...POOL_CHECKS,
  ...BOARD_CHECKS,
  ...REFERENCE_CHECKS,
];
