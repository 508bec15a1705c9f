import type { ShiftLabText } from './en.ts';

/** Traditional Chinese, as it is written in Taiwan. */
export const zhHant: ShiftLabText = {
  knobs: {
    k: 'K：多少產能換一塊錢',
    leak: '日程外洩',
    slope: '每次會議的倍率',
    minMeetings: '每天最少開會',
    coastDetection: '划水被抓的機會',
    slackDetection: '摸魚被抓的機會',
    firstFine: '第一次罰款',
    fineStep: '罰款每次加多少',
  },
  seats: { boss: '老闆', worker: '打工人' },
  explorer: {
    about:
      '誰也讀不透誰，誰也不犯錯。老闆把會開在隨機的時段，打工人看比分決定冒多大的險。以粗網格求解，誤差不到半個百分點。',
    length: '長度',
    days: (days) => (days === 5 ? '一週' : '兩週'),
    bossWins: (percent) => `老闆勝 ${percent}`,
    workerWins: (percent) => `打工人勝 ${percent}`,
    solving: '求解中',
    monday: '週一怎麼打',
    meetings: (count) => `${count} 場會`,
    hours: { work: '幹活', coast: '划水', slack: '摸魚' },
    hoursLine: '打工人的八小時，平均',
    reset: '照現行規則',
    at: (label, value) => `${label}：${value}`,
  },
};
