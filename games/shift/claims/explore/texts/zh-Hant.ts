import type { ExperimentTexts } from '@foretell/lab';

/** Traditional Chinese. */
export const zhHant: ExperimentTexts = {
  'shift/explore': {
    title: '任意規則下的完美打法',
    question: '誰也讀不透誰、誰也不犯錯時，這一週值多少？第一天怎麼開局？',
    figures: {
      'boss-wins': '老闆獲勝',
      meetings: '週一開 {count} 場會',
      hours: '週一{action}的小時數',
    },
    words: {
      coast: '划水',
      slack: '摸魚',
      work: '幹活',
      count: '開會次數',
      chance: '機會',
      boss: '老闆',
      monday: '老闆週一開幾場會',
      'meetings-0': '0',
      'meetings-1': '1',
      'meetings-2': '2',
      'meetings-3': '3',
      'meetings-4': '4',
      'meetings-5': '5',
      'meetings-6': '6',
      'meetings-7': '7',
      'meetings-8': '8',
    },
  },
};
