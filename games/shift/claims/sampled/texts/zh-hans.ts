import type { ExperimentTexts } from '@foretell/lab';

/** Simplified Chinese. */
export const zhHans: ExperimentTexts = {
  'shift/ablation': {
    title: '拆开老板',
    question: '把电脑老板的习惯或记性拿掉，还剩多少？',
    figures: {
      'boss-wins': '老板胜率，{boss}',
      'reading-first': '第一天读牌准确率，老板{boss}',
      'reading-last': '最后一天读牌准确率，老板{boss}',
      'most-uses': '同一时段最多用几次，老板{boss}',
      'more-wins': '胜率：{more}减{less}',
      'more-reading': '最后一天读牌：{more}减{less}',
      'more-uses': '同一时段用的次数：{more}减{less}',
    },
    words: {
      random: '抓阄',
      history: '只看记录',
      habit: '只凭习惯',
      'habit+history': '习惯加记录',
      wins: '老板胜率',
      share: '占全部周数',
      boss: '老板凭什么决定',
    },
    reasons: {
      'worker-takes-risks':
        '读不透老板时，打工人有多大胆，决定了这个数。我们的打工人照样冒险，所以比设计里输得多一点。',
      'reader-counts-places':
        '我们的普通打工人数的是老板在哪些时段开过会。没有习惯的老板从不在老地方，数得越多越容易在错的时段大胆；设计里的读者放弃得更早。',
      'habit-is-read-early': '习惯从不改变，我们的普通打工人一天就看出来，周二就开始赚。',
    },
  },
  'shift/ai-levels': {
    title: '电脑打工人',
    question: '默认的老板，他们读得多准，又挣到多少？',
    figures: {
      reading: '读牌准确率，{worker}',
      'plain-share': '猜对的时段占比，{worker}',
      'boss-wins': '老板对{worker}的胜率',
      'boss-wins-design': '老板对{worker}的胜率（最初的说法）',
      'fair-k': '对{worker}公平的 K',
      'worker-money': '一周的钱，{worker}',
      hours: '每天{action}的小时数，{worker}',
    },
    words: { easy: '简单', normal: '普通', hard: '困难', slack: '摸鱼', coast: '划水', work: '干活' },
    reasons: {
      'risk-is-spread':
        '设计里的打工人把时间分得不一样，读牌、收入和胜负却相同。我们的打工人按一次被抓在整周里的代价来掂量每个小时。',
      'better-than-assumed':
        '设计假定打工人读对七成、照简单的章程行事。我们的打工人读得一样准，打得更好：他会养点，也会算被抓一次对后面几天的代价，已经接近可能的最佳读者。',
    },
  },
  'shift/meeting-response': {
    title: '多开会的好处',
    question: '每天多开一场会，老板是多赚，还是被打工人看穿？',
    figures: {
      output: '{meetings} 场会时每天乘过倍率的产能，{worker}',
      growth: '少开一场到开 {meetings} 场，产能增长，{worker}',
    },
    words: {
      easy: '简单',
      normal: '普通',
      hard: '困难',
      'output-by-meetings': '老板拿钱的产能，按会议数',
      meetings: '每天开会',
      output: '每天乘过倍率的产能',
    },
    reasons: {
      'workers-count-meetings':
        '我们的打工人都知道前几天开了几场会，会一多就放肆，简单的那个也一样。所以产能跌得比设计说的还多：设计的道理比它说的更成立。',
      'hard-answers-places':
        '从 3 场到 4 场，困难的打工人略亏：多一场会带来的机会，还抵不过倍率。4 场以上产能就跌了。',
    },
  },
  'shift/learning': {
    title: '有东西可学',
    question: '一周之内读牌会不会变准？一周里会不会既得手又被抓？',
    figures: {
      'heist-and-catch': '既得手又被抓的周，{worker}',
      rise: '读牌从第一天到最后一天的提高，{worker}',
    },
    words: {
      easy: '简单',
      normal: '普通',
      hard: '困难',
      'reading-by-day': '逐日读牌',
      day: '第几天',
      reading: '读牌准确率',
    },
  },
  'shift/ten-days': {
    title: '五天还是十天',
    question: '两周是不是更学得到东西？谁得益？',
    figures: {
      'boss-wins': '老板胜率，{length}',
      'reading-last': '最后一天读牌，{length}',
      'fair-k': '公平的 K，{length}',
      'more-wins': '十天比五天老板多赢',
      'more-reading': '十天比五天最后一天读得更准',
    },
    words: { five: '五天', ten: '十天', 'ten-restarting': '十天，罚款第二周重来' },
  },
  'shift/two-legs-bots': {
    title: '真打两回合',
    question: '两人轮流当老板和打工人，实力相当是不是打平？',
    figures: { 'first-wins': '{one}打工人两回合胜过{other}的' },
    words: { easy: '简单', normal: '普通' },
  },
  'shift/leak-bot': {
    title: '抓阄的老板与泄露',
    question: '读不透的老板，靠日程泄露能不能对付？',
    figures: { 'boss-wins': '老板胜率，泄露 {leak}' },
    words: {},
    reasons: {
      'four-meetings':
        '我们抓阄的老板每天开 3 到 5 场会，平均 4 场；有了泄露，多开一场就多亏一分。每天只开 3 场时，对照章行事的打工人，精确值是 45 %。',
    },
  },
  'shift/presets': {
    title: '给玩家摆的桌',
    question: '各难度的 K 之下，老板胜率多少？',
    figures: { 'boss-wins': '老板对{worker}的胜率，K {k}' },
    words: { easy: '简单', normal: '普通', hard: '困难' },
  },
  'shift/skill': {
    title: '本事与运气',
    question: '一周的胜负多少看人，多少看运气？',
    figures: {
      'wins-by-seat': '{seat}获胜',
      'wins-by-bot': '{bot}获胜',
      'role-advantage': '老板领先：{boss}对{worker}',
      decided: '分出胜负的周',
      'skill-range': '最强与最弱的{seat}之差',
      'by-players': '由谁来打决定',
      'by-world': '由运气决定',
      'by-both': '由两者一起决定',
    },
    words: {
      'habit-strong': '习惯强',
      habit: '只凭习惯',
      'habit+history': '习惯加记录',
      'habit-weak': '习惯弱',
      random: '抓阄',
      easy: '简单',
      normal: '普通',
      hard: '困难',
      boss: '老板',
      worker: '打工人',
      'wins-by-bot': '各人的胜率',
      'wins-by-bot-share': '占全部周数',
      'wins-by-bot-label': '谁',
      'skill-and-chance': '本事与运气',
      'skill-and-chance-share': '占方差',
      'skill-and-chance-label': '由什么决定',
      'by-players': '谁来打',
      'by-world': '运气',
      'by-both': '两者一起',
    },
  },
  'shift/detection': {
    title: '一百万个被盯的小时',
    question: '被抓的机会与规则一致吗？',
    figures: { caught: '被盯时{action}被抓' },
    words: { coast: '划水', slack: '摸鱼' },
  },
  'shift/leak-rate': {
    title: '日程上露出什么',
    question: '每场会泄露的机会与规则一致吗？别的会不会泄露？',
    figures: { leaked: '泄露率 {leak} 时露出的会', 'leaked-watch': '泄露率 {leak} 时露出的盯人时段' },
    words: {},
  },
};
