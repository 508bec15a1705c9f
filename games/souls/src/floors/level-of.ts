import { canonicalJson } from '@foretell/engine';
import type { Ground } from '../space/ground.ts';
import { drawnLevel } from './drawn.ts';
import type { Level, LevelSource } from './level.ts';
import { sceneLevel } from './scene.ts';

/** A level and what was worked out about it. */
export interface LevelRecord {
  readonly level: Level;
  readonly grounds: Map<string, Ground>;
  /** Steps and distances, with the seal fallen and without. */
  readonly passages: Map<boolean, Pick<Ground, 'exits' | 'fields'>>;
  /** The ground as it is drawn, once somebody has asked for any. */
  flags: Uint8Array | null;
  /** The ground asked for last, by the identity of what it came from. */
  last: Ground | null;
  lastDoors: readonly number[] | null;
  lastSealed: boolean;
}

/** States share the object that names their level; copies bring a new one, which says the same text. */
const bySource = new WeakMap<LevelSource, LevelRecord>();
const byText = new Map<string, LevelRecord>();
/** A few runs at once; a level left out is made again. */
const MOST_KEPT = 64;

/** The level of a source, made when it is asked for the first time. */
export function levelOf(source: LevelSource): Level {
  return recordOf(source).level;
}

/** The same with what is kept beside it. */
export function recordOf(source: LevelSource): LevelRecord {
  const known = bySource.get(source);
  if (known !== undefined) return known;
  const record = lookUp(source);
  bySource.set(source, record);
  return record;
}

/** Keeps a level under a source that names it to nobody else. */
export function keepLevel(source: LevelSource, level: Level): void {
  bySource.set(source, newRecord(level));
}

function lookUp(source: LevelSource): LevelRecord {
  const text = source.kind === 'made' ? `${source.depth}/${source.seed}` : canonicalJson(source);
  const known = byText.get(text);
  if (known !== undefined) return known;
  const record = newRecord(makeFrom(source));
  if (byText.size >= MOST_KEPT) byText.clear();
  byText.set(text, record);
  return record;
}

function newRecord(level: Level): LevelRecord {
  return {
    level,
    grounds: new Map(),
    passages: new Map(),
    flags: null,
    last: null,
    lastDoors: null,
    lastSealed: false,
  };
}

function makeFrom(source: LevelSource): Level {
  switch (source.kind) {
    case 'scene':
      return sceneLevel(source.scene);
    case 'drawn':
      return drawnLevel(source.name);
    case 'made':
      return sceneLevel(STAND_IN);
  }
}

/** In place of floors until they are built. */
const STAND_IN = {
  art: [
    '####################',
    '#..................#',
    '#..<...B......h....#',
    '#..........OO......#',
    '#..................#',
    '#....s.....%%....>.#',
    '#..................#',
    '####################',
  ],
  cast: { h: { species: 'husk' }, s: { species: 'swordsman' } },
} as const;
