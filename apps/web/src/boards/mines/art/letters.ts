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

export const LINES: Readonly<Record<string, string>> = {
  雷: 'M3.4 1.4H16.6M1.4 8V4.6H18.6V8M10 1.4V9.8M4.6 6.8H7.8M12.2 6.8H15.4M4.6 9.2H7.8M12.2 9.2H15.4M4 12H16V19H4ZM4 15.5H16M10 12V19',
  图: 'M1.6 1.6H18.4V18.8H1.6ZM9 3.8L5 8.8M7.8 6.2H14.2L5.4 13.2M7.6 8.4L15 12.6M8.6 12.6L11.6 14M7 15L12.4 17.2',
  圖: 'M1.4 1.4H18.6V18.8H1.4ZM7 4H13V6.6H7ZM10 6.6V8.8M4.2 8.8H15.8M5.4 11H14.6V16.6H5.4ZM8.4 13H11.6V14.6H8.4Z',
};
