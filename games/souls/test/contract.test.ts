import { contractChecks } from '@foretell/engine/testing';
import { describe, test } from 'vitest';
import { DEFAULT_CONFIG, type Scene, souls } from '../src/index.ts';
import { hiddenChanges } from './secrets.ts';

/** Two rooms with a door, a view cut by pillars, things to take, and somebody for each kind of danger. */
const HOUSE: Scene = {
  art: [
    '##########################',
    '#<.B...#.......#.........#',
    '#......#..h....#...m.....#',
    '#...I..+.......#.........#',
    '#......+...O...#.........#',
    '#......#.......+....a....#',
    '#.s....#..%%...+.........#',
    '#......#.......#....~~...#',
    '#..C...D....w..#....~~..>#',
    '##########################',
  ],
  cast: {
    h: { species: 'hound' },
    s: { species: 'swordsman' },
    m: { species: 'minotaur', aware: true },
    a: { species: 'archer', aware: true },
    w: { species: 'warden', elite: true },
  },
};

const SHORT = { ...DEFAULT_CONFIG, scene: HOUSE, maxMoves: 60 };

describe.each([
  { title: 'the Knight', config: { ...SHORT, hero: 'knight' } },
  { title: 'the Squire with a shield', config: { ...SHORT, hero: 'squire', offhand: 'buckler' } },
  { title: 'the Soulbinder', config: { ...SHORT, hero: 'soulbinder' } },
  { title: 'the Wayfarer', config: { ...SHORT, hero: 'farwayer' } },
  { title: 'nobody with a great axe', config: { ...SHORT, hero: 'nobody', weapon: 'greataxe' } },
  { title: 'the Hall', config: { ...DEFAULT_CONFIG, maxMoves: 60 } },
] as const)('souls keeps the contract: $title', ({ title, config }) => {
  const checks = contractChecks(souls, {
    configs: [config],
    plays: 2,
    movesTried: 6,
    seed: title,
    secrets: hiddenChanges,
  });
  test.each(checks.map(({ title: says, run }) => [says, run] as const))('%s', (_, run) => run());
});
