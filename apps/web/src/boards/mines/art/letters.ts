/** Letters of the title, cut by hand. Latin ones are areas on a field 24 high, Chinese ones centre lines on a field 20 by 20. */
export interface Letter {
  readonly path: string;
  readonly width: number;
}

/** Wide serifs, and nothing quite upright: a knife in pear wood. */
export const AREAS: Readonly<Record<string, Letter>> = {
  M: {
    width: 24,
    path: 'M0 24L1 19.5V4.5L0 0H7L12 11.5L17 0H24L23 4.5V19.5L24 24H16.5L17.5 20V10L13.5 19H10.5L6.5 10V20L7.5 24Z',
  },
  I: { width: 9, path: 'M0 0H9L7.8 4.5V19.5L9 24H0L1.2 19.5V4.5Z' },
  N: { width: 21, path: 'M0 24L1 19.5V4.5L0 0H6.5L14.5 13V4.5L13.5 0H21L20 4.5V24H15L6.5 10.5V19.5L7.5 24Z' },
  E: {
    width: 17,
    path: 'M0 0H16.5V7.5L13 4.8H7V9.5H11L13 8V16L11 14.3H7V19.2H13.5L17 16V24H0L1.2 19.5V4.5Z',
  },
  S: {
    width: 16.5,
    path: 'M15.2 0V8H12.5C11.5 5.5 10 4.3 8 4.3C6.3 4.3 5.4 5 5.4 6.2C5.4 7.7 7.2 8.4 9.7 9.4C13.4 10.9 16.3 12.9 16.3 17C16.3 21.5 13 24.4 8.8 24.4C6.7 24.4 5 23.7 3.8 22.5L1 24V15.5H3.7C4.5 18.3 6.2 19.8 8.3 19.8C10.1 19.8 11 19 11 17.7C11 16 9.2 15.2 6.3 14C2.7 12.5 .2 10.7 .2 6.8C.2 2.7 3.3 -.3 7.5 -.3C9.6 -.3 11.2 .4 12.3 1.5Z',
  },
};

const STONE = 'M.8 3H7.6M4.4 3L1 11.2M2.4 9.4H7V16H2.4Z';
const HAND = 'M.6 5.6H6.4M3.8 1V17.8L1.6 17M.6 12.6L6.4 10.6';

export const LINES: Readonly<Record<string, string>> = {
  矿: `${STONE}M14.2 .8V4M9.4 4.4H19.6M10.2 4.4V11L8.4 18.8`,
  礦: `${STONE}M14.4 .4V2.6M9.4 3H19.8M10 3V11L8.6 18.8M11.6 6.2H19.6M13.6 4.4V8.8M17.4 4.4V8.8H13.6M12.6 11H18.6V15.6H12.6ZM12.6 13.3H18.6M15.6 8.8V15.6M13.8 16.4L11.6 19.2M17.4 16.4L19.6 19.2`,
  洞: 'M1.4 2L4.4 4.6M.6 8L3.6 10.4M.8 18.6L4.6 12.6M7 19V3H18.6V18L16.6 17.2M10 6.8H15.8M10 10.4H15.6V15.4H10Z',
  扫: `${HAND}M9 3.4H18.2V16.8H8.6M9.6 10H18.2`,
  掃: `${HAND}M9.4 1.8H17.8V7.4H9M8.6 4.6H19.6M8.6 12.4V10.2H19.6V12.4M10.2 18V13.6H18V17.6L16.6 17M14.1 10.2V19.6`,
  雷: 'M3.4 1.4H16.6M1.4 8V4.6H18.6V8M10 1.4V9.8M4.6 6.8H7.8M12.2 6.8H15.4M4.6 9.2H7.8M12.2 9.2H15.4M4 12H16V19H4ZM4 15.5H16M10 12V19',
};
