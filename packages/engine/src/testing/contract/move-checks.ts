import { type AnyGame, CHANCE, type Moves, type Refusal, type Seat } from '../../game.ts';
import { printShort } from '../../result.ts';
import type { Rng } from '../../rng.ts';
import { expectRead } from './facts-checks.ts';
import { firstDifference, jsonCopy } from './plain.ts';
import { randomMoves } from './record.ts';
import { sample } from './sample.ts';
import { broken, type Check, type Moment, quietly, type Subject, textOf, textsOf } from './subject.ts';
import { STRANGER, unlistedMoves, wrongEntries } from './wrong-moves.ts';

/** `legalMoves`, `refusalOf` and `apply` agree on what is legal. */
export const MOVE_CHECKS: readonly Check[] = [
  {
    title: 'legal moves are listed once, in the same order when asked again, and only for seats to act',
    run: checkLists,
  },
  { title: 'every legal move is accepted, and reads back from JSON', run: checkLegal },
  { title: 'no move that is not listed is accepted', run: checkUnlisted },
  {
    title: 'an entry is one move of each seat to act, or one listed outcome, and nothing else',
    run: checkEntries,
  },
  { title: 'a refusal changes nothing', run: checkRefusals },
];

function checkLists(subject: Subject): void {
  const { game, moments } = subject;
  for (const moment of moments()) {
    for (const seat of game.facts.seats) {
      const problem = listProblem(subject, moment, seat);
      if (problem !== undefined) broken(`${moment.where}: ${problem}`);
    }
  }
}

function listProblem({ game, listed }: Subject, { state, seats }: Moment, seat: Seat): string | undefined {
  const list = game.legalMoves(state, seat);
  const texts = textsOf(list);
  const isToAct = seats.includes(seat);
  if (isToAct && list.length === 0) return `${seat} is to act and has no legal move`;
  if (!isToAct && list.length > 0) return `${seat} has ${list.length} legal move(s) and is not to act`;
  if (listed(list).size !== list.length) return `a legal move of ${seat} is listed twice`;
  for (const other of game.facts.seats) game.legalMoves(state, other);
  if (textsOf(list) !== texts) return `the list of ${seat} changes after it was handed out`;
  const again = textsOf(game.legalMoves(state, seat));
  return again === texts ? undefined : `the list of ${seat} is another one when asked for again`;
}

function checkLegal(subject: Subject): void {
  const { game, moments, rng } = subject;
  const dice = rng('legal moves');
  for (const moment of moments()) {
    const legal = legalEntry(game, moment, dice);
    for (const { seat, move } of listedMoves(subject, moment, dice)) {
      const what = `${moment.where}: ${printShort(move)} of ${seat} is listed,`;
      const step = quietly(`${what} and apply`, () => game.apply(moment.state, { ...legal, [seat]: move }));
      if (!step.ok) broken(`${what} but apply refuses it: ${step.error.code}`);
      if (seat === CHANCE) continue;
      const refusal = game.refusalOf(moment.state, seat, move);
      if (refusal !== undefined) broken(`${what} but refusalOf says ${refusal.code}`);
      expectRead(`${moment.where}: parseMove`, game.parseMove(jsonCopy(move), seat), move);
    }
  }
}

interface ListedMove {
  readonly seat: Seat;
  readonly move: unknown;
}

/** Some of the legal moves of each seat to act, or all outcomes of a chance turn. */
function listedMoves({ game }: Subject, moment: Moment, rng: Rng): readonly ListedMove[] {
  const { turn, state, seats, movesTried } = moment;
  if (turn.kind === 'chance') return turn.outcomes.map(({ move }) => ({ seat: CHANCE, move }));
  return seats.flatMap((seat) =>
    sample(rng, game.legalMoves(state, seat), movesTried).map((move) => ({ seat, move })),
  );
}

/** One legal move of each seat to act, or an outcome; empty when the game is over or stuck. */
function legalEntry(game: AnyGame, { state, turn }: Moment, rng: Rng): Moves<unknown> {
  const moves = randomMoves(game, state, turn, rng);
  return moves.ok ? moves.value : {};
}

function checkUnlisted(subject: Subject): void {
  const { game, moments, rng } = subject;
  const dice = rng('unlisted moves');
  let tried = 0;
  for (const moment of moments()) {
    const legal = legalEntry(game, moment, dice);
    for (const seat of game.facts.seats) {
      for (const move of unlistedMoves(subject, moment, seat, dice)) {
        tried++;
        expectRefused(game, moment, { seat, move }, legal);
      }
    }
  }
  if (tried === 0) broken('there was no move to try that is not listed: give the option `impostors`');
}

function expectRefused(
  game: AnyGame,
  { state, seats, where }: Moment,
  { seat, move }: ListedMove,
  legal: Moves<unknown>,
): void {
  const what = `${where}: ${printShort(move)} of ${seat} is not listed,`;
  const refusal = quietly(`${what} and refusalOf`, () => game.refusalOf(state, seat, move));
  if (refusal === undefined) broken(`${what} but refusalOf has nothing against it`);
  expectWellFormed(game, what, refusal);
  if (!seats.includes(seat)) return;
  const step = quietly(`${what} and apply`, () => game.apply(state, { ...legal, [seat]: move }));
  if (step.ok) broken(`${what} but apply accepts it`);
  if (step.error.code !== refusal.code) {
    broken(`${what} which refusalOf calls ${refusal.code} and apply ${step.error.code}`);
  }
}

function expectWellFormed({ facts }: AnyGame, what: string, { code, seat, facts: gaps }: Refusal): void {
  if (code === '') broken(`${what} and is refused without a code`);
  if (![...facts.seats, CHANCE, STRANGER].includes(seat))
    broken(`${what} and is refused to "${seat}", who is no seat`);
  quietly(`${what} and the digest of the facts of its refusal`, () => textOf(gaps));
}

function checkEntries(subject: Subject): void {
  const { game, moments, rng } = subject;
  const dice = rng('wrong entries');
  for (const moment of moments()) {
    for (const { says, moves } of wrongEntries(subject, moment, legalEntry(game, moment, dice))) {
      const what = `${moment.where}: an entry with ${says}`;
      const step = quietly(what, () => game.apply(moment.state, moves));
      if (step.ok) broken(`${what} is accepted`);
      expectWellFormed(game, what, step.error);
    }
  }
}

const STATES_TRIED = 48;

function checkRefusals(subject: Subject): void {
  const { game, moments, rng } = subject;
  const dice = rng('refusals');
  let refusals = 0;
  for (const moment of sample(dice, moments(), STATES_TRIED)) {
    // Not frozen: a game that changes its state half-way must be able to.
    const state = jsonCopy(moment.state);
    for (const moves of wrongMoves(subject, moment, dice)) {
      if (!game.apply(state, moves).ok) refusals++;
      const difference = firstDifference(moment.state, state);
      if (difference !== undefined) broken(`${moment.where}: a refused entry leaves its mark: ${difference}`);
    }
    expectSameNext(game, moment, state);
  }
  if (refusals === 0) broken('nothing was refused');
}

/** Entries with a wrong set of seats, and right ones but for one move that is not legal. */
function wrongMoves(subject: Subject, moment: Moment, rng: Rng): readonly Moves<unknown>[] {
  const legal = legalEntry(subject.game, moment, rng);
  const unlisted = moment.seats.flatMap((seat) =>
    unlistedMoves(subject, moment, seat, rng).map((move) => ({ ...legal, [seat]: move })),
  );
  return [...wrongEntries(subject, moment, legal).map(({ moves }) => moves), ...unlisted];
}

/** What was refused must not show later either. */
function expectSameNext(game: AnyGame, { play, index, where }: Moment, state: unknown): void {
  const moves = play.entries[index];
  if (moves === undefined) return;
  const step = game.apply(state, moves);
  const difference = step.ok
    ? firstDifference(play.states[index + 1], step.value.state)
    : `the next entry is refused: ${step.error.code}`;
  if (difference !== undefined)
    broken(`${where}: after refused entries the play goes on differently: ${difference}`);
}
