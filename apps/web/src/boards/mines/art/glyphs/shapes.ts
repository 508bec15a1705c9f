/** What signs are put together from. */

const dot = (x: number): string => `M${x} 18.4a2.3 2.3 0 1 0 .01 0Z`;
/** Under a sign: the front enemy, or all of them. Without dots a sign speaks of the hero. */
export const FRONT = dot(12);
export const ALL = dot(5) + dot(12) + dot(19);

export const SWORD = 'M4 16L14.5 2.5M3.5 9.5L10 14.5';
export const BIG_SWORD = 'M4 21L15.5 4M3 12.5L11.5 18.5';
export const UP = 'M19.5 15V4M16 7.5L19.5 4L23 7.5';
export const DOWN = 'M19.5 4V15M16 11.5L19.5 15L23 11.5';
export const HEART = 'M12 21C1.5 14 2.5 4 8 4C11 4 12 7 12 7C12 7 13 4 16 4C21.5 4 22.5 14 12 21Z';
export const SMALL_HEART =
  'M12 15.5C4 10.5 4.5 2 9 2C11.2 2 12 4.5 12 4.5C12 4.5 12.8 2 15 2C19.5 2 20 10.5 12 15.5Z';
export const SHIELD = 'M12 2.5L20 5V11.5C20 16.5 16 20 12 21.5C8 20 4 16.5 4 11.5V5Z';
export const FLAME =
  'M12.5 1.5C13.5 6 18.5 8.5 18.5 14.5C18.5 19 15.5 22 12 22C8.5 22 5.5 19 5.5 14.5C5.5 11.5 7 10 8 7.5C9.5 8.5 10 9.5 10 10.5C11.5 8 12.5 5 12.5 1.5ZM12 13C10.5 15 9.5 16 9.5 17.5C9.5 19 10.5 20 12 20C13.5 20 14.5 19 14.5 17.5C14.5 16 13 15 12 13Z';
export const SMALL_FLAME =
  'M12.5 .5C13 4 17.5 6 17.5 10.5C17.5 14 15 16 12 16C9 16 6.5 14 6.5 10.5C6.5 8 8 7 8.5 5C9.7 5.8 10 6.5 10 7.3C11.5 5.5 12.5 3 12.5 .5Z';
export const PICK = 'M3 9.5C7 3 14 2 19 6.5M11.5 5.5L6 20.5';
export const DROP = 'M12 2C16 7.5 18.5 11 18.5 15A6.5 6.5 0 0 1 5.5 15C5.5 11 8 7.5 12 2Z';
/** The page of a board that is changed, its corner turned. */
export const PAGE = 'M13 2.5H3.5V21.5H20.5V10L13 2.5V10H20.5';
/** Added to what one is given: top right. */
export const PLUS = 'M19 2V9M15.5 5.5H22.5';
