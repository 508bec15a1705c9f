import type { GlyphDrawing } from './drawing.ts';
import { BIG_SWORD, HEART, PAGE, PICK, PLUS, SHIELD } from './shapes.ts';

/** What can be carried: relics, feats, pieces, items; and what the hero is made of, which pieces add to. */
export const THING_GLYPHS: Readonly<Record<string, GlyphDrawing>> = {
  reserve_jar: {
    stroke:
      'M7 2.5H17M8.5 2.5V6.5C4.5 8.5 4 12 4 15C4 19 6.5 21.5 9 21.5H15C17.5 21.5 20 19 20 15C20 12 19.5 8.5 15.5 6.5V2.5',
    solid: 'M6 13.5H18C18.5 17.5 17 19.5 15 19.5H9C7 19.5 5.5 17.5 6 13.5Z',
  },
  padded_vest: {
    stroke:
      'M8 2.5L3 5.5L5.5 10V21.5H18.5V10L21 5.5L16 2.5C15 5.5 9 5.5 8 2.5ZM12 5V21.5M5.5 12H18.5M5.5 16.5H18.5',
  },
  whetstone: { stroke: 'M2.5 15H21.5L19 21.5H5ZM5 11.5L19.5 2.5L17 8L7 12' },
  tinder_box: {
    stroke: 'M3 13.5H21V21.5H3ZM3 13.5L6.5 9H9M21 13.5L17.5 9H15',
    solid: 'M12.5 1C13 4.5 16 6 16 9C16 11.2 14.3 12.5 12 12.5S8 11.2 8 9C8 6 11.5 5 12.5 1Z',
  },
  field_kit: { stroke: 'M2.5 7.5H21.5V20.5H2.5ZM8.5 7.5V3.5H15.5V7.5M12 10.5V17.5M8.5 14H15.5' },
  spare_pick: { stroke: 'M2.5 8C5.5 3 10 2 14 4.5M9 4L17.5 21.5M21.5 8C18.5 3 14 2 10 4.5M15 4L6.5 21.5' },
  vein_store: {
    stroke: 'M3 2.5L8 8L6 12L11 15.5M21 2.5L17 7L18.5 11L13.5 15.5',
    solid: 'M12 12.5L16.5 17L12 22.5L7.5 17Z',
  },
  thrift: {
    stroke: 'M11 2.6A9.5 9.5 0 0 0 11 21.4ZM14.5 3A9.5 9.5 0 0 1 21.2 10.2M21.2 14A9.5 9.5 0 0 1 14.5 21',
  },
  refresh_volley: {
    stroke: `${PAGE}M7.5 17.5V9M12 17.5V13M16.5 17.5V13`,
    solid: 'M5 10L7.5 5.5L10 10ZM10 14.5L12 10.5L14 14.5Z',
  },
  refresh_shelter: {
    stroke: `${PAGE}M7 12.5L11.5 11L16 12.5V15C16 17.5 13.5 18.8 11.5 19.5C9.5 18.8 7 17.5 7 15Z`,
  },
  refresh_salve: { stroke: `${PAGE}M11.5 11.5V18.5M8 15H15` },
  hp: { stroke: HEART },
  attack: { stroke: BIG_SWORD },
  defence: { stroke: SHIELD },
  ap: { stroke: PICK },
  hp_piece: {
    stroke: `M11 21.5C0 14.5 1.5 5.5 6.5 5.5C9.5 5.5 11 8.5 11 8.5C11.3 7.8 11.7 7.2 12.3 6.7M18.8 12.5C17.5 16 14.5 19.3 11 21.5${PLUS}`,
  },
  attack_piece: { stroke: `M3.5 21.5L14 7M2.5 13.5L10.5 19.5${PLUS}` },
  defence_piece: {
    stroke: `M12.5 4.3L10.5 3.5L2.5 6.5V12C2.5 17 6.5 20 10.5 21.5C14.5 20 18.5 17 18.5 12.5${PLUS}`,
  },
  ap_piece: { stroke: `M2.5 12C5 6.5 9 5 13.5 6.5M9.5 6.8L5.5 21.5M15 12C17 13.5 18 15 18.5 17${PLUS}` },
  rest: { stroke: 'M2.5 20.5H21.5M4 16.5C6 13.5 10 13 13 14.5L20 16.5V20M4 16.5V20M14 4H20L14 10H20' },
  lantern: {
    stroke: 'M12 1.8V4.5M8 4.5H16L18 9V18.5H6V9ZM4.5 21.5H19.5M12 18.5V21.5',
    solid:
      'M12 8.5C12.5 10.5 14.5 11.5 14.5 13.8C14.5 15.5 13.4 16.5 12 16.5S9.5 15.5 9.5 13.8C9.5 11.8 11.5 11 12 8.5Z',
  },
};
