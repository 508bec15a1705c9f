import type { ProofText } from './en.ts';

export const zhHans: ProofText = {
  intro:
    '凡是难以分辨的东西，都并排放在这里，用每一套配色、为每一种眼睛各看一遍。新配色要等这张样张看得清，才能用进游戏。',
  palette: '配色',
  palettes: {
    normal: '常用',
    'colour-blind': '不靠红绿',
    'more contrast': '高对比度',
    'more contrast, colour-blind': '两者兼用',
  },
  eyes: '模拟视觉',
  eyesOf: {
    all: '正常色觉',
    grey: '只见明暗',
    protanopia: '红色盲',
    deuteranopia: '绿色盲',
    tritanopia: '蓝色盲',
  },
  boards: '棋盘',
  samples: {
    band: '一格宽的雾带，两侧都是数字',
    seals: '封印落在雾中、雾边与雾旁',
    zeros: '翻开的雾与空白格相邻',
    all: '各种地形，未翻开与已翻开，两两相邻',
  },
  figures: '对比度',
  figuresLine: '每种颜色最弱的一处，从 1 到 21。文字须达 4.5，图形须达 3。',
  on: (above, grounds) => `${above} / ${grounds.length === 1 ? grounds[0] : `${grounds.length} 种底色`}`,
  least: (ratio) => `≥ ${ratio}`,
  told: '格子状态两两相比',
  toldOf: ({ light, shape, same }) => `靠明暗 ${light} 对，靠形状 ${shape} 对，分不清 ${same} 对`,
  busts: '敌人，96 像素与 44 像素',
  glyphs: '符号',
  endings: '一趟的结局',
};
