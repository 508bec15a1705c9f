import type { Moves, Seat } from '../../game.ts';
import type { Rng } from '../../rng.ts';
import { firstDifference } from './plain.ts';
import { randomMoves } from './record.ts';
import { broken, type Moment, type Subject } from './subject.ts';

/** The author's states that `seat` must not be able to tell from the one of the moment. */
export function variationsOf({ options }: Subject, { state, where }: Moment, seat: Seat): readonly unknown[] {
  if (options.secrets === undefined) return [];
  const variations = options.secrets(state, seat);
  for (const variation of variations) {
    if (firstDifference(state, variation) === undefined) {
      broken(`${where}: the option \`secrets\` gives ${seat} the state itself, which shows nothing`);
    }
  }
  return variations;
}

/** What might have happened instead of a recorded step, for all that `seat` knew before. */
export interface OtherStep {
  readonly state: unknown;
  readonly moves: Moves<unknown>;
}

/** The recorded moves made in each variation of the state. */
export function stepsFromVariations(subject: Subject, moment: Moment, seat: Seat): readonly OtherStep[] {
  const moves = moment.play.entries[moment.index];
  return moves === undefined ? [] : variationsOf(subject, moment, seat).map((state) => ({ state, moves }));
}

const RIVALS_MOVES_TRIED = 4;

/** The recorded move of `seat` beside other moves of the seats that act with it. */
export function stepsFromRivals(
  { game }: Subject,
  { play, index, state, turn }: Moment,
  seat: Seat,
  rng: Rng,
): readonly OtherStep[] {
  const recorded = play.entries[index];
  if (recorded === undefined || turn.kind !== 'seats') return [];
  const own = turn.seats.includes(seat) ? { [seat]: recorded[seat] } : {};
  const others = Array.from({ length: RIVALS_MOVES_TRIED }, () => {
    const moves = randomMoves(game, state, turn, rng);
    return moves.ok ? { ...moves.value, ...own } : recorded;
  });
  return others
    .filter((moves) => firstDifference(recorded, moves) !== undefined)
    .map((moves) => ({ state, moves }));
}
