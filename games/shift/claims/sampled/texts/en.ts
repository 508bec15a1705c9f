import type { ExperimentTexts } from '@foretell/lab';

/** English. */
export const en: ExperimentTexts = {
  'shift/ablation': {
    title: 'The boss taken apart',
    question: 'What is left of the computer boss when his habit or his memory is taken out?',
    figures: {
      'boss-wins': 'Boss wins, deciding by {boss}',
      'reading-first': 'Reading on the first day, boss deciding by {boss}',
      'reading-last': 'Reading on the last day, boss deciding by {boss}',
      'most-uses': 'Most uses of one hour, boss deciding by {boss}',
      'more-wins': 'Wins by {more} less wins by {less}',
      'more-reading': 'Last day’s reading of {more} less that of {less}',
      'more-uses': 'Most uses against {more} less those against {less}',
    },
    words: {
      random: 'lots',
      history: 'history only',
      habit: 'habit only',
      'habit+history': 'habit and history',
      wins: 'Boss wins',
      share: 'Share of the weeks',
      boss: 'Boss decides by',
    },
    reasons: {
      'worker-takes-risks':
        'The figure depends on how bold the worker is who meets a boss he cannot read. Ours plays on as if he could, and loses a little more often than the design’s.',
      'reader-counts-places':
        'Our normal worker counts where the boss met. A boss without a habit is never where he was, so counting makes the worker bold in the wrong hours; the design’s reader gives up sooner.',
      'habit-is-read-early':
        'Our normal worker needs one day to find a habit that never changes, and earns from Tuesday on.',
    },
  },
  'shift/ai-levels': {
    title: 'The computer workers',
    question: 'How well does each of them read the boss that ships, and what does it earn him?',
    figures: {
      reading: 'Reading accuracy, {worker}',
      'plain-share': 'Plain share of hours called right, {worker}',
      'boss-wins': 'Boss wins against {worker}',
      'boss-wins-design': 'Boss wins against {worker}, as first stated',
      'fair-k': 'Fair K against {worker}',
      'worker-money': 'Money a week, {worker}',
      hours: 'Hours of {action} a day, {worker}',
    },
    words: { easy: 'easy', normal: 'normal', hard: 'hard', slack: 'slack', coast: 'coast', work: 'work' },
    reasons: {
      'risk-is-spread':
        'The design’s worker mixes his hours in other parts; his reading, his money and his losses are the same. Ours weighs each hour by what a catch costs in the whole week.',
      'better-than-assumed':
        'The design assumes a worker who reads 70 % of the hours and follows a simple plan. Ours reads as well and plays better: he baits, and he counts what a catch costs the rest of the week. It is close to what the best possible reader could do.',
    },
  },
  'shift/meeting-response': {
    title: 'Meetings and what they bring',
    question: 'Does another meeting a day bring the boss more, or does his worker notice?',
    figures: {
      output: 'Multiplied output a day with {meetings} meetings, {worker}',
      growth: 'Growth of output from one meeting less to {meetings} meetings, {worker}',
    },
    words: {
      easy: 'easy',
      normal: 'normal',
      hard: 'hard',
      'output-by-meetings': 'What the boss is paid for, by meetings',
      meetings: 'Meetings a day',
      output: 'Multiplied output a day',
    },
    reasons: {
      'workers-count-meetings':
        'All our workers know how many meetings there were on past days and take more liberties when there are many, the easy one too. So output falls further than the design says: its point holds more strongly than stated.',
      'hard-answers-places':
        'From 3 to 4 meetings the hard worker loses a little: one meeting more is harder to place than the multiplier is worth. From 4 on output falls.',
    },
  },
  'shift/learning': {
    title: 'Something to learn',
    question: 'Does reading rise within a week, and does a week have both a success and a catch?',
    figures: {
      'heist-and-catch': 'Weeks with a success and a catch, {worker}',
      rise: 'Rise of reading from the first day to the last, {worker}',
    },
    words: {
      easy: 'easy',
      normal: 'normal',
      hard: 'hard',
      'reading-by-day': 'Reading by day',
      day: 'Day',
      reading: 'Reading accuracy',
    },
  },
  'shift/ten-days': {
    title: 'Five days or ten',
    question: 'Is there more to learn in two weeks, and who gains by it?',
    figures: {
      'boss-wins': 'Boss wins, {length}',
      'reading-last': 'Reading on the last day, {length}',
      'fair-k': 'Fair K, {length}',
      'more-wins': 'Boss wins in ten days less those in five',
      'more-reading': 'Last day’s reading in ten days less that in five',
    },
    words: { five: 'five days', ten: 'ten days', 'ten-restarting': 'ten days, fines start again' },
  },
  'shift/two-legs-bots': {
    title: 'Two legs, played',
    question: 'When two players are boss and worker in turn, do equals draw level?',
    figures: { 'first-wins': 'A {one} worker beats a {other} one over two legs' },
    words: { easy: 'easy', normal: 'normal' },
  },
  'shift/leak-bot': {
    title: 'The boss who draws lots, and the leak',
    question: 'Does the calendar leak make a boss beatable who cannot be read?',
    figures: { 'boss-wins': 'Boss wins, leak {leak}' },
    words: {},
    reasons: {
      'four-meetings':
        'Our boss who draws lots holds 3 to 5 meetings, 4 on average; under the leak every meeting more costs him. With 3 meetings every day the exact figure against a worker who follows the printed thresholds is 45 %.',
    },
  },
  'shift/presets': {
    title: 'The tables a player is offered',
    question: 'How does the boss fare at the K of each level?',
    figures: { 'boss-wins': 'Boss wins against {worker}, K {k}' },
    words: { easy: 'easy', normal: 'normal', hard: 'hard' },
  },
  'shift/skill': {
    title: 'Skill and chance',
    question: 'How much of a week is decided by who plays, and how much by luck?',
    figures: {
      'wins-by-seat': 'Wins of the {seat}',
      'wins-by-bot': 'Wins of {bot}',
      'role-advantage': 'Lead of the boss: {boss} against {worker}',
      decided: 'Weeks that somebody wins',
      'skill-range': 'Strongest less weakest {seat}',
      'by-players': 'Decided by who plays',
      'by-world': 'Decided by luck',
      'by-both': 'Decided by both together',
    },
    words: {
      'habit-strong': 'strong habit',
      habit: 'habit only',
      'habit+history': 'habit and history',
      'habit-weak': 'weak habit',
      random: 'lots',
      easy: 'easy',
      normal: 'normal',
      hard: 'hard',
      boss: 'boss',
      worker: 'worker',
      'wins-by-bot': 'Wins of each player',
      'wins-by-bot-share': 'Share of the weeks',
      'wins-by-bot-label': 'Player',
      'skill-and-chance': 'Skill and chance',
      'skill-and-chance-share': 'Share of the variance',
      'skill-and-chance-label': 'Decided by',
      'by-players': 'who plays',
      'by-world': 'luck',
      'by-both': 'both together',
    },
  },
  'shift/detection': {
    title: 'A million watched hours',
    question: 'Are hours caught as often as the rules say?',
    figures: { caught: 'Watched hours of {action} that are caught' },
    words: { coast: 'coast', slack: 'slack' },
  },
  'shift/leak-rate': {
    title: 'What the calendar shows',
    question: 'Does each meeting leak as often as the rules say, and nothing else ever?',
    figures: { leaked: 'Meetings that leak at {leak}', 'leaked-watch': 'Watched hours that leak at {leak}' },
    words: {},
  },
};
