import type { CellSeen } from '../../battle/cells.ts';
import type { Saying } from '../../battle/saying.ts';
import type { BattleText } from './en.ts';

export const zhHans: BattleText = {
  board: '雷图',
  cell: (seen) => cellSays(seen),

  ap: '行动点',
  apOf: (ap, grant) => `行动点 ${ap}，本回合共 ${grant}`,
  nextRound: (net) => `下回合 ${signed(net)}`,
  next: (net) => `下回 ${signed(net)}`,
  lastAction: '最后一次行动：用掉即结束回合',
  reserve: '储备',
  reserveOf: (rap, cost) => `储备 ${rap}，换图需要 ${cost}`,
  opened: (cells, all) => `${all} 格中已开 ${cells} 格`,
  banked: '本回合入账',
  nothingBanked: '还没有入账',

  hp: '生命',
  hpOf: (hp, most) => `生命 ${hp}，上限 ${most}`,
  attack: '攻击',
  defence: '防御',
  block: '格挡',
  blow: '将受打击',
  wins: '现在停手就能赢下战斗',
  loses: '这一击会要了你的命',
  fallen: '已倒下',
  enemies: '敌人',
  hero: '你',

  modes: { dig: '挖', seal: '封印' },
  stop: '停手',
  stopBanks: (ap, banks) => (ap === banks ? `存入 ${ap}` : `存入 ${ap} → ${banks}`),
  refresh: '换图',
  refreshCosts: (cost, left) => `${cost} · 剩 ${left} 次`,
  undo: '撤回',
  undoLong: '撤回这步走动',
  teacher: '老师',
  overview: '全图',
  lantern: (charges) => `提灯 ${charges}`,
  legend: '图例',
  ledger: '流水',
  close: '关闭',
  goOn: '继续挖',

  confirmStop: (ap, banks) => `现在结束回合？剩下的 ${ap} 点行动点，存入储备 ${banks} 点。`,
  confirmRefresh: (cost, seals) =>
    `放弃这张雷图，换一张新的？花费储备 ${cost} 点。${seals === 0 ? '' : `${seals} 个未结算的封印会一并作废。`}`,

  doubts: {
    far: '再点一次就走过去',
    sealed: '已封印。再来一次就挖开它',
    harmless: '这里不会有雷，封印必失。再来一次仍要封印',
  },
  refusals: {
    out_of_board: '不在雷图上',
    not_open: '还没打开，只能走开过的格子',
    no_path: '走不过去',
    already_there: '你就在这里',
    already_open: '已经打开了',
    already_sealed: '已经封印了',
    not_adjacent: '够不着',
    ap_insufficient: '行动点不够',
    rap_insufficient: '储备不够',
    refresh_cap_reached: '本回合不能再换图',
    no_such_item: '你没有这个',
    item_spent: '已经燃尽',
  },
  refused: '现在不行',
  aiming: '封印：朝哪个方向？',
  says: (saying) => says(saying),

  hints: {
    fog: () => '迷雾：里面没有雷，也没有数字。连锁到此为止。',
    magma: (percent) => `岩浆：里面的一切按 ${percent}% 结算，好坏都算。`,
    ice: () => '冰冻：里面没有雷；数字要到下一回合才看得清。',
  },
  legendOf: {
    closed: ['未打开', '站在旁边才能挖或封印。四角有标记的，现在够得着。'],
    number: ['数字', '周围八格里有这么多雷。永远是真的。'],
    zero: ['空地', '周围没有雷，所以邻格会一起打开。'],
    crater: ['弹坑', '挖到的雷。吃了亏，但可以走上去。'],
    seal: ['封印', '意思是：这里有雷。回合结束时结算。'],
    hit: ['命中的封印', '确实有雷，已经付过。'],
    miss: ['落空的封印', '没有雷。想清图，还得把它挖开。'],
    fog: [
      '迷雾',
      '没有雷的盲区，里面没有数字。连锁到迷雾就停，这是正常的。在雾里封印等于白费。雾格计入清图。',
    ],
    'fog-open': ['打开的迷雾', '带缺角、没有数字的地面。它不表示周围没有雷，只有空地才表示。'],
    lantern: ['提灯照出的数字', '在未打开的雾格上也能读到。'],
    magma: ['岩浆', '里面可能有雷。每一行都付得更多，好的坏的都是。'],
    ice: ['冰冻', '没有雷。这一回合打开的，下一回合才读得到。'],
  },
  keysTitle: '按键',
  keys: [
    ['方向键、Q W E A D Z X C', '走'],
    ['Shift + 方向', '挖'],
    ['F，再按方向', '封印'],
    ['I', '移动光标查看：空格挖，F 封印，Esc 退出'],
    ['M', '切换点格子时的动作'],
    ['S · R', '停手 · 换图'],
    ['U', '撤回走动'],
    ['T · L · K', '老师 · 图例 · 流水'],
    ['O', '全图'],
  ],

  begin: {
    title: (ordinal) => `第 ${ordinal} 战`,
    kinds: { early: '洞口', battle: '战斗', elite: '精英', boss: '首领' },
    poorVein: '贫矿脉：这里的雷图少有攻击与治疗，多的是防护。',
    start: '上图',
  },
  over: {
    victory: '胜',
    defeat: '败',
    rounds: (rounds) => `用了 ${rounds} 回合`,
    reserveEnds: '储备随战斗结束而清空。',
    reserveLeft: (rap) => `储备 ${rap}`,
    on: '继续',
  },
  end: {
    completed: '最后的首领倒下了',
    defeated: '你倒下了',
    lamp_out: '灯灭了',
    running: '',
    again: '再下一次',
    home: '回去',
  },
};

function signed(net: number): string {
  return net < 0 ? `−${-net}` : `+${net}`;
}

const NAMES: Readonly<Record<string, string>> = { fog: '迷雾', magma: '岩浆', ice: '冰冻' };
const SEALS = { open: '已封印', hit: '封印命中', miss: '封印落空' } as const;
const REACHES = { beside: '够得着', frontier: undefined, none: undefined } as const;

function cellSays(seen: CellSeen): string {
  const parts = [
    placeOf(seen),
    stateOf(seen),
    seen.seal === null ? undefined : SEALS[seen.seal],
    REACHES[seen.reach],
    seen.hasAvatar ? '你在这里' : undefined,
  ];
  return parts.filter((part) => part !== undefined).join('，');
}

function stateOf({ state, digit, variant }: CellSeen): string {
  const name = variant === null ? '' : `${NAMES[variant.variantId] ?? variant.variantId}，`;
  switch (state) {
    case 'closed':
      if (digit !== null) return `${name}未打开，照出 ${digit}`;
      return variant?.infoMask === 'hide_numbers' ? `${name}未打开，无数字` : `${name}未打开`;
    case 'number':
      return `${name}${digit}`;
    case 'zero':
      return `${name}空地`;
    case 'silent':
      return `${name}已打开，无数字`;
    case 'crater':
      return `${name}弹坑`;
  }
}

function placeOf({ row, column }: { readonly row: number; readonly column: number }): string {
  return `第 ${row + 1} 行第 ${column + 1} 列`;
}

function says(saying: Saying): string {
  switch (saying.kind) {
    case 'walked':
      return `${placeOf(saying)}。`;
    case 'dug': {
      const found = { closed: '', number: `${saying.digit}`, zero: '空地', silent: '无数字', crater: '雷' };
      const chain = saying.opened > 1 ? `打开 ${saying.opened} 格。` : '';
      return `${placeOf(saying)}：${found[saying.state]}。${chain}行动点剩 ${saying.ap}。`;
    }
    case 'sealed':
      return `${placeOf(saying)}：已封印。行动点剩 ${saying.ap}。`;
    case 'fresh-board':
      return `新的雷图，${saying.size} 乘 ${saying.size}。储备 ${saying.rap}。`;
    case 'shown':
      return `照出 ${saying.cells} 个数字。`;
    case 'undone':
      return '已撤回走动。';
    case 'mode':
      return saying.mode === 'dig' ? '点格子是挖。' : '点格子是封印。';
  }
}
