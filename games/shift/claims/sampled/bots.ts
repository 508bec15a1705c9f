import type { Bot } from '@foretell/engine';
import { planDay } from '../../src/bots/boss.ts';
import type { View } from '../../src/observe.ts';
import type { Move } from '../../src/sheets.ts';
import { BOSS_MINDS } from '../../src/tables/minds.ts';

/** Meetings a day to which a boss is held for measuring: from the usual minimum to where the design stops asking. */
export const FORCED_MEETINGS = [3, 4, 5, 6] as const;

/** The boss that ships in everything but the number of his meetings, which is the same every day. */
export const FORCED_BOSSES: readonly Bot<View, Move, null>[] = FORCED_MEETINGS.map((meetings) => ({
  id: forcedBossId(meetings),
  seat: 'boss',
  decide: (view, seed) => ({
    move: planDay(BOSS_MINDS.rows['habit+history'], view, seed, meetings),
    note: null,
  }),
}));

export function forcedBossId(meetings: (typeof FORCED_MEETINGS)[number]): string {
  return `meetings-${meetings}`;
}
