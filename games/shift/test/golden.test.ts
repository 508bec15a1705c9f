import { formatTranscript, type MoveLog } from '@foretell/engine';
import { expect, test } from 'vitest';
import { shift } from '../src/game.ts';
import type { Move } from '../src/sheets.ts';
import type { Config } from '../src/tables/rules.ts';
import { boss, worker } from './weeks.ts';

function log(
  seed: string,
  changes: Partial<Config>,
  entries: readonly Readonly<Record<string, Move>>[],
): MoveLog<Config, Move> {
  return {
    game: 'shift',
    rulesVersion: shift.rulesVersion,
    config: { ...shift.defaultConfig, ...changes },
    seed,
    entries: entries.map((moves) => ({ moves })),
  };
}

/** One play a feature. They are meant to be read; `npm run bless` writes them again after a change of rules. */
const GOLDEN = {
  'a-week': log('golden week', {}, [
    { boss: boss('M..M.M..'), worker: worker('swcsscww') },
    { boss: boss('MM....M.'), worker: worker('sswwccsw') },
    { boss: boss('..MMM...'), worker: worker('wwssswww') },
    { boss: boss('MMMMMMMM'), worker: worker('ssssssss') },
    { boss: boss('.M.M.M.M'), worker: worker('cccccccc') },
  ]),
  'calendar-leak': log('golden leak', { leak: 50 }, [
    { boss: boss('MMMM....') },
    { worker: worker('sscwwwww') },
    { boss: boss('....MMMM') },
  ]),
  'ladder-restarts': log(
    'golden ladder',
    { days: 10, ladderRestarts: true },
    Array.from({ length: 6 }, () => ({ boss: boss('MMM.....'), worker: worker('wwwsswww') })),
  ),
} as const;

test.each(Object.entries(GOLDEN))('%s goes as it is written down', async (name, play) => {
  await expect(formatTranscript(shift, play)).toMatchFileSnapshot(`golden/${name}.txt`);
});
