import { defineTable, flag, int, oneOf, texts } from '@foretell/engine';
import { DEPTH, idOf, knob } from './columns.ts';
import { ROLE_IDS, SITUATION_IDS, type SituationId, type SpeciesId } from './ids.ts';
import type { RowsBy } from './rows-by.ts';

/** One row a floor (RULES.md §21). */
const FLOOR_COLUMNS = {
  source: oneOf(['tiles', 'drawn'], { unit: 'where it comes from' }),
  /** Enemies, casts and groups included; of a drawn floor those that stand in the drawing. */
  budget: knob('enemies', 1, 40),
  elite: flag({ unit: 'whether one of them is an elite' }),
};

export const FLOOR_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export type FloorKey = (typeof FLOOR_KEYS)[number];

const FLOOR_ROWS: RowsBy<FloorKey, typeof FLOOR_COLUMNS> = {
  '1': { source: 'tiles', budget: 8, elite: false },
  '2': { source: 'tiles', budget: 9, elite: false },
  '3': { source: 'tiles', budget: 10, elite: true },
  '4': { source: 'tiles', budget: 10, elite: true },
  '5': { source: 'tiles', budget: 11, elite: true },
  '6': { source: 'tiles', budget: 12, elite: true },
  '7': { source: 'tiles', budget: 12, elite: true },
  '8': { source: 'tiles', budget: 13, elite: true },
  '9': { source: 'tiles', budget: 14, elite: true },
  '10': { source: 'drawn', budget: 6, elite: false },
};

export const FLOORS = defineTable({
  name: 'souls/floors',
  rule: 'RULES.md §21',
  columns: FLOOR_COLUMNS,
  checks: [],
  rows: FLOOR_ROWS,
});

/** How likely a species is on a floor, among those that are drawn for it. */
const weight = int({ unit: 'weight', min: 0, max: 20, role: 'knob' });
const SPAWN_COLUMNS = {
  floor1: weight,
  floor2: weight,
  floor3: weight,
  floor4: weight,
  floor5: weight,
  floor6: weight,
  floor7: weight,
  floor8: weight,
  floor9: weight,
};

const SPAWN_ROWS: RowsBy<SpeciesId, typeof SPAWN_COLUMNS> = {
  husk: weights(5, 4, 3, 2, 1, 1, 0, 0, 0),
  hound: weights(3, 3, 3, 3, 3, 3, 3, 3, 3),
  crawler: weights(3, 3, 3, 2, 2, 1, 1, 0, 0),
  archer: weights(0, 2, 2, 3, 3, 3, 2, 2, 2),
  swordsman: weights(0, 2, 3, 3, 3, 3, 3, 3, 3),
  sentinel: weights(0, 0, 1, 2, 3, 3, 3, 3, 3),
  brute: weights(0, 0, 1, 2, 2, 3, 3, 3, 3),
  warden: weights(0, 0, 0, 1, 2, 2, 3, 3, 3),
  flamekeeper: weights(0, 0, 0, 0, 1, 2, 2, 3, 3),
  minotaur: weights(0, 0, 0, 0, 0, 1, 1, 2, 2),
  firstflame: weights(0, 0, 0, 0, 0, 0, 0, 0, 0),
};

function weights(...each: readonly [number, number, number, number, number, number, number, number, number]) {
  const [floor1, floor2, floor3, floor4, floor5, floor6, floor7, floor8, floor9] = each;
  return { floor1, floor2, floor3, floor4, floor5, floor6, floor7, floor8, floor9 };
}

export const SPAWNS = defineTable({
  name: 'souls/spawns',
  rule: 'RULES.md §21',
  columns: SPAWN_COLUMNS,
  checks: [],
  rows: SPAWN_ROWS,
});

/** Weight of a species on a floor from 1; 0 on floors that are drawn. */
export function spawnWeight(species: SpeciesId, depth: number): number {
  const { floor1, floor2, floor3, floor4, floor5, floor6, floor7, floor8, floor9 } = SPAWNS.rows[species];
  return [floor1, floor2, floor3, floor4, floor5, floor6, floor7, floor8, floor9][depth - 1] ?? 0;
}

/** Groups whose shapes complete each other (RULES.md §12). */
const GROUP_COLUMNS = {
  members: texts({ unit: 'species', min: 1, max: 3 }),
  minDepth: DEPTH,
};

export const GROUPS = defineTable({
  name: 'souls/groups',
  rule: 'RULES.md §12',
  columns: GROUP_COLUMNS,
  checks: [],
  rows: {
    pack: { members: ['hound', 'hound', 'crawler'], minDepth: 1 },
    patrol: { members: ['swordsman', 'archer'], minDepth: 2 },
    picket: { members: ['sentinel', 'husk'], minDepth: 3 },
    battery: { members: ['brute', 'archer'], minDepth: 3 },
    hunt: { members: ['sentinel', 'hound'], minDepth: 4 },
    furnace: { members: ['warden', 'flamekeeper'], minDepth: 5 },
    bull: { members: ['minotaur'], minDepth: 6 },
  },
});

/** What a situation is for, and who stands in it by role and anchor; its drawing is a tile (RULES.md §21). */
const SITUATION_COLUMNS = {
  minDepth: DEPTH,
  ledgeRole: idOf('souls/roles', ROLE_IDS),
  ledgeCount: knob('enemies', 0, 8),
  laneRole: idOf('souls/roles', ROLE_IDS),
  laneCount: knob('enemies', 0, 8),
};

const SITUATION_ROWS: RowsBy<SituationId, typeof SITUATION_COLUMNS> = {
  colonnade: { minDepth: 3, ledgeRole: 'ranged', ledgeCount: 2, laneRole: 'blocker', laneCount: 1 },
  fallencourt: { minDepth: 2, ledgeRole: 'ranged', ledgeCount: 2, laneRole: 'charger', laneCount: 1 },
  bridge: { minDepth: 4, ledgeRole: 'ranged', ledgeCount: 2, laneRole: 'blocker', laneCount: 1 },
};

export const SITUATIONS = defineTable({
  name: 'souls/situations',
  rule: 'RULES.md §21',
  columns: SITUATION_COLUMNS,
  checks: [],
  rows: SITUATION_ROWS,
});

/** What a chest or an elite holds, by weights of a hundred (RULES.md §25). */
const DROP_COLUMNS = {
  weapon: weightOf(),
  shield: weightOf(),
  armour: weightOf(),
  stone: weightOf(),
  oil: weightOf(),
  tool: weightOf(),
};

function weightOf() {
  return int({ unit: 'share', decimals: 2, min: 0, max: 100, role: 'knob' });
}

export const DROPS = defineTable({
  name: 'souls/drops',
  rule: 'RULES.md §25',
  columns: DROP_COLUMNS,
  checks: [
    {
      says: 'the shares are a whole',
      reads: ['weapon', 'shield', 'armour', 'stone', 'oil', 'tool'],
      holds: (row: Readonly<Record<'weapon' | 'shield' | 'armour' | 'stone' | 'oil' | 'tool', number>>) =>
        row.weapon + row.shield + row.armour + row.stone + row.oil + row.tool === 100,
    },
  ],
  rows: {
    chest: { weapon: 33, shield: 9, armour: 18, stone: 25, oil: 8, tool: 7 },
    elite: { weapon: 33, shield: 9, armour: 18, stone: 25, oil: 8, tool: 7 },
    pickup: { weapon: 0, shield: 0, armour: 0, stone: 0, oil: 50, tool: 50 },
  },
});

export const SITUATION_KEYS = SITUATION_IDS;
