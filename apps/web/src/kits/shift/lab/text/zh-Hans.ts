import type { ShiftLabText } from './en.ts';

/** Simplified Chinese, as it is written on the Mainland. */
export const zhHans: ShiftLabText = {
  knobs: {
    k: 'K：多少产能换一块钱',
    leak: '日程泄露',
    slope: '每次会议的倍率',
    minMeetings: '每天最少开会',
    coastDetection: '划水被抓的机会',
    slackDetection: '摸鱼被抓的机会',
    firstFine: '第一次罚款',
    fineStep: '罚款每次加多少',
  },
  seats: { boss: '老板', worker: '打工人' },
  explorer: {
    about:
      '谁也读不透谁，谁也不犯错。老板把会开在随机的时段，打工人看比分决定冒多大的险。用粗网格求解，误差不到半个百分点。',
    length: '长度',
    days: (days) => (days === 5 ? '一周' : '两周'),
    bossWins: (percent) => `老板胜 ${percent}`,
    workerWins: (percent) => `打工人胜 ${percent}`,
    solving: '求解中',
    monday: '周一怎么打',
    meetings: (count) => `${count} 场会`,
    hours: { work: '干活', coast: '划水', slack: '摸鱼' },
    hoursLine: '打工人的八小时，平均',
    reset: '照现行规则',
    at: (label, value) => `${label}：${value}`,
  },
};
