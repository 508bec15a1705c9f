import type { Need } from '@foretell/mines/teach';
import type { TeachText } from './en.ts';

export const zhHans: TeachText = {
  title: '老师',
  next: '再说一点',
  back: '上一步',
  close: '关闭',
  another: '换一处',
  again: '从头再说',
  step: (at, of) => `第 ${at} 步，共 ${of} 步`,
  thinking: '正在看图……',
  failed: '请不到老师。联网后再试一次。',
  done: '这一处做完了。要我再看看吗？',
  allTold: '这张图上能推出来的都说过了。挖开几格，就会有新的。',
  stuck: '从看得见的线索，没有一格可以放心挖。现在挖就是猜；也可以封印已知的雷，或者停手。',

  look: '亮着的这一片里能推出东西来，看得出来吗？',
  lookInTheOpen: '这里不用看数字也能知道。',
  clues: ({ needs, fog }) => {
    const together = `把${cluesOf(needs.length, fog)}放在一起看。`;
    const says = needs.map(
      (need) =>
        `这个 ${need.digit} ${needOf(need) === 0 ? '的雷已经齐了' : `还差 ${needOf(need)} 颗雷`}，周围还有 ${need.hidden} 格未知。`,
    );
    if (needs.length > 2) return together;
    return (
      says.join('') +
      (fog === 0 ? '' : fog === 1 ? '没有数字的那一格，旁边一定有雷。' : '没有数字的格子，每一格旁边都有雷。')
    );
  },
  why: {
    'all-mines-found': ({ needs: [one] }) =>
      one?.digit === 0
        ? '0 的周围没有雷，周围各格都安全。'
        : `这个 ${one?.digit} 的雷已经齐了：找到 ${one?.found} 颗。它周围其余没开的格子都安全。`,
    'all-hidden-are-mines': ({ needs: [one] }) =>
      `这个 ${one?.digit} 还差 ${needOf(one)} 颗雷，周围未知的正好只有 ${one?.hidden} 格：${one?.hidden === 1 ? '这一格是雷' : '全是雷'}。`,
    'subset-safe': ({ needs: [inner, outer] }) =>
      `这个 ${inner?.digit} 周围未知的格子，${second(inner, outer)} 也都挨着，两个数都还差 ${needOf(inner)} 颗。所以 ${second(inner, outer)} 周围其余未知的格子都安全。`,
    'subset-mines': ({ needs: [inner, outer] }) =>
      `这个 ${inner?.digit} 周围未知的格子，${second(inner, outer)} 也都挨着，可是 ${second(inner, outer)} 要多 ${moreOf(outer, inner)} 颗，另外未知的只有 ${moreOf(outer, inner)} 格：${moreOf(outer, inner) === 1 ? '那就是雷' : '全是雷'}。`,
    overlap: ({ needs: [needy, other], safe, mines }) =>
      `这个 ${needy?.digit} 比 ${second(needy, other)} 多差 ${moreOf(needy, other)} 颗，而 ${second(needy, other)} 不挨着的未知格只有 ${moreOf(needy, other)} 格。${mines > 0 ? (mines === 1 ? '那一格是雷。' : '那几格全是雷。') : ''}${safe > 0 ? `只有 ${second(needy, other)} 挨着的未知格安全。` : ''}`,
    'fog-is-safe': () => '这道边界里从来没有雷，里面没开的格子可以放心挖。',
    'seal-missed': () => '这一格的封印落空了：下面没有雷。',
    'fog-one-left': () => '边界里的格子旁边一定有雷，而这一格旁边只剩一个未知的格子。',
    'fog-takes-the-mine': ({ needs: [one] }) =>
      `边界里的这一格旁边一定有雷，雷可能在的格子 ${one?.digit} 都看得到。它只差 1 颗，所以它周围其余未知的格子都安全。`,
    'fog-beside-full-number': ({ needs: [one] }) =>
      `这个 ${one?.digit} 的雷已经齐了。边界里那一格旁边的雷，只能在 ${one?.digit} 看不到的地方，而那里只有一格。`,
    cases: ({ needs, fog }) =>
      `把${cluesOf(needs.length, fog)}合起来看，不管周围的雷怎么摆，都只有这一种可能。`,
  },
  follows: ({ safe, mines }) =>
    `${[safe === 0 ? '' : `${safe} 格安全`, mines === 0 ? '' : `${mines} 颗雷`].filter((part) => part !== '').join('，')}。`,

  suppose: { mine: '假设这一格是雷。', safe: '假设这一格安全。' },
  demands: (as, cells) =>
    as === 'mine'
      ? `那么这条线索剩下的 ${cells} 格${cells === 1 ? '就得是雷' : '就得全是雷'}。`
      : `那么这条线索的雷就齐了，剩下的 ${cells} 格都安全。`,
  broken: (has, as) =>
    `${has === 'too-many' ? '那么这条线索的雷就太多了。' : '那么这条线索的雷就放不下了。'}所以那一格${as === 'mine' ? '安全' : '是雷'}。`,

  least: (chance, cells) =>
    `只能猜：风险最低的${cells === 1 ? '一格' : ` ${cells} 格`}，有雷的机会是 ${chance}。`,
  most: (chance) => `风险最高的是 ${chance}。`,
  counted: (prior) => `把所有说得通的布雷方式都数了一遍；毫无线索的格子按 ${prior} 算。`,
  chance: (percent, fraction) =>
    fraction === undefined || fraction.of === 1
      ? percent
      : `${fraction.of} 分之 ${fraction.mines}（${percent}）`,

  place: (row, column) => `第 ${row + 1} 行第 ${column + 1} 列`,
  places: {
    region: (list) => `在${list}周围。`,
    clue: (list) => `线索：${list}。`,
    safe: (list) => `安全：${list}。`,
    mine: (list) => `雷：${list}。`,
    cell: (list) => `格子：${list}。`,
  },
  and: '；',
  space: '',

  review: {
    title: '复盘',
    working: (done, all) => `${all} 个决定，已看 ${done} 个`,
    nothing: '这一趟没有挖过，也没有封印过。',
    figures: '数字',
    digs: '挖',
    seals: '封印',
    stands: { proved: '有把握', guess: '猜', against: '违背推理' },
    missed: '放过的必然',
    missedHint: '本来推得出来，却没有用上',
    luck: '踩到的雷',
    luckSays: (hits, expected) => `${hits} 颗；按机会该有 ${expected} 颗`,
    luckIs: { good: '运气好', fair: '运气不好不坏', bad: '运气差' },
    cost: '踩雷和封空的代价',
    costSays: (damage, ap, equivalents) => `当场失去生命 ${damage}，行动点 ${ap}，总计 ${equivalents} 当量`,
    regret: '决定让出的',
    regretSays: (equivalents) => `平均 ${equivalents} 当量，不论结果如何`,
    worst: '代价最大的决定',
    best: '最好的决定',
    noneWorst: '没有一个让出过什么。',
    noneBest: '没有特别突出的。',
    list: '所有决定',
    filters: { notable: '没把握的', guess: '猜', against: '违背推理', all: '全部' },
    more: (left) => `再看一些（还有 ${left} 个）`,
    empty: '一个也没有。',
    where: (battle, round) => `第 ${battle} 场战斗，第 ${round} 回合`,
    deed: {
      dig: { proved: '挖：已知安全', guess: '挖：猜', against: '挖：已知是雷' },
      seal: { proved: '封印：已知是雷', guess: '封印：猜', against: '封印：已知安全' },
    },
    chance: (chance) => `有雷的机会：${chance}。`,
    came: { mine: '结果是雷。', safe: '结果不是雷。', unknown: '始终没有揭晓。' },
    missedCell: { safe: (place) => `其实${place}必定安全。`, mine: (place) => `其实${place}必定是雷。` },
    gave: (equivalents) => `让出 ${equivalents} 当量。`,
    proof: (clues) =>
      clues === 0 ? '明摆着的。' : clues === 1 ? '凭一条线索。' : `凭 ${clues} 条线索合起来。`,
  },
};

/** The digit of the second number; two that show the same are told apart. */
function second(first: Need | undefined, other: Need | undefined): string {
  return first?.digit === other?.digit ? `另一个 ${other?.digit}` : `${other?.digit}`;
}

function needOf(need: Need | undefined): number {
  return need === undefined ? 0 : need.digit - need.found;
}

function moreOf(one: Need | undefined, other: Need | undefined): number {
  return needOf(one) - needOf(other);
}

function cluesOf(numbers: number, fog: number): string {
  const parts = [numbers === 0 ? '' : `这 ${numbers} 个数字`, fog === 0 ? '' : `${fog} 个没有数字的格子`];
  return parts.filter((part) => part !== '').join('和');
}
