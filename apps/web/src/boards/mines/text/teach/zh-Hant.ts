import type { Need } from '@foretell/mines/teach';
import type { TeachText } from './en.ts';

export const zhHant: TeachText = {
  title: '老師',
  next: '再說一點',
  back: '上一步',
  close: '關閉',
  another: '換一處',
  again: '從頭再說',
  step: (at, of) => `第 ${at} 步，共 ${of} 步`,
  thinking: '正在看圖……',
  failed: '請不到老師。連上網路後再試一次。',
  done: '這一處做完了。要我再看看嗎？',
  allTold: '這張圖上推得出來的都說過了。挖開幾格，就會有新的。',
  stuck: '從看得見的線索，沒有一格可以放心挖。現在挖就是猜；也可以封印已知的雷，或者停手。',

  look: '亮著的這一片裡推得出東西來，看得出來嗎？',
  lookInTheOpen: '這裡不用看數字也能知道。',
  clues: ({ needs, fog }) => {
    const together = `把${cluesOf(needs.length, fog)}放在一起看。`;
    const says = needs.map(
      (need) =>
        `這個 ${need.digit} ${needOf(need) === 0 ? '的雷已經齊了' : `還差 ${needOf(need)} 顆雷`}，周圍還有 ${need.hidden} 格未知。`,
    );
    if (needs.length > 2) return together;
    return (
      says.join('') +
      (fog === 0 ? '' : fog === 1 ? '沒有數字的那一格，旁邊一定有雷。' : '沒有數字的格子，每一格旁邊都有雷。')
    );
  },
  why: {
    'all-mines-found': ({ needs: [one] }) =>
      one?.digit === 0
        ? '0 的周圍沒有雷，周圍各格都安全。'
        : `這個 ${one?.digit} 的雷已經齊了：找到 ${one?.found} 顆。它周圍其餘沒開的格子都安全。`,
    'all-hidden-are-mines': ({ needs: [one] }) =>
      `這個 ${one?.digit} 還差 ${needOf(one)} 顆雷，周圍未知的正好只有 ${one?.hidden} 格：${one?.hidden === 1 ? '這一格是雷' : '全是雷'}。`,
    'subset-safe': ({ needs: [inner, outer] }) =>
      `這個 ${inner?.digit} 周圍未知的格子，${second(inner, outer)} 也都挨著，兩個數都還差 ${needOf(inner)} 顆。所以 ${second(inner, outer)} 周圍其餘未知的格子都安全。`,
    'subset-mines': ({ needs: [inner, outer] }) =>
      `這個 ${inner?.digit} 周圍未知的格子，${second(inner, outer)} 也都挨著，可是 ${second(inner, outer)} 要多 ${moreOf(outer, inner)} 顆，另外未知的只有 ${moreOf(outer, inner)} 格：${moreOf(outer, inner) === 1 ? '那就是雷' : '全是雷'}。`,
    overlap: ({ needs: [needy, other], safe, mines }) =>
      `這個 ${needy?.digit} 比 ${second(needy, other)} 多差 ${moreOf(needy, other)} 顆，而 ${second(needy, other)} 不挨著的未知格只有 ${moreOf(needy, other)} 格。${mines > 0 ? (mines === 1 ? '那一格是雷。' : '那幾格全是雷。') : ''}${safe > 0 ? `只有 ${second(needy, other)} 挨著的未知格安全。` : ''}`,
    'fog-is-safe': () => '這道邊界裡從來沒有雷，裡面沒開的格子可以放心挖。',
    'seal-missed': () => '這一格的封印落空了：下面沒有雷。',
    'fog-one-left': () => '邊界裡的格子旁邊一定有雷，而這一格旁邊只剩一個未知的格子。',
    'fog-takes-the-mine': ({ needs: [one] }) =>
      `邊界裡的這一格旁邊一定有雷，雷可能在的格子 ${one?.digit} 都看得到。它只差 1 顆，所以它周圍其餘未知的格子都安全。`,
    'fog-beside-full-number': ({ needs: [one] }) =>
      `這個 ${one?.digit} 的雷已經齊了。邊界裡那一格旁邊的雷，只能在 ${one?.digit} 看不到的地方，而那裡只有一格。`,
    cases: ({ needs, fog }) =>
      `把${cluesOf(needs.length, fog)}合起來看，不管周圍的雷怎麼擺，都只有這一種可能。`,
  },
  follows: ({ safe, mines }) =>
    `${[safe === 0 ? '' : `${safe} 格安全`, mines === 0 ? '' : `${mines} 顆雷`].filter((part) => part !== '').join('，')}。`,

  suppose: { mine: '假設這一格是雷。', safe: '假設這一格安全。' },
  demands: (as, cells) =>
    as === 'mine'
      ? `那麼這條線索剩下的 ${cells} 格${cells === 1 ? '就得是雷' : '就得全是雷'}。`
      : `那麼這條線索的雷就齊了，剩下的 ${cells} 格都安全。`,
  broken: (has, as) =>
    `${has === 'too-many' ? '那麼這條線索的雷就太多了。' : '那麼這條線索的雷就放不下了。'}所以那一格${as === 'mine' ? '安全' : '是雷'}。`,

  least: (chance, cells) =>
    `只能猜：風險最低的${cells === 1 ? '一格' : ` ${cells} 格`}，有雷的機會是 ${chance}。`,
  most: (chance) => `風險最高的是 ${chance}。`,
  counted: (prior) => `把所有說得通的佈雷方式都數了一遍；毫無線索的格子以 ${prior} 計。`,
  chance: (percent, fraction) =>
    fraction === undefined || fraction.of === 1
      ? percent
      : `${fraction.of} 分之 ${fraction.mines}（${percent}）`,

  place: (row, column) => `第 ${row + 1} 列第 ${column + 1} 行`,
  places: {
    region: (list) => `在${list}周圍。`,
    clue: (list) => `線索：${list}。`,
    safe: (list) => `安全：${list}。`,
    mine: (list) => `雷：${list}。`,
    cell: (list) => `格子：${list}。`,
  },
  and: '；',
  space: '',

  review: {
    title: '覆盤',
    working: (done, all) => `${all} 個決定，已看 ${done} 個`,
    nothing: '這一趟沒有挖過，也沒有封印過。',
    figures: '數字',
    digs: '挖',
    seals: '封印',
    stands: { proved: '有把握', guess: '猜', against: '違背推理' },
    missed: '放過的必然',
    missedHint: '本來推得出來，卻沒有用上',
    luck: '踩到的雷',
    luckSays: (hits, expected) => `${hits} 顆；按機會該有 ${expected} 顆`,
    luckIs: { good: '運氣好', fair: '運氣不好不壞', bad: '運氣差' },
    cost: '踩雷和封空的代價',
    costSays: (damage, ap, equivalents) => `當場失去生命 ${damage}，行動點 ${ap}，總計 ${equivalents} 當量`,
    regret: '決定讓出的',
    regretSays: (equivalents) => `平均 ${equivalents} 當量，不論結果如何`,
    worst: '代價最大的決定',
    best: '最好的決定',
    noneWorst: '沒有一個讓出過什麼。',
    noneBest: '沒有特別突出的。',
    list: '所有決定',
    filters: { notable: '沒把握的', guess: '猜', against: '違背推理', all: '全部' },
    more: (left) => `再看一些（還有 ${left} 個）`,
    empty: '一個也沒有。',
    where: (battle, round) => `第 ${battle} 場戰鬥，第 ${round} 回合`,
    deed: {
      dig: { proved: '挖：已知安全', guess: '挖：猜', against: '挖：已知是雷' },
      seal: { proved: '封印：已知是雷', guess: '封印：猜', against: '封印：已知安全' },
    },
    chance: (chance) => `有雷的機會：${chance}。`,
    came: { mine: '結果是雷。', safe: '結果不是雷。', unknown: '始終沒有揭曉。' },
    missedCell: { safe: (place) => `其實${place}必定安全。`, mine: (place) => `其實${place}必定是雷。` },
    gave: (equivalents) => `讓出 ${equivalents} 當量。`,
    proof: (clues) =>
      clues === 0 ? '明擺著的。' : clues === 1 ? '憑一條線索。' : `憑 ${clues} 條線索合起來。`,
  },
};

/** The digit of the second number; two that show the same are told apart. */
function second(first: Need | undefined, other: Need | undefined): string {
  return first?.digit === other?.digit ? `另一個 ${other?.digit}` : `${other?.digit}`;
}

function needOf(need: Need | undefined): number {
  return need === undefined ? 0 : need.digit - need.found;
}

function moreOf(one: Need | undefined, other: Need | undefined): number {
  return needOf(one) - needOf(other);
}

function cluesOf(numbers: number, fog: number): string {
  const parts = [numbers === 0 ? '' : `這 ${numbers} 個數字`, fog === 0 ? '' : `${fog} 個沒有數字的格子`];
  return parts.filter((part) => part !== '').join('和');
}
