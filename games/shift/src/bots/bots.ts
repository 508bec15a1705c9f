import type { AnyBot } from '@foretell/engine';
import { BOSS_BOTS } from './boss.ts';
import { PERFECT_PLAYERS } from './perfect/perfect.ts';
import { WORKER_BOTS } from './worker.ts';

/** Every computer player of shift. A bot is named by its id within its seat. */
export const BOTS: readonly AnyBot[] = [...BOSS_BOTS, ...WORKER_BOTS, ...PERFECT_PLAYERS];
