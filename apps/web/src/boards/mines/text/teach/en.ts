import type { DeductionRule, Fraction, Need, Stand } from '@foretell/mines/teach';

/** Of a deduction: what its numbers say, in its order, and how much follows. */
export interface Facts {
  readonly needs: readonly Need[];
  /** How many cells without a number are among the clues. */
  readonly fog: number;
  readonly safe: number;
  readonly mines: number;
}

/** English, and the shape of every other catalogue. Rows and columns come counted from 0. */
export const en = {
  title: 'Teacher',
  next: 'Tell me more',
  back: 'Back',
  close: 'Close',
  another: 'Something else',
  again: 'From the start',
  step: (at: number, of: number): string => `${at} of ${of}`,
  thinking: 'Looking at the board …',
  failed: 'The teacher could not be fetched. Try again when you are online.',
  done: 'Done. Shall I look again?',
  allTold: 'All that follows from this board has been said. Dig, and there will be more.',
  stuck:
    'Nothing can be dug for certain by what can be seen. A dig is a guess now; you can also seal what is proved, or stop.',

  look: 'Something follows here, from what is lit. Can you see it?',
  lookInTheOpen: 'Something here can be known without any number.',
  clues: (facts: Facts): string => cluesSay(facts),
  /** By the rule that proves it, with the counts of the numbers that are lit. */
  why: {
    'all-mines-found': ({ needs: [one] }) =>
      one?.digit === 0
        ? 'A 0 has no mine beside it: all cells around it are safe.'
        : `This ${one?.digit} has all its mines already: ${one?.found} found. What is closed around it besides is safe.`,
    'all-hidden-are-mines': ({ needs: [one] }) =>
      `This ${one?.digit} needs ${moreMines(one)} and has just ${cellsOf(one?.hidden)} around it: ${one?.hidden === 1 ? 'a mine' : 'mines, all of them'}.`,
    'subset-safe': ({ needs: [inner, outer] }) =>
      `Every unknown cell around this ${inner?.digit} lies around the ${second(inner, outer)} too, and both need ${moreMines(inner, outer)}. What else is unknown around the ${second(inner, outer)} is safe.`,
    'subset-mines': ({ needs: [inner, outer] }) =>
      `Every unknown cell around this ${inner?.digit} lies around the ${second(inner, outer)} too, which needs ${moreOf(outer, inner)} more and has just ${cellsOf(moreOf(outer, inner))} besides: ${moreOf(outer, inner) === 1 ? 'a mine' : 'mines'}.`,
    overlap: ({ needs: [needy, other], safe, mines }) =>
      `This ${needy?.digit} needs ${moreOf(needy, other)} more than the ${second(needy, other)} and has just ${cellsOf(moreOf(needy, other))} that the ${second(needy, other)} does not see.${mines > 0 ? ` There ${mines === 1 ? 'lies a mine' : 'lie mines'}.` : ''}${safe > 0 ? ` What is unknown around the ${second(needy, other)} alone is safe.` : ''}`,
    'fog-is-safe': () => 'No mine ever lies inside this border. What is closed there can be dug.',
    'seal-missed': () => 'The seal on this cell missed: there is no mine under it.',
    'fog-one-left': () =>
      'A cell inside this border always has a mine beside it, and this one has a single unknown cell left for it.',
    'fog-takes-the-mine': ({ needs: [one] }) =>
      `The cell inside the border has a mine beside it, and the ${one?.digit} sees every place for it. As it needs just ${moreMines(one)}, its other unknown cells are safe.`,
    'fog-beside-full-number': ({ needs: [one] }) =>
      `The ${one?.digit} has all its mines. So the mine beside the cell inside the border can only be where the ${one?.digit} does not see: a single cell.`,
    cases: ({ needs, fog }) =>
      `Taken together ${cluesOf(needs.length, fog)} leave no other way, however the mines around are laid.`,
  } as Readonly<Record<DeductionRule, (facts: Facts) => string>>,
  follows: ({ safe, mines }: Facts): string => followsSay(safe, mines),

  suppose: { mine: 'Suppose this cell were a mine.', safe: 'Suppose this cell were safe.' },
  demands: (as: 'safe' | 'mine', cells: number): string =>
    as === 'mine'
      ? `Then this clue would need a mine in ${cells === 1 ? 'the one cell' : cells === 2 ? 'both cells' : `all ${cells} cells`} it has left.`
      : `Then this clue would have all its mines, and ${cells === 1 ? 'the cell' : `the ${cells} cells`} it has left would be safe.`,
  broken: (has: 'too-many' | 'too-few', as: 'safe' | 'mine'): string =>
    `${has === 'too-many' ? 'Then this clue has too many mines.' : 'Then this clue has no room for its mines.'} So the cell is ${as === 'mine' ? 'safe' : 'a mine'}.`,

  least: (chance: string, cells: number): string =>
    `A guess: the least risky ${cells === 1 ? 'cell is' : `${cells} cells are`} a mine with a chance of ${chance}.`,
  most: (chance: string): string => `The riskiest: ${chance}.`,
  counted: (prior: string): string =>
    `Counted over all ways to lay mines that fit, ${prior} where nothing is known.`,
  chance: (percent: string, fraction: Fraction | undefined): string =>
    fraction === undefined || fraction.of === 1 ? percent : `${fraction.mines} in ${fraction.of}, ${percent}`,

  place: (row: number, column: number): string => `row ${row + 1}, column ${column + 1}`,
  places: {
    region: (list: string): string => `Around ${list}.`,
    clue: (list: string): string => `By ${list}.`,
    safe: (list: string): string => `Safe: ${list}.`,
    mine: (list: string): string => `Mine: ${list}.`,
    cell: (list: string): string => `Cell: ${list}.`,
  },
  and: '; ',
  /** Between sentences. */
  space: ' ',

  review: {
    title: 'Looking back',
    working: (done: number, all: number): string => `${done} of ${all} decisions looked at`,
    nothing: 'Nothing was dug or sealed in this run.',
    figures: 'Figures',
    digs: 'Digs',
    seals: 'Seals',
    stands: { proved: 'proved', guess: 'guesses', against: 'against a proof' } as Readonly<
      Record<Stand, string>
    >,
    missed: 'Certain digs passed over',
    missedHint: 'something could have been known, and was not used',
    luck: 'Mines hit',
    luckSays: (hits: number, expected: string): string => `${hits}; ${expected} were to be expected`,
    luckIs: { good: 'good luck', fair: 'neither good luck nor bad', bad: 'bad luck' },
    cost: 'What mines and missed seals cost',
    costSays: (damage: number, ap: number, equivalents: number): string =>
      `${damage} hit points at once, ${ap} action points, ${equivalents} equivalents in all`,
    regret: 'Given away by decisions',
    regretSays: (equivalents: string): string =>
      `${equivalents} equivalents on average, whatever came of them`,
    worst: 'The costliest decisions',
    best: 'The best decisions',
    noneWorst: 'None gave anything away.',
    noneBest: 'None stood out.',
    list: 'All decisions',
    filters: { notable: 'not proved', guess: 'guesses', against: 'against a proof', all: 'all' },
    more: (left: number): string => `Show more (${left} left)`,
    empty: 'None of these.',
    where: (battle: number, round: number): string => `Battle ${battle}, round ${round}`,
    deed: {
      dig: { proved: 'Dug, proved safe', guess: 'Dug on a guess', against: 'Dug a proved mine' },
      seal: {
        proved: 'Sealed a proved mine',
        guess: 'Sealed on a guess',
        against: 'Sealed a proved safe cell',
      },
    } as Readonly<Record<'dig' | 'seal', Readonly<Record<Stand, string>>>>,
    chance: (chance: string): string => `Chance of a mine: ${chance}.`,
    came: { mine: 'It was a mine.', safe: 'It was none.', unknown: 'It never came out.' },
    missedCell: {
      safe: (place: string): string => `Certain at that time: ${place} was safe.`,
      mine: (place: string): string => `Certain at that time: ${place} was a mine.`,
    },
    gave: (equivalents: string): string => `Gave away ${equivalents} equivalents.`,
    proof: (clues: number): string =>
      clues === 0 ? 'Known in the open.' : clues === 1 ? 'By one clue.' : `By ${clues} clues together.`,
  },
};

export type TeachText = typeof en;

/** The digit of the second number; two that show the same are told apart. */
function second(first: Need | undefined, other: Need | undefined): string {
  return first?.digit === other?.digit ? `other ${other?.digit}` : `${other?.digit}`;
}

function needOf(need: Need | undefined): number {
  return need === undefined ? 0 : need.digit - need.found;
}

function moreOf(one: Need | undefined, other: Need | undefined): number {
  return needOf(one) - needOf(other);
}

function minesOf(count: number): string {
  return count === 1 ? '1 mine' : `${count} mines`;
}

/** "2 mines" where none was found yet, else "2 more mines". */
function moreMines(...needs: readonly (Need | undefined)[]): string {
  const count = needOf(needs[0]);
  const more = needs.some((need) => need !== undefined && need.found > 0) ? ' more' : '';
  return `${count}${more} ${count === 1 ? 'mine' : 'mines'}`;
}

function cellsOf(count: number | undefined): string {
  return count === 1 ? '1 unknown cell' : `${count} unknown cells`;
}

function cluesOf(numbers: number, fog: number): string {
  const parts = [
    numbers === 0 ? '' : numbers === 1 ? 'the number' : `the ${numbers} numbers`,
    fog === 0 ? '' : fog === 1 ? 'the cell without a number' : `the ${fog} cells without a number`,
  ];
  return parts.filter((part) => part !== '').join(' and ');
}

function cluesSay({ needs, fog }: Facts): string {
  const says = needs.map(
    (need) =>
      `The ${need.digit} ${needOf(need) === 0 ? 'has all its mines' : `needs ${moreMines(need)}`}; ${cellsOf(need.hidden)} around it.`,
  );
  const few = needs.length <= 2 ? says.join(' ') : `Look at ${cluesOf(needs.length, fog)} together.`;
  return fog === 0 || needs.length > 2
    ? few
    : `${few} ${fog === 1 ? 'The cell without a number has' : 'Each cell without a number has'} a mine beside it.`.trim();
}

function followsSay(safe: number, mines: number): string {
  const parts = [
    safe === 0 ? '' : safe === 1 ? '1 safe cell' : `${safe} safe cells`,
    mines === 0 ? '' : minesOf(mines),
  ];
  return `${parts.filter((part) => part !== '').join(', ')}.`;
}
