import { CHANCE, type Moves, type Seat } from '../../game.ts';
import type { Rng } from '../../rng.ts';
import { jsonCopy, leavesOf, withValueAt } from './plain.ts';
import { sample } from './sample.ts';
import { type Moment, type Subject, textOf } from './subject.ts';

/** Of the moves that are legal now, so many are changed, and so many changes of each are tried. */
const MOVES_CHANGED = 6;

/**
 * Things that look like moves of `seat` and are not on its list at this moment: the author's impostors, what any seat may
 * make now or `seat` may make at another time, and listed moves with one value changed that `parseMove` still reads.
 */
export function unlistedMoves(subject: Subject, moment: Moment, seat: Seat, rng: Rng): readonly unknown[] {
  const { game, options } = subject;
  const listed = subject.listed(game.legalMoves(moment.state, seat));
  const now = game.facts.seats.flatMap((each) =>
    sample(rng, game.legalMoves(moment.state, each), MOVES_CHANGED),
  );
  const readable = now.flatMap((move) =>
    sample(rng, changesOf(move, now), MOVES_CHANGED).flatMap((change) => {
      const parsed = game.parseMove(jsonCopy(change()), seat);
      return parsed.ok ? [parsed.value] : [];
    }),
  );
  const candidates = [...(options.impostors?.(seat) ?? []), ...now, ...subject.movesMet(seat), ...readable];
  const unlisted = new Map(candidates.map((move) => [textOf(move), move]));
  for (const text of unlisted.keys()) if (listed.has(text)) unlisted.delete(text);
  return sample(rng, [...unlisted.values()], moment.movesTried);
}

/** How to make `move` with one number one more or less, one truth turned round, or one text replaced by a text of `others`. */
function changesOf(move: unknown, others: readonly unknown[]): readonly (() => unknown)[] {
  const texts = new Set(others.flatMap((other) => leavesOf(other).map(({ value }) => value)).filter(isText));
  return leavesOf(move).flatMap(({ path, value }) =>
    otherValues(value, texts).map((other) => () => withValueAt(move, path, other)),
  );
}

function otherValues(value: unknown, texts: ReadonlySet<string>): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  return isText(value) ? [...texts].filter((text) => text !== value) : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A name that no game gives to a seat. */
export const STRANGER = 'nobody';

/** Moves that `apply` has to refuse, and what is wrong with them. */
export interface WrongEntry {
  readonly says: string;
  readonly moves: Moves<unknown>;
}

/** Entries with a move too few, a move too many, or an outcome that is not listed. `legal` is a right entry. */
export function wrongEntries(subject: Subject, moment: Moment, legal: Moves<unknown>): readonly WrongEntry[] {
  const { game, movesMet } = subject;
  const acting = Object.keys(legal);
  const tooFew = acting.map((seat) => {
    const { [seat]: _, ...rest } = legal;
    return { says: `no move under "${seat}"`, moves: rest };
  });
  const strangers = [...game.facts.seats, CHANCE, STRANGER].filter((seat) => !acting.includes(seat));
  const anyMove = [...Object.values(legal), ...game.facts.seats.flatMap(movesMet)][0];
  const tooMany = strangers.map((seat) => ({
    says: `a move under "${seat}", who is not to act`,
    moves: { ...legal, [seat]: movesMet(seat)[0] ?? anyMove },
  }));
  const nothing = acting.length === 0 ? [{ says: 'no move at all', moves: {} }] : [];
  return [...nothing, ...tooFew, ...tooMany, ...unlistedOutcomes(subject, moment)];
}

function unlistedOutcomes({ game, movesMet }: Subject, { turn }: Moment): readonly WrongEntry[] {
  if (turn.kind !== 'chance') return [];
  const outcomes = turn.outcomes.map(({ move }) => move);
  const strange = [
    ...outcomes.flatMap((move) => changesOf(move, outcomes).map((change) => change())),
    ...game.facts.seats.flatMap(movesMet),
  ];
  const unlisted = new Map(strange.map((move) => [textOf(move), move]));
  for (const outcome of outcomes) unlisted.delete(textOf(outcome));
  return [...unlisted.values()].map((move) => ({
    says: 'an outcome that is not listed',
    moves: { [CHANCE]: move },
  }));
}
