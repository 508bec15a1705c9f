import type { OpponentId, ShiftSeat } from '@foretell/shift';
import type { Figures } from '../figures.ts';
import type { Level } from '../people.ts';

interface Post {
  readonly name: string;
  readonly line: string;
}

/** English, and the shape of every other catalogue. */
export const en = {
  choice: {
    title: 'Application for a post',
    post: 'Post',
    seats: {
      boss: { name: 'Boss', line: 'Meetings pay. During one he sees nothing.' },
      worker: { name: 'Worker', line: 'Eight hours to fill. Not all of them with work.' },
    } satisfies Readonly<Record<ShiftSeat, Post>>,
    rival: { boss: 'The worker under you', worker: 'The boss over you' } satisfies Readonly<
      Record<ShiftSeat, string>
    >,
    levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard', perfect: 'Perfect' } satisfies Readonly<
      Record<Level, string>
    >,
    lines: {
      'boss-easy': 'Meets when he has always met. Has stopped wondering why.',
      'boss-normal': 'Has favourite hours. Use one and he leaves it, for a while.',
      'boss-hard': 'Hardly a habit left. Remembers every hour you used.',
      'boss-perfect': 'Draws lots for his meetings. There is nothing to read.',
      'worker-easy': 'Slacks when the mood takes him. Your meetings are not his concern.',
      'worker-normal': 'Counts your meetings, and expects you to move them.',
      'worker-hard': 'Leaves a good hour alone until you trust it again.',
      'worker-perfect': 'Does not read you. Has done the sum instead.',
    } satisfies Readonly<Record<OpponentId, string>>,
    house: 'House rules',
    length: 'Length',
    days: (days: number): string => `${days} days`,
    calendar: 'The boss’s calendar',
    calendars: { closed: 'Closed', leaks: 'Leaks' },
    inForce: { closed: 'calendar closed', leaks: 'calendar leaks' },
    leakLine: (chance: number): string =>
      `Leaks: each meeting has ${chance} chances in 100 of being known to the worker before he writes.`,
    running: (progress: string): string => `A week is running (${progress}). Clocking in here tears it up.`,
    resume: 'Go on with it',
    begin: 'Clock in',
    beginAnyway: 'Tear it up and clock in',
  },

  rules: {
    title: 'Staff regulations',
    lesson: 'Take the lesson',
    lessonLine: 'Two days with somebody beside you, then three without.',
    lessonAnyway: 'Tear up the running week and start',
    week: {
      title: 'The week',
      text: (figures: Figures): string =>
        `${figures.days} days of ${figures.hours} hours. Before each day both sides fill in a sheet, in secret. Then the day runs, and nobody can touch it. On the last evening both put their money on the table. More money wins.`,
    },
    worker: {
      title: 'The worker’s hours',
      text: (figures: Figures): string =>
        `Base pay is ${figures.basePay} a day, whatever he does. One’s hour never changes another’s.`,
      head: ['Hour', 'Pays him', 'Makes', 'Noticed, if watched'],
      hours: { work: 'Work', coast: 'Coast', slack: 'Slack' },
      chance: (chance: number): string => (chance === 0 ? 'never' : `${chance} in 100`),
    },
    boss: {
      title: 'The boss’s hours',
      text: (figures: Figures): string =>
        `Watch: he sees the workshop. Meeting: he sees nothing, and nobody is caught; each one adds ${figures.slope} in 100 to what the whole day brings him. At least ${figures.minMeetings} a day. There is no upper limit.`,
    },
    fines: {
      title: 'Fines',
      text: 'A caught hour pays nothing, makes nothing and costs a fine. Each fine of the week is dearer than the one before. There is no ceiling, and nobody receives the money.',
      head: ['Catch', 'Fine', 'So far'],
    },
    sight: {
      title: 'Who sees what',
      worker: 'The worker sees each hour of the boss as it passes, and all past sheets.',
      boss: 'The boss sees whom he catches. What he watched and did not catch looked like work. Behind a meeting he sees nothing until the week is over. What a day brought in tells him how much was missing, not where.',
    },
    leak: {
      title: 'Leaking calendar (house rule)',
      text: (figures: Figures): string =>
        `The boss seals first. Each of his meetings has ${figures.leak} chances in 100 of standing on the worker’s sheet beforehand. What stands there is true.`,
    },
    honest: {
      title: 'An honest week',
      text: (figures: Figures): string =>
        `A worker who only works ends the week with ${figures.honestWorker}. With ${figures.minMeetings} meetings a day his boss then ends it with ${figures.honestBoss}. Diligence is noted, and loses.`,
    },
  },
};

/** What stands on the application and in the regulations. English is the shape of the others. */
export type ShiftPaperText = typeof en;
