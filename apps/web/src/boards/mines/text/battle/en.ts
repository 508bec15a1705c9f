import type { CellSeen } from '../../battle/cells.ts';
import type { Saying } from '../../battle/saying.ts';

/** English, and the shape of every other catalogue. Rows and columns come counted from 0. */
export const en = {
  board: 'Board',
  cell: (cell: CellSeen, isStanding: boolean): string => cellSays(cell, isStanding),

  ap: 'Action points',
  apShort: 'AP',
  apOf: (ap: number, grant: number): string => `${ap} of ${grant} action points`,
  nextRound: (net: number): string => `next round ${signed(net)}`,
  lastAction: 'Last action: the round ends with it',
  reserve: 'Reserve',
  reserveOf: (rap: number, cost: number): string => `Reserve ${rap}; a new board costs ${cost}`,
  opened: (cells: number, all: number): string => `${cells} of ${all} cells open`,
  round: (round: number): string => `Round ${round}`,
  banked: 'Banked this round',
  nothingBanked: 'Nothing banked yet',

  hp: 'Hit points',
  hpOf: (hp: number, most: number): string => `${hp} of ${most} hit points`,
  attack: 'Attack',
  defence: 'Defence',
  block: 'Block',
  blow: (blow: number): string => `Coming blow ${blow}`,
  blowShort: 'Blow',
  afterBlow: (hp: number): string => `leaves you ${hp}`,
  wins: 'Wins the battle',
  loses: 'Loses the battle',
  front: 'front',
  fallen: 'fallen',
  enemies: 'Enemies',
  hero: 'You',

  modes: { dig: 'Dig', seal: 'Seal' },
  mode: 'What a tap does',
  stop: 'Stop',
  stopBanks: (ap: number, banks: number): string => (ap === banks ? `bank ${ap}` : `bank ${ap} → ${banks}`),
  refresh: 'New board',
  refreshCosts: (cost: number, left: number): string => `${cost} · ${left} left`,
  undo: 'Undo walk',
  teacher: 'Teacher',
  overview: 'Overview',
  lantern: (charges: number): string => `Lantern ${charges}`,
  legend: 'Legend',
  ledger: 'Ledger',
  close: 'Close',
  cancel: 'Go on',

  confirmStop: (ap: number, banks: number): string =>
    `End the round? ${ap} action points become ${banks} in the reserve.`,
  confirmRefresh: (cost: number, seals: number): string =>
    seals === 0
      ? `A new board for ${cost} of the reserve?`
      : `A new board for ${cost} of the reserve? ${seals === 1 ? '1 unpaid seal is' : `${seals} unpaid seals are`} lost with this one.`,

  doubts: {
    far: 'Again to walk there',
    sealed: 'Sealed. Again to dig it up',
    harmless: 'No mine here: this seal misses. Again to place it',
  },
  refusals: {
    out_of_board: 'Beside the board',
    not_open: 'Closed: dig it',
    already_there: 'You are there',
    already_open: 'Open already',
    already_sealed: 'Sealed already',
    not_adjacent: 'Out of reach',
    ap_insufficient: 'Not enough action points',
    rap_insufficient: 'Not enough in the reserve',
    refresh_cap_reached: 'No more new boards this round',
    no_such_item: 'There is none',
    item_spent: 'Burnt out',
  } as Readonly<Record<string, string>>,
  refused: 'Not possible now',
  aiming: 'Seal: which way?',
  says: (saying: Saying): string => says(saying),

  fogHint: (fog: string): string =>
    `First ${fog}: no mines in it, no numbers either. Chains stop at its border.`,
  legendOf: {
    closed: ['Closed', 'Dark. Dig or seal it from a cell beside it.'],
    number: ['Number', 'So many of the cells around it are mines. It is always true.'],
    zero: ['Empty floor', 'No mine around it: opened together with its neighbours.'],
    crater: ['Crater', 'A mine that was dug. You can walk on it.'],
    seal: ['Seal', 'Says: a mine. Settled at the end of the round.'],
    hit: ['Seal that hit', 'A mine, paid.'],
    miss: ['Seal that missed', 'No mine there; dig it to clear the board.'],
    fog: [
      'Fog',
      'Mine-free and blind: no numbers inside. Chains stop at it, that is normal. A seal in fog is wasted. Fog cells count for the clear.',
    ],
    'fog-open': [
      'Opened fog',
      'Floor with a notch and no number. An empty floor has none: do not mix them up.',
    ],
    magma: ['Magma', 'May hide mines. Everything in it pays double, for better and for worse.'],
    ice: ['Ice', 'Mine-free. Its numbers can be read from the next round on.'],
    lantern: ['Shown by the lantern', 'A number that can be read through the fog.'],
  } as Readonly<Record<string, readonly [string, string]>>,
  keysTitle: 'Keys',
  keys: [
    ['← ↑ → ↓, Q W E A D Z X C', 'walk'],
    ['Shift + direction', 'dig'],
    ['F + direction', 'seal'],
    ['I', 'look around with a cursor: Space digs, F seals, Esc leaves'],
    ['M', 'dig or seal by tap'],
    ['S', 'stop'],
    ['R', 'new board'],
    ['U', 'undo a walk'],
    ['T · L · K', 'teacher, legend, ledger'],
  ] as readonly (readonly [string, string])[],

  begin: {
    title: (ordinal: number): string => `Battle ${ordinal}`,
    kinds: { early: 'A quarrel at the door', battle: 'A battle', elite: 'An elite', boss: 'The boss' },
    poorVein: 'Poor vein: what strikes and heals is rare, what guards is common.',
    start: 'To the board',
  },
  over: {
    victory: 'Won',
    defeat: 'Lost',
    rounds: (rounds: number): string => (rounds === 1 ? 'in one round' : `in ${rounds} rounds`),
    reserveEnds: 'The reserve ends with the battle',
    reserveLeft: (rap: number): string => `Reserve ${rap}`,
    healed: (hp: number): string => `${hp} hit points healed`,
    on: 'Go on',
  },
};

export type BattleText = typeof en;

function signed(net: number): string {
  return net < 0 ? `−${-net}` : `+${net}`;
}

const VARIANTS: Readonly<Record<string, string>> = { fog: 'fog', magma: 'magma', ice: 'ice' };

function cellSays(
  { row, column, state, digit, seal, variant, reach, hasAvatar }: CellSeen,
  isStanding: boolean,
): string {
  const name = variant === null ? undefined : (VARIANTS[variant.variantId] ?? variant.variantId);
  const states = {
    closed: digit === null ? 'closed' : `closed, ${digit} by the lantern`,
    number: `${digit}`,
    zero: 'empty',
    silent: `open ${name ?? 'floor'}, no digit`,
    crater: 'crater',
  };
  return [
    `Row ${row + 1}, column ${column + 1}`,
    states[state],
    name !== undefined && state === 'closed'
      ? variant?.infoMask === 'hide_numbers'
        ? `${name}, no digit`
        : name
      : undefined,
    name !== undefined && (state === 'number' || state === 'crater') ? name : undefined,
    seal === null ? undefined : { open: 'sealed', hit: 'seal, hit', miss: 'seal, missed' }[seal],
    reach === 'beside' ? 'in reach' : undefined,
    hasAvatar && isStanding ? 'you are here' : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

const place = (row: number, column: number): string => `row ${row + 1}, column ${column + 1}`;

function says(saying: Saying): string {
  switch (saying.kind) {
    case 'walked':
      return `Walked to ${place(saying.row, saying.column)}.`;
    case 'dug': {
      const what =
        saying.state === 'crater'
          ? 'A mine'
          : saying.digit === null
            ? saying.state === 'zero'
              ? 'Empty'
              : 'No digit'
            : `${saying.digit}`;
      const chain = saying.opened > 1 ? ` ${saying.opened} cells opened.` : '';
      return `${what} at ${place(saying.row, saying.column)}.${chain} ${saying.ap} action points left.`;
    }
    case 'sealed':
      return `Sealed ${place(saying.row, saying.column)}. ${saying.ap} action points left.`;
    case 'fresh-board':
      return `A new board, ${saying.size} by ${saying.size}. Reserve ${saying.rap}.`;
    case 'round':
      return `Round ${saying.round}: ${saying.ap} action points.`;
    case 'shown':
      return `${saying.cells} numbers shown.`;
    case 'undone':
      return 'Walk undone.';
    case 'mode':
      return saying.mode === 'dig' ? 'A tap digs.' : 'A tap seals.';
    case 'cleared':
      return 'The board is clear.';
  }
}
