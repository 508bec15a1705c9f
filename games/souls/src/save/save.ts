import type { RngState, Seed } from '@foretell/engine';
import type { Config } from '../config.ts';
import { levelOf } from '../floors/level-of.ts';
import { spawned } from '../setup.ts';
import type { Enemy, Floor, Hero, Outcome, Run, State } from '../state.ts';

/**
 * A run as it is kept (RULES.md §23): its seed and what differs from what follows from it. No ground, no enemy as it stands at
 * first, nothing that can be worked out. A moment of a run, not its moves: it can be gone on with, and it opens under other
 * rules as long as everything in it still exists there.
 */
export interface Save {
  readonly game: 'souls';
  /** Of the rules it was made under. */
  readonly rulesVersion: number;
  readonly config: Config;
  readonly seed: Seed;
  readonly outcome: Outcome;
  readonly moves: number;
  readonly turn: number;
  readonly hero: Hero;
  readonly floor: SavedFloor;
  readonly run: Run;
  readonly behaviour: RngState;
}

export interface SavedFloor extends Omit<Floor, 'source' | 'enemies'> {
  /** Those who still stand, by id, and what has changed of each. */
  readonly enemies: readonly EnemyChange[];
}

/** An enemy by id with the fields that are not as they were at first. */
export interface EnemyChange extends Partial<Omit<Enemy, 'id' | 'species'>> {
  readonly id: number;
}

/** Keeps a run. */
export function saveOf(state: State, rulesVersion: number): Save {
  const { config, seed, outcome, moves, turn, hero, run, behaviour } = state;
  const { source, enemies, ...floor } = state.floor;
  const { spawns } = levelOf(source);
  return {
    game: 'souls',
    rulesVersion,
    config,
    seed,
    outcome,
    moves,
    turn,
    hero,
    floor: {
      ...floor,
      enemies: enemies.map((enemy) => {
        const spawn = spawns[enemy.id];
        return spawn === undefined ? enemy : changesOf(spawned(spawn, enemy.id), enemy);
      }),
    },
    run,
    behaviour,
  };
}

function changesOf(first: Enemy, now: Enemy): EnemyChange {
  const { id, species: _, ...fields } = now;
  const before: Readonly<Record<string, unknown>> = { ...first };
  const changed = Object.entries(fields).filter(([name, value]) => before[name] !== value);
  return { id, ...Object.fromEntries(changed) };
}
