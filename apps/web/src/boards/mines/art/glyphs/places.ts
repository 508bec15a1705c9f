import type { GlyphDrawing } from './drawing.ts';

const SKULL =
  'M12 7C17 7 19.5 10 19.5 13.5C19.5 16 18.5 17.2 17 18V21.5H7V18C5.5 17.2 4.5 16 4.5 13.5C4.5 10 7 7 12 7ZM7.3 12.5L11 14L10.5 16.2L7.8 16ZM16.7 12.5L13 14L13.5 16.2L16.2 16ZM11.2 17.5L12 16.2L12.8 17.5Z';

/** Where the way leads: nodes of the map, kinds of boards and of ground, and how a run ends. */
export const PLACE_GLYPHS: Readonly<Record<string, GlyphDrawing>> = {
  early: { stroke: 'M4.5 21L17 4.5M3.5 14L11 20', solid: 'M14.5 6.5L20.5 2L19 9Z' },
  battle: { stroke: 'M3.5 3L18 20M3.5 17.5L10 21.5M20.5 3L6 20M20.5 17.5L14 21.5' },
  elite: {
    solid: `M1.5 2C2.5 6 5 7.5 8.5 7L5.5 10C2 9 .5 6 1.5 2ZM22.5 2C21.5 6 19 7.5 15.5 7L18.5 10C22 9 23.5 6 22.5 2Z${SKULL}`,
  },
  boss: { solid: `M4.5 6V1L8.5 3.5L12 .5L15.5 3.5L19.5 1V6Z${SKULL}` },
  camp: { stroke: 'M12 3L2.5 20.5H21.5L12 3M12 3L10 1.5M12 3L14 1.5', solid: 'M12 10.5L16.5 20H7.5Z' },
  cache: {
    stroke:
      'M3 11V7C3 5 4.5 3.5 6.5 3.5H17.5C19.5 3.5 21 5 21 7V11M2.5 11H21.5V20.5H2.5ZM7 3.5V20.5M17 3.5V20.5',
    solid: 'M10 9H14V15H10Z',
  },
  normal: { stroke: 'M3 3H21V21H3ZM3 9H21M3 15H21M9 3V21M15 3V21' },
  poor_vein: { stroke: 'M3 3H21V21H3ZM7 21L10 15L8 11L13 3M13 13L17 10' },
  fog: {
    stroke:
      'M2 6.5C4.5 3.5 7 3.5 9 6.5S13.5 9.5 16 6.5 20 4 22 5M2 13C4.5 10 7 10 9 13S13.5 16 16 13 20 10.5 22 11.5M2 19.5C4.5 16.5 7 16.5 9 19.5S13.5 22.5 16 19.5 20 17 22 18',
  },
  magma: {
    stroke: 'M5 22L7 16L4.5 12L9 7L8 2M12.5 22L11.5 17L15.5 12L13.5 7L17 2M15.5 12L19.5 10M19 22L20 18',
  },
  ice: {
    stroke:
      'M12 2L20.7 7V17L12 22L3.3 17V7ZM12 2V8M20.7 7L15.5 10M20.7 17L15.5 14M12 22V16M3.3 17L8.5 14M3.3 7L8.5 10',
  },
  // How a run ended.
  completed: {
    stroke: 'M3 21.5V11A9 9 0 0 1 21 11V21.5M1.5 21.5H22.5M7.5 21.5V12.5A4.5 4.5 0 0 1 16.5 12.5V21.5',
    solid: 'M12 11L13.3 14L16 14.3L14 16.3L14.7 19.5L12 17.8L9.3 19.5L10 16.3L8 14.3L10.7 14Z',
  },
  defeated: { stroke: 'M5 21.5V9.5C5 5 8 2.5 12 2.5S19 5 19 9.5V21.5M1.5 21.5H22.5M12 7V15.5M8.5 10H15.5' },
  lamp_out: {
    stroke:
      'M8 7.5H16L18 11.5V19H6V11.5ZM4.5 22H19.5M12 19V22M12 15.5V13.5M10 4.5C8 2.5 12.5 2 10.5 .5M14 4.5C12.5 3 16 2.5 14.5 1',
  },
};
