import { FLOOR_KEYS, FLOORS } from '../tables/floors.ts';

/** The depths of floors that are put together from tiles. */
export const FLOORS_MADE: readonly number[] = FLOOR_KEYS.filter(
  (key) => FLOORS.rows[key].source === 'tiles',
).map(Number);
