import type { Told } from '../../run/story.ts';
import type { TermsText } from '../terms/index.ts';
import type { RunText } from './en.ts';
import { carried, counted } from './zh.ts';

/** Traditional Chinese, worded by itself. */
export const zhHant: RunText = {
  ledger: {
    title: '結算',
    sources: {
      open: '挖開的',
      chain: '連鎖開的',
      mine: '挖到的雷',
      seal_hit: '封中的',
      seal_miss: '封錯的',
      clear: '清圖',
      hero_strike: '你出手',
      enemy_action: '敵人出手',
      burn: '火',
      feat: '專長',
      relic: '秘寶',
    },
    sums: ({ dealt, mended, hurt, healed, ap }) =>
      [
        `敵人少了 ${dealt}`,
        mended > 0 ? `補回 ${mended}` : '',
        `你少了 ${hurt}`,
        healed > 0 ? `補回 ${healed}` : '',
        ap === 0 ? '' : `下回合行動點 ${ap > 0 ? '+' : '−'}${Math.abs(ap)}`,
      ]
        .filter((part) => part !== '')
        .join('，'),
    skip: '一次看完',
    goOn: '繼續',
  },
  end: {
    story: '這一趟',
    share: '複製回看連結',
    invite: '複製這座雷圖的連結',
    copied: '已複製',
    tell,
  },
};

function tell(told: Told, terms: TermsText): string {
  switch (told.kind) {
    case 'level':
      return `第 ${told.level} 關。`;
    case 'won': {
      const cost = told.lost === 0 ? '一點沒傷' : `少了 ${told.lost} 點生命`;
      return `花 ${told.battle.rounds} 回合打退${counted(told.battle.units, terms)}，${cost}。`;
    }
    case 'fell':
      return `第 ${told.battle.rounds} 回合，敗給${counted(told.battle.units, terms)}。`;
    case 'carried':
      return `身上帶著${carried(told.relics, told.feats, terms)}。`;
    case 'seals':
      return `封了 ${told.placed} 格，其中 ${told.hit} 格是雷。`;
    case 'end':
      return told.outcome === 'completed'
        ? `走了 ${told.moves} 步，帶著 ${told.hp} 點生命回到地面。`
        : `走了 ${told.moves} 步，到此為止。`;
  }
}
