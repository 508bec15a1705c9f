import { defineTable, int } from '@foretell/engine';
import { knob, percent } from './columns.ts';

/** Numbers of rules that belong to no row of another table. One row: the game. */
const COLUMNS = {
  // §1 clock
  act_energy: knob('energy an act', 1, 60),
  acts_a_turn: knob('acts', 1, 6),
  // §2 stamina
  effort_wait: percent('share of the rate', 0, 100),
  effort_move: percent('share of the rate', 0, 100),
  effort_attack: percent('share of the rate', 0, 100),
  least_rate: int({ unit: 'stamina a turn', decimals: 2, min: 25, max: 100 }),
  unseen_bonus: knob('times the rate, where one rate is switched off', 1, 9),
  // §5 attacks
  blocked_push_impact: knob('impact', 0, 9),
  edge_damage: knob('health', 0, 9),
  // §7, §8
  blood_per_health: knob('stamina', 1, 9),
  least_siphon_refund: knob('stamina', 0, 9),
  least_refund_gain: knob('stamina over the price', 0, 9),
  mark_limit: knob('marks a body', 1, 9),
  mark_turns: knob('turns', 1, 20),
  mark_reach: knob('cells', 1, 11),
  mark_damage_limit: knob('times', 1, 9),
  guard_least_block: knob('health', 0, 9),
  // §9 commitment, in tenths so that the formula is exact
  score_per_cell: int({ unit: 'score', decimals: 1, min: 0, max: 100 }),
  score_per_reach: int({ unit: 'score', decimals: 1, min: 0, max: 100 }),
  score_per_damage: int({ unit: 'score', decimals: 1, min: 0, max: 100 }),
  one_turn_from: int({ unit: 'score', decimals: 1, min: 0, max: 300 }),
  two_turns_from: int({ unit: 'score', decimals: 1, min: 0, max: 300 }),
  exempt_factor: knob('turns of rate a turn of commitment', 1, 9),
  // §12 enemies
  rested_share: percent('share of the pool', 1, 100),
  dear_weight: knob('weight of the dearest', 1, 9),
  cheap_weight: knob('weight of the others', 1, 9),
  charge_start: knob('cells', 1, 9),
  charge_wall_damage: knob('health', 0, 9),
  elite_hp: percent('share of health more', 0, 300),
  elite_poise: knob('impact', 0, 9),
  elite_damage: knob('health', 0, 9),
  elite_embers: knob('times', 1, 9),
  // §14 awareness
  sight: knob('cells', 1, 15),
  wake: knob('cells', 0, 15),
  forget: knob('turns', 1, 40),
  // §17 load
  step_width: knob('weight', 1, 20),
  steps: knob('steps', 1, 6),
  overweight_over: knob('weight over the base allowance', 1, 90),
  overweight_cost: knob('stamina', 0, 9),
  nobody_allowance: knob('weight', 0, 30),
  nobody_stamina: knob('stamina', 1, 60),
  nobody_regen: int({ unit: 'stamina a turn', decimals: 2, min: 25, max: 1200, role: 'knob' }),
  nobody_roll: knob('stamina', 1, 20),
  nobody_cells: knob('cells', 1, 2),
  // §24
  max_moves: int({ unit: 'moves', min: 10, max: 60_000, role: 'knob' }),
};

export const NUMBERS = defineTable({
  name: 'souls/numbers',
  rule: 'RULES.md §1',
  columns: COLUMNS,
  checks: [
    {
      says: 'walking gains less than waiting and more than attacking, in shares that keep every gain whole',
      reads: ['effort_wait', 'effort_move', 'effort_attack'],
      holds: (row: Readonly<Record<'effort_wait' | 'effort_move' | 'effort_attack', number>>) =>
        row.effort_wait > row.effort_move &&
        row.effort_move > row.effort_attack &&
        [row.effort_wait, row.effort_move, row.effort_attack].every((share) => share % 50 === 0),
    },
    {
      says: 'somebody without stamina can act again: the least rate is at least a quarter',
      reads: ['least_rate'],
      holds: (row: { least_rate: number }) => row.least_rate >= 25 && row.least_rate % 25 === 0,
    },
  ],
  rows: {
    standard: {
      act_energy: 12,
      acts_a_turn: 2,
      effort_wait: 100,
      effort_move: 50,
      effort_attack: 0,
      least_rate: 25,
      unseen_bonus: 4,
      blocked_push_impact: 2,
      edge_damage: 2,
      blood_per_health: 3,
      least_siphon_refund: 3,
      least_refund_gain: 1,
      mark_limit: 2,
      mark_turns: 6,
      mark_reach: 6,
      mark_damage_limit: 3,
      guard_least_block: 1,
      score_per_cell: 10,
      score_per_reach: 12,
      score_per_damage: 9,
      one_turn_from: 55,
      two_turns_from: 95,
      exempt_factor: 3,
      rested_share: 50,
      dear_weight: 2,
      cheap_weight: 1,
      charge_start: 3,
      charge_wall_damage: 3,
      elite_hp: 50,
      elite_poise: 2,
      elite_damage: 1,
      elite_embers: 3,
      sight: 11,
      wake: 5,
      forget: 12,
      step_width: 5,
      steps: 5,
      overweight_over: 26,
      overweight_cost: 2,
      nobody_allowance: 3,
      nobody_stamina: 20,
      nobody_regen: 600,
      nobody_roll: 4,
      nobody_cells: 2,
      max_moves: 20_000,
    },
  },
});

/** The numbers in force. */
export const RULE = NUMBERS.rows.standard;
