import type { BoardSeen } from '../src/board-seen.ts';
import { mines } from '../src/game.ts';
import { botRun, configWith, type Entry, randomRun } from './runs.ts';

/** Strong enough to see the later levels, where magma and ice lie. */
export const DEEP = configWith(
  { hero: { standard: { base_hp: 999, base_attack: 60 } }, adventure: { standard: { max_moves: 1500 } } },
  'deep',
);

/** Runs of both roots: by players who reason, who guess, who seal, and by chance. */
export function runsOfBothRoots(): readonly (readonly Entry[])[] {
  return [
    botRun('careful', 'taught'),
    botRun('careless', 'taught'),
    botRun('expert', 'taught'),
    randomRun('taught', DEEP),
    botRun('careless', 'taught deep', DEEP),
    botRun('expert', 'taught deep', DEEP),
  ];
}

/** Boards of these runs, evenly spread, each as the hero saw it. */
export function boardsFrom(runs: readonly (readonly Entry[])[], count: number): readonly BoardSeen[] {
  const all = runs.flat().filter(({ before, move }) => before.battle !== null && move.kind !== 'walk');
  const step = all.length / count;
  return Array.from({ length: count }, (_, at) => {
    const entry = all[Math.floor(at * step)];
    const { battle } = mines.observe(entry?.before ?? NONE(), 'hero');
    if (battle === null) throw new Error('no battle');
    return battle.board;
  });
}

function NONE(): never {
  throw new Error('too few boards');
}
