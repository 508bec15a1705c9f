import type { TableName, TableSchema } from '../schema.ts';
import { BOARD_GEN, BOARD_VARIATION } from './boards.ts';
import { ACTION_ECONOMY, ADVENTURE, CONTRACT_BOUNDS, GENERATOR, HERO, SETTLEMENT } from './economy.ts';
import { ENCOUNTERS, UNITS } from './foes.ts';
import { FEATS, NODES, RELICS, THREE_CHOICE } from './growth.ts';
import { CLEAR_REWARD, EFFECT_EQUIV, ROW_POOL, WEIGHT_PROJECTION } from './pool.ts';
import { ITEMS, VARIANT_CHOICE, VARIATION } from './variation.ts';

/** The schema of every table. */
export const SCHEMAS: readonly TableSchema[] = [
  ACTION_ECONOMY,
  SETTLEMENT,
  HERO,
  ADVENTURE,
  GENERATOR,
  CONTRACT_BOUNDS,
  VARIATION,
  VARIANT_CHOICE,
  ROW_POOL,
  EFFECT_EQUIV,
  WEIGHT_PROJECTION,
  BOARD_GEN,
  BOARD_VARIATION,
  CLEAR_REWARD,
  UNITS,
  ENCOUNTERS,
  NODES,
  THREE_CHOICE,
  RELICS,
  FEATS,
  ITEMS,
];

/** The schema of the table of this name. */
export function schemaOf(name: string): TableSchema | undefined {
  return SCHEMAS.find((schema) => schema.name === name);
}

/** The names of all tables. */
export const TABLE_NAMES: readonly TableName[] = SCHEMAS.map(({ name }) => name);
