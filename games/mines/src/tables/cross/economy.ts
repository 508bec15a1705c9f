import { diagnose } from '../diagnostic.ts';
import { SINGLETON_KEY } from '../schema.ts';
import type { CrossCheck } from './cross-check.ts';

/** A full round stopped at once pays for one refresh and no more (RULES.md §4). */
const CADENCE: CrossCheck = {
  reads: ['action_economy'],
  find: ({ action_economy: { ap_per_round, rap_refresh_cost } }) =>
    rap_refresh_cost === ap_per_round
      ? []
      : [
          diagnose(
            'cadence',
            ['action_economy', SINGLETON_KEY, 'rap_refresh_cost'],
            `${ap_per_round}, as ap_per_round, so that a full stop pays for exactly one refresh`,
            rap_refresh_cost,
          ),
        ],
};

export const ECONOMY_CHECKS: readonly CrossCheck[] = [CADENCE];
