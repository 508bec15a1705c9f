import type { MinesPaperText } from './en.ts';

/** Traditional Chinese, worded by itself. */
export const zhHant: MinesPaperText = {
  choice: {
    title: '要下哪一座？',
    running: (progress) => `還有一趟沒走完（${progress}）。改下別座，那趟就到此為止。`,
    resume: '把它走完',
    mine: '雷圖',
    mines: {
      today: { name: '今天這座', line: (date) => `${date}，大家都一樣。` },
      fresh: { name: '全新一座', line: '還沒有人去過。' },
      named: { name: '報種子', line: '同一個種子，同一張雷圖。' },
    },
    seed: '種子',
    seedWrong: (most) => `種子要有 1 到 ${most} 個字元。`,
    descent: '下多深',
    descents: {
      surface: { name: '兩關', line: '先有數字，再有迷霧。' },
      deep: { name: '四關', line: '底下還有岩漿與冰凍，也找得到提燈。' },
    },
    begin: '下去',
    beginAnyway: '結束那趟，下去',
  },
  rules: {
    title: '挖掘手冊',
    parts: [
      {
        title: '數字',
        text: () =>
          '數字是周圍八格有幾顆雷。數字推得出來的一定對；想多久都免費。手搆得到身邊八格，在挖開的格子上走不花錢。',
      },
      {
        title: '行動點',
        text: (f) =>
          `每回合發 ${f.ap} 點。挖一格 ${f.dig} 點，封印一格 ${f.seal} 點，連鎖展開不用錢。沒用完就作廢，除非你停手。`,
      },
      {
        title: '回合的三種結束',
        text: () => `清圖：安全格全開，另外有賞。停手：剩幾點存幾點進儲備。耗盡：一點不剩。`,
      },
      {
        title: '儲備',
        text: (f) =>
          `只在一場戰鬥裡有效。花 ${f.refresh} 點可以當場換一張雷圖，一回合最多 ${f.refreshes} 次。`,
      },
      {
        title: '封印',
        text: (f) =>
          `封印就是說「這格有雷」，回合結束揭曉。說中了，雷的效果反過來幫你，付 ${f.premium}%；說錯了，那格原本的好處就變成壞處。`,
      },
      {
        title: '挖出來的幫你打',
        text: () =>
          '每一格都有一種效果。安全格和封中的雷幫你，挖到的雷害你。回合結束一起結算，接著敵人出手一次。',
      },
      {
        title: '迷霧',
        text: (f) =>
          `第 ${f.fogLevel} 關起會有。霧裡沒有雷也沒有數字，連鎖遇霧就停，每格霧旁邊必有雷。在霧裡封印是白花。清圖要連霧一起算。`,
      },
    ],
    lessonLine: '頭一座不難讀。',
    lesson: '下頭一座',
    lessonAnyway: '結束沒走完的，下頭一座',
  },
};
