import { defineTable, flag, int, oneOf, optional } from '@foretell/engine';
import { idOf, knob } from './columns.ts';
import { SHAPE_IDS, type SkillId } from './ids.ts';
import type { RowsBy } from './rows-by.ts';

/**
 * What a button does (RULES.md §19). `windup` and `recovery` together are what the formula of §9 asks for, unless `exempt`
 * says why not.
 */
const COLUMNS = {
  /** Null for what strikes no cells of its own. */
  shape: optional(idOf('souls/shapes', SHAPE_IDS)),
  /** Cells of the lunge before the blow. */
  step: knob('cells', 0, 2),
  cost: knob('stamina', 0, 20),
  /** Of a detonation: for each mark. */
  damage: knob('health', 0, 20),
  impact: knob('impact', 0, 20),
  /** Away from the hero; below 0 pulls. */
  push: int({ unit: 'cells', min: -2, max: 3, role: 'knob' }),
  windup: knob('turns', 0, 3),
  recovery: knob('turns', 0, 3),
  cooldown: knob('turns', 0, 12),
  /** Stamina back when a body was damaged; of a detonation, for each mark beyond the first. */
  refund: knob('stamina', 0, 12),
  /** Stamina gained by the act itself. */
  gain: knob('stamina', 0, 12),
  /** Why the formula does not ask: struck from afar, no attack, or dear enough for its owner already. */
  exempt: oneOf(['none', 'ranged', 'spell', 'owner'], { unit: 'reason' }),
  /** Struck from afar: flies over what feet cannot cross. */
  ranged: flag({ unit: 'whether it is struck from afar' }),
  /** Stops at the first body. */
  firstBody: flag({ unit: 'whether it stops at a body' }),
  /** The announced attack of a body it hits vanishes. */
  cancels: flag({ unit: 'whether it unmakes attacks' }),
  /** The hero steps after whom it pushed. */
  follows: flag({ unit: 'whether the hero follows' }),
  /** Further steps that the next turns are bound to. */
  chain: knob('steps', 0, 3),
  neverBlood: flag({ unit: 'whether blood may not pay it' }),
  /** Marks on every body hit. */
  marks: knob('marks', 0, 2),
  detonates: flag({ unit: 'whether it sets off marks' }),
};

const PLAIN = {
  push: 0,
  windup: 0,
  recovery: 0,
  cooldown: 0,
  refund: 0,
  gain: 0,
  exempt: 'none',
  ranged: false,
  firstBody: false,
  cancels: false,
  follows: false,
  chain: 0,
  neverBlood: false,
  marks: 0,
  detonates: false,
} as const;

const ROWS: RowsBy<SkillId, typeof COLUMNS> = {
  // Shared. The price of a roll is its hero's.
  roll: { ...PLAIN, shape: null, step: 0, cost: 0, damage: 0, impact: 0 },
  guard: { ...PLAIN, shape: null, step: 0, cost: 2, damage: 0, impact: 0 },
  stab: { ...PLAIN, shape: 'front', step: 0, cost: 2, damage: 2, impact: 1 },
  gut: { ...PLAIN, shape: 'front', step: 0, cost: 4, damage: 5, impact: 2 },
  chop: { ...PLAIN, shape: 'front', step: 0, cost: 3, damage: 3, impact: 2 },
  hurl: {
    ...PLAIN,
    shape: 'line6',
    step: 0,
    cost: 4,
    damage: 3,
    impact: 2,
    cooldown: 3,
    exempt: 'ranged',
    ranged: true,
    firstBody: true,
  },
  strike: { ...PLAIN, shape: 'front', step: 0, cost: 4, damage: 3, impact: 2 },
  sweep: { ...PLAIN, shape: 'arc3', step: 0, cost: 6, damage: 3, impact: 3 },
  slash: { ...PLAIN, shape: 'arc3', step: 0, cost: 4, damage: 2, impact: 2 },
  backcut: { ...PLAIN, shape: 'behind', step: 0, cost: 4, damage: 3, impact: 3 },
  flurry: { ...PLAIN, shape: 'front', step: 0, cost: 3, damage: 3, impact: 1 },
  crosscut: { ...PLAIN, shape: 'arc5', step: 0, cost: 5, damage: 2, impact: 2, recovery: 1 },
  crush: { ...PLAIN, shape: 'front', step: 0, cost: 5, damage: 3, impact: 4 },
  shove: { ...PLAIN, shape: 'front', step: 0, cost: 3, damage: 0, impact: 1, push: 1 },
  pound: { ...PLAIN, shape: 'front', step: 0, cost: 6, damage: 5, impact: 5 },
  sunder: { ...PLAIN, shape: 'around1', step: 0, cost: 8, damage: 3, impact: 3, recovery: 2 },
  hew: { ...PLAIN, shape: 'cleave4', step: 0, cost: 6, damage: 3, impact: 3, recovery: 1 },
  rend: { ...PLAIN, shape: 'arc5', step: 1, cost: 8, damage: 5, impact: 5, windup: 1, recovery: 1 },
  thrust: { ...PLAIN, shape: 'reach2', step: 0, cost: 4, damage: 3, impact: 2 },
  lunge: { ...PLAIN, shape: 'front', step: 1, cost: 6, damage: 4, impact: 3 },
  reap: { ...PLAIN, shape: 'arc5', step: 0, cost: 6, damage: 3, impact: 3, recovery: 1 },
  hookdrag: { ...PLAIN, shape: 'line3', step: 0, cost: 6, damage: 3, impact: 2, push: -1, recovery: 1 },
  couch: { ...PLAIN, shape: 'line3', step: 0, cost: 5, damage: 3, impact: 3, recovery: 1 },
  impale: { ...PLAIN, shape: 'line6', step: 0, cost: 8, damage: 4, impact: 4, windup: 1, recovery: 1 },
  loose: {
    ...PLAIN,
    shape: 'line6',
    step: 0,
    cost: 5,
    damage: 2,
    impact: 1,
    exempt: 'ranged',
    ranged: true,
    firstBody: true,
  },
  pierce: {
    ...PLAIN,
    shape: 'line11',
    step: 0,
    cost: 5,
    damage: 4,
    impact: 3,
    windup: 1,
    cooldown: 3,
    exempt: 'ranged',
    ranged: true,
  },
  oathcut: { ...PLAIN, shape: 'arc3', step: 0, cost: 5, damage: 3, impact: 3 },
  turnaside: {
    ...PLAIN,
    shape: 'front',
    step: 0,
    cost: 7,
    damage: 0,
    impact: 0,
    push: 1,
    cancels: true,
    follows: true,
  },
  procession: {
    ...PLAIN,
    shape: 'broad',
    step: 1,
    cost: 6,
    damage: 2,
    impact: 2,
    push: 1,
    recovery: 1,
    chain: 2,
  },
  rally: {
    ...PLAIN,
    shape: null,
    step: 0,
    cost: 0,
    damage: 0,
    impact: 0,
    windup: 1,
    cooldown: 6,
    exempt: 'spell',
    gain: 6,
  },
  siphon: { ...PLAIN, shape: 'front', step: 0, cost: 2, damage: 2, impact: 2, refund: 5, neverBlood: true },
  unmake: { ...PLAIN, shape: 'reach2', step: 0, cost: 4, damage: 0, impact: 0, cancels: true },
  soulray: {
    ...PLAIN,
    shape: 'line6',
    step: 0,
    cost: 10,
    damage: 4,
    impact: 2,
    exempt: 'owner',
    ranged: true,
  },
  word: { ...PLAIN, shape: 'arc3', step: 0, cost: 3, damage: 1, impact: 1, marks: 1 },
  verse: { ...PLAIN, shape: 'line3', step: 0, cost: 3, damage: 1, impact: 1, marks: 1 },
  refrain: {
    ...PLAIN,
    shape: null,
    step: 0,
    cost: 3,
    damage: 2,
    impact: 1,
    refund: 4,
    exempt: 'spell',
    detonates: true,
  },
};

interface SkillNumbers {
  readonly exempt: string;
  readonly cooldown: number;
  readonly ranged: boolean;
  readonly firstBody: boolean;
}

export const SKILLS = defineTable({
  name: 'souls/skills',
  rule: 'RULES.md §19',
  columns: COLUMNS,
  checks: [
    {
      says: 'only what is struck from afar, or is no attack, has a cooldown: nearness is paid in turns',
      reads: ['cooldown', 'exempt'],
      holds: (row: SkillNumbers) => row.cooldown === 0 || row.exempt === 'ranged' || row.exempt === 'spell',
    },
    {
      says: 'what stops at the first body is struck from afar',
      reads: ['ranged', 'firstBody'],
      holds: (row: SkillNumbers) => row.ranged || !row.firstBody,
    },
  ],
  rows: ROWS,
});
