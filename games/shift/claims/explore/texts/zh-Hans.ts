import type { ExperimentTexts } from '@foretell/lab';

/** Simplified Chinese. */
export const zhHans: ExperimentTexts = {
  'shift/explore': {
    title: '任意规则下的完美打法',
    question: '谁也读不透谁、谁也不犯错时，这一周值多少？第一天怎么开局？',
    figures: {
      'boss-wins': '老板获胜',
      meetings: '周一开 {count} 场会',
      hours: '周一{action}的小时数',
    },
    words: {
      coast: '划水',
      slack: '摸鱼',
      work: '干活',
      count: '开会次数',
      chance: '机会',
      boss: '老板',
      monday: '老板周一开几场会',
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
