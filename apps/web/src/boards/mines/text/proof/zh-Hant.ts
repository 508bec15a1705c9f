import type { ProofText } from './en.ts';

export const zhHant: ProofText = {
  intro:
    '凡是難以分辨的東西，都並排放在這裡，用每一套配色、為每一種眼睛各看一遍。新配色要等這張樣張看得清，才能用進遊戲。',
  palette: '配色',
  palettes: {
    normal: '常用',
    'colour-blind': '不靠紅綠',
    'more contrast': '高對比',
    'more contrast, colour-blind': '兩者並用',
  },
  eyes: '模擬視覺',
  eyesOf: {
    all: '正常色覺',
    grey: '只見明暗',
    protanopia: '紅色盲',
    deuteranopia: '綠色盲',
    tritanopia: '藍色盲',
  },
  boards: '棋盤',
  samples: {
    band: '一格寬的霧帶，兩側都是數字',
    seals: '封印落在霧中、霧邊與霧旁',
    zeros: '翻開的霧與空白格相鄰',
    all: '各種地形，未翻開與已翻開，兩兩相鄰',
  },
  figures: '對比度',
  figuresLine: '每種顏色最弱的一處，從 1 到 21。文字須達 4.5，圖形須達 3。',
  on: (above, grounds) => `${above} / ${grounds.length === 1 ? grounds[0] : `${grounds.length} 種底色`}`,
  least: (ratio) => `≥ ${ratio}`,
  told: '格子狀態兩兩相比',
  toldOf: ({ light, shape, same }) => `靠明暗 ${light} 對，靠形狀 ${shape} 對，分不清 ${same} 對`,
  busts: '敵人，96 像素與 44 像素',
  glyphs: '符號',
  endings: '一趟的結局',
};
