import type { ShiftPaperText } from './en.ts';

/** Simplified Chinese, as it is written on the Mainland. */
export const zhHans: ShiftPaperText = {
  choice: {
    title: '入职登记表',
    post: '应聘岗位',
    seats: {
      boss: { name: '老板', line: '会开得越多越值钱，开会时什么也看不见。' },
      worker: { name: '打工人', line: '八个小时要填满，不一定都填干活。' },
    },
    rival: { boss: '你手下的人', worker: '你的顶头上司' },
    levels: { easy: '简单', normal: '普通', hard: '困难', perfect: '完美' },
    lines: {
      'boss-easy': '几点开会，年年如此，早忘了为什么。',
      'boss-normal': '有偏爱的时段。被你用过就躲开，躲不了几天。',
      'boss-hard': '没剩几个习惯，记性倒好，你动过哪一格他都有数。',
      'boss-perfect': '哪几点开会，全凭摇号，没什么可猜的。',
      'worker-easy': '想摸就摸，不管你开不开会。',
      'worker-normal': '你的会他一场场数着，也料到你会换时段。',
      'worker-hard': '好时段能忍着不碰，等你自己放心回去。',
      'worker-perfect': '从不猜你，只算账，一路算到周五。',
    },
    house: '厂规',
    length: '工期',
    days: (days) => `${days} 天`,
    calendar: '老板的日程',
    calendars: { closed: '保密', leaks: '会泄露' },
    inForce: { closed: '日程保密', leaks: '日程会泄露' },
    leakLine: (chance) => `会泄露：每场会议，100 次里有 ${chance} 次被打工人事先知道。`,
    running: (progress) => `还有一周没上完（${progress}）。在此打卡，那一周作废。`,
    resume: '接着上',
    begin: '打卡上班',
    beginAnyway: '作废旧的，打卡上班',
  },

  rules: {
    title: '员工守则',
    lesson: '参加岗前培训',
    lessonLine: '头两天有人带，后三天自己来。',
    lessonAnyway: '作废这一周，开始培训',
    week: {
      title: '一周',
      text: (figures) =>
        `共 ${figures.days} 天，每天 ${figures.hours} 小时。每天开工前，双方各填一张表，互不知情。然后这一天自己走完，谁也插不上手。最后一天傍晚，两边把钱摆上桌，多者胜。`,
    },
    worker: {
      title: '打工人的小时',
      text: (figures) => `底薪每天 ${figures.basePay} 元，干不干都给。各小时互不影响。`,
      head: ['这一小时', '自己得', '产出', '被盯时发现'],
      hours: { work: '干活', coast: '划水', slack: '摸鱼' },
      chance: (chance) => (chance === 0 ? '不会' : `100 次里 ${chance} 次`),
    },
    boss: {
      title: '老板的小时',
      text: (figures) =>
        `盯人：看得见车间。开会：什么也看不见，也抓不了人；每开一场，当天全部收益多 ${figures.slope}%。每天至少 ${figures.minMeetings} 场，上不封顶。`,
    },
    fines: {
      title: '罚款',
      text: '被抓的那一小时分文不得，也没有产出，另交罚款。一周之内，一次比一次贵，没有上限。罚款谁也拿不到。',
      head: ['第几次', '罚款', '累计'],
    },
    sight: {
      title: '谁看得见什么',
      worker: '打工人看得见老板过去的每一小时，往日的表也都在。',
      boss: '老板只看得见被他抓到的。盯着没抓到的，看上去都在干活。开会时的车间，一周结束之前他一概不知。当天收益告诉他少了多少，不告诉他少在哪里。',
    },
    leak: {
      title: '日程泄露（厂规选项）',
      text: (figures) =>
        `老板先封表。他的每场会议，100 次里有 ${figures.leak} 次会提前印在打工人的表上。印上的都是真的。`,
    },
    honest: {
      title: '老实干一周',
      text: (figures) =>
        `只干活的打工人，一周拿 ${figures.honestWorker} 元；每天开 ${figures.minMeetings} 场会的老板，这时拿 ${figures.honestBoss} 元。勤恳会被记录在案，然后输掉。`,
    },
  },
};
