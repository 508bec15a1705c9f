import type { Text } from './en.ts';

/** 繁體中文。 */
export const zhHant: Text = {
  title: (games) => `${games}：論斷與實測`,
  lead: '下面每個數字都重新測過。圖中的橫條是論斷所容許的範圍，上面的標記是測得的值及其區間。',
  verdicts: { holds: '成立', drifted: '走樣', contradicted: '不成立', undecided: '未定' },
  unclaimed: '無論斷',
  meanings: {
    holds: '整個區間都在容差之內。',
    drifted: '測得的與記錄在案的不一致。',
    contradicted: '已知與論斷不符；記錄在案的實際值再次測得。',
    undecided: '區間太寬，無法判定。',
    unclaimed: '測得的值，沒有論斷涉及它。',
  },
  contents: '目錄',
  standing: (verdict, count, claims) => `${claims} 條中 ${count} 條${verdict}`,
  allHold: (claims) => `${claims} 條成立`,
  columns: {
    figure: '數字',
    expected: '論斷',
    measured: '實測',
    picture: '容許範圍與區間',
    size: '樣本數',
    verdict: '判定',
  },
  bounds: { 'at-most': (value) => `至多 ${value}`, 'at-least': (value) => `至少 ${value}` },
  sources: { design: '最初設計', specification: '規格書' },
  interval: (low, high) => `${low} 至 ${high}`,
  calculated: '計算得出',
  nothingClaimed: '–',
  foundInstead: (value) => `記錄在案的實際值：${value}。`,
  pictured: ({ claim, measured, interval }) =>
    [claim && `論斷 ${claim}`, `實測 ${measured}`, interval].filter(Boolean).join('，'),
  elsewhere: '這次執行改變了條件，沒有論斷涉及這種情形。',
  set: '設定',
  manifest: '如何重新得到這些數字',
  manifestHow: '把下面的內容存為 manifest.json，然後執行：',
  manifestSays: '得到的各列應當逐位元組相同，命令會說明是否相同。',
  ground: '這些數字的依據',
  facts: {
    rulesVersion: '規則版本',
    tablesDigest: '數表摘要',
    version: 'Foretell',
    node: '計算環境',
    digest: '結果摘要',
  },
};
