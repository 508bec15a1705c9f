import type { Picture } from '../playback.ts';
import type { Saying } from '../saying.ts';
import type { Heist } from '../week.ts';
import type { ShiftText } from './en.ts';

const DAYS = ['星期一', '星期二', '星期三', '星期四', '星期五'];
const DAYS_SHORT = ['週一', '週二', '週三', '週四', '週五'];

/** Traditional Chinese, worded for Taiwan and Hong Kong by itself. */
export const zhHant: ShiftText = {
  seats: { boss: '老闆', worker: '員工' },
  states: { work: '做事', coast: '划水', slack: '摸魚', meeting: '開會', watch: '盯場' },
  keys: { work: 'w', coast: 'c', slack: 's', meeting: 'm', watch: 'w' },

  slogan: '業精於勤 荒於嬉',
  inMeeting: '會議中',
  shutterPlate: '一切如常',
  soundWords: ['啪!', '咚!'],
  picture: (picture) => `${BOSS_SEEN[picture.boss]}${WORKER_SEEN[picture.worker]}`,

  dayShort: (day) => DAYS_SHORT[day % 5] ?? '',
  dayLong: (day) => DAYS[day % 5] ?? '',
  dayOf: (day, days) => `${day + 1}/${days}`,
  form: '出勤表',
  hour: (hour) => `第 ${hour + 1} 個小時`,
  pencilled: '鉛筆',
  leaked: '確定開會',

  rope: (boss, worker) => `老闆 ${boss} 元，員工 ${worker} 元`,
  meetings: '會議',
  owed: (owed) => (owed > 0 ? `還欠 ${owed} 場` : '場數已足'),
  pay: '收益',
  nextCatch: '下次被抓',

  seal: '蓋章',
  sealAgain: '再按',
  armed: '再按一次就蓋章，也可以按住不放。',
  hint: '用鉛筆填一份建議',
  erase: '擦掉鉛筆字',
  explain: '格子怎麼看',
  close: '關閉',
  sealed: '已送出，等另一方的表。',
  early: '老闆先送表，行事曆隨後就到。',

  pastDays: '前幾天的表',
  noPastDays: '前幾天的表會掛在這裡',
  seen: { caught: '被抓', hidden: '沒看到', busy: '無異狀' },

  says: (saying) => says(saying),
  dayClosed: (day, worker, boss) => `${DAYS[day % 5]}收工：員工 ${worker}，老闆 ${boss}。`,
  skip: '略過今天',
  pace: '兩倍速',

  explains: {
    work: () => '替老闆賺錢。底薪之外沒有加給。不算違規。',
    coast: (config) => `自己拿 1 元，老闆只剩一半。有人盯場時，100 次會被看出 ${config.coastDetection} 次。`,
    slack: (config) =>
      `自己拿 2 元，老闆半毛都沒有。有人盯場時，100 次會被看出 ${config.slackDetection} 次。`,
    meeting: (config) => `拉高整天的收益，但看不到工場。每天至少 ${config.minMeetings} 場。`,
    watch: (config) =>
      `看得到工場。摸魚 100 次能看出 ${config.slackDetection} 次，划水 ${config.coastDetection} 次。`,
  },
  explainsFines: (config) =>
    `被抓的那個小時一毛都沒有，還要罰款：本週第一次 ${config.firstFine} 元，之後每次加 ${config.fineStep} 元。罰款不進任何人口袋。`,
  explainsUse: '點格子換內容，按住拖曳可一次填好幾格。',
  explainsKeys: '鍵盤：方向鍵、字母鍵、空白鍵；Enter 蓋章。',

  refused: (code, facts) => refusal(code, facts),

  won: { boss: '這週老闆贏', worker: '這週員工贏', draw: '這週平手' },
  yours: { won: '贏的是你。', lost: '贏的不是你。', draw: '一毛不差。' },
  onTheTable: '星期五下班，雙方把錢放上桌。',
  wholeWeek: '整週的表，雙方攤開',
  factCaught: (times, fines) =>
    times === 0 ? '一次都沒被抓。' : `被抓 ${times} 次，罰掉 ${fines} 元，沒有人拿到。`,
  factHeist: (heist) => (heist === null ? '沒有一次偷閒得手。' : bestHeist(heist)),
  factReading: (hits, idle) =>
    idle === 0 ? '一個小時都沒閒著，模範員工。' : `偷閒 ${idle} 個小時，其中 ${hits} 個碰上開會。`,
  again: '再上一週',
  home: '離開',
  share: '複製重播連結',
  shared: '已複製',
  watchWeek: '重看這一週',

  play: '播放',
  pause: '暫停',
  back: '退一個小時',
  forward: '進一個小時',
  scrub: '這週的第幾個小時',
  moment: (day, passed) => (passed === 0 ? `${DAYS[day % 5]}早上` : `${DAYS[day % 5]}第 ${passed} 個小時`),

  coach: {
    'tap-hour': '點一個小時。',
    'tap-again': '划水拿 1 元。再點一次。',
    'one-more': '摸魚拿 2 元，前提是沒人看到。再來一格？',
    seal: '夠了，蓋章吧。',
    'watch-door': '注意那扇門。',
    unseen: '門關著，沒人看到。',
    caught: '被抓了。下次更貴。',
    'read-slips': '他開過的會掛在這裡。人都有習慣。',
    pencil: '沒頭緒？問問鉛筆。',
    done: '就這樣，繼續上班。',
  },
};

const BOSS_SEEN: Readonly<Record<Picture['boss'], string>> = {
  desk: '老闆坐在辦公桌前。',
  between: '老闆在電梯裡。',
  watch: '老闆盯著工場。',
  meeting: '老闆在開會。',
};

const WORKER_SEEN: Readonly<Record<Picture['worker'], string>> = {
  writing: '員工在填表。',
  work: '員工站在機器前。',
  coast: '員工在喝茶。',
  slack: '員工翹著腳。',
  hit: '員工被抓了。',
  hidden: '工場的鐵捲門關著。',
};

function says(saying: Saying): string {
  if (saying.kind === 'sealed') return '雙方都送表了。';
  const hour = `第 ${saying.hour + 1} 個小時：`;
  switch (saying.kind) {
    case 'in-meeting':
      return `${hour}開會中。`;
    case 'nothing-seen':
      return `${hour}看來在做事。`;
    case 'unseen':
      return saying.money > 0 ? `${hour}他在開會，沒人看到 +${saying.money}` : `${hour}他在開會，你在做事。`;
    case 'watched':
      return saying.money > 0 ? `${hour}他盯著，沒看出來 +${saying.money}` : `${hour}他盯著，你在做事。`;
    case 'caught':
      return `${hour}${saying.at === 'coast' ? '划水' : '摸魚'}被抓 −${saying.fine}`;
  }
}

function bestHeist({ day, from, hours, money }: Heist): string {
  const when = hours === 1 ? `第 ${from + 1} 個小時` : `第 ${from + 1} 到 ${from + hours} 個小時`;
  return `最漂亮的一次：${DAYS[day % 5]}${when}，+${money} 元。`;
}

function refusal(code: string, facts: Readonly<Record<string, string | number>>): string {
  switch (code) {
    case 'too-few-meetings':
      return `每天至少要 ${facts.needed} 場會議，表上只有 ${facts.meetings} 場。`;
    case 'wrong-hours':
      return `一張表要填 ${facts.needed} 個小時，不是 ${facts.hours} 個。`;
    case 'unknown-hour':
      return '有一格寫了表上沒有的內容。';
    case 'not-your-turn':
    case 'session/not-to-act':
      return '還沒輪到你送表。';
    case 'other-seats-sheet':
      return '那是另一方的表。';
    case 'missing-sheet':
      return '還少一張表。';
    case 'session/already-sealed':
      return '這張表已經送出。';
    case 'session/stale':
      return '表送晚了。';
    case 'week-over':
      return '這週已經結束了。';
    default:
      return `表被退回了（${code}）。`;
  }
}
