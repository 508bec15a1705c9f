import type { ExperimentTexts } from '@foretell/lab';

const BOSS_WINS = '老板胜率';
const LEAK = '泄露率';

/** What a caught coast hour makes, as a fact of a figure. */
const CAUGHT = { nothing: '不算产能', output: '照算产能' };
const LOADS = { 'meetings-3': '3 场会', 'meetings-4': '4 场会', 'meetings-5': '5 场会' };

const OTHER_READING =
  '原稿的数字要在“划水被抓仍算产能”时才对得上。本作取不算（决策 0002），那是原稿自己的均衡数字所要求的。';

/** Simplified Chinese, written as the Mainland speaks. */
export const zhHans: ExperimentTexts = {
  'shift/one-day': {
    title: '一天，所有排法',
    question: '谁也不知道对方排在哪几个小时，那么除了各排几小时，还有别的要紧吗？',
    figures: {
      'boss-sheets': '老板的排法',
      'worker-sheets': '打工人的排法',
      'boss-counts': '一天可开的场数，有几种',
      'worker-counts': '一天划水与摸鱼的时数搭配，有几种',
      'value-of-counts': '只数时数的博弈：一天下来老板领先多少钱',
      'value-of-sheets': '全部排法的博弈：一天下来老板领先多少钱',
      'gap-of-sheets': '面对对方每一种排法，双方各自保得住的数之差',
    },
    words: {
      meetings: '只为钱的周一，开几场会',
      chance: '概率',
      'meetings-a-day': '场数',
      boss: '老板',
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
    title: '谁也读不透的老板',
    question: '老板把会撒在随机的时段，能赢几成？',
    figures: {
      'boss-wins': '随机 {meetings} 场会，对手是完美打工人（划水被抓{caught}）',
      'boss-wins-design': '随机 3 场会，对手打得再好不过；原稿说 79~98%',
      'boss-wins-adaptive': '每天早上还看比分挑场数（划水被抓{caught}）',
      'fair-k': '随机 {meetings} 场会对完美打工人，公平的 K（划水被抓{caught}）',
      'fair-k-adaptive': '连场数也由他挑，公平的 K（划水被抓{caught}）',
      'fair-k-thresholds': '随机 {meetings} 场会对照分界线打的打工人，公平的 K（划水被抓{caught}）',
    },
    words: {
      ...CAUGHT,
      ...LOADS,
      'wins-by-k': '随机开会，对完美打工人',
      k: 'K',
      'boss-wins': BOSS_WINS,
    },
    reasons: {
      'imperfect-workers':
        '原稿的 79~98% 是对会出错的打工人量的，98% 那位照着分界线表打。一心求胜的打工人只让他赢 62%。',
      steps:
        '两边的钱按分数比大小，所以胜率随 K 一级一级往下掉：4.00 时 52.1%，4.01 时 49.7%，到 4.10 只剩 46.5%。',
    },
  },
  'shift/best-reader': {
    title: '读得再好不过的人',
    question: '已公布的那位老板，碰上把读牌用到极致的打工人，还剩多少？',
    figures: {
      'boss-wins': '老板对最强读牌者的胜率（划水被抓{caught}）',
      'boss-wins-published': '老板对已公布打法的胜率，平局算一半（划水被抓{caught}）',
      'exploitability-design': '最优应对能从他手里拿走的胜率；原稿说是零',
    },
    words: {
      ...CAUGHT,
      'wins-by-accuracy': '随机 3 场会，由最强的人来读',
      q: '读牌准确率',
      'boss-wins': BOSS_WINS,
      best: '最强读牌者',
    },
    reasons: {
      'few-plans':
        '只在原稿比过的那几种打法里是零：每种读法一个动作，被抓几次降一档。还会看比分、看今天读到几场会的打工人，能多拿走 22 个百分点。',
    },
  },
  'shift/leak': {
    title: '日程泄露',
    question: '老板随机开会，打工人照分界线打，日程泄露会改变多少？',
    figures: {
      'boss-wins': '泄露率 {leak} 时老板的胜率（划水被抓{caught}）',
      'boss-wins-design': '泄露率 {leak}，与原稿的表对照（划水被抓{caught}）',
    },
    words: {
      ...CAUGHT,
      'wins-by-leak': '随机 3 场会，日程会泄露',
      leak: LEAK,
      'boss-wins': BOSS_WINS,
      original: '原稿',
    },
    reasons: { 'other-reading': OTHER_READING },
  },
  'shift/leak-load': {
    title: '泄露与开会场数',
    question: '不论泄露多少，多开会都更亏吗？',
    figures: {
      'boss-wins': '随机 {meetings} 场会，泄露率 {leak}（划水被抓{caught}）',
      'rates-in-order': '从不泄露到泄露一半，3、4、5 场会依次更差的占比（划水被抓{caught}）',
    },
    words: {
      ...CAUGHT,
      ...LOADS,
      'wins-by-leak': '会开得越多，漏得越多',
      leak: LEAK,
      'boss-wins': BOSS_WINS,
    },
  },
  'shift/leak-optimal': {
    title: '公平的泄露率',
    question: '要泄露多少，谁也读不透的老板才只赢一半？',
    figures: {
      'fair-leak': '公平的泄露率：{pair}（划水被抓{caught}）',
      'fair-leak-design': '随机 3 场会的公平泄露率，原稿说约 30%（划水被抓{caught}）',
    },
    words: {
      ...CAUGHT,
      'three-thresholds': '3 场会，照分界线打的打工人',
      'three-perfect': '3 场会，完美打工人',
      'adaptive-perfect': '场数随他挑，完美打工人',
      'wins-by-leak': '读不透的老板与会泄露的日程',
      leak: LEAK,
      'boss-wins': BOSS_WINS,
    },
    reasons: { 'other-reading': OTHER_READING },
  },
  'shift/sabotage': {
    title: '拆台',
    question: '完美打工人要赢随机开 3 场会的老板，自己得赔进去多少？',
    figures: {
      'worker-wins': '打工人胜率',
      'worker-money': '打工人平均到手的钱（不影响取胜的前提下尽量多拿）',
      'boss-money': '老板平均到手的钱',
    },
    words: {},
  },
  'shift/solved': {
    title: '解开的一局',
    question: '双方所有排法都打到最好，这一局值多少？',
    figures: {
      value: '老板胜率，{days} 天（{ladder}）',
      'fair-k': '公平的 K，{days} 天（{ladder}）',
      'fair-leak': '公平的泄露率，{days} 天（{ladder}）',
    },
    words: {
      'goes-on': '罚款一路累进',
      restarts: '第二个周一罚款从头算',
      'value-by-lead': '还没人被抓的早上，领先值多少',
      lead: '老板领先的钱',
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
      'value-by-k': 'K 怎样左右读不透的老板',
      k: 'K',
      'value-by-leak': '泄露怎样左右他',
      leak: LEAK,
      'both-perfect': '双方都完美',
    },
  },
  'shift/exploitability': {
    title: '谁有空子可钻',
    question: '碰上摸清自己底细的人，每个电脑对手要丢多少胜率？',
    figures: {
      exactly: '{seat}（{bot}）：最优应对拿走的胜率',
      'at-least': '{seat}（{bot}）：目前找到的最好应对拿走的胜率',
      'at-most': '{seat}：谁对谁最多也只能拿走这么多',
    },
    words: {
      boss: '老板',
      worker: '打工人',
      'exploited-boss': '各个老板被钻的空子',
      'exploited-worker': '各个打工人被钻的空子',
      exploitability: '胜率',
      player: '电脑对手',
      'boss-perfect': '完美',
      'boss-random': '纯随机',
      'boss-history': '只看摸鱼史',
      'boss-habit': '只有习惯',
      'boss-habit+history': '习惯加摸鱼史',
      'boss-habit-strong': '习惯很强',
      'boss-habit-weak': '习惯很弱',
      'worker-perfect': '完美',
      'worker-easy': '简单',
      'worker-normal': '普通',
      'worker-hard': '困难',
    },
  },
};
