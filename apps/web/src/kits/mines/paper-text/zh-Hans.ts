import type { MinesPaperText } from './en.ts';

export const zhHans: MinesPaperText = {
  choice: {
    title: '下哪一座？',
    running: (progress) => `有一趟还没走完（${progress}）。另下一座，那一趟就算结束。`,
    resume: '接着走完',
    mine: '雷图',
    mines: {
      today: { name: '今天的', line: (date) => `${date}，人人相同。` },
      fresh: { name: '新的一座', line: '还没有人下去过。' },
      named: { name: '报种子', line: '种子相同，雷图就相同。' },
    },
    seed: '种子',
    seedWrong: (most) => `种子要有 1 到 ${most} 个字符。`,
    descent: '下多深',
    descents: {
      surface: { name: '两关', line: '先是数字，再有迷雾。' },
      deep: { name: '四关', line: '更深处有岩浆和冰冻，还有一盏提灯。' },
    },
    begin: '下去',
    beginAnyway: '结束那一趟，下去',
  },
  rules: {
    title: '挖掘手册',
    parts: [
      {
        title: '数字',
        text: () =>
          '数字是周围八格里雷的个数。由数字推得出的，一定成立；想多久都不花钱。手够得着身边八格，在挖开的格子上走动不花钱。',
      },
      {
        title: '行动点',
        text: (f) =>
          `每回合给 ${f.ap} 点。挖一格 ${f.dig} 点，封印一格 ${f.seal} 点，连锁展开的不算。用不完的作废，除非你停手。`,
      },
      {
        title: '一回合的三种结束',
        text: () => `清图：安全格全开，另有奖励。停手：剩几点就存几点进储备。耗尽：一点不剩。`,
      },
      {
        title: '储备',
        text: (f) => `只管一场战斗。花 ${f.refresh} 点可以当场换一张雷图，一回合最多 ${f.refreshes} 次。`,
      },
      {
        title: '封印',
        text: (f) =>
          `封印是说“这里有雷”，回合结束时揭晓。说对了，雷的效果倒过来帮你，付 ${f.premium}%；说错了，那一格本来的好处就变成坏处。`,
      },
      {
        title: '挖出来的替你打',
        text: () =>
          '每一格都带着一种效果。安全格和封对的雷帮你，挖到的雷害你。回合结束时一并结算，然后敌人出手一次。',
      },
      {
        title: '迷雾',
        text: (f) =>
          `第 ${f.fogLevel} 关起出现。雾里没有雷也没有数字，连锁到雾为止，每格雾旁边都有雷。在雾里封印是白费。清图要算上雾。`,
      },
    ],
    lessonLine: '第一座不难读。',
    lesson: '下第一座',
    lessonAnyway: '结束没走完的，下第一座',
  },
};
