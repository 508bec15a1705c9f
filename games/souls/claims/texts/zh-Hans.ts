import type { ExperimentTexts } from '@foretell/lab';

export const zhHans: ExperimentTexts = {
  'souls/fingerprints': {
    title: '各人怎么付账',
    question: '几位主角的差别在于怎么付账。照规则打出来是什么样？',
    figures: {
      ratio: '精力上限 ÷（翻滚价 − 每回合恢复），{hero}',
      rolls: '满精力连续翻滚次数，{hero}',
      attacks: '满精力连续进攻回合，{hero}',
      waiting: '从零等二十回合得到的精力，{hero}',
      sentence: '一整句付得起几拍，{with}',
      'sentence-left': '一整句之后剩的精力，{with}',
    },
    words: {
      knight: '老骑士',
      squire: '执旗侍从',
      soulbinder: '摄魂师',
      farwayer: '巡礼者',
      refund: '有返还',
      nothing: '没有返还',
    },
  },
  'souls/runs': {
    title: '不成长能走多远',
    question: '一点余烬都不花，电脑用各位主角能走到第几层？',
    figures: {
      won: '通关比例，{bot}，{hero}',
      stuck: '卡住的比例，{bot}，{hero}',
      depth: '到达层数，{bot}，{hero}',
      turns: '回合数，{bot}，{hero}',
      lost: '被打掉的生命，{bot}，{hero}',
      embers: '得到的余烬，{bot}，{hero}',
      'won-by-anybody': '任一玩家通关次数，{hero}',
    },
    words: {
      knight: '老骑士',
      squire: '执旗侍从',
      soulbinder: '摄魂师',
      farwayer: '巡礼者',
      reader: '看预告的',
      coward: '胆小的',
      brawler: '莽撞的',
      'depth-plot': '到达层数',
      hero: '主角',
      depth: '层',
    },
  },
};
