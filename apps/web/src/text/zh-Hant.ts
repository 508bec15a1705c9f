import type { Fault } from '../store/fault.ts';
import type { Text } from './en.ts';
import { LOCALE_NAMES } from './locale.ts';

/** Traditional Chinese, worded for Taiwan and Hong Kong by itself. */
export const zhHant: Text = {
  brand: 'Foretell',
  pageTitle: (place) => `${place} · Foretell`,
  toWall: '回到牆前',
  back: '返回',
  settings: '設定',

  wall: {
    title: '牆',
    notices: '佈告欄',
    lab: { title: '實驗室', line: '設計裡的每個數，都重新量過。' },
    office: { title: '辦公室', line: '語言、音效、動態、資料。' },
    finished: '考績公佈',
    outcome: { won: '勝', lost: '敗', drawn: '和' },
    watch: '重看：',
    update: { title: '新版', line: '新版已經印好了。', act: '換上新版' },
    unreadable: {
      title: '無法讀取',
      kept: (name) => `已另存為「${name}」，內容原封不動。`,
      download: '下載原檔',
      dismiss: '知道了',
    },
    keepsNothing: { title: '沒有檔案櫃', line: '這個瀏覽器不儲存任何資料，關閉頁面後就全部消失。' },
  },

  play: {
    notSaved: '未儲存：瀏覽器空間已滿或遭停用',
  },

  missing: {
    failed: '有一部分載入失敗。',
    broke: '有東西倒了。玩到哪裡都還留著。',
    retry: '再試一次',
  },

  proof: { title: '校樣' },
  replay: {
    title: '重播',
    broken: '這份重播無法播放',
    nothing: '現有資料沒有任何更動。',
  },

  fault: (fault) => sayFault(fault),

  office: {
    language: '語言',
    languages: { system: '依瀏覽器', ...LOCALE_NAMES },
    sound: '音效',
    sounds: { on: '開', off: '關' },
    motion: '動態效果',
    motions: { system: '依系統', full: '完整', reduced: '減少' },
    motionLine: '減少後，畫面不會震動也不會閃爍。',
    hand: '慣用手',
    hands: { right: '右手', left: '左手' },
    handLine: '主要按鈕放在哪一側。',
    contrast: '對比',
    contrasts: { system: '依系統', normal: '一般', more: '加強' },
    palette: '顏色',
    palettes: { normal: '一般', 'colour-blind': '色盲適用' },
    paletteLine: '顏色說的，形狀也都說。',

    records: '資料',
    recordsLine: '一切只存在這個瀏覽器裡，匯出的檔案是唯一的備份。',
    exportAll: '匯出檔案',
    importFile: '匯入檔案',
    importQuestion: '檔案核對無誤。匯入後將取代這裡的所有資料。',
    importAct: '確定匯入',
    imported: '匯入完成。',
    refused: '未匯入：',
    full: '未匯入：瀏覽器空間不足。',
    erase: '全部銷毀',
    eraseAct: '再按一次，全部銷毀',
    erased: '已銷毀。',
    cancel: '先不要',
    kept: '待查資料',
    keptLine: '讀不出來的原檔，保留到您自行銷毀為止。',
    keptName: (name) => `下載 ${name}`,

    about: '版權頁',
    aboutLine: 'Foretell 為自由軟體，採用 MIT 授權條款。',
    notices: '所用軟體的授權條款',
  },
};

function sayFault(fault: Fault): string {
  switch (fault.kind) {
    case 'broken':
      return '內容不完整，可能在傳送途中被截斷。';
    case 'foreign':
      return '這不是 Foretell 的檔案。';
    case 'too-large':
      return '檔案過大，不會是 Foretell 寫出來的。';
    case 'other-game':
      return `它屬於「${fault.received}」，這裡沒有這個遊戲。`;
    case 'newer':
      return `它是較新的 Foretell 所寫：版本 ${fault.received}。這裡最多只能讀到版本 ${fault.expected}。`;
    case 'older':
      return `它依第 ${fault.received} 版規則進行，照第 ${fault.expected} 版走會是另一種結果。`;
    case 'changed':
      return '內容與當初寫下的不同，中途被更動過。';
    case 'unfinished':
      return '它所記錄的那一局沒有打完。';
    case 'unknown-player':
      return '桌邊坐著這個版本不認識的人。';
  }
}
