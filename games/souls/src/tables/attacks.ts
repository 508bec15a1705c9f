import { defineTable, flag, int, oneOf, optional } from '@foretell/engine';
import { idOf, knob } from './columns.ts';
import {
  ATTACK_IDS,
  type AttackId,
  SHAPE_IDS,
  type ShapeId,
  SPECIES_IDS,
  type SpeciesId,
  type StageId,
} from './ids.ts';
import type { RowsBy } from './rows-by.ts';

/** What enemies announce (RULES.md §6, §12). All of them do: there is no attack without a windup. */
const COLUMNS = {
  species: idOf('souls/species', SPECIES_IDS),
  /** Null for a shot. */
  shape: optional(idOf('souls/shapes', SHAPE_IDS)),
  step: knob('cells', 0, 3),
  windup: int({ unit: 'turns', min: 1, max: 5, role: 'knob' }),
  recovery: knob('turns', 0, 5),
  cost: knob('stamina', 1, 20),
  damage: knob('health', 0, 20),
  push: knob('cells', 0, 3),
  /** Cells a shot flies; 0 for a blow. */
  range: knob('cells', 0, 12),
  /** Cells a turn that a shot flies. */
  speed: knob('cells a turn', 0, 6),
  /** Whether it is always to hand, or only after its owner was hit. */
  prepared: oneOf(['always', 'hit'], { unit: 'when' }),
  /** The one that names its species: an elite's hits harder. */
  signature: flag({ unit: 'whether it is the signature' }),
};

interface AttackNumbers {
  readonly shape: string | null;
  readonly range: number;
  readonly speed: number;
}

const ROWS: RowsBy<AttackId, typeof COLUMNS> = {
  grasp: blow('husk', 'reach2', 0, 1, 2, 2, 3, { signature: true }),
  pounce: blow('hound', 'arc3', 1, 1, 2, 3, 2, { signature: true }),
  lash: blow('crawler', 'line3', 0, 1, 2, 2, 3, { signature: true }),
  shot: shot('archer', 9, 3, 1, 2, 3, 3, { signature: true }),
  jab: blow('swordsman', 'front', 0, 1, 1, 2, 2, {}),
  sweep: blow('swordsman', 'sweepL', 0, 1, 2, 5, 3, { signature: true }),
  thrust: blow('sentinel', 'line3', 0, 1, 1, 3, 3, {}),
  lance: blow('sentinel', 'line6', 0, 2, 3, 6, 4, { signature: true }),
  slam: blow('brute', 'arc5', 1, 3, 3, 7, 6, { signature: true }),
  backhand: blow('brute', 'arc3', 0, 1, 1, 3, 3, {}),
  ram: blow('warden', 'broad', 0, 1, 1, 3, 2, { push: 1 }),
  return: blow('warden', 'arc3', 0, 1, 3, 5, 3, { prepared: 'hit', signature: true }),
  ember: shot('flamekeeper', 8, 2, 2, 2, 4, 4, { signature: true }),
  breath: blow('flamekeeper', 'cone', 0, 2, 2, 5, 4, {}),
  charge: blow('minotaur', 'body', 2, 2, 3, 8, 5, { signature: true }),
  pyre: blow('firstflame', 'around2', 0, 3, 3, 10, 7, { signature: true }),
  tail: blow('firstflame', 'sweepL', 0, 1, 2, 6, 4, {}),
  firebolt: shot('firstflame', 10, 3, 1, 2, 4, 4, {}),
};

interface Rest {
  readonly push?: number;
  readonly prepared?: 'hit';
  readonly signature?: boolean;
}

function blow(
  species: SpeciesId,
  shape: ShapeId,
  step: number,
  windup: number,
  recovery: number,
  cost: number,
  damage: number,
  { push = 0, prepared, signature = false }: Rest,
) {
  return {
    species,
    shape,
    step,
    windup,
    recovery,
    cost,
    damage,
    push,
    range: 0,
    speed: 0,
    prepared: prepared ?? 'always',
    signature,
  } as const;
}

function shot(
  species: SpeciesId,
  range: number,
  speed: number,
  windup: number,
  recovery: number,
  cost: number,
  damage: number,
  { signature = false }: Rest,
) {
  const none = { shape: null, step: 0, push: 0, prepared: 'always' } as const;
  return { ...none, species, windup, recovery, cost, damage, range, speed, signature };
}

export const ATTACKS = defineTable({
  name: 'souls/attacks',
  rule: 'RULES.md §12',
  columns: COLUMNS,
  checks: [
    {
      says: 'it is a blow with a shape or a shot with a range and a speed',
      reads: ['shape', 'range', 'speed'],
      holds: ({ shape, range, speed }: AttackNumbers) =>
        (shape === null) === range > 0 && range > 0 === speed > 0,
    },
  ],
  rows: ROWS,
});

/** What follows an attack, announced when it has landed (RULES.md §6). */
const STAGE_COLUMNS = {
  attack: idOf('souls/attacks', ATTACK_IDS),
  shape: idOf('souls/shapes', SHAPE_IDS),
  step: knob('cells', 0, 3),
  windup: int({ unit: 'turns', min: 1, max: 5, role: 'knob' }),
  damage: knob('health', 0, 20),
  /** Aims anew at where the hero stands when it is announced; otherwise it keeps the first facing. */
  reaim: flag({ unit: 'whether it aims anew' }),
  /** How often it may follow. */
  times: int({ unit: 'stages', min: 1, max: 4, role: 'knob' }),
};

const STAGE_ROWS: RowsBy<StageId, typeof STAGE_COLUMNS> = {
  snap: { attack: 'pounce', shape: 'arc3', step: 1, windup: 1, damage: 2, reaim: true, times: 1 },
  'counter-sweep': {
    attack: 'sweep',
    shape: 'sweepR',
    step: 0,
    windup: 1,
    damage: 3,
    reaim: false,
    times: 1,
  },
  fan: { attack: 'lance', shape: 'cone', step: 0, windup: 1, damage: 3, reaim: true, times: 1 },
  aftershock: { attack: 'slam', shape: 'ring2', step: 0, windup: 1, damage: 3, reaim: false, times: 1 },
  answer: { attack: 'return', shape: 'arc3', step: 1, windup: 1, damage: 4, reaim: true, times: 1 },
  'charge-on': { attack: 'charge', shape: 'body', step: 2, windup: 1, damage: 5, reaim: false, times: 2 },
  'counter-tail': { attack: 'tail', shape: 'sweepR', step: 0, windup: 1, damage: 4, reaim: false, times: 1 },
};

export const STAGES = defineTable({
  name: 'souls/stages',
  rule: 'RULES.md §6',
  columns: STAGE_COLUMNS,
  checks: [],
  rows: STAGE_ROWS,
});
