import { defineTable, flag, int, oneOf } from '@foretell/engine';

const weight = (max: number) => int({ unit: 'worth', decimals: 1, min: 0, max: max * 10, role: 'knob' });
const share = () => int({ unit: 'share of health', decimals: 2, min: 0, max: 100, role: 'knob' });

/** How the computer players decide (RULES.md §26). What a point of damage done is worth is the unit. */
export const MINDS = defineTable({
  name: 'souls/minds',
  rule: 'RULES.md §26',
  columns: {
    /** Whether announcements are looked at. */
    reads: flag({ unit: 'whether it reads announcements' }),
    /** A point of health lost. */
    health: weight(20),
    /** Felling somebody, over the damage. */
    kill: weight(20),
    /** Breaking or unmaking a blow that was announced, over what it saves. */
    break: weight(20),
    /** Having the price of a roll left while somebody hunts. */
    reserve: weight(20),
    /** A point of stamina. */
    stamina: weight(5),
    /** A step nearer to where it wants to be. */
    progress: weight(20),
    /** Whom it goes for: everybody it sees, those who hunt it, or nobody. */
    fights: oneOf(['seen', 'hunters', 'cornered'], { unit: 'whom it fights' }),
    /** Below this share of its health it goes back to a hearth it knows. */
    retreat: share(),
    /** Whether it takes what lies about and opens chests on the way. */
    fetches: flag({ unit: 'whether it fetches' }),
    /** Whether embers are spent. */
    grows: flag({ unit: 'whether it grows' }),
  },
  checks: [],
  rows: {
    reader: {
      reads: true,
      health: 30,
      kill: 30,
      break: 10,
      reserve: 15,
      stamina: 2,
      progress: 10,
      fights: 'hunters',
      retreat: 50,
      fetches: true,
      grows: false,
    },
    coward: {
      reads: true,
      health: 60,
      kill: 10,
      break: 10,
      reserve: 60,
      stamina: 4,
      progress: 12,
      fights: 'cornered',
      retreat: 75,
      fetches: false,
      grows: false,
    },
    brawler: {
      reads: false,
      health: 5,
      kill: 30,
      break: 0,
      reserve: 0,
      stamina: 0,
      progress: 10,
      fights: 'seen',
      retreat: 30,
      fetches: true,
      grows: false,
    },
  },
});

export type Mind = (typeof MINDS.rows)[keyof typeof MINDS.rows];
