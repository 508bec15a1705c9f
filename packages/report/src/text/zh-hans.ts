import type { Text } from './en.ts';

/** 简体中文。 */
export const zhHans: Text = {
  title: (games) => `${games}：论断与实测`,
  lead: '下面每个数字都重新测过。图中的横条是论断所容许的范围，上面的标记是测得的值及其区间。',
  verdicts: { holds: '成立', drifted: '走样', contradicted: '不成立', undecided: '未定' },
  unclaimed: '无论断',
  meanings: {
    holds: '整个区间都在容差之内。',
    drifted: '测得的与记录在案的不一致。',
    contradicted: '已知与论断不符；记录在案的实际值再次测得。',
    undecided: '区间太宽，无法判定。',
    unclaimed: '测得的值，没有论断涉及它。',
  },
  contents: '目录',
  standing: (verdict, count, claims) => `${claims} 条中 ${count} 条${verdict}`,
  allHold: (claims) => `${claims} 条成立`,
  columns: {
    figure: '数字',
    expected: '论断',
    measured: '实测',
    picture: '容许范围与区间',
    size: '样本数',
    verdict: '判定',
  },
  bounds: { 'at-most': (value) => `至多 ${value}`, 'at-least': (value) => `至少 ${value}` },
  sources: { design: '最初设计', specification: '规格书' },
  interval: (low, high) => `${low} 至 ${high}`,
  calculated: '计算得出',
  nothingClaimed: '–',
  foundInstead: (value) => `记录在案的实际值：${value}。`,
  pictured: ({ claim, measured, interval }) =>
    [claim && `论断 ${claim}`, `实测 ${measured}`, interval].filter(Boolean).join('，'),
  elsewhere: '这次运行改变了条件，没有论断涉及这种情形。',
  set: '设定',
  manifest: '如何重新得到这些数字',
  manifestHow: '把下面的内容存为 manifest.json，然后运行：',
  manifestSays: '得到的各行应当逐字节相同，命令会说明是否相同。',
  ground: '这些数字的依据',
  facts: {
    rulesVersion: '规则版本',
    tablesDigest: '数表摘要',
    version: 'Foretell',
    node: '计算环境',
    digest: '结果摘要',
  },
};
