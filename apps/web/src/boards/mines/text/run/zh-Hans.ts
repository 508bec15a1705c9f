import type { Told } from '../../run/story.ts';
import type { TermsText } from '../terms/index.ts';
import type { RunText } from './en.ts';
import { carried, counted } from './zh.ts';

export const zhHans: RunText = {
  ledger: {
    title: '结算',
    sources: {
      open: '挖开的',
      chain: '连锁开的',
      mine: '挖到的雷',
      seal_hit: '封对的',
      seal_miss: '封错的',
      clear: '清图',
      hero_strike: '你出手',
      enemy_action: '敌人出手',
      burn: '火',
      feat: '专长',
      relic: '秘宝',
    },
    sums: ({ dealt, mended, hurt, healed, ap }) =>
      [
        `敌人失去 ${dealt}`,
        mended > 0 ? `回了 ${mended}` : '',
        `你失去 ${hurt}`,
        healed > 0 ? `回了 ${healed}` : '',
        ap === 0 ? '' : `下回合行动点 ${ap > 0 ? '+' : '−'}${Math.abs(ap)}`,
      ]
        .filter((part) => part !== '')
        .join('，'),
    skip: '一次看完',
    goOn: '继续',
  },
  end: {
    story: '这一趟',
    share: '复制回看链接',
    invite: '复制这座雷图的链接',
    copied: '已复制',
    tell,
  },
};

function tell(told: Told, terms: TermsText): string {
  switch (told.kind) {
    case 'level':
      return `第 ${told.level} 关。`;
    case 'won': {
      const cost = told.lost === 0 ? '毫发无伤' : `掉了 ${told.lost} 点生命`;
      return `${told.battle.rounds} 个回合打退${counted(told.battle.units, terms)}，${cost}。`;
    }
    case 'fell':
      return `第 ${told.battle.rounds} 回合，倒在${counted(told.battle.units, terms)}面前。`;
    case 'carried':
      return `随身带着${carried(told.relics, told.feats, terms)}。`;
    case 'seals':
      return `封了 ${told.placed} 格，${told.hit} 格是雷。`;
    case 'end':
      return told.outcome === 'completed'
        ? `走了 ${told.moves} 步，带着 ${told.hp} 点生命回到地面。`
        : `走了 ${told.moves} 步，到此为止。`;
  }
}
