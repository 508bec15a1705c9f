import type { Seat } from '@foretell/engine';

/** Who won which game of a sample, or of a part of one: one character a game. */
export interface Outcomes {
  readonly seats: readonly Seat[];
  /** As few as there can be, in index order. */
  readonly stretches: readonly Stretch[];
}

/** Games that follow each other. */
export interface Stretch {
  /** The index of the first game. */
  readonly from: number;
  /** For each game the place of the winner among the seats, in base 36, or `-` when nobody won it. */
  readonly winners: string;
}

/** What a tally says of them. */
interface Counted {
  readonly games: number;
  readonly wins: Readonly<Record<Seat, number>>;
  readonly outcomes?: Outcomes;
}

/** The mark that a game leaves in {@link Stretch}. */
export function winnerMark(seats: readonly Seat[], winner: Seat | undefined): string {
  return winner === undefined ? NOBODY : seats.indexOf(winner).toString(36);
}

/** Outcomes of parts of one sample in one, in any order. Throws when two of them hold the same game. */
export function joinOutcomes(parts: readonly Outcomes[]): Outcomes {
  const stretches = parts.flatMap((part) => part.stretches).sort((one, other) => one.from - other.from);
  return { seats: parts[0]?.seats ?? [], stretches: joinStretches(stretches) };
}

/**
 * The winner of each game of a whole sample, in index order; `undefined` for games that nobody won. Throws when outcomes
 * were not kept, when one is missing, and when they are not what the tally counted.
 */
export function winnersOf(tally: Counted): readonly (Seat | undefined)[] {
  const { seats, stretches } = tally.outcomes ?? { seats: [], stretches: [] };
  const { from, winners: marks } = stretches[0] ?? { from: 0, winners: '' };
  if (stretches.length > 1 || from !== 0 || marks.length !== tally.games) {
    throw new RangeError(`the outcomes of a sample of ${tally.games} games are not all there`);
  }
  const winners = Array.from(marks, (mark) =>
    mark === NOBODY ? undefined : seats[Number.parseInt(mark, 36)],
  );
  for (const seat of Object.keys(tally.wins)) {
    const won = winners.filter((winner) => winner === seat).length;
    if (won !== tally.wins[seat]) {
      throw new RangeError(`"${seat}" won ${won} games one by one and ${tally.wins[seat]} in all`);
    }
  }
  return winners;
}

const NOBODY = '-';

function joinStretches(sorted: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of sorted) {
    if (stretch.winners === '') continue;
    const last = joined.at(-1);
    const end = last === undefined ? -1 : last.from + last.winners.length;
    if (stretch.from < end) throw new RangeError(`game ${stretch.from} of a sample was counted twice`);
    if (last === undefined || stretch.from > end) joined.push(stretch);
    else joined[joined.length - 1] = { from: last.from, winners: last.winners + stretch.winners };
  }
  return joined;
}
