import type { ShiftPaperText } from './en.ts';

/** Traditional Chinese, worded for Taiwan and Hong Kong by itself. */
export const zhHant: ShiftPaperText = {
  choice: {
    title: '到職登記表',
    post: '應徵職位',
    seats: {
      boss: { name: '老闆', line: '會開得多就賺得多，只是開會時什麼都看不到。' },
      worker: { name: '員工', line: '八個小時要填滿，沒說全都要做事。' },
    },
    rival: { boss: '你底下的人', worker: '你的頂頭上司' },
    levels: { easy: '簡單', normal: '普通', hard: '困難', perfect: '完美' },
    lines: {
      'boss-easy': '開會時間年年不變，為什麼也沒人記得了。',
      'boss-normal': '有幾個偏好的時段。被你用過就換，沒多久又換回來。',
      'boss-hard': '談不上有習慣，只是你動過哪一格，他都記得。',
      'boss-perfect': '幾點開會全憑抽籤，沒有什麼好猜的。',
      'worker-easy': '想摸就摸，你開不開會與他無關。',
      'worker-normal': '你的會他一場一場記著，也料到你會換時段。',
      'worker-hard': '好時段放著不碰，等你自己放心回來。',
      'worker-perfect': '不猜你的心思，帳早就算到最後一天。',
    },
    house: '廠規',
    length: '天數',
    days: (days) => `${days} 天`,
    calendar: '老闆的行事曆',
    calendars: { closed: '保密', leaks: '會外洩' },
    inForce: { closed: '行事曆保密', leaks: '行事曆會外洩' },
    leakLine: (chance) => `會外洩：每場會議有百分之 ${chance} 的機會，員工事先就知道。`,
    running: (progress) => `這一週還沒結束（${progress}）。在此打卡，那一週就作廢。`,
    resume: '繼續上班',
    begin: '打卡上班',
    beginAnyway: '作廢舊的，打卡上班',
  },

  rules: {
    title: '工作規則',
    lesson: '參加職前訓練',
    lessonLine: '前兩天有人帶，後三天自己來。',
    lessonAnyway: '作廢這一週，開始訓練',
    week: {
      title: '一週',
      text: (figures) =>
        `共 ${figures.days} 天，每天 ${figures.hours} 小時。每天上工前，雙方各自秘密填一張表。接著這一天自己跑完，誰也不能插手。最後一天傍晚，兩邊把錢放上桌，多的人贏。`,
    },
    worker: {
      title: '員工的小時',
      text: (figures) => `底薪每天 ${figures.basePay} 元，做不做都有。各小時互不影響。`,
      head: ['這一小時', '自己賺', '產出', '被盯時發現'],
      hours: { work: '做事', coast: '划水', slack: '摸魚' },
      chance: (chance) => (chance === 0 ? '不會' : `百分之 ${chance}`),
    },
    boss: {
      title: '老闆的小時',
      text: (figures) =>
        `盯場：看得到工場。開會：什麼都看不到，也抓不到人；每開一場，當天全部收益多百分之 ${figures.slope}。每天至少 ${figures.minMeetings} 場，沒有上限。`,
    },
    fines: {
      title: '罰款',
      text: '被抓的那一小時沒有錢也沒有產出，還要繳罰款。同一週裡一次比一次貴，沒有上限。罰款不歸任何人。',
      head: ['第幾次', '罰款', '累計'],
    },
    sight: {
      title: '誰看得到什麼',
      worker: '員工看得到老闆過去的每一小時，往日的表也都掛著。',
      boss: '老闆只看得到被他抓到的。盯著卻沒抓到的，看起來都在做事。開會時的工場，一週結束前他一概不知。當天的收益會告訴他少了多少，不會告訴他少在哪裡。',
    },
    leak: {
      title: '行事曆外洩（廠規選項）',
      text: (figures) =>
        `老闆先封表。他的每場會議有百分之 ${figures.leak} 的機會，事先印在員工的表上。印上去的都是真的。`,
    },
    honest: {
      title: '老實做一週',
      text: (figures) =>
        `只做事的員工，一週賺 ${figures.honestWorker} 元；每天開 ${figures.minMeetings} 場會的老闆，這時賺 ${figures.honestBoss} 元。勤奮會列入紀錄，然後輸掉。`,
    },
  },
};
