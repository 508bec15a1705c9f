import type { Config, ShiftSeat } from '@foretell/shift';
import type { PlanHour } from '../draft.ts';
import type { CoachLine } from '../lesson.ts';
import type { Picture } from '../playback.ts';
import type { Saying } from '../saying.ts';
import type { Heist } from '../week.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const DAYS_SHORT = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** English, and the shape of every other catalogue. Days and hours come counted from 0. */
export const en = {
  seats: { boss: 'Boss', worker: 'Worker' } as Readonly<Record<ShiftSeat, string>>,
  states: {
    work: 'Work',
    coast: 'Coast',
    slack: 'Slack',
    meeting: 'Meet',
    watch: 'Watch',
  } as Readonly<Record<PlanHour, string>>,
  /** The letter that writes a state on the keyboard. */
  keys: { work: 'w', coast: 'c', slack: 's', meeting: 'm', watch: 'w' } as Readonly<Record<PlanHour, string>>,

  slogan: 'WORK IS ITS OWN REWARD',
  inMeeting: 'MEETING',
  shutterPlate: 'ALL IN ORDER',
  soundWords: ['SMACK!', 'THUD!'],
  picture: (picture: Picture): string => `${BOSS_SEEN[picture.boss]} ${WORKER_SEEN[picture.worker]}`,

  dayShort: (day: number): string => DAYS_SHORT[day % 5] ?? '',
  dayLong: (day: number): string => DAYS[day % 5] ?? '',
  dayOf: (day: number, days: number): string => `${day + 1}/${days}`,
  form: 'Timesheet',
  hour: (hour: number): string => `Hour ${hour + 1}`,
  pencilled: 'pencilled',
  leaked: 'known meeting',

  rope: (boss: string, worker: string): string => `Boss ${boss}, worker ${worker}`,
  meetings: 'Meetings',
  owed: (owed: number): string => (owed > 0 ? `${owed} owed` : 'quota met'),
  pay: 'Pay',
  nextCatch: 'Next catch',

  seal: 'Seal',
  sealAgain: 'Again',
  armed: 'Stamp again to seal, or hold it down.',
  hint: 'Pencil in a suggestion',
  erase: 'Rub the pencil out',
  explain: 'What the boxes mean',
  close: 'Close',
  sealed: 'Sealed. The other sheet is not in yet.',
  early: 'The boss seals first. His calendar follows.',

  pastDays: 'Past days',
  noPastDays: 'Past days hang here',
  seen: { caught: 'caught', hidden: 'not seen', busy: 'nothing seen' },

  says: (saying: Saying): string => says(saying),
  dayClosed: (day: number, worker: string, boss: string): string =>
    `${DAYS[day % 5]} closed: worker ${worker}, boss ${boss}.`,
  skip: 'Skip the day',
  pace: 'Double pace',

  explains: {
    work: () => 'Makes the boss money. Pays you nothing beyond your base pay. Never an offence.',
    coast: (config: Config) =>
      `Pays you 1. Makes the boss half. If he watches, it is noticed ${config.coastDetection} times in 100.`,
    slack: (config: Config) =>
      `Pays you 2. Makes the boss nothing. If he watches, it is noticed ${config.slackDetection} times in 100.`,
    meeting: (config: Config) =>
      `Raises the takings of the whole day. You see nothing of the workshop. At least ${config.minMeetings} a day.`,
    watch: (config: Config) =>
      `You see the workshop. Slacking is noticed ${config.slackDetection} times in 100, coasting ${config.coastDetection}.`,
  } as Readonly<Record<PlanHour, (config: Config) => string>>,
  explainsFines: (config: Config): string =>
    `A caught hour pays nothing and costs a fine: ${config.firstFine} the first time this week, then ${config.fineStep} more each time. Nobody receives the fine.`,
  explainsUse: 'Tap a box to change it. Drag to fill several.',
  explainsKeys: 'Keys: arrows, letters, Space. Enter seals.',

  refused: (code: string, facts: Readonly<Record<string, string | number>>): string => refusal(code, facts),

  won: {
    boss: 'The boss takes the week',
    worker: 'The worker takes the week',
    draw: 'Nobody takes the week',
  },
  yours: { won: 'That is you.', lost: 'That is not you.', draw: 'Equal to the last coin.' },
  onTheTable: 'Friday evening. Both purses on the table.',
  wholeWeek: 'The whole week, both sheets',
  factCaught: (times: number, fines: number): string =>
    times === 0
      ? 'Never caught.'
      : `Caught ${times === 1 ? 'once' : `${times} times`}; ${fines} paid to nobody.`,
  factHeist: (heist: Heist | null): string =>
    heist === null ? 'Not one idle hour got away.' : bestHeist(heist),
  factReading: (hits: number, idle: number): string =>
    idle === 0 ? 'Not one idle hour. Exemplary.' : `${hits} of ${idle} idle hours fell on a meeting.`,
  again: 'Another week',
  home: 'Leave',
  share: 'Copy replay link',
  shared: 'Link copied',
  watchWeek: 'Watch the week again',

  play: 'Play',
  pause: 'Pause',
  back: 'One hour back',
  forward: 'One hour on',
  scrub: 'Hour of the week',
  moment: (day: number, passed: number): string =>
    passed === 0 ? `${DAYS[day % 5]}, morning` : `${DAYS[day % 5]}, hour ${passed}`,

  coach: {
    'tap-hour': 'Tap an hour.',
    'tap-again': 'Coasting pays 1. Tap again.',
    'one-more': 'Slacking pays 2, if nobody sees. Another?',
    seal: 'Enough. Stamp it.',
    'watch-door': 'Watch the door.',
    unseen: 'Door shut. Nobody saw.',
    caught: 'Caught. The next one costs more.',
    'read-slips': 'His meetings hang here. He has habits.',
    pencil: 'No idea? The pencil has one.',
    done: 'That is all there is. Carry on.',
  } as Readonly<Record<CoachLine, string>>,
};

export type ShiftText = typeof en;

const BOSS_SEEN: Readonly<Record<Picture['boss'], string>> = {
  desk: 'The boss is at his desk.',
  between: 'The boss is in the lift.',
  watch: 'The boss watches the workshop.',
  meeting: 'The boss is in a meeting.',
};

const WORKER_SEEN: Readonly<Record<Picture['worker'], string>> = {
  writing: 'The worker fills in a form.',
  work: 'The worker stands at the machine.',
  coast: 'The worker has tea.',
  slack: 'The worker has his feet up.',
  hit: 'The worker is caught.',
  hidden: 'The shutter is down.',
};

function says(saying: Saying): string {
  if (saying.kind === 'sealed') return 'Both sheets are sealed.';
  const hour = `Hour ${saying.hour + 1}.`;
  switch (saying.kind) {
    case 'in-meeting':
      return `${hour} In a meeting.`;
    case 'nothing-seen':
      return `${hour} He appears to be working.`;
    case 'unseen':
      return saying.money > 0
        ? `${hour} Meeting. Nobody saw: +${saying.money}.`
        : `${hour} Meeting. You worked.`;
    case 'watched':
      return saying.money > 0
        ? `${hour} Watched, unnoticed: +${saying.money}.`
        : `${hour} Watched. You worked.`;
    case 'caught':
      return `${hour} Caught ${saying.at === 'coast' ? 'coasting' : 'slacking'}: −${saying.fine}.`;
  }
}

function bestHeist({ day, from, hours, money }: Heist): string {
  const when = hours === 1 ? `hour ${from + 1}` : `hours ${from + 1} to ${from + hours}`;
  return `Best heist: ${DAYS[day % 5]}, ${when}, +${money}.`;
}

function refusal(code: string, facts: Readonly<Record<string, string | number>>): string {
  switch (code) {
    case 'too-few-meetings':
      return `${facts.needed} meetings are required. The form shows ${facts.meetings}.`;
    case 'wrong-hours':
      return `A sheet has ${facts.needed} hours, not ${facts.hours}.`;
    case 'unknown-hour':
      return 'One hour holds an unknown entry.';
    case 'not-your-turn':
    case 'session/not-to-act':
      return 'It is not your turn to seal.';
    case 'other-seats-sheet':
      return 'That is the other side’s sheet.';
    case 'missing-sheet':
      return 'One sheet is missing.';
    case 'session/already-sealed':
      return 'This sheet is sealed already.';
    case 'session/stale':
      return 'The sheet came too late.';
    case 'week-over':
      return 'The week is over.';
    default:
      return `The form was returned (${code}).`;
  }
}
