import type { ExperimentTexts } from '@foretell/lab';

const BOSS_WINS = 'The boss wins';
const LEAK = 'Leak';

/** What a caught coast hour makes, as a fact of a figure. */
const CAUGHT = { nothing: 'nothing', output: 'its output' };
const LOADS = { 'meetings-3': '3 meetings', 'meetings-4': '4 meetings', 'meetings-5': '5 meetings' };

const OTHER_READING =
  'The original’s figures come out when a caught coast hour keeps its output. The game has it make nothing (decision 0002), as the original’s own equilibrium demands.';

export const en: ExperimentTexts = {
  'shift/one-day': {
    title: 'One day, every sheet',
    question:
      'When nobody can know where the other’s hours lie, does anything matter but how many there are?',
    figures: {
      'boss-sheets': 'Sheets of the boss',
      'worker-sheets': 'Sheets of the worker',
      'boss-counts': 'Numbers of meetings in a day',
      'worker-counts': 'Numbers of coast and slack hours in a day',
      'value-of-counts': 'Money the boss leads by after a day, in the game of numbers',
      'value-of-sheets': 'The same, in the game of sheets',
      'gap-of-sheets': 'Gap between what the two sides make sure of against every sheet',
    },
    words: {
      meetings: 'How many meetings on a Monday, for money alone',
      chance: 'Chance',
      'meetings-a-day': 'Meetings',
      boss: 'The boss',
      m0: '0',
      m1: '1',
      m2: '2',
      m3: '3',
      m4: '4',
      m5: '5',
      m6: '6',
      m7: '7',
      m8: '8',
    },
  },
  'shift/random-boss': {
    title: 'The boss nobody can read',
    question: 'How often does a boss win who holds his meetings in random hours?',
    figures: {
      'boss-wins': '{meetings} random meetings against a perfect worker (a caught coast hour makes {caught})',
      'boss-wins-design':
        '3 random meetings against the best worker there can be, where the original says 79 to 98 %',
      'boss-wins-adaptive': 'He also picks their number each morning, by the score ({caught})',
      'fair-k': 'K that is fair for {meetings} random meetings against a perfect worker ({caught})',
      'fair-k-adaptive': 'K that is fair when he picks the number as well ({caught})',
      'fair-k-thresholds':
        'K that is fair for {meetings} random meetings against a worker who goes by the thresholds ({caught})',
    },
    words: {
      ...CAUGHT,
      ...LOADS,
      'wins-by-k': 'Random meetings against a perfect worker',
      k: 'K',
      'boss-wins': BOSS_WINS,
    },
    reasons: {
      'imperfect-workers':
        'The original’s 79 to 98 % were measured against workers who err; 98 % is the one who goes by the table of thresholds. A worker who plays for the win holds this boss to 62 %.',
      steps:
        'The purses are compared as fractions, so the win rate falls with K in steps. It goes from 52.1 % at 4.00 to 49.7 % at 4.01; at 4.10 it is 46.5 %.',
    },
  },
  'shift/best-reader': {
    title: 'The best possible reader',
    question: 'What is the published boss worth against the best that a worker can do with a reading?',
    figures: {
      'boss-wins': 'The boss wins against the best reader (a caught coast hour makes {caught})',
      'boss-wins-published': 'He wins against the published plan ({caught}); a draw counts half',
      'exploitability-design': 'What the best answer takes from him, where the original says nothing',
    },
    words: {
      ...CAUGHT,
      'wins-by-accuracy': 'Three random meetings, read by the best',
      q: 'Reading accuracy',
      'boss-wins': BOSS_WINS,
      best: 'Best reader',
    },
    reasons: {
      'few-plans':
        'It is nothing among the few plans that the original compares: one action for each reading, one tier lower after some catches. A worker who also looks at the score and at how many meetings were read takes 22 points of chance from him.',
    },
  },
  'shift/leak': {
    title: 'The calendar leak',
    question: 'What does a leak do to a random boss whose worker goes by the thresholds in money?',
    figures: {
      'boss-wins': 'The boss wins at a leak of {leak} (a caught coast hour makes {caught})',
      'boss-wins-design': 'The same against the original’s table, {leak} ({caught})',
    },
    words: {
      ...CAUGHT,
      'wins-by-leak': 'Three random meetings and a leaking calendar',
      leak: LEAK,
      'boss-wins': BOSS_WINS,
      original: 'The original',
    },
    reasons: { 'other-reading': OTHER_READING },
  },
  'shift/leak-load': {
    title: 'The leak and the number of meetings',
    question: 'Are more meetings worse for the boss, whatever leaks?',
    figures: {
      'boss-wins': '{meetings} random meetings at a leak of {leak} (a caught coast hour makes {caught})',
      'rates-in-order':
        'Leaks, from none to a half, at which 3, 4 and 5 meetings stand in that order ({caught})',
    },
    words: {
      ...CAUGHT,
      ...LOADS,
      'wins-by-leak': 'More meetings, more to leak',
      leak: LEAK,
      'boss-wins': BOSS_WINS,
    },
  },
  'shift/leak-optimal': {
    title: 'The leak that is fair',
    question: 'How much has to leak before a boss nobody can read wins half of the weeks?',
    figures: {
      'fair-leak': 'Fair leak: {pair} (a caught coast hour makes {caught})',
      'fair-leak-design': 'Fair leak of 3 random meetings, where the original says about 30 % ({caught})',
    },
    words: {
      ...CAUGHT,
      'three-thresholds': '3 meetings, worker by the thresholds',
      'three-perfect': '3 meetings, perfect worker',
      'adaptive-perfect': 'any number of meetings, perfect worker',
      'wins-by-leak': 'Unreadable bosses and a leaking calendar',
      leak: LEAK,
      'boss-wins': BOSS_WINS,
    },
    reasons: { 'other-reading': OTHER_READING },
  },
  'shift/sabotage': {
    title: 'Starving the boss',
    question: 'What does a perfect worker give up of their own money to win against three random meetings?',
    figures: {
      'worker-wins': 'The worker wins',
      'worker-money': 'The worker’s money on average, as much as winning allows',
      'boss-money': 'The boss’s money on average',
    },
    words: {},
  },
  'shift/solved': {
    title: 'The week, solved',
    question: 'What is the week worth when both sides play all their sheets perfectly?',
    figures: {
      value: 'The boss wins, {days} days ({ladder})',
      'fair-k': 'The K that would be fair, {days} days ({ladder})',
      'fair-leak': 'The leak that would be fair, {days} days ({ladder})',
    },
    words: {
      'goes-on': 'the ladder of fines goes on',
      restarts: 'the ladder starts again on the second Monday',
      'value-by-lead': 'What a lead is worth in the morning, nobody caught so far',
      lead: 'Money the boss leads by',
      'boss-wins': BOSS_WINS,
      'morning-2': 'Day 2',
      'morning-3': 'Day 3',
      'morning-4': 'Day 4',
      'morning-5': 'Day 5',
      'morning-6': 'Day 6',
      'morning-7': 'Day 7',
      'morning-8': 'Day 8',
      'morning-9': 'Day 9',
      'morning-10': 'Day 10',
      'value-by-k': 'What K makes of an unreadable boss',
      k: 'K',
      'value-by-leak': 'What a leak makes of him',
      leak: LEAK,
      'both-perfect': 'Both perfect',
    },
  },
  'shift/exploitability': {
    title: 'Who can be exploited',
    question: 'How much chance does each computer player lose to somebody who knows him?',
    figures: {
      exactly: '{seat}, {bot}: what the best answer takes',
      'at-least': '{seat}, {bot}: what the best answer found so far takes',
      'at-most': '{seat}: what anybody could take from anybody',
    },
    words: {
      boss: 'Boss',
      worker: 'Worker',
      'exploited-boss': 'What the bosses lose to an answer',
      'exploited-worker': 'What the workers lose to an answer',
      exploitability: 'Chance to win',
      player: 'Player',
      'boss-perfect': 'perfect',
      'boss-random': 'random',
      'boss-history': 'history',
      'boss-habit': 'habit',
      'boss-habit+history': 'habit and history',
      'boss-habit-strong': 'strong habit',
      'boss-habit-weak': 'weak habit',
      'worker-perfect': 'perfect',
      'worker-easy': 'easy',
      'worker-normal': 'normal',
      'worker-hard': 'hard',
    },
  },
};
