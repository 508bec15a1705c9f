import type { Level, LevelSource } from './level.ts';
import { keepLevel } from './level-of.ts';

/**
 * A source for a level that nobody drew: what a player imagines of ground it has seen in part. It lives as long as whoever holds the
 * source, and no save ever names it.
 */
export function imaginedSource(level: Level): LevelSource {
  const source: LevelSource = { kind: 'scene', scene: { art: [], cast: {} } };
  keepLevel(source, level);
  return source;
}
