import { digestOf } from '@foretell/engine';
import { expect, test } from 'vitest';
import { FLOORS_MADE } from '../src/floors/floors-made.ts';
import { makeLevel } from '../src/floors/make-level.ts';

/** With nine floors each a little more than a thousand. */
const SEEDS = 112;

test('a thousand floors are what they were: whoever changes how they are made sees which', async () => {
  const lines = Array.from({ length: SEEDS }, (_, run) => {
    const levels = FLOORS_MADE.map((depth) => makeLevel(`catalogue/${run}`, depth));
    const sum = (of: (level: (typeof levels)[number]) => number) =>
      levels.reduce((all, level) => all + of(level), 0);
    const figures = [
      sum(({ rooms }) => rooms.length),
      sum(({ doors }) => doors.length),
      sum(({ spawns }) => spawns.length),
      sum(({ rooms }) => rooms.filter(({ situation }) => situation !== null).length),
      sum(({ chests }) => chests.length),
      sum(({ made }) => made.rejected),
    ];
    return `${String(run).padStart(3)} ${digestOf(levels)} ${figures.map((each) => String(each).padStart(4)).join('')}`;
  });
  const head = [
    'seed digest of floors 1 to 9, and over them: tiles, doors, enemies, situations, vaults, floors made anew',
  ];
  await expect(`${[...head, ...lines].join('\n')}\n`).toMatchFileSnapshot('./golden/floors.txt');
});
