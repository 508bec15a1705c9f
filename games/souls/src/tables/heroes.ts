import { defineTable, flag, int, optional } from '@foretell/engine';
import { idOf, knob } from './columns.ts';
import { ARMOUR_IDS, FAMILY_IDS, type HeroId, SKILL_IDS, WEAPON_IDS } from './ids.ts';
import type { RowsBy } from './rows-by.ts';

/** What separates heroes is how they pay (RULES.md §20). */
const COLUMNS = {
  staminaMax: knob('stamina', 1, 60),
  /** Base rate at full effort. */
  regen: int({ unit: 'stamina a turn', decimals: 2, min: 25, max: 1200, role: 'knob' }),
  rollCost: knob('stamina', 1, 20),
  rollCells: knob('cells', 1, 2),
  beats: int({ unit: 'beats a turn', min: 1, max: 2 }),
  family: idOf('souls/families', FAMILY_IDS),
  /** Load that costs nothing. */
  allowance: knob('weight', 0, 30),
  /** Places 1, 2 and 4 of the bar; place 3 is the off hand's. */
  verbA: idOf('souls/skills', SKILL_IDS),
  verbB: idOf('souls/skills', SKILL_IDS),
  magic: optional(idOf('souls/skills', SKILL_IDS)),
  weapon: idOf('souls/weapons', WEAPON_IDS),
  armour: idOf('souls/armours', ARMOUR_IDS),
  /** Prices may be paid in health. */
  pays_blood: flag({ unit: 'whether blood pays' }),
  /** Each step of load takes one from the refund of a hit. */
  load_cuts_refund: flag({ unit: 'whether load weighs on refunds' }),
};

const ROWS: RowsBy<HeroId, typeof COLUMNS> = {
  knight: {
    staminaMax: 12,
    regen: 400,
    rollCost: 7,
    rollCells: 2,
    beats: 1,
    family: 'blade',
    allowance: 12,
    verbA: 'oathcut',
    verbB: 'turnaside',
    magic: null,
    weapon: 'longsword',
    armour: 'brigandine',
    pays_blood: false,
    load_cuts_refund: false,
  },
  squire: {
    staminaMax: 14,
    regen: 200,
    rollCost: 5,
    rollCells: 1,
    beats: 1,
    family: 'polearm',
    allowance: 8,
    verbA: 'thrust',
    verbB: 'procession',
    magic: 'rally',
    weapon: 'spear',
    armour: 'leather',
    pays_blood: false,
    load_cuts_refund: false,
  },
  soulbinder: {
    staminaMax: 20,
    regen: 25,
    rollCost: 2,
    rollCells: 2,
    beats: 1,
    family: 'focus',
    allowance: 5,
    verbA: 'siphon',
    verbB: 'unmake',
    magic: 'soulray',
    weapon: 'ashfocus',
    armour: 'leather',
    pays_blood: true,
    load_cuts_refund: true,
  },
  farwayer: {
    staminaMax: 16,
    regen: 500,
    rollCost: 7,
    rollCells: 2,
    beats: 2,
    family: 'polearm',
    allowance: 7,
    verbA: 'word',
    verbB: 'verse',
    magic: 'refrain',
    weapon: 'pilgrimstaff',
    armour: 'leather',
    pays_blood: false,
    load_cuts_refund: false,
  },
};

interface HeroNumbers {
  readonly staminaMax: number;
  readonly regen: number;
  readonly rollCost: number;
}

export const HEROES = defineTable({
  name: 'souls/heroes',
  rule: 'RULES.md §20',
  columns: COLUMNS,
  checks: [
    {
      says: 'the rate is a whole number of quarters, so that every gain is a whole number of 48ths',
      reads: ['regen'],
      holds: (row: HeroNumbers) => row.regen % 25 === 0,
    },
    {
      says: 'nobody can roll every turn forever without landing hits: a roll costs more than a turn gains',
      reads: ['rollCost', 'regen'],
      holds: (row: HeroNumbers) => row.rollCost * 100 > row.regen,
    },
    {
      says: 'a full bar pays a roll',
      reads: ['rollCost', 'staminaMax'],
      holds: (row: HeroNumbers) => row.rollCost <= row.staminaMax,
    },
  ],
  rows: ROWS,
});

/** The names under which weapons and heroes meet (RULES.md §17). */
export const FAMILIES = defineTable({
  name: 'souls/families',
  rule: 'RULES.md §17',
  columns: { starting: idOf('souls/weapons', WEAPON_IDS) },
  checks: [],
  rows: { blade: { starting: 'longsword' }, polearm: { starting: 'spear' }, focus: { starting: 'ashfocus' } },
});
