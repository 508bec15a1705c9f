import type { ShiftKitText } from './en.ts';

const DAYS = ['星期一', '星期二', '星期三', '星期四', '星期五'];

/** Traditional Chinese, worded for Taiwan and Hong Kong by itself. */
export const zhHant: ShiftKitText = {
  words: {
    name: '上班摸魚',
    enter: { new: '打卡上班', running: '繼續上班', idle: '打卡上班' },
    enterAside: { new: '第一天，有人帶', idle: '當老闆，或當員工' },
    choice: { title: '徵才', line: '誠徵老闆一位、員工一位，意者內洽。' },
    rules: { title: '工作規則', line: '玩法與全部數字，詳列於內。' },
  },
  progress: (day, days) => `${DAYS[day % 5]}，${day + 1}/${days}`,
  ornament: '本月模範員工',
  weekEnd: '星期五傍晚',
  versus: (seat, rival) => `${seat === 'boss' ? '老闆' : '員工'} 對 ${rival}`,
  people: {
    'boss-easy': '老黃曆',
    'boss-normal': '課長',
    'boss-hard': '稽核',
    'boss-perfect': '搖號機',
    'worker-easy': '工讀生',
    'worker-normal': '老鳥',
    'worker-hard': '工會幹部',
    'worker-perfect': '精算師',
  },
};
