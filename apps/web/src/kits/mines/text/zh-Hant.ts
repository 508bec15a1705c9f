import type { MinesKitText } from './en.ts';

/** Traditional Chinese, worded by itself. */
export const zhHant: MinesKitText = {
  words: {
    name: '雷圖',
    enter: { new: '提燈下去', running: '接著往下', idle: '提燈下去' },
    enterAside: { new: '頭一座，不難讀', idle: '今天這座，或別座' },
    choice: { title: '探坑公告', line: '今天的雷圖、全新一張，或自己報種子。' },
    rules: { title: '挖掘手冊', line: '數字怎麼讀，挖一格要多少。' },
  },
  progress: (level, node, round) =>
    round === undefined ? `第 ${level} 關，第 ${node} 站` : `第 ${level} 關，第 ${node} 站，第 ${round} 回合`,
  runEnd: '已經回到地面',
};
