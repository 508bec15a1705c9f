import { canonicalJson } from '@foretell/engine';
import { drawnLevel } from './drawn.ts';
import type { Level, LevelSource } from './level.ts';
import { makeLevel } from './make-level.ts';
import { sceneLevel } from './scene.ts';

/** States share the object that names their level; copies bring a new one, which says the same text. */
const bySource = new WeakMap<LevelSource, Level>();
const byText = new Map<string, Level>();
/** A few runs at once; a level left out is made again. */
const MOST_KEPT = 64;

/** The level of a source, made when it is asked for the first time. */
export function levelOf(source: LevelSource): Level {
  const known = bySource.get(source);
  if (known !== undefined) return known;
  const level = lookUp(source);
  bySource.set(source, level);
  return level;
}

/** Keeps a level under a source that names it to nobody else. */
export function keepLevel(source: LevelSource, level: Level): void {
  bySource.set(source, level);
}

function lookUp(source: LevelSource): Level {
  const text = source.kind === 'made' ? `${source.depth}/${source.seed}` : canonicalJson(source);
  const known = byText.get(text);
  if (known !== undefined) return known;
  const level = makeFrom(source);
  if (byText.size >= MOST_KEPT) byText.clear();
  byText.set(text, level);
  return level;
}

function makeFrom(source: LevelSource): Level {
  switch (source.kind) {
    case 'scene':
      return sceneLevel(source.scene);
    case 'drawn':
      return drawnLevel(source.name);
    case 'made':
      return makeLevel(source.seed, source.depth);
  }
}
