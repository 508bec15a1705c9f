import { canonicalJson } from '@foretell/engine';
import { type Config, RULES } from '../../tables/rules.ts';
import { coarseWeek, readWeek } from './coarse-week.ts';
import { type DayGame, everyRow, plainDay } from './day-game.ts';
import type { RowFinder } from './week.ts';
import { WRITTEN_WEEKS } from './written-weeks.ts';

/** What a perfect player knows of a kind of week before it begins. */
export interface Outlook {
  readonly game: DayGame;
  readonly rowOf: RowFinder;
}

/** Worked out once for each kind of week: a configuration never changes. */
const KNOWN = new WeakMap<Config, Outlook>();

/**
 * What a week of these rules is worth, morning by morning. For the weeks that people play it is read from a table that
 * comes with the game; for any other it is worked out, which takes some tenths of a second on a slow machine.
 */
export function outlookOf(config: Config): Outlook {
  const known = KNOWN.get(config) ?? lookOut(config);
  KNOWN.set(config, known);
  return known;
}

function lookOut(config: Config): Outlook {
  const game = plainDay(config, everyRow(config));
  const written = WRITTEN_WEEKS.find(({ changes }) => isSame(config, { ...RULES.rows.standard, ...changes }));
  if (written !== undefined) return { game, rowOf: readWeek(config, game, written.lines) };
  const week = coarseWeek(config, game);
  return { game, rowOf: (day, catches) => week[day]?.[catches] };
}

function isSame(one: Config, other: Config): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
