import action_economy from './data/action_economy.json' with { type: 'json' };
import adventure from './data/adventure.json' with { type: 'json' };
import board_gen from './data/board_gen.json' with { type: 'json' };
import board_variation from './data/board_variation.json' with { type: 'json' };
import clear_reward from './data/clear_reward.json' with { type: 'json' };
import contract_bounds from './data/contract_bounds.json' with { type: 'json' };
import deep_adventure from './data/deep/adventure.json' with { type: 'json' };
import deep_board_gen from './data/deep/board_gen.json' with { type: 'json' };
import deep_board_variation from './data/deep/board_variation.json' with { type: 'json' };
import deep_clear_reward from './data/deep/clear_reward.json' with { type: 'json' };
import deep_encounters from './data/deep/encounters.json' with { type: 'json' };
import deep_items from './data/deep/items.json' with { type: 'json' };
import deep_three_choice from './data/deep/three_choice.json' with { type: 'json' };
import deep_units from './data/deep/units.json' with { type: 'json' };
import deep_variant_choice from './data/deep/variant_choice.json' with { type: 'json' };
import deep_variation from './data/deep/variation.json' with { type: 'json' };
import effect_equiv from './data/effect_equiv.json' with { type: 'json' };
import encounters from './data/encounters.json' with { type: 'json' };
import feats from './data/feats.json' with { type: 'json' };
import generator from './data/generator.json' with { type: 'json' };
import hero from './data/hero.json' with { type: 'json' };
import items from './data/items.json' with { type: 'json' };
import nodes from './data/nodes.json' with { type: 'json' };
import relics from './data/relics.json' with { type: 'json' };
import row_pool from './data/row_pool.json' with { type: 'json' };
import settlement from './data/settlement.json' with { type: 'json' };
import three_choice from './data/three_choice.json' with { type: 'json' };
import units from './data/units.json' with { type: 'json' };
import variant_choice from './data/variant_choice.json' with { type: 'json' };
import variation from './data/variation.json' with { type: 'json' };
import weight_projection from './data/weight_projection.json' with { type: 'json' };
import type { Documents } from './load.ts';

/** The documents of the first release: two levels, fog the only variation. */
export const SURFACE_DOCUMENTS: Documents = {
  action_economy,
  adventure,
  board_gen,
  board_variation,
  clear_reward,
  contract_bounds,
  effect_equiv,
  encounters,
  feats,
  generator,
  hero,
  items,
  nodes,
  relics,
  row_pool,
  settlement,
  three_choice,
  units,
  variant_choice,
  variation,
  weight_projection,
};

/** What the deep levels add to it or put in the place of a row: nothing is written down twice. */
export const DEEP_ADDITIONS: Documents = {
  adventure: deep_adventure,
  board_gen: deep_board_gen,
  board_variation: deep_board_variation,
  clear_reward: deep_clear_reward,
  encounters: deep_encounters,
  items: deep_items,
  three_choice: deep_three_choice,
  units: deep_units,
  variant_choice: deep_variant_choice,
  variation: deep_variation,
};
