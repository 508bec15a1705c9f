import type { ExperimentTexts } from '@foretell/lab';

/** Traditional Chinese. */
export const zhHant: ExperimentTexts = {
  'shift/ablation': {
    title: '拆開老闆',
    question: '把電腦老闆的習慣或記性拿掉，還剩多少？',
    figures: {
      'boss-wins': '老闆勝率，{boss}',
      'reading-first': '第一天讀牌準確率，老闆{boss}',
      'reading-last': '最後一天讀牌準確率，老闆{boss}',
      'most-uses': '同一時段最多用幾次，老闆{boss}',
      'more-wins': '勝率：{more}減{less}',
      'more-reading': '最後一天讀牌：{more}減{less}',
      'more-uses': '同一時段用的次數：{more}減{less}',
    },
    words: {
      random: '抽籤',
      history: '只看記錄',
      habit: '只憑習慣',
      'habit+history': '習慣加記錄',
      wins: '老闆勝率',
      share: '佔全部週數',
      boss: '老闆憑什麼決定',
    },
    reasons: {
      'worker-takes-risks':
        '讀不透老闆時，打工人有多大膽，決定了這個數。我們的打工人照樣冒險，所以比設計裡輸得多一點。',
      'reader-counts-places':
        '我們的普通打工人數的是老闆在哪些時段開過會。沒有習慣的老闆從不在老地方，數得越多越容易在錯的時段大膽；設計裡的讀者放棄得更早。',
      'habit-is-read-early': '習慣從不改變，我們的普通打工人一天就看出來，週二就開始賺。',
    },
  },
  'shift/ai-levels': {
    title: '電腦打工人',
    question: '預設的老闆，他們讀得多準，又賺到多少？',
    figures: {
      reading: '讀牌準確率，{worker}',
      'plain-share': '猜對的時段佔比，{worker}',
      'boss-wins': '老闆對{worker}的勝率',
      'boss-wins-design': '老闆對{worker}的勝率（最初的說法）',
      'fair-k': '對{worker}公平的 K',
      'worker-money': '一週的錢，{worker}',
      hours: '每天{action}的小時數，{worker}',
    },
    words: { easy: '簡單', normal: '普通', hard: '困難', slack: '摸魚', coast: '划水', work: '幹活' },
    reasons: {
      'risk-is-spread':
        '設計裡的打工人把時間分得不一樣，讀牌、收入和勝負卻相同。我們的打工人按一次被抓在整週裡的代價來掂量每個小時。',
      'better-than-assumed':
        '設計假定打工人讀對七成、照簡單的章程行事。我們的打工人讀得一樣準，打得更好：他會養點，也會算被抓一次對後面幾天的代價，已經接近可能的最佳讀者。',
    },
  },
  'shift/meeting-response': {
    title: '多開會的好處',
    question: '每天多開一場會，老闆是多賺，還是被打工人看穿？',
    figures: {
      output: '{meetings} 場會時每天乘過倍率的產能，{worker}',
      growth: '少開一場到開 {meetings} 場，產能增長，{worker}',
    },
    words: {
      easy: '簡單',
      normal: '普通',
      hard: '困難',
      'output-by-meetings': '老闆拿錢的產能，按會議數',
      meetings: '每天開會',
      output: '每天乘過倍率的產能',
    },
    reasons: {
      'workers-count-meetings':
        '我們的打工人都知道前幾天開了幾場會，會一多就放肆，簡單的那個也一樣。所以產能跌得比設計說的還多：設計的道理比它說的更成立。',
      'hard-answers-places':
        '從 3 場到 4 場，困難的打工人略虧：多一場會帶來的机會，還抵不過倍率。4 場以上產能就跌了。',
    },
  },
  'shift/learning': {
    title: '有東西可學',
    question: '一週之內讀牌會不會變準？一週裡會不會既得手又被抓？',
    figures: {
      'heist-and-catch': '既得手又被抓的週，{worker}',
      rise: '讀牌從第一天到最後一天的提高，{worker}',
    },
    words: {
      easy: '簡單',
      normal: '普通',
      hard: '困難',
      'reading-by-day': '逐日讀牌',
      day: '第幾天',
      reading: '讀牌準確率',
    },
  },
  'shift/ten-days': {
    title: '五天還是十天',
    question: '兩週是不是更學得到東西？誰得益？',
    figures: {
      'boss-wins': '老闆勝率，{length}',
      'reading-last': '最後一天讀牌，{length}',
      'fair-k': '公平的 K，{length}',
      'more-wins': '十天比五天老闆多贏',
      'more-reading': '十天比五天最後一天讀得更準',
    },
    words: { five: '五天', ten: '十天', 'ten-restarting': '十天，罰款第二週重來' },
  },
  'shift/two-legs-bots': {
    title: '真打兩回合',
    question: '兩人輪流當老闆和打工人，實力相當是不是打平？',
    figures: { 'first-wins': '{one}打工人兩回合勝過{other}的' },
    words: { easy: '簡單', normal: '普通' },
  },
  'shift/leak-bot': {
    title: '抽籤的老闆與外露',
    question: '讀不透的老闆，靠日程外露能不能對付？',
    figures: { 'boss-wins': '老闆勝率，外露 {leak}' },
    words: {},
    reasons: {
      'four-meetings':
        '我們抽籤的老闆每天開 3 到 5 場會，平均 4 場；有了外露，多開一場就多虧一分。每天只開 3 場時，對照章行事的打工人，精確值是 45 %。',
    },
  },
  'shift/presets': {
    title: '給玩家擺的桌',
    question: '各難度的 K 之下，老闆勝率多少？',
    figures: { 'boss-wins': '老闆對{worker}的勝率，K {k}' },
    words: { easy: '簡單', normal: '普通', hard: '困難' },
  },
  'shift/skill': {
    title: '本事與運氣',
    question: '一週的勝負多少看人，多少看運氣？',
    figures: {
      'wins-by-seat': '{seat}獲勝',
      'wins-by-bot': '{bot}獲勝',
      'role-advantage': '老闆領先：{boss}對{worker}',
      decided: '分出勝負的週',
      'skill-range': '最強與最弱的{seat}之差',
      'by-players': '由誰來打決定',
      'by-world': '由運氣決定',
      'by-both': '由兩者一起決定',
    },
    words: {
      'habit-strong': '習慣強',
      habit: '只憑習慣',
      'habit+history': '習慣加記錄',
      'habit-weak': '習慣弱',
      random: '抽籤',
      easy: '簡單',
      normal: '普通',
      hard: '困難',
      boss: '老闆',
      worker: '打工人',
      'wins-by-bot': '各人的勝率',
      'wins-by-bot-share': '佔全部週數',
      'wins-by-bot-label': '誰',
      'skill-and-chance': '本事與運氣',
      'skill-and-chance-share': '佔變異數',
      'skill-and-chance-label': '由什麼決定',
      'by-players': '誰來打',
      'by-world': '運氣',
      'by-both': '兩者一起',
    },
  },
  'shift/detection': {
    title: '一百萬個被盯的小時',
    question: '被抓的机會與規則一致吗？',
    figures: { caught: '被盯時{action}被抓' },
    words: { coast: '划水', slack: '摸魚' },
  },
  'shift/leak-rate': {
    title: '日程上露出什麼',
    question: '每場會外露的机會與規則一致吗？別的會不會外露？',
    figures: { leaked: '外露率 {leak} 時露出的會', 'leaked-watch': '外露率 {leak} 時露出的盯人時段' },
    words: {},
  },
};
