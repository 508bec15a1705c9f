import type { ExperimentTexts } from '@foretell/lab';

export const zhHant: ExperimentTexts = {
  'souls/fingerprints': {
    title: '各人怎麼付帳',
    question: '幾位主角差在怎麼付帳。照規則打下來會是什麼樣子？',
    figures: {
      ratio: '精力上限 ÷（翻滾價 − 每回合恢復），{hero}',
      rolls: '滿精力能連滾幾次，{hero}',
      attacks: '滿精力能連打幾回合，{hero}',
      waiting: '從零等二十回合所得精力，{hero}',
      sentence: '一整句付得起幾拍，{with}',
      'sentence-left': '一整句之後剩下的精力，{with}',
    },
    words: {
      knight: '老騎士',
      squire: '執旗侍從',
      soulbinder: '攝魂師',
      farwayer: '巡禮者',
      refund: '有回充',
      nothing: '沒有回充',
    },
  },
  'souls/runs': {
    title: '不成長能走多遠',
    question: '一點餘燼都不花，電腦拿各位主角能走到第幾層？',
    figures: {
      won: '通關比例，{bot}，{hero}',
      stuck: '卡住的比例，{bot}，{hero}',
      depth: '走到第幾層，{bot}，{hero}',
      turns: '回合數，{bot}，{hero}',
      lost: '被打掉的生命，{bot}，{hero}',
      embers: '得到的餘燼，{bot}，{hero}',
      'won-by-anybody': '任一玩家通關次數，{hero}',
    },
    words: {
      knight: '老騎士',
      squire: '執旗侍從',
      soulbinder: '攝魂師',
      farwayer: '巡禮者',
      reader: '讀預告的',
      coward: '膽小的',
      brawler: '莽撞的',
      'depth-plot': '走到第幾層',
      hero: '主角',
      depth: '層',
    },
  },
};
