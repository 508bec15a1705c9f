import type { Picture } from '../playback.ts';
import type { Saying } from '../saying.ts';
import type { Heist } from '../week.ts';
import type { ShiftText } from './en.ts';

const DAYS = ['周一', '周二', '周三', '周四', '周五'];

/** Simplified Chinese, as it is written on the Mainland. */
export const zhHans: ShiftText = {
  seats: { boss: '老板', worker: '打工人' },
  states: { work: '干活', coast: '划水', slack: '摸鱼', meeting: '开会', watch: '盯人' },
  keys: { work: 'w', coast: 'c', slack: 's', meeting: 'm', watch: 'w' },

  slogan: '今天不努力工作 明天努力找工作',
  inMeeting: '会议中',
  shutterPlate: '生产正常',
  soundWords: ['啪!', '咚!'],
  picture: (picture) => `${BOSS_SEEN[picture.boss]}${WORKER_SEEN[picture.worker]}`,

  dayShort: (day) => DAYS[day % 5] ?? '',
  dayLong: (day) => DAYS[day % 5] ?? '',
  dayOf: (day, days) => `${day + 1}/${days}`,
  form: '考勤表',
  hour: (hour) => `第${hour + 1}小时`,
  pencilled: '铅笔',
  leaked: '已知开会',

  rope: (boss, worker) => `老板 ${boss} 元，打工人 ${worker} 元`,
  meetings: '会议',
  owed: (owed) => (owed > 0 ? `还差 ${owed} 场` : '已达标'),
  pay: '收益',
  nextCatch: '下次被抓',

  seal: '盖章',
  sealAgain: '再按',
  armed: '再按一次盖章，或按住不放。',
  hint: '用铅笔填一份建议',
  erase: '擦掉铅笔',
  explain: '格子说明',
  close: '关闭',
  sealed: '已封表，等对方交表。',
  early: '老板先封表，日程随后送到。',

  pastDays: '往日考勤',
  noPastDays: '往日考勤挂在这里',
  seen: { caught: '被抓', hidden: '没看见', busy: '无异常' },

  says: (saying) => says(saying),
  dayClosed: (day, worker, boss) => `${DAYS[day % 5]}收工：打工人 ${worker}，老板 ${boss}。`,
  skip: '跳过今天',
  pace: '两倍速',

  explains: {
    work: () => '给老板创收。除底薪外没有额外报酬。不违规。',
    coast: (config) => `自己得 1 元，老板只得一半。被盯着时，100 次里有 ${config.coastDetection} 次被发现。`,
    slack: (config) => `自己得 2 元，老板一分没有。被盯着时，100 次里有 ${config.slackDetection} 次被发现。`,
    meeting: (config) => `抬高全天收益，但看不见车间。每天至少 ${config.minMeetings} 场。`,
    watch: (config) =>
      `看得见车间。摸鱼 100 次能发现 ${config.slackDetection} 次，划水 ${config.coastDetection} 次。`,
  },
  explainsFines: (config) =>
    `被抓的那一小时分文没有，另行罚款：本周第一次 ${config.firstFine} 元，以后每次多 ${config.fineStep} 元。罚款不归任何人。`,
  explainsUse: '点格子换状态，按住拖动一次填多格。',
  explainsKeys: '键盘：方向键、字母键、空格；回车盖章。',

  refused: (code, facts) => refusal(code, facts),

  won: { boss: '老板赢了这一周', worker: '打工人赢了这一周', draw: '这一周打平' },
  yours: { won: '赢的是你。', lost: '赢的不是你。', draw: '一分钱不差。' },
  onTheTable: '周五收工，两边把钱摆上桌。',
  wholeWeek: '整周底表，双方公开',
  factCaught: (times, fines) =>
    times === 0 ? '一次没被抓。' : `被抓 ${times} 次，罚掉 ${fines} 元，谁也没拿到。`,
  factHeist: (heist) => (heist === null ? '没有一小时偷闲得手。' : bestHeist(heist)),
  factReading: (hits, idle) =>
    idle === 0 ? '一小时没闲着，模范。' : `偷闲 ${idle} 小时，${hits} 小时赶上开会。`,
  again: '再来一周',
  home: '离开',
  share: '复制回放链接',
  shared: '已复制',
  watchWeek: '回看这一周',

  play: '播放',
  pause: '暂停',
  back: '退一小时',
  forward: '进一小时',
  scrub: '本周第几小时',
  moment: (day, passed) => (passed === 0 ? `${DAYS[day % 5]}早上` : `${DAYS[day % 5]}第${passed}小时`),

  coach: {
    'tap-hour': '点一个小时。',
    'tap-again': '划水得 1 元。再点一下。',
    'one-more': '摸鱼得 2 元，没人看见的话。再来一格？',
    seal: '差不多了，盖章。',
    'watch-door': '看那扇门。',
    unseen: '门关着，没人看见。',
    caught: '被抓了。下一次更贵。',
    'read-slips': '他开过的会挂在这里。他有习惯。',
    pencil: '没主意？铅笔有。',
    done: '就这些，接着上班。',
  },
};

const BOSS_SEEN: Readonly<Record<Picture['boss'], string>> = {
  desk: '老板在办公桌前。',
  between: '老板在电梯里。',
  watch: '老板盯着车间。',
  meeting: '老板在开会。',
};

const WORKER_SEEN: Readonly<Record<Picture['worker'], string>> = {
  writing: '打工人在填表。',
  work: '打工人在机器前。',
  coast: '打工人在喝茶。',
  slack: '打工人跷着脚。',
  hit: '打工人被抓了。',
  hidden: '车间的卷帘门关着。',
};

function says(saying: Saying): string {
  if (saying.kind === 'sealed') return '双方已封表。';
  const hour = `第${saying.hour + 1}小时，`;
  switch (saying.kind) {
    case 'in-meeting':
      return `${hour}开会中。`;
    case 'nothing-seen':
      return `${hour}看上去在干活。`;
    case 'unseen':
      return saying.money > 0 ? `${hour}他在开会，没人看见：+${saying.money}` : `${hour}他在开会，你在干活。`;
    case 'watched':
      return saying.money > 0 ? `${hour}他盯着，没看出来：+${saying.money}` : `${hour}他盯着，你在干活。`;
    case 'caught':
      return `${hour}${saying.at === 'coast' ? '划水' : '摸鱼'}被抓：−${saying.fine}`;
  }
}

function bestHeist({ day, from, hours, money }: Heist): string {
  const when = hours === 1 ? `第${from + 1}小时` : `第${from + 1}到${from + hours}小时`;
  return `最漂亮的一票：${DAYS[day % 5]}${when}，+${money} 元。`;
}

function refusal(code: string, facts: Readonly<Record<string, string | number>>): string {
  switch (code) {
    case 'too-few-meetings':
      return `每天至少 ${facts.needed} 场会，表上只有 ${facts.meetings} 场。`;
    case 'wrong-hours':
      return `一张表要填 ${facts.needed} 小时，不是 ${facts.hours} 小时。`;
    case 'unknown-hour':
      return '有一格填的内容表上没有。';
    case 'not-your-turn':
    case 'session/not-to-act':
      return '还没轮到你封表。';
    case 'other-seats-sheet':
      return '这是对方的表。';
    case 'missing-sheet':
      return '还缺一张表。';
    case 'session/already-sealed':
      return '这张表已经封好。';
    case 'session/stale':
      return '表交晚了。';
    case 'week-over':
      return '这一周已经结束。';
    default:
      return `表被退回（${code}）。`;
  }
}
