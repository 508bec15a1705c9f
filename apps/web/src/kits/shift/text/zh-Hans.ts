import type { ShiftKitText } from './en.ts';

const DAYS = ['周一', '周二', '周三', '周四', '周五'];

/** Simplified Chinese, as it is written on the Mainland. */
export const zhHans: ShiftKitText = {
  words: {
    name: '上班摸鱼',
    enter: { new: '打卡上班', running: '接着上班', idle: '打卡上班' },
    enterAside: { new: '头一天，有人带', idle: '当老板，或者打工' },
    choice: { title: '招聘启事', line: '老板一名，打工人一名，详情面谈。' },
    rules: { title: '员工守则', line: '怎么玩，数字全在里面。' },
  },
  progress: (day, days) => `${DAYS[day % 5]}，${day + 1}/${days}`,
  ornament: '本月优秀员工',
  weekEnd: '周五傍晚',
  versus: (seat, rival) => `${seat === 'boss' ? '老板' : '打工人'} 对 ${rival}`,
  people: {
    'boss-easy': '老黄历',
    'boss-normal': '科长',
    'boss-hard': '审计',
    'boss-perfect': '摇号机',
    'worker-easy': '实习生',
    'worker-normal': '老员工',
    'worker-hard': '工会主席',
    'worker-perfect': '精算师',
  },
};
