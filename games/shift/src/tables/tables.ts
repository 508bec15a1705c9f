import type { AnyTable } from '@foretell/engine';
import { ACTIONS } from './actions.ts';
import { BOSS_MINDS, WORKER_MINDS } from './minds.ts';
import { OPPONENTS } from './opponents.ts';
import { RULES } from './rules.ts';

/** Every table of shift. */
export const TABLES: readonly AnyTable[] = [RULES, ACTIONS, BOSS_MINDS, WORKER_MINDS, OPPONENTS];
