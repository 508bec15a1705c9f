import type { ExperimentTexts } from '@foretell/lab';

/** English. */
export const en: ExperimentTexts = {
  'shift/explore': {
    title: 'Perfect play under any rules',
    question: 'What is the week worth when nobody can be read and nobody errs, and how does it begin?',
    figures: {
      'boss-wins': 'The boss wins',
      meetings: 'Monday with {count} meetings',
      hours: 'Hours of {action} on Monday',
    },
    words: {
      coast: 'coasting',
      slack: 'slacking',
      work: 'work',
      count: 'Meetings',
      chance: 'Chance',
      boss: 'The boss',
      monday: 'How many meetings the boss holds on Monday',
      'meetings-0': '0',
      'meetings-1': '1',
      'meetings-2': '2',
      'meetings-3': '3',
      'meetings-4': '4',
      'meetings-5': '5',
      'meetings-6': '6',
      'meetings-7': '7',
      'meetings-8': '8',
    },
  },
};
