import { defineTable, int } from '@foretell/engine';
import { knob, percent } from './columns.ts';

/** How floors are put together and peopled (RULES.md §21). One row: the game. */
const COLUMNS = {
  /** Columns of the tile map, from the west, in which one may arrive. */
  arrival_columns: knob('columns', 1, 8),
  /** Share of the places of the tile map at which growth stops. */
  filled_places: percent('share of the places', 10, 100),
  /** Tiles from the first on that may not be dead ends. */
  open_start: knob('tiles', 0, 24),
  /** Ports that have no door. */
  openings: percent('share of the ports', 0, 100),
  /** Ports that meet a tile with floor behind and open. */
  loops: percent('share of the ports', 0, 100),
  /** Floors that begin with a situation on top of the deck. */
  special_first: percent('share of the floors', 0, 100),
  /** Situations a floor at most. */
  most_specials: knob('situations', 0, 3),
  /** Cards of each situation in the deck. */
  special_cards: knob('cards', 0, 9),
  /** Tiles that stand between two situations as they are placed. */
  special_gap: knob('tiles', 0, 24),
  /** Connected tiles in a straight line from which the middle is closed where that cuts nothing off. */
  longest_run: knob('tiles', 2, 8),
  /** Cells filled with wall at the end with which a floor still counts. */
  most_filled: knob('cells', 0, 200),
  /** Assemblies until a floor is given up; the last one throws. */
  attempts: int({ unit: 'assemblies', min: 1, max: 500 }),
  /** Single-file stretches may be so long. */
  longest_strait: knob('cells', 1, 10),
  /** Floors with a vault, where a room has a corner for it. */
  vaults: percent('share of the floors', 0, 100),
  vault_guards: knob('enemies', 0, 4),
  /** Loose things a floor. */
  pickups: knob('things', 0, 9),
  /** Cells that random enemies keep from the arrival, and those that nowhere else is left for. */
  arrival_clear: knob('cells', 0, 40),
  arrival_clear_least: knob('cells', 0, 40),
  /** Random enemies that are awake from the start. */
  awake: percent('share of the enemies', 0, 100),
  /** Groups of several kinds a floor, within its budget. */
  groups: knob('groups', 0, 4),
  /** Slow and fast: less and more energy a turn than this. */
  slow_below: knob('energy a turn', 1, 60),
  fast_above: knob('energy a turn', 1, 60),
  /** Positions tried for an enemy of a tile. */
  tries: knob('positions', 1, 30),
};

export const ASSEMBLIES = defineTable({
  name: 'souls/assembly',
  rule: 'RULES.md §21',
  columns: COLUMNS,
  checks: [
    {
      says: 'the strict distance is the greater',
      reads: ['arrival_clear', 'arrival_clear_least'],
      holds: (row: { arrival_clear: number; arrival_clear_least: number }) =>
        row.arrival_clear >= row.arrival_clear_least,
    },
  ],
  rows: {
    standard: {
      arrival_columns: 3,
      filled_places: 70,
      open_start: 5,
      openings: 25,
      loops: 40,
      special_first: 50,
      most_specials: 2,
      special_cards: 2,
      special_gap: 4,
      longest_run: 4,
      most_filled: 40,
      attempts: 60,
      longest_strait: 4,
      vaults: 33,
      vault_guards: 2,
      pickups: 1,
      arrival_clear: 10,
      arrival_clear_least: 6,
      awake: 67,
      groups: 1,
      slow_below: 12,
      fast_above: 12,
      tries: 6,
    },
  },
});

/** The numbers in force. */
export const ASSEMBLY = ASSEMBLIES.rows.standard;
