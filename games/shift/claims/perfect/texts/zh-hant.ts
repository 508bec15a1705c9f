import type { ExperimentTexts } from '@foretell/lab';

const BOSS_WINS = '老闆的勝率';
const LEAK = '外洩率';

/** What a caught coast hour makes, as a fact of a figure. */
const CAUGHT = { nothing: '沒有產出', output: '產出照算' };
const LOADS = { 'meetings-3': '3 場會', 'meetings-4': '4 場會', 'meetings-5': '5 場會' };

const OTHER_READING =
  '原稿這幾個數字，要讓被抓的划水照算產出才會出現。遊戲採用沒有產出（決策 0002），因為原稿自己的均衡非這樣算不可。';

/** Traditional Chinese, worded for Taiwan by itself. */
export const zhHant: ExperimentTexts = {
  'shift/one-day': {
    title: '一天裡的每一種排法',
    question: '雙方都猜不到對方排在哪裡，那除了排幾個小時，其他還重要嗎？',
    figures: {
      'boss-sheets': '老闆有幾種排法',
      'worker-sheets': '員工有幾種排法',
      'boss-counts': '老闆一天的開會次數，有幾種',
      'worker-counts': '員工一天划水和摸魚的時數，有幾種搭配',
      'value-of-counts': '只比時數，一天後老闆領先多少錢',
      'value-of-sheets': '每種排法都算進來，一天後老闆領先多少錢',
      'gap-of-sheets': '不管對方怎麼排，兩邊各自守得住的數字差多少',
    },
    words: {
      meetings: '星期一只看錢，該開幾場會',
      chance: '機率',
      'meetings-a-day': '開會次數',
      boss: '老闆',
      m0: '0',
      m1: '1',
      m2: '2',
      m3: '3',
      m4: '4',
      m5: '5',
      m6: '6',
      m7: '7',
      m8: '8',
    },
  },
  'shift/random-boss': {
    title: '沒人讀得懂的老闆',
    question: '開會時間全憑抽籤的老闆，贏面有多大？',
    figures: {
      'boss-wins': '隨機開 {meetings} 場會，碰上完美的員工（划水被抓{caught}）',
      'boss-wins-design': '隨機開 3 場會，碰上最厲害的員工；原稿寫的是 79 到 98%',
      'boss-wins-adaptive': '每天早上再看比數決定開幾場（划水被抓{caught}）',
      'fair-k': '隨機開 {meetings} 場會、員工完美時，公平的 K（划水被抓{caught}）',
      'fair-k-adaptive': '開幾場也由他決定時，公平的 K（划水被抓{caught}）',
      'fair-k-thresholds': '隨機開 {meetings} 場會、員工照門檻表做時，公平的 K（划水被抓{caught}）',
    },
    words: {
      ...CAUGHT,
      ...LOADS,
      'wins-by-k': '隨機開會，碰上完美的員工',
      k: 'K',
      'boss-wins': BOSS_WINS,
    },
    reasons: {
      'imperfect-workers':
        '原稿的 79 到 98% 是跟會出錯的員工比出來的，98% 是照門檻表做的那一位。員工要是全力求勝，這個老闆只能贏 62%。',
      steps:
        '兩邊的錢是用分數在比，勝率會隨著 K 一階一階往下掉：4.00 還有 52.1%，4.01 就剩 49.7%，到了 4.10 只有 46.5%。',
    },
  },
  'shift/best-reader': {
    title: '最會讀的員工',
    question: '公開的那位老闆，遇到把判讀用到底的員工，還能贏多少？',
    figures: {
      'boss-wins': '老闆對上最會讀的員工，勝率多少（划水被抓{caught}）',
      'boss-wins-published': '老闆對上公開打法的勝率，平手算半場（划水被抓{caught}）',
      'exploitability-design': '最好的對策能從他手上搶走的勝率；原稿說搶不到',
    },
    words: {
      ...CAUGHT,
      'wins-by-accuracy': '隨機 3 場會，交給最會讀的人',
      q: '判讀準確率',
      'boss-wins': BOSS_WINS,
      best: '最會讀的員工',
    },
    reasons: {
      'few-plans':
        '原稿比過的打法不多：每種判讀配一個動作，被抓幾次就降一級，在這裡面確實搶不到。員工如果也看比數、也數今天讀到幾場會，就能再搶走 22 個百分點。',
    },
  },
  'shift/leak': {
    title: '行事曆外洩',
    question: '老闆隨機開會、員工照門檻做，行事曆外洩之後差多少？',
    figures: {
      'boss-wins': '外洩率 {leak}，老闆的勝率（划水被抓{caught}）',
      'boss-wins-design': '外洩率 {leak}，跟原稿的表比（划水被抓{caught}）',
    },
    words: {
      ...CAUGHT,
      'wins-by-leak': '隨機 3 場會，行事曆會外洩',
      leak: LEAK,
      'boss-wins': BOSS_WINS,
      original: '原稿',
    },
    reasons: { 'other-reading': OTHER_READING },
  },
  'shift/leak-load': {
    title: '外洩和開會次數',
    question: '不管外洩多少，會開得多都比較吃虧嗎？',
    figures: {
      'boss-wins': '隨機開 {meetings} 場會，外洩率 {leak}（划水被抓{caught}）',
      'rates-in-order': '外洩率從零到一半，3、4、5 場會一場比一場差的比例（划水被抓{caught}）',
    },
    words: {
      ...CAUGHT,
      ...LOADS,
      'wins-by-leak': '會開得多，漏得也多',
      leak: LEAK,
      'boss-wins': BOSS_WINS,
    },
  },
  'shift/leak-optimal': {
    title: '剛好公平的外洩率',
    question: '要洩漏到什麼程度，沒人讀得懂的老闆才會只贏一半？',
    figures: {
      'fair-leak': '公平的外洩率：{pair}（划水被抓{caught}）',
      'fair-leak-design': '隨機 3 場會的公平外洩率，原稿寫大約 30%（划水被抓{caught}）',
    },
    words: {
      ...CAUGHT,
      'three-thresholds': '3 場會，員工照門檻做',
      'three-perfect': '3 場會，員工完美',
      'adaptive-perfect': '開幾場由他決定，員工完美',
      'wins-by-leak': '讀不懂的老闆和會外洩的行事曆',
      leak: LEAK,
      'boss-wins': BOSS_WINS,
    },
    reasons: { 'other-reading': OTHER_READING },
  },
  'shift/sabotage': {
    title: '讓老闆沒飯吃',
    question: '老闆隨機開 3 場會，完美的員工要贏他，得犧牲多少自己的錢？',
    figures: {
      'worker-wins': '員工的勝率',
      'worker-money': '員工平均拿到的錢（在不影響勝負時盡量多拿）',
      'boss-money': '老闆平均拿到的錢',
    },
    words: {},
  },
  'shift/solved': {
    title: '整週解開了',
    question: '雙方把每一種排法都用到最好，這一週值多少？',
    figures: {
      value: '老闆的勝率，{days} 天（{ladder}）',
      'fair-k': '公平的 K，{days} 天（{ladder}）',
      'fair-leak': '公平的外洩率，{days} 天（{ladder}）',
    },
    words: {
      'goes-on': '罰款一路往上加',
      restarts: '第二個星期一罰款重新起算',
      'value-by-lead': '早上還沒人被抓，領先值多少',
      lead: '老闆領先的錢',
      'boss-wins': BOSS_WINS,
      'morning-2': '第 2 天',
      'morning-3': '第 3 天',
      'morning-4': '第 4 天',
      'morning-5': '第 5 天',
      'morning-6': '第 6 天',
      'morning-7': '第 7 天',
      'morning-8': '第 8 天',
      'morning-9': '第 9 天',
      'morning-10': '第 10 天',
      'value-by-k': 'K 怎麼影響讀不懂的老闆',
      k: 'K',
      'value-by-leak': '外洩怎麼影響他',
      leak: LEAK,
      'both-perfect': '雙方都完美',
    },
  },
  'shift/exploitability': {
    title: '誰有破綻',
    question: '要是被人摸透了，每個電腦對手會少贏多少？',
    figures: {
      exactly: '{seat}（{bot}）：最好的對策搶走的勝率',
      'at-least': '{seat}（{bot}）：目前找到最好的對策搶走的勝率',
      'at-most': '{seat}：不管是誰，最多也只能被搶走這些',
    },
    words: {
      boss: '老闆',
      worker: '員工',
      'exploited-boss': '老闆們的破綻',
      'exploited-worker': '員工們的破綻',
      exploitability: '勝率',
      player: '電腦對手',
      'boss-perfect': '完美',
      'boss-random': '全憑抽籤',
      'boss-history': '只看摸魚紀錄',
      'boss-habit': '只有習慣',
      'boss-habit+history': '習慣加摸魚紀錄',
      'boss-habit-strong': '習慣很強',
      'boss-habit-weak': '習慣很弱',
      'worker-perfect': '完美',
      'worker-easy': '簡單',
      'worker-normal': '普通',
      'worker-hard': '困難',
    },
  },
};
