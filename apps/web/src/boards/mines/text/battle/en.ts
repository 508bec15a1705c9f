import type { CellSeen } from '../../battle/cells.ts';
import type { LegendName } from '../../battle/legend-entries.ts';
import type { Saying } from '../../battle/saying.ts';
import type { Doubt, Mode } from '../../battle/wish.ts';

/** English, and the shape of every other catalogue. Rows and columns come counted from 0. */
export const en = {
  board: 'Board',
  cell: (seen: CellSeen): string => cellSays(seen),

  ap: 'AP',
  apOf: (ap: number, grant: number): string => `${ap} of ${grant} action points`,
  nextRound: (net: number): string => `next round ${signed(net)}`,
  next: (net: number): string => `next ${signed(net)}`,
  lastAction: 'Last action: the round ends with it',
  reserve: 'Reserve',
  reserveOf: (rap: number, cost: number): string => `Reserve ${rap}; a new board costs ${cost}`,
  opened: (cells: number, all: number): string => `${cells} of ${all} cells open`,
  banked: 'Banked this round',
  nothingBanked: 'Nothing banked yet',

  hp: 'Hit points',
  hpOf: (hp: number, most: number): string => `${hp} of ${most} hit points`,
  attack: 'Attack',
  defence: 'Defence',
  block: 'Block',
  blow: 'Coming blow',
  wins: 'Stopped now, the round wins the battle',
  loses: 'The coming blow loses the battle',
  fallen: 'fallen',
  enemies: 'Enemies',
  hero: 'You',

  modes: { dig: 'Dig', seal: 'Seal' } as Readonly<Record<Mode, string>>,
  stop: 'Stop',
  stopBanks: (ap: number, banks: number): string => (ap === banks ? `bank ${ap}` : `bank ${ap} → ${banks}`),
  refresh: 'New board',
  refreshCosts: (cost: number, left: number): string => `${cost} · ${left} left`,
  undo: 'Undo',
  undoLong: 'Undo the walk',
  teacher: 'Teacher',
  overview: 'Overview',
  lantern: (charges: number): string => `Lantern ${charges}`,
  legend: 'Legend',
  ledger: 'Ledger',
  close: 'Close',
  goOn: 'Keep digging',

  confirmStop: (ap: number, banks: number): string =>
    `End the round now? ${ap} AP left put ${banks} into the reserve.`,
  confirmRefresh: (cost: number, seals: number): string =>
    `Leave this board for a new one? It costs ${cost} of the reserve.${sealsLost(seals)}`,

  doubts: {
    far: 'Tap again to walk there',
    sealed: 'Sealed. Again to dig it up',
    harmless: 'No mine can be here: this seal misses. Again to place it',
  } as Readonly<Record<Doubt, string>>,
  refusals: {
    out_of_board: 'Beside the board',
    not_open: 'Closed: walk over opened cells',
    no_path: 'No way there',
    already_there: 'You are there',
    already_open: 'Open already',
    already_sealed: 'Sealed already',
    not_adjacent: 'Out of reach',
    ap_insufficient: 'Not enough action points',
    rap_insufficient: 'Not enough in the reserve',
    refresh_cap_reached: 'No more new boards this round',
    no_such_item: 'You have none',
    item_spent: 'Burnt out',
  } as Readonly<Record<string, string>>,
  refused: 'Not possible now',
  aiming: 'Seal: which way?',
  says: (saying: Saying): string => says(saying),

  /** By the variation that is met. */
  hints: {
    fog: () => 'Fog: no mine in it, no number either. Chains stop at it.',
    magma: (percent: number) => `Magma: everything in it pays ${percent} %, for better and for worse.`,
    ice: () => 'Ice: no mine in it; its numbers can be read from the next round on.',
  } as Readonly<Record<string, (percent: number) => string>>,
  legendOf: {
    closed: ['Closed', 'Dig or seal it from a cell beside it. Corners mark what is in reach.'],
    number: ['Number', 'So many of the eight cells around it are mines. Always true.'],
    zero: ['Empty floor', 'No mine around it, so its neighbours open with it.'],
    crater: ['Crater', 'A mine that was dug. It hurt; you can walk over it.'],
    seal: ['Seal', 'Says: a mine. It is settled when the round ends.'],
    hit: ['Seal that hit', 'There is a mine, and it was paid.'],
    miss: ['Seal that missed', 'No mine. The cell still has to be dug for the clear.'],
    fog: [
      'Fog',
      'A blind zone without mines. No numbers inside. Chains stop at it, and that is as it should be. A seal in it is wasted. Its cells count for the clear.',
    ],
    'fog-open': [
      'Opened fog',
      'Floor with a notch, without a number. It does not say that nothing is around: only an empty floor does.',
    ],
    lantern: ['Shown by the lantern', 'A number that can be read on a closed fog cell.'],
    magma: ['Magma', 'May hide mines. Its rows pay more, good ones and bad ones.'],
    ice: ['Ice', 'No mines. What is opened in one round can be read in the next.'],
  } as Readonly<Record<LegendName, readonly [title: string, line: string]>>,
  keysTitle: 'Keys',
  keys: [
    ['Arrows, Q W E A D Z X C', 'walk'],
    ['Shift + direction', 'dig'],
    ['F, then a direction', 'seal'],
    ['I', 'look around: Space digs, F seals, Esc ends it'],
    ['M', 'what a tap does'],
    ['S · R', 'stop · new board'],
    ['U', 'undo the walk'],
    ['T · L · K', 'teacher · legend · ledger'],
    ['O', 'overview'],
  ] as readonly (readonly [keys: string, what: string])[],

  begin: {
    title: (ordinal: number): string => `Battle ${ordinal}`,
    kinds: { early: 'At the entrance', battle: 'Battle', elite: 'Elite', boss: 'Boss' },
    poorVein: 'Poor vein: rows that strike and heal are rare on its boards, rows that guard are common.',
    start: 'To the board',
  },
  over: {
    victory: 'Won',
    defeat: 'Lost',
    rounds: (rounds: number): string => (rounds === 1 ? 'in one round' : `in ${rounds} rounds`),
    reserveEnds: 'The reserve ends with the battle.',
    reserveLeft: (rap: number): string => `Reserve ${rap}`,
    on: 'Go on',
  },
  end: {
    completed: 'The last boss is down',
    defeated: 'Defeated',
    lamp_out: 'The lamp is out',
    running: '',
    again: 'Another mine',
    home: 'Home',
  },
};

export type BattleText = typeof en;

function signed(net: number): string {
  return net < 0 ? `−${-net}` : `+${net}`;
}

function sealsLost(seals: number): string {
  if (seals === 0) return '';
  return seals === 1 ? ' 1 unpaid seal is lost with it.' : ` ${seals} unpaid seals are lost with it.`;
}

const NAMES: Readonly<Record<string, string>> = { fog: 'fog', magma: 'magma', ice: 'ice' };
const SEALS = { open: 'sealed', hit: 'seal that hit', miss: 'seal that missed' } as const;
const REACHES = { beside: 'in reach', frontier: undefined, none: undefined } as const;

function cellSays(seen: CellSeen): string {
  const parts = [
    placeOf(seen),
    stateOf(seen),
    seen.seal === null ? undefined : SEALS[seen.seal],
    REACHES[seen.reach],
    seen.hasAvatar ? 'you are here' : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

function stateOf({ state, digit, variant }: CellSeen): string {
  const name = variant === null ? '' : `${NAMES[variant.variantId] ?? variant.variantId}, `;
  switch (state) {
    case 'closed':
      if (digit !== null) return `closed ${name}${digit} shown`;
      return variant?.infoMask === 'hide_numbers' ? `closed ${name}no digit` : `${name}closed`;
    case 'number':
      return `${name}${digit}`;
    case 'zero':
      return `${name}empty`;
    case 'silent':
      return `opened ${name}no digit`;
    case 'crater':
      return `${name}crater`;
  }
}

function placeOf({ row, column }: { readonly row: number; readonly column: number }): string {
  return `Row ${row + 1}, column ${column + 1}`;
}

function says(saying: Saying): string {
  switch (saying.kind) {
    case 'walked':
      return `${placeOf(saying)}.`;
    case 'dug': {
      const found = {
        closed: '',
        number: `${saying.digit}`,
        zero: 'empty',
        silent: 'no digit',
        crater: 'a mine',
      };
      const chain = saying.opened > 1 ? ` ${saying.opened} cells opened.` : '';
      return `${placeOf(saying)}: ${found[saying.state]}.${chain} ${saying.ap} action points left.`;
    }
    case 'sealed':
      return `${placeOf(saying)}: sealed. ${saying.ap} action points left.`;
    case 'fresh-board':
      return `A new board, ${saying.size} by ${saying.size}. Reserve ${saying.rap}.`;
    case 'shown':
      return `${saying.cells} numbers shown.`;
    case 'undone':
      return 'The walk is undone.';
    case 'mode':
      return saying.mode === 'dig' ? 'A tap digs.' : 'A tap seals.';
  }
}
