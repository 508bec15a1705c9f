import type { CellSeen } from '../../battle/cells.ts';
import type { Saying } from '../../battle/saying.ts';
import type { BattleText } from './en.ts';

export const zhHant: BattleText = {
  board: '雷圖',
  cell: (seen) => cellSays(seen),

  ap: '行動點',
  apOf: (ap, grant) => `行動點 ${ap}，本回合共 ${grant}`,
  nextRound: (net) => `下回合 ${signed(net)}`,
  next: (net) => `下回 ${signed(net)}`,
  lastAction: '最後一次行動：用掉就結束回合',
  reserve: '儲備',
  reserveOf: (rap, cost) => `儲備 ${rap}，換圖需要 ${cost}`,
  opened: (cells, all) => `${all} 格中已開 ${cells} 格`,
  banked: '本回合入帳',
  nothingBanked: '還沒有入帳',

  hp: '生命',
  hpOf: (hp, most) => `生命 ${hp}，上限 ${most}`,
  attack: '攻擊',
  defence: '防禦',
  block: '格擋',
  blow: '將受打擊',
  wins: '現在停手就能贏下戰鬥',
  loses: '這一擊會要了你的命',
  fallen: '已倒下',
  enemies: '敵人',
  hero: '你',

  modes: { dig: '挖', seal: '封印' },
  stop: '停手',
  stopBanks: (ap, banks) => (ap === banks ? `存入 ${ap}` : `存入 ${ap} → ${banks}`),
  refresh: '換圖',
  refreshCosts: (cost, left) => `${cost} · 剩 ${left} 次`,
  undo: '復原',
  undoLong: '收回這步走動',
  teacher: '老師',
  overview: '全圖',
  lantern: (charges) => `提燈 ${charges}`,
  legend: '圖例',
  ledger: '流水帳',
  close: '關閉',
  goOn: '繼續挖',

  confirmStop: (ap, banks) => `現在結束回合？剩下的 ${ap} 點行動點，存入儲備 ${banks} 點。`,
  confirmRefresh: (cost, seals) =>
    `放棄這張雷圖，換一張新的？花費儲備 ${cost} 點。${seals === 0 ? '' : `${seals} 個未結算的封印會一併作廢。`}`,

  doubts: {
    far: '再點一次就走過去',
    sealed: '已封印。再來一次就挖開它',
    harmless: '這裡不會有雷，封印必失。再來一次仍要封印',
  },
  refusals: {
    out_of_board: '不在雷圖上',
    not_open: '還沒打開，只能走開過的格子',
    no_path: '走不過去',
    already_there: '你就在這裡',
    already_open: '已經打開了',
    already_sealed: '已經封印了',
    not_adjacent: '搆不著',
    ap_insufficient: '行動點不夠',
    rap_insufficient: '儲備不夠',
    refresh_cap_reached: '本回合不能再換圖',
    no_such_item: '你沒有這個',
    item_spent: '已經燃盡',
  },
  refused: '現在不行',
  aiming: '封印：朝哪個方向？',
  says: (saying) => says(saying),

  hints: {
    fog: () => '迷霧：裡面沒有雷，也沒有數字。連鎖到此為止。',
    magma: (percent) => `岩漿：裡面的一切按 ${percent}% 結算，好壞都算。`,
    ice: () => '冰凍：裡面沒有雷；數字要到下一回合才看得清。',
  },
  legendOf: {
    closed: ['未打開', '站在旁邊才能挖或封印。四角有標記的，現在搆得著。'],
    number: ['數字', '周圍八格裡有這麼多雷。永遠是真的。'],
    zero: ['空地', '周圍沒有雷，所以鄰格會一起打開。'],
    crater: ['彈坑', '挖到的雷。吃了虧，但可以走上去。'],
    seal: ['封印', '意思是：這裡有雷。回合結束時結算。'],
    hit: ['命中的封印', '確實有雷，已經付過。'],
    miss: ['落空的封印', '沒有雷。想清圖，還得把它挖開。'],
    fog: [
      '迷霧',
      '沒有雷的盲區，裡面沒有數字。連鎖到迷霧就停，這是正常的。在霧裡封印等於白費。霧格計入清圖。',
    ],
    'fog-open': ['打開的迷霧', '帶缺角、沒有數字的地面。它不表示周圍沒有雷，只有空地才表示。'],
    lantern: ['提燈照出的數字', '在未打開的霧格上也能讀到。'],
    magma: ['岩漿', '裡面可能有雷。每一列都付得更多，好的壞的都是。'],
    ice: ['冰凍', '沒有雷。這一回合打開的，下一回合才讀得到。'],
  },
  keysTitle: '按鍵',
  keys: [
    ['方向鍵、Q W E A D Z X C', '走'],
    ['Shift + 方向', '挖'],
    ['F，再按方向', '封印'],
    ['I', '移動游標查看：空白鍵挖，F 封印，Esc 退出'],
    ['M', '切換點格子時的動作'],
    ['S · R', '停手 · 換圖'],
    ['U', '收回走動'],
    ['T · L · K', '老師 · 圖例 · 流水帳'],
    ['O', '全圖'],
  ],

  begin: {
    title: (ordinal) => `第 ${ordinal} 戰`,
    kinds: { early: '洞口', battle: '戰鬥', elite: '菁英', boss: '首領' },
    poorVein: '貧礦脈：這裡的雷圖少有攻擊與治療，多的是防護。',
    start: '上圖',
  },
  over: {
    victory: '勝',
    defeat: '敗',
    rounds: (rounds) => `用了 ${rounds} 回合`,
    reserveEnds: '儲備隨戰鬥結束而清空。',
    reserveLeft: (rap) => `儲備 ${rap}`,
    on: '繼續',
  },
  end: {
    completed: '最後的首領倒下了',
    defeated: '你倒下了',
    lamp_out: '燈滅了',
    running: '',
    again: '再下一次',
    home: '回去',
  },
};

function signed(net: number): string {
  return net < 0 ? `−${-net}` : `+${net}`;
}

const NAMES: Readonly<Record<string, string>> = { fog: '迷霧', magma: '岩漿', ice: '冰凍' };
const SEALS = { open: '已封印', hit: '封印命中', miss: '封印落空' } as const;
const REACHES = { beside: '搆得著', frontier: undefined, none: undefined } as const;

function cellSays(seen: CellSeen): string {
  const parts = [
    placeOf(seen),
    stateOf(seen),
    seen.seal === null ? undefined : SEALS[seen.seal],
    REACHES[seen.reach],
    seen.hasAvatar ? '你在這裡' : undefined,
  ];
  return parts.filter((part) => part !== undefined).join('，');
}

function stateOf({ state, digit, variant }: CellSeen): string {
  const name = variant === null ? '' : `${NAMES[variant.variantId] ?? variant.variantId}，`;
  switch (state) {
    case 'closed':
      if (digit !== null) return `${name}未打開，照出 ${digit}`;
      return variant?.infoMask === 'hide_numbers' ? `${name}未打開，無數字` : `${name}未打開`;
    case 'number':
      return `${name}${digit}`;
    case 'zero':
      return `${name}空地`;
    case 'silent':
      return `${name}已打開，無數字`;
    case 'crater':
      return `${name}彈坑`;
  }
}

function placeOf({ row, column }: { readonly row: number; readonly column: number }): string {
  return `第 ${row + 1} 列第 ${column + 1} 行`;
}

function says(saying: Saying): string {
  switch (saying.kind) {
    case 'walked':
      return `${placeOf(saying)}。`;
    case 'dug': {
      const found = { closed: '', number: `${saying.digit}`, zero: '空地', silent: '無數字', crater: '雷' };
      const chain = saying.opened > 1 ? `打開 ${saying.opened} 格。` : '';
      return `${placeOf(saying)}：${found[saying.state]}。${chain}行動點剩 ${saying.ap}。`;
    }
    case 'sealed':
      return `${placeOf(saying)}：已封印。行動點剩 ${saying.ap}。`;
    case 'fresh-board':
      return `新的雷圖，${saying.size} 乘 ${saying.size}。儲備 ${saying.rap}。`;
    case 'shown':
      return `照出 ${saying.cells} 個數字。`;
    case 'undone':
      return '已收回走動。';
    case 'mode':
      return saying.mode === 'dig' ? '點格子是挖。' : '點格子是封印。';
  }
}
