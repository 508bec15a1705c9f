import type { MinesKitText } from './en.ts';

export const zhHans: MinesKitText = {
  words: {
    name: '雷图',
    enter: { new: '点灯下去', running: '继续往下', idle: '点灯下去' },
    enterAside: { new: '第一座，好读的', idle: '今天的，或另一座' },
    choice: { title: '探坑告示', line: '今天的雷图、一张新的，或报上种子。' },
    rules: { title: '挖掘手册', line: '数字说什么，挖一格花什么。' },
  },
  progress: (level, node, round) =>
    round === undefined ? `第 ${level} 关，第 ${node} 站` : `第 ${level} 关，第 ${node} 站，第 ${round} 回合`,
  runEnd: '已回到地面',
};
