import type { ExperimentTexts } from '@foretell/lab';

const MEETINGS = 'Meetings a day';
const ACCURACY = 'Reading accuracy';
const SCORE = 'Boss’s share of the weeks';

export const en: ExperimentTexts = {
  'shift/posterior': {
    title: 'What a reading is worth',
    question: 'How likely is an hour watched once the worker has read it?',
    figures: {
      'watched-read-meeting': 'Watched after “meeting”, {meetings} meetings, read right {q}',
      'watched-read-watching': 'Watched after “watching”, {meetings} meetings, read right {q}',
      'watched-unread': 'Watched without any reading, {meetings} meetings',
      'even-reader': 'Accuracy at which “meeting” means even odds, {meetings} meetings',
      'loads-mostly-watched': 'Numbers of meetings that leave an unread hour more likely watched than not',
    },
    words: {
      'watched-by-q': 'What “meeting” still means',
      q: ACCURACY,
      watched: 'Watched after “meeting”',
      'meetings-3': '3 meetings',
      'meetings-2': '2 meetings',
      'meetings-1': '1 meeting',
    },
    reasons: {
      'four-is-even':
        'The original says that without reading every hour is more likely watched than not. That is so at 3 meetings; 4 make it even, more turn it round. What it says holds for the loads that a boss chooses, not for all he may.',
    },
  },
  'shift/thresholds': {
    title: 'Thresholds of the worker’s own purse',
    question: 'Below which chance of being watched is the dearer hour better, as the fines climb?',
    figures: {
      'slack-over-coast': 'Slack beats coast below, {catches} catches so far',
      'coast-over-work': 'Coast beats work below, {catches} catches so far',
      'best-pay': 'Side money of the best hour after reading “meeting”, {catches} catches so far',
      'next-fine': 'Next fine after {catches} catches',
      'fines-so-far': 'All fines of {catches} catches',
      'price-of-risk-slack': 'Slack: money for one whole unit of detection',
      'price-of-risk-coast': 'Coast: money for one whole unit of detection',
    },
    words: {
      boundaries: 'One reading, three answers in a week',
      catches: 'Catches so far',
      watched: 'Chance of being watched',
      'slack-line': 'Slack over coast',
      'coast-line': 'Coast over work',
    },
  },
  'shift/difference-thresholds': {
    title: 'Thresholds of the difference',
    question: 'And when the worker counts what his work pays the boss?',
    figures: {
      'output-point': 'One point of output, in the boss’s money',
      'slack-over-coast': 'Slack beats coast below, {catches} catches so far',
      'coast-over-work': 'Coast beats work below, {catches} catches so far (1 and more: always)',
    },
    words: {
      boundaries: 'Who wants to win gambles longer',
      catches: 'Catches so far',
      watched: 'Chance of being watched',
      'slack-line': 'Slack over coast',
      'coast-line': 'Coast over work',
    },
    reasons: { 'cut-off': 'It is 38.52 %, which is 39 % when rounded; the table cut the decimals off.' },
  },
  'shift/binary': {
    title: 'Only work and slack',
    question: 'Why are there two kinds of risk?',
    figures: {
      threshold: 'Chance of being watched at which slacking turns from never to always',
      'slack-hours': 'Hours worth slacking in a day, {meetings} meetings',
      gain: 'What an hour of slacking brings at {meetings} meetings',
    },
    words: {
      'gain-by-meetings': 'Nothing, and then everything',
      meetings: MEETINGS,
      'gain-an-hour': 'Money of a slack hour',
      'slack-line': 'Slack',
    },
  },
  'shift/three-tier': {
    title: 'A third tier',
    question: 'With “lie flat” on top (3 money, always detected), is there room for slack?',
    figures: {
      'slack-over-coast': 'Slack beats coast below',
      'slack-over-flat': 'Slack beats lying flat above',
      'room-for-slack': 'Room between the two',
      'flat-day': 'A day of lying flat under {meetings} meetings',
    },
    words: {},
  },
  'shift/meeting-load': {
    title: 'How many meetings pay',
    question: 'Against a worker who works only while watched, and against one who always does?',
    figures: {
      'best-load': 'Best number of meetings at a slope of {slope}',
      'steepest-load': 'The same, however steep the multiplier',
      'honest-output': 'Output of a week of nothing but work under {meetings} meetings a day',
    },
    words: {
      'output-by-meetings': 'The brake is the worker’s reading',
      meetings: MEETINGS,
      'output-a-week': 'Output a week, multiplied',
      'works-always': 'Always works',
      'works-watched': 'Works while watched',
    },
  },
  'shift/honest-week': {
    title: 'The honest week',
    question: 'What does a worker get who never slacks, and what does his boss?',
    figures: {
      'worker-money': 'Worker’s money',
      output: 'Output, multiplied',
      'boss-money': 'Boss’s money',
      'lost-by': 'The worker loses by',
      'idle-day-worker': 'Eight slack hours under eight meetings: worker',
      'idle-day-boss': 'Eight slack hours under eight meetings: boss',
    },
    words: {},
    reasons: { 'cut-off': 'It is 36.57 − 20 = 16.57; the original cut the decimals off.' },
  },
  'shift/equilibrium': {
    title: 'The published equilibrium',
    question:
      'How is the week played when both want the larger difference and the worker follows a simple plan?',
    figures: {
      'three-meetings': 'Weeks in which the boss holds 3 meetings a day',
      'published-plan': 'Weeks with the plan: slack on “meeting”, else work; one tier down after 2 catches',
      'worker-money': 'Worker’s money',
      output: 'Output, multiplied',
      'boss-money': 'Boss’s money',
      catches: 'Catches a week',
      'slack-hours': 'Slack hours a day',
      'coast-hours': 'Coast hours a day',
      'work-hours': 'Work hours a day',
      'weeks-with-both': 'Weeks with a slack hour that went well and a catch',
      'weeks-with-both-design': 'Weeks with a slack hour that went well and a catch, as first published',
      exploitability: 'What leaving it could win, in money',
      'exploitability-in-wins': 'What leaving it could win, in weeks won',
      'output-if-kept': 'Output of the same plans if a caught coast hour kept its output',
    },
    words: {
      'lead-by-meetings': 'Another number of meetings',
      'lead-by-drop': 'Another catch after which to drop',
      meetings: MEETINGS,
      lead: 'Boss’s lead in money',
      'lead-line': 'Lead',
      'drops-after': 'Catches before the worker drops',
    },
    reasons: {
      'another-goal':
        'The published plans are the equilibrium of the difference in money, where leaving them wins nothing. Who wants to win the week drops after the first catch already, which wins him 0.36 points.',
    },
  },
  'shift/equilibrium-win-rate': {
    title: 'Who wins the published week',
    question: 'How often does the boss win, and what is played by who wants to win?',
    figures: {
      'boss-wins': 'The boss wins the published week',
      'boss-wins-design': 'The boss wins the published week, as first published',
      'boss-wins-dearer': 'The boss wins the published week at K {k}',
      'sooner-plan': 'Weeks with the plan that drops after 1 catch, when both want to win',
      'worker-money-sooner': 'Worker’s money, when both want to win',
      'output-sooner': 'Output, when both want to win',
      'boss-money-sooner': 'Boss’s money, when both want to win',
      'won-by-dropping-sooner': 'What dropping after 1 catch instead of 2 takes from the boss',
    },
    words: {
      'score-by-k': 'The published week at other K',
      k: 'K',
      'boss-score': SCORE,
      published: 'Published plans',
    },
    reasons: {
      'another-k':
        'The same original gives 53 % for the same cell in its table by accuracy. 49.6 % is what the boss wins at K 3.60, which that table calls fair: 49.5 % or 50.3 %, after which catch the worker drops. At K 3.5 it is 53.4 %.',
    },
  },
  'shift/k-by-q': {
    title: 'Fair K by reading',
    question: 'At which K is the duel even, for each reader?',
    figures: {
      'fair-k': 'Fair K against a reader of {q}',
      'fair-k-design': 'Fair K against a reader of {q}, as first published',
      'boss-score': 'Boss’s share of the weeks against a reader of {q}',
    },
    words: {
      'fair-k-by-q': 'The better the reader, the lower the fair K',
      q: ACCURACY,
      k: 'Fair K',
      calculated: 'Calculated',
      original: 'First published',
    },
    reasons: {
      'flat-curve':
        'The fair K is 3.84. The boss’s share changes little with K there, so a sample that misses it by a point or two misses K by more than a tenth.',
    },
  },
  'shift/k-by-q-win-rate': {
    title: 'Boss’s share by reading',
    question: 'How uneven is the duel at the game’s own K, and does the original’s table hold?',
    figures: { 'boss-score': 'Boss’s share of the weeks against a reader of {q}' },
    words: {
      'score-by-q': 'One K is fair for one reader',
      q: ACCURACY,
      score: SCORE,
      calculated: 'Calculated',
      original: 'First published',
    },
    reasons: {
      'by-a-hair': 'It is 63.97 %: 1.03 points from the 65 % stated, 0.03 more than the tolerance allows.',
    },
  },
  'shift/no-minimum': {
    title: 'No minimum of meetings',
    question: 'How many meetings does a boss hold who need not hold any?',
    figures: {
      'days-with': 'Weeks with {meetings} meetings a day',
      'days-with-if-kept': 'Weeks with {meetings} meetings a day, if a caught coast hour kept its output',
      'days-with-design': 'Weeks with {meetings} meetings a day, as first published',
      'slack-in-plans': 'Plans of the worker that slack at all',
    },
    words: {
      'days-by-meetings': 'One meeting or none',
      meetings: MEETINGS,
      days: 'Share of the weeks',
      'makes-nothing': 'A caught coast hour makes nothing',
      'keeps-output': 'A caught coast hour keeps its output',
    },
    reasons: {
      'other-output':
        '69 and 31 % come out to the point when a caught coast hour keeps its output. By the rule that ships it makes nothing, and then it is 54 and 46 %: still mostly one meeting.',
      'one-or-none': 'The original knows one meeting only. Exactly, the boss mixes one with none.',
    },
  },
  'shift/fines-to-boss': {
    title: 'Fines for the boss',
    question: 'Does a boss who is paid the fines still meet?',
    figures: {
      'days-without': 'Weeks without any meeting at K {k}: the majority',
      'days-without-range': 'Weeks without any meeting at K {k}',
      'days-without-design': 'Weeks without any meeting at K {k}, as first published',
      exploitability: 'What leaving the equilibrium could win at K {k}',
    },
    words: {
      'without-by-k': 'Living on fines',
      k: 'K',
      days: 'Weeks without any meeting',
      none: 'No meeting',
    },
    reasons: {
      'lost-curve':
        'The original’s 82 % is from an earlier version whose multiplier and goals are not given. With today’s multiplier it is 92 % at K 10; the conclusion is the same.',
    },
  },
  'shift/flat-fine': {
    title: 'A fine that never rises',
    question: 'What is the best day when every catch costs the same and nothing can be read?',
    figures: {
      'worker-money': 'Best week of the worker, fine {fine}, {meetings} meetings a day',
      'mixed-days': 'Cases in which a mixed day beats every day of one kind',
    },
    words: {
      'money-by-meetings': 'All or nothing',
      meetings: MEETINGS,
      'worker-a-week': 'Worker’s money a week',
      'fine-2': 'Fine 2',
      'fine-3': 'Fine 3',
    },
    reasons: {
      'lost-goals':
        'In the case that gives 52 at fine 2, fine 3 gives 40. 3.9 is no single case of today’s rules: it is from an earlier version whose goals are not given.',
    },
  },
  'shift/levers': {
    title: 'The levers',
    question: 'How far does each number of the game move the boss’s share of the weeks?',
    figures: {
      reference: 'The game as it is',
      q: 'Reader of {value}',
      minMeetings: 'Minimum of meetings {value}',
      slope: 'Multiplier slope {value}',
      fineStep: 'Fine step {value}',
      k: 'K {value}',
      coastDetection: 'Coast detected {value}',
      slackDetection: 'Slack detected {value}',
      basePay: 'Base pay {value}',
      'slack-in-plans': 'Plans of the worker that slack at all, minimum {meetings}',
      'five-points': 'What five points of reading move, from {from} on',
      'five-points-least': 'What five points of reading move, at least',
      'five-points-most': 'What five points of reading move, at most',
    },
    words: {
      'score-by-lever': 'One lever at a time',
      lever: 'Lever',
      score: SCORE,
      'q 65 %': 'Reader 65 %',
      'q 75 %': 'Reader 75 %',
      'q 80 %': 'Reader 80 %',
      'minMeetings 2': 'Minimum 2',
      'minMeetings 4': 'Minimum 4',
      'slope 0.15': 'Slope 0.15',
      'slope 0.25': 'Slope 0.25',
      'fineStep 0': 'Fine step 0',
      'fineStep 2': 'Fine step 2',
      'k 3.20': 'K 3.20',
      'k 3.80': 'K 3.80',
      'coastDetection 0.30': 'Coast 0.30',
      'coastDetection 0.50': 'Coast 0.50',
      'slackDetection 0.90': 'Slack 0.90',
      'basePay 3': 'Base pay 3',
      'basePay 5': 'Base pay 5',
    },
    reasons: {
      'its-own-table':
        'The original says 10 to 15 points for five points of reading; its own table shows 6, 12, 17 and 19. Exactly they are 7, 11, 16 and 19.',
    },
  },
  'shift/two-legs': {
    title: 'Two legs',
    question: 'Does a match of two weeks with the seats exchanged cancel the advantage of a seat?',
    figures: {
      'worker-score': 'Worker’s share of single legs, reader of {q}',
      'match-score': 'Share of matches of a reader of {q} against one of {rival}',
    },
    words: {
      'score-by-q': 'One leg swings, two do not',
      q: 'Reading accuracy of both',
      score: 'Share',
      'single-leg': 'The worker in one leg',
      'match-of-equals': 'Either of two equals in a match',
    },
  },
};
