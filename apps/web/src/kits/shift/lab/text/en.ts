/** English, and the shape of the other catalogues. */
export const en = {
  knobs: {
    k: 'K, output for one money',
    leak: 'Calendar leak',
    slope: 'Multiplier a meeting',
    minMeetings: 'Fewest meetings a day',
    coastDetection: 'Detection of coasting',
    slackDetection: 'Detection of slacking',
    firstFine: 'First fine',
    fineStep: 'Step of the fines',
  },
  seats: { boss: 'Boss', worker: 'Worker' },
  explorer: {
    about:
      'Neither side can be read and neither errs. The boss puts his meetings into random hours; the worker takes his chances by the score. Solved on a coarse grid, right to half a point.',
    length: 'Length',
    days: (days: number): string => (days === 5 ? 'One week' : 'Two weeks'),
    bossWins: (percent: string): string => `The boss wins ${percent}`,
    workerWins: (percent: string): string => `The worker wins ${percent}`,
    solving: 'Solving',
    monday: 'How Monday is played',
    meetings: (count: number): string => (count === 1 ? '1 meeting' : `${count} meetings`),
    hours: { work: 'work', coast: 'coast', slack: 'slack' },
    hoursLine: 'The worker’s hours, on average',
    reset: 'As it is played',
    at: (label: string, value: string): string => `${label}: ${value}`,
  },
};

/** What the lab says about shift, in one language. */
export type ShiftLabText = typeof en;
