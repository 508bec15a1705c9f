import type { ExperimentTexts } from '@foretell/lab';

const MEETINGS = '每天开会场数';
const ACCURACY = '读牌准确率';
const SCORE = '老板赢下的周数占比';

/** Simplified Chinese, written as the Mainland speaks. */
export const zhHans: ExperimentTexts = {
  'shift/posterior': {
    title: '一次读牌值多少',
    question: '打工人读过之后，这一小时有多大可能真有人盯？',
    figures: {
      'watched-read-meeting': '读到“开会”而实际在盯（{meetings} 场会，读准 {q}）',
      'watched-read-watching': '读到“盯人”而实际在盯（{meetings} 场会，读准 {q}）',
      'watched-unread': '完全不读时被盯的概率（{meetings} 场会）',
      'even-reader': '读到“开会”刚好一半对一半所需的准确率（{meetings} 场会）',
      'loads-mostly-watched': '不读时仍多半被盯的开会场数，共几种',
    },
    words: {
      'watched-by-q': '读到“开会”还剩多少把握',
      q: ACCURACY,
      watched: '读到“开会”后被盯的概率',
      'meetings-3': '3 场会',
      'meetings-2': '2 场会',
      'meetings-1': '1 场会',
    },
    reasons: {
      'four-is-even':
        '原稿说不读牌时被盯的概率恒大于一半。3 场会如此；4 场正好一半，再多就反过来。这话对老板实际会选的场数成立，不是对所有允许的场数。',
    },
  },
  'shift/thresholds': {
    title: '只看自己钱包的分界线',
    question: '罚款一级级涨上去，被盯概率低于多少才值得下更大的注？',
    figures: {
      'slack-over-coast': '低于此值摸鱼胜过划水（已被抓 {catches} 次）',
      'coast-over-work': '低于此值划水胜过干活（已被抓 {catches} 次）',
      'best-pay': '读到“开会”时最优动作的外快（已被抓 {catches} 次）',
      'next-fine': '被抓 {catches} 次之后，下一次的罚款',
      'fines-so-far': '被抓 {catches} 次的罚款总额',
      'price-of-risk-slack': '摸鱼：每一整份检出风险换来的钱',
      'price-of-risk-coast': '划水：每一整份检出风险换来的钱',
    },
    words: {
      boundaries: '同一个判断，一周三种答案',
      catches: '已被抓次数',
      watched: '被盯的概率',
      'slack-line': '摸鱼胜过划水',
      'coast-line': '划水胜过干活',
    },
  },
  'shift/difference-thresholds': {
    title: '看差额的分界线',
    question: '如果把自己替老板挣的钱也算进去呢？',
    figures: {
      'output-point': '一点产能值老板多少钱',
      'slack-over-coast': '低于此值摸鱼胜过划水（已被抓 {catches} 次）',
      'coast-over-work': '低于此值划水胜过干活（已被抓 {catches} 次；到 1 即永远成立）',
    },
    words: {
      boundaries: '想赢的人赌得更久',
      catches: '已被抓次数',
      watched: '被盯的概率',
      'slack-line': '摸鱼胜过划水',
      'coast-line': '划水胜过干活',
    },
    reasons: { 'cut-off': '实际是 38.52%，四舍五入应为 39%；表里把小数直接截掉了。' },
  },
  'shift/binary': {
    title: '只有干活和摸鱼',
    question: '为什么要有两档风险？',
    figures: {
      threshold: '摸鱼从“一次不摸”翻到“全天都摸”的被盯概率',
      'slack-hours': '一天值得摸的小时数（{meetings} 场会）',
      gain: '{meetings} 场会时摸一小时的期望收益',
    },
    words: {
      'gain-by-meetings': '要么不摸，要么全摸',
      meetings: MEETINGS,
      'gain-an-hour': '摸鱼一小时的钱',
      'slack-line': '摸鱼',
    },
  },
  'shift/three-tier': {
    title: '第三档',
    question: '上面再加一档“躺平”（3 元、必被发现），摸鱼还有位置吗？',
    figures: {
      'slack-over-coast': '低于此值摸鱼胜过划水',
      'slack-over-flat': '高于此值摸鱼胜过躺平',
      'room-for-slack': '两者之间留下的空间',
      'flat-day': '{meetings} 场会时躺平一天的收入',
    },
    words: {},
  },
  'shift/meeting-load': {
    title: '开几场会最划算',
    question: '对付只在被盯时才干活的人，和对付一直干活的人，各该开几场？',
    figures: {
      'best-load': '斜率 {slope} 时最优的开会场数',
      'steepest-load': '斜率再陡也到不了的上限',
      'honest-output': '每天 {meetings} 场会、全干活时一周的产能',
    },
    words: {
      'output-by-meetings': '真正的刹车是打工人会读牌',
      meetings: MEETINGS,
      'output-a-week': '一周产能（乘过倍率）',
      'works-always': '一直干活',
      'works-watched': '被盯才干活',
    },
  },
  'shift/honest-week': {
    title: '老实的一周',
    question: '从不摸鱼的打工人能拿多少，他的老板又能拿多少？',
    figures: {
      'worker-money': '打工人的钱',
      output: '产能（乘过倍率）',
      'boss-money': '老板的钱',
      'lost-by': '打工人输多少',
      'idle-day-worker': '八小时摸鱼对八场会：打工人一天的钱',
      'idle-day-boss': '八小时摸鱼对八场会：老板一天的钱',
    },
    words: {},
    reasons: { 'cut-off': '36.57 − 20 = 16.57；原稿把小数直接截掉了。' },
  },
  'shift/equilibrium': {
    title: '公布的均衡',
    question: '双方都争差额、打工人只用简单打法时，这一周会怎么打？',
    figures: {
      'three-meetings': '老板每天开 3 场会的周数占比',
      'published-plan': '打法“读到开会就摸、否则干活，被抓 2 次后降一档”的周数占比',
      'worker-money': '打工人的钱',
      output: '产能（乘过倍率）',
      'boss-money': '老板的钱',
      catches: '一周被抓次数',
      'slack-hours': '日均摸鱼小时',
      'coast-hours': '日均划水小时',
      'work-hours': '日均干活小时',
      'weeks-with-both': '既摸成功又被抓的周数占比',
      'weeks-with-both-design': '既摸成功又被抓的周数占比（原稿）',
      exploitability: '单方面偏离最多能多得的钱',
      'exploitability-in-wins': '单方面偏离最多能多赢的周数占比',
      'output-if-kept': '若被抓的划水仍留产能，同样打法的产能',
    },
    words: {
      'lead-by-meetings': '换一个开会场数',
      'lead-by-drop': '换一个降档的时机',
      meetings: MEETINGS,
      lead: '老板领先的钱',
      'lead-line': '领先',
      'drops-after': '被抓几次后降档',
    },
    reasons: {
      'another-goal':
        '公布的打法是“争差额”的均衡，在差额上偏离确实得不到好处。若只想赢下这一周，打工人第一次被抓就该降档，能多赢 0.36 个百分点。',
    },
  },
  'shift/equilibrium-win-rate': {
    title: '公布的那一周谁赢',
    question: '老板赢多少？双方都只想赢的时候又怎么打？',
    figures: {
      'boss-wins': '按公布的打法，老板赢',
      'boss-wins-design': '按公布的打法，老板赢（原稿）',
      'boss-wins-dearer': '按公布的打法，K 为 {k} 时老板赢',
      'sooner-plan': '双方只想赢时，“被抓 1 次就降档”的周数占比',
      'worker-money-sooner': '双方只想赢时打工人的钱',
      'output-sooner': '双方只想赢时的产能',
      'boss-money-sooner': '双方只想赢时老板的钱',
      'won-by-dropping-sooner': '1 次就降档比 2 次让老板少赢多少',
    },
    words: {
      'score-by-k': '公布的打法，换一个 K',
      k: 'K',
      'boss-score': SCORE,
      published: '公布的打法',
    },
    reasons: {
      'another-k':
        '同一份原稿在准确率表里给同一格写的是 53%。49.6% 属于那张表算作公平的 K 3.60：依降档时机为 49.5% 或 50.3%。K 3.5 时是 53.4%。',
    },
  },
  'shift/k-by-q': {
    title: '公平的 K 与读牌',
    question: '面对不同水平的读牌者，K 取多少才五五开？',
    figures: {
      'fair-k': '读准 {q} 时公平的 K',
      'fair-k-design': '读准 {q} 时公平的 K（原稿）',
      'boss-score': '读准 {q} 时老板赢下的周数占比',
    },
    words: {
      'fair-k-by-q': '读得越准，公平的 K 越低',
      q: ACCURACY,
      k: '公平的 K',
      calculated: '精确计算',
      original: '原稿',
    },
    reasons: {
      'flat-curve': '公平的 K 是 3.84。这一带胜率随 K 变化很慢，抽样差一两个百分点，K 就会差出零点一以上。',
    },
  },
  'shift/k-by-q-win-rate': {
    title: '老板胜率与读牌',
    question: '锁定游戏自己的 K，双方差多少？原稿那一行还成立吗？',
    figures: { 'boss-score': '读准 {q} 时老板赢下的周数占比' },
    words: {
      'score-by-q': '一个 K 只对一种水平公平',
      q: ACCURACY,
      score: SCORE,
      calculated: '精确计算',
      original: '原稿',
    },
    reasons: { 'by-a-hair': '精确值 63.97%，与所写的 65% 差 1.03 个百分点，只比容差多 0.03。' },
  },
  'shift/no-minimum': {
    title: '不设例会下限',
    question: '可以一场会都不开的老板，会开几场？',
    figures: {
      'days-with': '每天 {meetings} 场会的周数占比',
      'days-with-if-kept': '每天 {meetings} 场会的周数占比（若被抓的划水仍留产能）',
      'days-with-design': '每天 {meetings} 场会的周数占比（原稿）',
      'slack-in-plans': '打工人打法中含摸鱼的占比',
    },
    words: {
      'days-by-meetings': '一场，或者不开',
      meetings: MEETINGS,
      days: '周数占比',
      'makes-nothing': '被抓的划水没有产能',
      'keeps-output': '被抓的划水仍留产能',
    },
    reasons: {
      'other-output':
        '若被抓的划水仍留产能，69% 与 31% 分毫不差。按现行规则它没有产能，结果是 54% 与 46%：仍以一场居多。',
      'one-or-none': '原稿说只开一场。精确地说，老板在一场与不开之间混合。',
    },
  },
  'shift/fines-to-boss': {
    title: '罚款归老板',
    question: '罚款进了老板口袋，他还开会吗？',
    figures: {
      'days-without': 'K 为 {k} 时一场会都不开的周数占比：过半',
      'days-without-range': 'K 为 {k} 时一场会都不开的周数占比',
      'days-without-design': 'K 为 {k} 时一场会都不开的周数占比（原稿）',
      exploitability: 'K 为 {k} 时单方面偏离最多能多赢的占比',
    },
    words: {
      'without-by-k': '靠罚款吃饭',
      k: 'K',
      days: '一场会都不开的周数占比',
      none: '不开会',
    },
    reasons: {
      'lost-curve':
        '原稿的 82% 出自更早的版本，当时的倍率曲线和目标都没有留下。用现在的倍率，K 为 10 时是 92%；结论不变。',
    },
  },
  'shift/flat-fine': {
    title: '不涨的罚款',
    question: '每次被抓都罚一样多、又无从读牌，一天怎么排最好？',
    figures: {
      'worker-money': '打工人最好的一周（罚 {fine} 元，每天 {meetings} 场会）',
      'mixed-days': '混着排胜过全天一种的情形数',
    },
    words: {
      'money-by-meetings': '不是全摸就是全不摸',
      meetings: MEETINGS,
      'worker-a-week': '打工人一周的钱',
      'fine-2': '罚 2 元',
      'fine-3': '罚 3 元',
    },
    reasons: {
      'lost-goals':
        '罚 2 元得 52 的那种情形，罚 3 元得 40。3.9 不是现行规则下的任何一格，它出自目标未留下的早期版本。',
    },
  },
  'shift/levers': {
    title: '杠杆',
    question: '游戏里每个数各能把老板赢下的周数占比推动多少？',
    figures: {
      reference: '现在的游戏',
      q: '读准 {value}',
      minMeetings: '例会下限 {value}',
      slope: '倍率斜率 {value}',
      fineStep: '罚款步长 {value}',
      k: 'K {value}',
      coastDetection: '划水检出 {value}',
      slackDetection: '摸鱼检出 {value}',
      basePay: '底薪 {value}',
      'slack-in-plans': '例会下限 {meetings} 时打工人打法中含摸鱼的占比',
      'five-points': '从 {from} 起读牌每提高 5 个百分点推动多少',
      'five-points-least': '读牌每 5 个百分点，最少推动多少',
      'five-points-most': '读牌每 5 个百分点，最多推动多少',
    },
    words: {
      'score-by-lever': '一次只动一个',
      lever: '杠杆',
      score: SCORE,
      'q 65 %': '读准 65%',
      'q 75 %': '读准 75%',
      'q 80 %': '读准 80%',
      'minMeetings 2': '例会下限 2',
      'minMeetings 4': '例会下限 4',
      'slope 0.15': '斜率 0.15',
      'slope 0.25': '斜率 0.25',
      'fineStep 0': '罚款步长 0',
      'fineStep 2': '罚款步长 2',
      'k 3.20': 'K 3.20',
      'k 3.80': 'K 3.80',
      'coastDetection 0.30': '划水检出 0.30',
      'coastDetection 0.50': '划水检出 0.50',
      'slackDetection 0.90': '摸鱼检出 0.90',
      'basePay 3': '底薪 3',
      'basePay 5': '底薪 5',
    },
    reasons: {
      'its-own-table':
        '原稿说每 5 个百分点影响 10~15 个百分点，可它自己的表是 6、12、17、19；精确值是 7、11、16、19。',
    },
  },
  'shift/two-legs': {
    title: '一局两场',
    question: '换边各打一周，身份的优势能抵消吗？',
    figures: {
      'worker-score': '单场中打工人的得分率（读准 {q}）',
      'match-score': '读准 {q} 对读准 {rival} 的整局得分率',
    },
    words: {
      'score-by-q': '单场会摆，两场不摆',
      q: '双方的读牌准确率',
      score: '得分率',
      'single-leg': '单场里的打工人',
      'match-of-equals': '水平相同的两人打整局',
    },
  },
};
