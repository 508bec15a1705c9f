import type { GlyphDrawing } from './drawing.ts';
import {
  ALL,
  BIG_SWORD,
  DOWN,
  DROP,
  FLAME,
  FRONT,
  HEART,
  PICK,
  SHIELD,
  SMALL_FLAME,
  SMALL_HEART,
  SWORD,
  UP,
} from './shapes.ts';

const WALL = 'M3 5H21V19H3ZM3 12H21M10 5V12M15 12V19M7 12V19';

/** Effects, rows, and where a line of the ledger comes from. */
export const EFFECT_GLYPHS: Readonly<Record<string, GlyphDrawing>> = {
  // Effects. One dot below: the front; three: all enemies; none: the hero.
  hit_front: { stroke: 'M12 15.5V2M7.5 5.5H16.5M9.5 12.5L12 15.5L14.5 12.5', solid: FRONT },
  hit_all: { stroke: 'M5 15V3M2.5 5.5H7.5M12 15V3M9.5 5.5H14.5M19 15V3M16.5 5.5H21.5', solid: ALL },
  burn_all: { solid: SMALL_FLAME + ALL },
  all_attack_down: { stroke: SWORD + DOWN, solid: ALL },
  all_attack_up: { stroke: SWORD + UP, solid: ALL },
  front_attack_down: { stroke: SWORD + DOWN, solid: FRONT },
  front_attack_up: { stroke: SWORD + UP, solid: FRONT },
  front_heal: { stroke: `${SMALL_HEART}M12 6.5V11.5M9.5 9H14.5`, solid: FRONT },
  hero_heal: { stroke: `${HEART}M12 10V17M8.5 13.5H15.5` },
  hero_hurt: { stroke: `${HEART}M13 7.5L9.5 12L14 14L11 20` },
  hero_bleed: { solid: `${DROP}M9 14.5A3.2 3.2 0 0 0 12 18.5V16.5A1.5 1.5 0 0 1 11 14.5Z` },
  hero_block: { stroke: WALL },
  hero_exposed: {
    stroke:
      'M10 2.5L3.5 5V11.5C3.5 16 6 19 9 20.8L11 15.5L8 11L11 7ZM14.5 3.5L20.5 5.5V12C20.5 16.5 17.5 20 13.5 21.5L15.5 16L12.8 11.5L15.5 7.5Z',
  },
  hero_attack_up: { stroke: `${BIG_SWORD}M20 15V5M16.8 8.2L20 5L23 8.2` },
  hero_attack_down: { stroke: `${BIG_SWORD}M20 8V18M16.8 14.8L20 18L23 14.8` },
  ap_up: { stroke: `${PICK}M18.5 12.5V21.5M14 17H23` },
  ap_drain: { stroke: `${PICK}M14 17H23` },
  ap_delta: { stroke: `${PICK}M18.5 10.5V17.5M15 14H22M15 20.5H22` },
  // Rows: what lies in a cell, whether it turns out well or not.
  strike: {
    solid:
      'M13 1L14.5 8L19.5 4L16.8 9.6L23 11L16.8 13.6L20.5 19L14.6 16.3L12 23L9.8 16.3L4 20L7.2 13.8L1 12.5L7.2 9.8L4.5 4.5L10 8Z',
  },
  sweep: { stroke: 'M3 21L8 16M5 6C11 1 20 4 21 14C17 9 11 8 5 6ZM8 16L13 8' },
  sap: {
    solid: 'M3 3H9L8 10L6 14L4 10ZM15 3H21L20 10L18 14L16 10Z',
    stroke: 'M3 20C6 17 9 22 12 19.5S18 22 21 19',
  },
  ember: { solid: FLAME },
  mend: { solid: 'M8.5 2H15.5V8.5H22V15.5H15.5V22H8.5V15.5H2V8.5H8.5Z' },
  guard: { stroke: SHIELD, solid: 'M12 5.5L17 7.2V11.5C17 14.5 14.8 16.8 12 18.2Z' },
  might: { stroke: 'M12 15V2M9 5L12 2L15 5M6.5 15H17.5M12 15V21.5M9.5 21.5H14.5' },
  blunt: { stroke: 'M3.5 21L12 12', solid: 'M10 3.5L14 2L22 10L20.5 14L17.5 13.5L10.5 6.5Z' },
  action: { stroke: 'M2.5 10C7 2.5 15.5 1.5 21.5 7.5M13 5L6.5 21.5' },
  // Sources of lines.
  open: { stroke: 'M3.5 3.5H20.5V20.5H3.5Z', solid: 'M7 7H17V17H7Z' },
  chain: { stroke: 'M2.5 2.5H9V9H2.5ZM9 9H15.5V15.5H9ZM15.5 15.5H21.8V21.8H15.5Z' },
  mine: {
    solid:
      'M12 1L14 7L20 3.5L17.5 9.5L23 12L17.5 14.5L20 20.5L14 17.5L12 23L10 17.5L4 20.5L6.5 14.5L1 12L6.5 9.5L4 3.5L10 7ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z',
  },
  seal_hit: { stroke: 'M12 2.5A9.5 9.5 0 1 0 12 21.5A9.5 9.5 0 1 0 12 2.5ZM8 8L16 16M16 8L8 16' },
  seal_miss: {
    stroke:
      'M10 2.7A9.5 9.5 0 0 0 7 20L9 15L6.5 12L10 8ZM14.5 3A9.5 9.5 0 0 1 11.5 21.5L13.5 16L11 12.5L15 9Z',
  },
  clear: { stroke: 'M2.5 2.5H21.5V21.5H2.5ZM7 12L10.8 16L17.5 7.5' },
  hero_strike: { stroke: 'M4 20L16 8L19.5 2.5L14 6L2.5 17.5M5 12L12 19' },
  enemy_action: {
    stroke: 'M5 3C5.5 9 4.5 14 2.5 20M11.5 2.5C12 9 11 15 8.5 21.5M18 3C18.5 9 17.5 14 15 20.5M22 7V11',
  },
  burn: { solid: FLAME },
  feat: { stroke: 'M6 3.5H20V7H17V20.5H4V17H14.5M6 3.5V17M9.5 8H14M9.5 12H14' },
  relic: { stroke: 'M5 2.5C5 8 9 10.5 12 11C15 10.5 19 8 19 2.5', solid: 'M12 9.5L18 15.5L12 22.5L6 15.5Z' },
  // How a round ended, but for `clear`.
  stop: { stroke: 'M12 2.5A9.5 9.5 0 1 0 12 21.5A9.5 9.5 0 1 0 12 2.5ZM8.5 8.5H15.5V15.5H8.5Z' },
  exhausted: {
    stroke:
      'M6 2.5H18M6 21.5H18M7.5 2.5C7.5 8 16.5 9 16.5 12S16.5 16 16.5 21.5M16.5 2.5C16.5 8 7.5 9 7.5 12S7.5 16 7.5 21.5',
    solid: 'M9 20.5L12 17L15 20.5Z',
  },
};
