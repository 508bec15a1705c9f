import type { Fault } from '../store/fault.ts';
import type { Text } from './en.ts';
import { LOCALE_NAMES } from './locale.ts';

/** Simplified Chinese, as it is written on the Mainland. */
export const zhHans: Text = {
  brand: 'Foretell',
  pageTitle: (place) => `${place} · Foretell`,
  toWall: '回到墙前',
  back: '返回',
  settings: '设置',

  wall: {
    title: '墙',
    notices: '公告栏',
    lab: { title: '实验室', line: '设计里的每个数，都重新量过。' },
    office: { title: '办公室', line: '语言、声音、动画、档案。' },
    finished: '成绩公示',
    outcome: { won: '胜', lost: '负', drawn: '平' },
    watch: '重看：',
    update: { title: '新版到货', line: '新版本已经印好。', act: '换上新版' },
    unreadable: {
      title: '无法读取',
      kept: (name) => `已另存为“${name}”，原文一字未动。`,
      download: '下载原文',
      dismiss: '知道了',
    },
    keepsNothing: { title: '没有档案柜', line: '本浏览器不保存任何内容，关掉页面就什么都没了。' },
  },

  play: {
    notSaved: '未保存：浏览器存储已满或被禁用',
  },

  missing: {
    failed: '有一部分没有取到。',
    broke: '有东西倒了。打到哪里都还留着。',
    retry: '再试一次',
  },

  proof: { title: '校样' },
  replay: {
    title: '回放',
    broken: '这份回放放不了',
    nothing: '现有内容没有任何变动。',
  },

  fault: (fault) => sayFault(fault),

  office: {
    language: '语言',
    languages: { system: '跟随浏览器', ...LOCALE_NAMES },
    sound: '声音',
    sounds: { on: '开', off: '关' },
    motion: '动画',
    motions: { system: '跟随系统', full: '完整', reduced: '减弱' },
    motionLine: '减弱后画面不抖也不闪。',
    hand: '惯用手',
    hands: { right: '右手', left: '左手' },
    handLine: '主要按钮放在哪一边。',
    contrast: '对比度',
    contrasts: { system: '跟随系统', normal: '正常', more: '加强' },
    palette: '颜色',
    palettes: { normal: '通常', 'colour-blind': '色盲友好' },
    paletteLine: '凡是颜色说的，形状也说。',

    records: '档案',
    recordsLine: '所有内容只存在这个浏览器里。要备份，只有存成文件。',
    exportAll: '存成文件',
    importFile: '读取文件',
    importQuestion: '文件核对无误。接收后，这里原有的一切由它取代。',
    importAct: '接收',
    imported: '已接收。',
    refused: '未接收：',
    full: '未接收：浏览器存储放不下。',
    erase: '全部销毁',
    eraseAct: '再按一次，全部销毁',
    erased: '已销毁。',
    cancel: '算了',
    kept: '另存待查',
    keptLine: '读不出来的原文，留到你亲手销毁为止。',
    keptName: (name) => `下载 ${name}`,

    about: '版权页',
    aboutLine: 'Foretell 是自由软件，采用 MIT 许可证。',
    notices: '所用软件的许可证',
  },
};

function sayFault(fault: Fault): string {
  switch (fault.kind) {
    case 'broken':
      return '内容残缺，可能在途中被截断。';
    case 'foreign':
      return '这不是 Foretell 的文件。';
    case 'too-large':
      return '体积过大，Foretell 写不出这么大的东西。';
    case 'other-game':
      return `它属于“${fault.received}”，这里没有这个游戏。`;
    case 'newer':
      return `它由更新的 Foretell 写成：版本 ${fault.received}。这里最高只能读到版本 ${fault.expected}。`;
    case 'older':
      return `它按第 ${fault.received} 版规则进行，照第 ${fault.expected} 版走会是另一个结果。`;
    case 'changed':
      return '内容与当初写下的不符，有人或什么东西动过它。';
    case 'unfinished':
      return '它记的那一局没有打完。';
    case 'unknown-player':
      return '桌上坐着这个版本不认识的人。';
  }
}
