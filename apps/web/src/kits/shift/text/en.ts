import type { OpponentId, ShiftSeat } from '@foretell/shift';
import type { KitWords } from '../../kit.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** English, and the shape of every other catalogue. */
export const en = {
  words: {
    name: 'Shift',
    enter: { new: 'Clock in', running: 'Back to work', idle: 'Clock in' },
    enterAside: { new: 'First day: you will be shown', idle: 'As boss or as worker' },
    choice: { title: 'Vacancies', line: 'One boss, one worker. Apply inside.' },
    rules: { title: 'Staff regulations', line: 'How it is played, with all the figures.' },
  } satisfies KitWords,
  /** A day counts from 0. */
  progress: (day: number, days: number): string => `${DAYS[day % 5]}, ${day + 1}/${days}`,
  ornament: 'Employee of the month',
  weekEnd: 'Friday evening',
  /** One line for a table: my seat, and who is in the other one. */
  versus: (seat: ShiftSeat, rival: string): string => `${seat === 'boss' ? 'Boss' : 'Worker'} v. ${rival}`,
  people: {
    'boss-easy': 'Mr Same-Again',
    'boss-normal': 'The Section Head',
    'boss-hard': 'The Auditor',
    'boss-perfect': 'The Lottery Drum',
    'worker-easy': 'The Trainee',
    'worker-normal': 'The Old Hand',
    'worker-hard': 'The Shop Steward',
    'worker-perfect': 'The Actuary',
  } satisfies Readonly<Record<OpponentId, string>>,
};

/** What the wall says about shift. English is the shape of the others. */
export type ShiftKitText = typeof en;
