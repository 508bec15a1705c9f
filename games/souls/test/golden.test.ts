import { expect, test } from 'vitest';
import { sceneRun } from './scenes.ts';
import type { Scene, State } from './souls.ts';
import { storyOf } from './story.ts';

const YARD: Scene = {
  art: ['###########', '#.........#', '#.<...h...#', '#.........#', '###########'],
  cast: { h: { species: 'swordsman', aware: true } },
};

/** One play a feature, to be read; `npm run bless` writes them again after a change of rules. */
const GOLDEN: Readonly<Record<string, readonly [State, string]>> = {
  'the-knight-turns-aside': [sceneRun(YARD, { hero: 'knight' }), '. E E 2:E 1:E . . 1:E'],
  'the-squire-drives-forward': [
    sceneRun({ ...YARD, cast: { h: { species: 'husk', aware: true } } }, { hero: 'squire' }),
    '. E 2:E .',
  ],
  'the-soulbinder-feeds': [
    sceneRun({ ...YARD, cast: { h: { species: 'brute', aware: true } } }, { hero: 'soulbinder' }),
    'E . r:E2 1:E 2:E 1:E r:W2 . 4:E .',
  ],
  'the-wayfarer-ends-a-sentence': [
    sceneRun({ ...YARD, cast: { h: { species: 'sentinel', aware: true } } }, { hero: 'farwayer' }),
    '. . 2:E 2:E 4:E 1:E . 4:E .',
  ],
  'a-charge-meets-a-wall': [
    sceneRun(
      {
        art: [
          '##############',
          '#............#',
          '#..<....m....#',
          '#............#',
          '#............#',
          '##############',
        ],
        cast: { m: { species: 'minotaur', aware: true } },
      },
      { hero: 'knight', armour: 'plate' },
    ),
    '. . . r:N1 . . . . .',
  ],
  'an-archer-shoots-the-one-in-front': [
    sceneRun(
      {
        art: ['###############', '#.............#', '#<...h......a.#', '#.............#', '###############'],
        cast: { a: { species: 'archer', aware: true }, h: { species: 'husk' } },
      },
      { hero: 'knight' },
    ),
    'E E . . . . .',
  ],
};

test.each(Object.entries(GOLDEN))('%s as it is written down', async (name, [start, text]) => {
  await expect(storyOf(start, text)).toMatchFileSnapshot(`golden/${name}.txt`);
});
