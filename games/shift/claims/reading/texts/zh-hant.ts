import type { ExperimentTexts } from '@foretell/lab';

const MEETINGS = '每天開會次數';
const ACCURACY = '判讀準確率';
const SCORE = '老闆拿下的週數比例';

/** Traditional Chinese, worded for Taiwan by itself. */
export const zhHant: ExperimentTexts = {
  'shift/posterior': {
    title: '讀一次，有幾成把握',
    question: '員工判讀過的小時，老闆真的在盯場的機率是多少？',
    figures: {
      'watched-read-meeting': '讀成「開會」，其實有人盯（一天 {meetings} 場，讀對 {q}）',
      'watched-read-watching': '讀成「盯場」，也真的有人盯（一天 {meetings} 場，讀對 {q}）',
      'watched-unread': '完全不讀，有人盯的機率（一天 {meetings} 場）',
      'even-reader': '要讀多準，「開會」才算一半一半（一天 {meetings} 場）',
      'loads-mostly-watched': '不讀的話多半有人盯的開會次數，有幾種',
    },
    words: {
      'watched-by-q': '讀成「開會」還剩多少風險',
      q: ACCURACY,
      watched: '讀成「開會」卻有人盯',
      'meetings-3': '3 場會',
      'meetings-2': '2 場會',
      'meetings-1': '1 場會',
    },
    reasons: {
      'four-is-even':
        '原稿認為不判讀時，有人盯的機率永遠過半。3 場會是這樣；4 場剛好一半，再多就倒過來了。這句話適用於老闆真的會選的次數，而不是規則允許的每一種。',
    },
  },
  'shift/thresholds': {
    title: '只算自己口袋的門檻',
    question: '罰款一路往上，有人盯的機率要低到多少，才該押大一點？',
    figures: {
      'slack-over-coast': '低於這裡，摸魚優於划水（已被抓 {catches} 次）',
      'coast-over-work': '低於這裡，划水優於做事（已被抓 {catches} 次）',
      'best-pay': '讀成「開會」時，最佳選擇的外快（已被抓 {catches} 次）',
      'next-fine': '被抓 {catches} 次以後，下一次罰多少',
      'fines-so-far': '被抓 {catches} 次，總共罰多少',
      'price-of-risk-slack': '摸魚：一整份被發現的風險換多少錢',
      'price-of-risk-coast': '划水：一整份被發現的風險換多少錢',
    },
    words: {
      boundaries: '讀法沒變，一週裡答案變三次',
      catches: '已被抓幾次',
      watched: '有人盯的機率',
      'slack-line': '摸魚優於划水',
      'coast-line': '划水優於做事',
    },
  },
  'shift/difference-thresholds': {
    title: '算差距的門檻',
    question: '把替老闆賺的錢也算進來，門檻怎麼變？',
    figures: {
      'output-point': '一點產出等於老闆的多少錢',
      'slack-over-coast': '低於這裡，摸魚優於划水（已被抓 {catches} 次）',
      'coast-over-work': '低於這裡，划水優於做事（已被抓 {catches} 次；到 1 就是永遠）',
    },
    words: {
      boundaries: '想贏，就會賭得比較久',
      catches: '已被抓幾次',
      watched: '有人盯的機率',
      'slack-line': '摸魚優於划水',
      'coast-line': '划水優於做事',
    },
    reasons: { 'cut-off': '算出來是 38.52%，四捨五入該寫 39%；表裡是無條件捨去。' },
  },
  'shift/binary': {
    title: '只能做事或摸魚',
    question: '為什麼風險要分兩種？',
    figures: {
      threshold: '從完全不摸變成整天都摸的那個機率',
      'slack-hours': '一天值得摸幾個小時（{meetings} 場會）',
      gain: '{meetings} 場會時，摸一小時平均賺多少',
    },
    words: {
      'gain-by-meetings': '不摸就不摸，要摸就全摸',
      meetings: MEETINGS,
      'gain-an-hour': '摸魚一小時的錢',
      'slack-line': '摸魚',
    },
  },
  'shift/three-tier': {
    title: '第三種',
    question: '再加一種「躺平」（3 元，有人盯必被抓），摸魚還有容身之處嗎？',
    figures: {
      'slack-over-coast': '低於這裡，摸魚優於划水',
      'slack-over-flat': '高於這裡，摸魚優於躺平',
      'room-for-slack': '中間剩下多少空間',
      'flat-day': '{meetings} 場會，躺平一天拿多少',
    },
    words: {},
  },
  'shift/meeting-load': {
    title: '會開幾場最賺',
    question: '對手只在有人盯時做事，或者從頭做到尾，各該開幾場？',
    figures: {
      'best-load': '倍率每場 {slope} 時，最賺的開會次數',
      'steepest-load': '倍率再陡也只能逼近的次數',
      'honest-output': '每天 {meetings} 場會，整週都做事的產出',
    },
    words: {
      'output-by-meetings': '能讓老闆收斂的，是員工會判讀',
      meetings: MEETINGS,
      'output-a-week': '一週產出（含倍率）',
      'works-always': '從頭做到尾',
      'works-watched': '有人盯才做',
    },
  },
  'shift/honest-week': {
    title: '老實的一週',
    question: '從不摸魚的員工拿多少，老闆又拿多少？',
    figures: {
      'worker-money': '員工的錢',
      output: '產出（含倍率）',
      'boss-money': '老闆的錢',
      'lost-by': '員工輸多少',
      'idle-day-worker': '八小時摸魚碰上八場會：員工當天的錢',
      'idle-day-boss': '八小時摸魚碰上八場會：老闆當天的錢',
    },
    words: {},
    reasons: { 'cut-off': '36.57 − 20 = 16.57；原稿是無條件捨去。' },
  },
  'shift/equilibrium': {
    title: '公開的均衡',
    question: '兩邊都要拉大差距、員工只用簡單打法，這一週會變成什麼樣子？',
    figures: {
      'three-meetings': '老闆每天開 3 場會的週數比例',
      'published-plan': '用「讀成開會就摸，不然做事，被抓 2 次降一級」的週數比例',
      'worker-money': '員工的錢',
      output: '產出（含倍率）',
      'boss-money': '老闆的錢',
      catches: '一週被抓幾次',
      'slack-hours': '一天摸魚幾小時',
      'coast-hours': '一天划水幾小時',
      'work-hours': '一天做事幾小時',
      'weeks-with-both': '摸成過、也被抓過的週數比例',
      'weeks-with-both-design': '摸成過、也被抓過的週數比例（原稿）',
      exploitability: '單方面改打法，最多能多拿的錢',
      'exploitability-in-wins': '單方面改打法，最多能多贏的週數比例',
      'output-if-kept': '如果划水被抓仍算產出，同樣打法的產出',
    },
    words: {
      'lead-by-meetings': '改開別的場數',
      'lead-by-drop': '改在別的時候降級',
      meetings: MEETINGS,
      lead: '老闆領先的錢',
      'lead-line': '領先',
      'drops-after': '被抓幾次才降級',
    },
    reasons: {
      'another-goal':
        '公開的打法是比差距的均衡；論差距，改打法確實撈不到好處。只求贏這一週的話，員工第一次被抓就該降級，可以多贏 0.36 個百分點。',
    },
  },
  'shift/equilibrium-win-rate': {
    title: '公開的那一週誰會贏',
    question: '老闆贏幾成？兩邊都只求贏時又會怎麼打？',
    figures: {
      'boss-wins': '照公開的打法，老闆贏的比例',
      'boss-wins-design': '照公開的打法，老闆贏的比例（原稿）',
      'boss-wins-dearer': '照公開的打法，K 是 {k} 時老闆贏的比例',
      'sooner-plan': '兩邊只求贏時，「被抓 1 次就降級」的週數比例',
      'worker-money-sooner': '兩邊只求贏時，員工的錢',
      'output-sooner': '兩邊只求贏時的產出',
      'boss-money-sooner': '兩邊只求贏時，老闆的錢',
      'won-by-dropping-sooner': '1 次就降級，比 2 次讓老闆少贏多少',
    },
    words: {
      'score-by-k': '公開的打法，換別的 K',
      k: 'K',
      'boss-score': SCORE,
      published: '公開的打法',
    },
    reasons: {
      'another-k':
        '同一份原稿的準確率表，同一格寫的是 53%。49.6% 屬於那張表認為公平的 K 3.60：看何時降級，是 49.5% 或 50.3%。K 3.5 時是 53.4%。',
    },
  },
  'shift/k-by-q': {
    title: '公平的 K 與判讀',
    question: '面對判讀能力不同的員工，K 要多少才會五五波？',
    figures: {
      'fair-k': '讀對 {q} 時的公平 K',
      'fair-k-design': '讀對 {q} 時的公平 K（原稿）',
      'boss-score': '讀對 {q} 時，老闆拿下的週數比例',
    },
    words: {
      'fair-k-by-q': '讀得越準，公平的 K 越低',
      q: ACCURACY,
      k: '公平的 K',
      calculated: '精算',
      original: '原稿',
    },
    reasons: {
      'flat-curve':
        '公平的 K 是 3.84。這一段勝率幾乎不隨 K 改變，抽樣只要偏一兩個百分點，K 就差了零點一以上。',
    },
  },
  'shift/k-by-q-win-rate': {
    title: '老闆勝率與判讀',
    question: '用遊戲本身的 K，兩邊差多少？原稿的那一列還站得住嗎？',
    figures: { 'boss-score': '讀對 {q} 時，老闆拿下的週數比例' },
    words: {
      'score-by-q': '一個 K 只對一種人公平',
      q: ACCURACY,
      score: SCORE,
      calculated: '精算',
      original: '原稿',
    },
    reasons: { 'by-a-hair': '精算是 63.97%，離原稿的 65% 有 1.03 個百分點，只超出容許範圍 0.03。' },
  },
  'shift/no-minimum': {
    title: '不規定至少開幾場',
    question: '一場都不開也行的老闆，會開幾場？',
    figures: {
      'days-with': '每天 {meetings} 場會的週數比例',
      'days-with-if-kept': '每天 {meetings} 場會的週數比例（如果划水被抓仍算產出）',
      'days-with-design': '每天 {meetings} 場會的週數比例（原稿）',
      'slack-in-plans': '員工打法裡會摸魚的比例',
    },
    words: {
      'days-by-meetings': '一場，不然就不開',
      meetings: MEETINGS,
      days: '週數比例',
      'makes-nothing': '划水被抓，沒有產出',
      'keeps-output': '划水被抓，仍算產出',
    },
    reasons: {
      'other-output':
        '如果划水被抓仍算產出，69% 和 31% 一點不差。照現在的規則沒有產出，結果是 54% 和 46%：還是一場居多。',
      'one-or-none': '原稿說只開一場。精算的結果，老闆有時一場、有時不開。',
    },
  },
  'shift/fines-to-boss': {
    title: '罰款歸老闆',
    question: '罰款進老闆口袋，他還開會嗎？',
    figures: {
      'days-without': 'K 是 {k} 時，一場會都不開的週數比例：過半',
      'days-without-range': 'K 是 {k} 時，一場會都不開的週數比例',
      'days-without-design': 'K 是 {k} 時，一場會都不開的週數比例（原稿）',
      exploitability: 'K 是 {k} 時，單方面改打法最多能多贏的比例',
    },
    words: {
      'without-by-k': '靠罰款過日子',
      k: 'K',
      days: '一場會都不開的週數比例',
      none: '不開會',
    },
    reasons: {
      'lost-curve':
        '原稿的 82% 來自更早的版本，那時的倍率曲線和目標都沒留下來。用現在的倍率，K 是 10 時為 92%；結論一樣。',
    },
  },
  'shift/flat-fine': {
    title: '不會漲的罰款',
    question: '每次被抓都罰一樣多，又沒得判讀，一天怎麼排最好？',
    figures: {
      'worker-money': '員工最好的一週（罰 {fine} 元，每天 {meetings} 場會）',
      'mixed-days': '混著排勝過整天同一種的情況有幾個',
    },
    words: {
      'money-by-meetings': '不是全摸，就是全不摸',
      meetings: MEETINGS,
      'worker-a-week': '員工一週的錢',
      'fine-2': '罰 2 元',
      'fine-3': '罰 3 元',
    },
    reasons: {
      'lost-goals':
        '罰 2 元拿 52 的同一種情況，罰 3 元拿 40。現在的規則裡沒有哪一格是 3.9，那是目標已經失傳的舊版本算出來的。',
    },
  },
  'shift/levers': {
    title: '槓桿',
    question: '遊戲裡的每個數，各能把老闆拿下的週數比例推動多少？',
    figures: {
      reference: '現在的遊戲',
      q: '讀對 {value}',
      minMeetings: '至少開會 {value} 場',
      slope: '每場倍率 {value}',
      fineStep: '罰款每次加 {value}',
      k: 'K {value}',
      coastDetection: '划水被抓 {value}',
      slackDetection: '摸魚被抓 {value}',
      basePay: '底薪 {value}',
      'slack-in-plans': '至少開會 {meetings} 場時，員工打法裡會摸魚的比例',
      'five-points': '從 {from} 起多讀準 5 個百分點，推動多少',
      'five-points-least': '多讀準 5 個百分點，最少推動多少',
      'five-points-most': '多讀準 5 個百分點，最多推動多少',
    },
    words: {
      'score-by-lever': '一次只拉一支',
      lever: '槓桿',
      score: SCORE,
      'q 65 %': '讀對 65%',
      'q 75 %': '讀對 75%',
      'q 80 %': '讀對 80%',
      'minMeetings 2': '至少 2 場會',
      'minMeetings 4': '至少 4 場會',
      'slope 0.15': '每場倍率 0.15',
      'slope 0.25': '每場倍率 0.25',
      'fineStep 0': '罰款加 0',
      'fineStep 2': '罰款加 2',
      'k 3.20': 'K 3.20',
      'k 3.80': 'K 3.80',
      'coastDetection 0.30': '划水被抓 0.30',
      'coastDetection 0.50': '划水被抓 0.50',
      'slackDetection 0.90': '摸魚被抓 0.90',
      'basePay 3': '底薪 3',
      'basePay 5': '底薪 5',
    },
    reasons: {
      'its-own-table':
        '原稿說多讀準 5 個百分點會差 10 到 15 個百分點，可是它自己的表是 6、12、17、19；精算是 7、11、16、19。',
    },
  },
  'shift/two-legs': {
    title: '一場兩週',
    question: '換邊各打一週，座位的優勢會抵消嗎？',
    figures: {
      'worker-score': '只打一週，員工的得分率（讀對 {q}）',
      'match-score': '讀對 {q} 對上讀對 {rival}，整場的得分率',
    },
    words: {
      'score-by-q': '打一週會偏，打兩週不會',
      q: '雙方的判讀準確率',
      score: '得分率',
      'single-leg': '只打一週的員工',
      'match-of-equals': '實力相同的兩人打整場',
    },
  },
};
