import { type AnyTable, defineTable, oneOf } from '@foretell/engine';
import { HERO_IDS } from './tables/ids.ts';

const WHO = ['hall', ...HERO_IDS, 'nobody'] as const;

/**
 * What a play can be opened with by name (RULES.md §24): a run from the Hall of Ashes, one as a hero, or one without. Everything
 * else of a configuration stands beside it and has no row.
 */
export const RULES: AnyTable = defineTable({
  name: 'souls/rules',
  rule: 'RULES.md §24',
  columns: { hero: oneOf(WHO, { unit: 'who plays' }) },
  checks: [],
  rows: {
    hall: { hero: 'hall' },
    knight: { hero: 'knight' },
    squire: { hero: 'squire' },
    soulbinder: { hero: 'soulbinder' },
    farwayer: { hero: 'farwayer' },
    nobody: { hero: 'nobody' },
  },
});
