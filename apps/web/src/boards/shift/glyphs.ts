/**
 * Poster lettering, drawn by hand: centre lines that are inked with a broad pen. Capitals, figures and signs stand on a
 * field 8 high; the Chinese of the sound words and of the title on a field 20 by 20.
 */
export interface Glyph {
  /** SVG path of the centre lines. */
  readonly path: string;
  /** How far the next letter stands to the right. */
  readonly advance: number;
}

export const CAPITAL_HEIGHT = 8;
export const CAPITAL_PEN = 1.6;
export const HAN_SIZE = 20;
export const HAN_PEN = 1.9;

const NORMAL = 5.8;
const ROUND = 'M1 2L2 1H3L4 2V6L3 7H2L1 6Z';

const capital = (path: string, advance: number = NORMAL): Glyph => ({ path, advance });

export const CAPITALS: Readonly<Record<string, Glyph>> = {
  A: capital('M1 8V2L2 1H3L4 2V8M1 5H4'),
  B: capital('M0 1H3L4 2V3L3 4L4 5V6L3 7H0M1 1V7M1 4H3'),
  C: capital('M4 2.9V2L3 1H2L1 2V6L2 7H3L4 6V5.1'),
  D: capital('M0 1H3L4 2V6L3 7H0M1 1V7'),
  E: capital('M4.6 1H1V7H4.6M1 4H4', 5.2),
  F: capital('M4.6 1H1V8M1 4H4', 5.2),
  G: capital('M4 2.7V2L3 1H2L1 2V6L2 7H3L4 6V4.3H2.6'),
  H: capital('M1 0V8M4 0V8M1 4H4'),
  I: capital('M1 0V8', 2.8),
  J: capital('M4 0V6L3 7H2L1 6V5'),
  K: capital('M1 0V8M4 0V2L2.2 4L4 6V8M1 4H2.2'),
  L: capital('M1 0V7H4.6', 5.2),
  M: capital('M1 8V2L2 1L3.6 2.6L5.2 1L6.2 2V8M3.6 2.6V6', 8),
  N: capital('M1 8V.8L4 7.2V0'),
  O: capital(ROUND),
  P: capital('M1 8V1H3L4 2V3.4L3 4.4H1'),
  Q: capital(`${ROUND}M2.6 5.2L4.7 7.9`),
  R: capital('M1 8V1H3L4 2V3.4L3 4.4H1M2.4 4.4L4 6V8'),
  S: capital('M4 2.8V2L3 1H2L1 2V3L2 4H3L4 5V6L3 7H2L1 6V5.2'),
  T: capital('M0 1H5M2.5 1V8'),
  U: capital('M1 0V6L2 7H3L4 6V0'),
  V: capital('M1 0V4L2.5 7L4 4V0'),
  W: capital('M1 0V6L2 7L3.6 5.4L5.2 7L6.2 6V0M3.6 2V5.4', 8),
  X: capital('M1 0V2L4 6V8M4 0V2L1 6V8'),
  Y: capital('M1 0V2.6L2.5 4.6V8M4 0V2.6L2.5 4.6'),
  Z: capital('M0 1H4V2L1 6V7H5'),
  '0': capital(ROUND),
  '1': capital('M1 2.4L2.6 1V7M1 7H4.4'),
  '2': capital('M1 2.8V2L2 1H3L4 2V3L1 6V7H4.8'),
  '3': capital('M1 2.5V2L2 1H3L4 2V3L3 4H2M3 4L4 5V6L3 7H2L1 6V5.5'),
  '4': capital('M3.6 8V1L1 4.6V5.6H4.8'),
  '5': capital('M4.6 1H1V4H3L4 5V6L3 7H2L1 6V5.5'),
  '6': capital('M4 2.5V2L3 1H2L1 2V6L2 7H3L4 6V5L3 4H1'),
  '7': capital('M0 1H4V2.4L2.2 5.2V8'),
  '8': capital('M2 4L1 3V2L2 1H3L4 2V3L3 4L4 5V6L3 7H2L1 6V5L2 4H3'),
  '9': capital('M1 5.5V6L2 7H3L4 6V2L3 1H2L1 2V3L2 4H4'),
  '+': capital('M.4 4H4.6M2.5 1.9V6.1'),
  '−': capital('M.4 4H4.6'),
  '×': capital('M.5 2L4.5 6.4M4.5 2L.5 6.4'),
  '.': capital('M1 6.1V8', 2.6),
  '!': capital('M1 0V4.9M1 6.1V8', 3),
  ' ': capital('', 3),
};

const han = (path: string): Glyph => ({ path, advance: HAN_SIZE + 1 });

export const HAN: Readonly<Record<string, Glyph>> = {
  啪: han(
    'M1 5H5V14H1ZM6.4 6H11.6M9 1.6V18L7.2 17M6.4 12.8L11.6 10.8M16.2 1L14.6 5M13.2 5.4H19V18H13.2ZM13.2 11.6H19',
  ),
  咚: han(
    'M1 5.6H5.6V14H1ZM11.6 1.2L7.6 8M10.6 4.2H17.4L7.4 13.4M11 6.4L19.4 12.6M12 13L15.4 14.8M10 16.6L15.2 19.2',
  ),
  上: han('M9 1V18M9 8.6H16.4M1 18H19'),
  班: han(
    'M.8 3H7M.8 9.8H7M.4 17L7.4 16.4M3.9 3V16.6M8.8 5.4V10.4M11 1.6V11.6L8.4 18.8M12.6 3H19.2M12.8 9.8H19M12.2 17.4H19.6M15.9 3V17.4',
  ),
  摸: han(
    'M.6 5.6H6.4M3.8 1V17.8L1.6 17M.6 12.6L6.4 10.6M7.4 3.8H19.6M10.6 1V6.4M16.2 1V6.4M9.2 7.6H17.8V12.8H9.2ZM9.2 10.2H17.8M7 15.2H19.8M13.4 12.8V15.2L8 19.4M13.6 15.2L19.2 19.4',
  ),
  鱼: han('M7.6 .8L3 6.2M6.4 3.2H12.8L11 6.2M4 6.8H16.4V14.4H4ZM10.2 6.8V14.4M4 10.6H16.4M1.2 18H19'),
  魚: han(
    'M7.6 .8L3 5.8M6.4 2.8H12.8L11 5.6M4 6H16.4V13H4ZM10.2 6V13M4 9.5H16.4M3.4 15.2L1.8 19M7.4 15.2L7.8 18.6M11.8 15.2L12.8 18.6M16 15.2L18.4 19',
  ),
  '!': { path: 'M4 1V12.4M4 15.4V19', advance: 8 },
};
