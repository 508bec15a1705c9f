import { CHANCE } from '../../src/game.ts';
import { fail, ok } from '../../src/result.ts';
import { diceGame } from '../../src/testing/dice-game.ts';
import { type NullMove, type NullState, nullGame } from '../../src/testing/null-game.ts';
import { type CupsMove, cupsGame } from '../cups-game.ts';
import { cupsWith, diceWith, nullWith, type Sabotages } from './sabotage.ts';

export const BROKEN_MOVES: Sabotages = {
  'legal moves are listed once, in the same order when asked again, and only for seats to act': [
    {
      game: 'that lists a move twice',
      says: /a legal move of north is listed twice/,
      checks: nullWith({
        legalMoves: (state, seat) => {
          const moves = nullGame.legalMoves(state, seat);
          return [...moves, ...moves.slice(0, 1)];
        },
      }),
    },
    {
      game: 'that lists moves for who has to wait',
      says: /seeker has 3 legal move\(s\) and is not to act/,
      checks: cupsWith({ legalMoves: (state) => cupsGame.legalMoves(state, actorOf(state)) }),
    },
    {
      game: 'that lists nothing for who has to act',
      says: /hider is to act and has no legal move/,
      checks: cupsWith({
        legalMoves: (state, seat) => (seat === 'hider' ? [] : cupsGame.legalMoves(state, seat)),
      }),
    },
    {
      game: 'that lists in another order every second time',
      says: /the list of north is another one when asked for again/,
      checks: nullThatTurnsItsLists(),
    },
    {
      game: 'that fills one list again and again',
      says: /the list of hider changes after it was handed out/,
      checks: cupsWithOneList(),
    },
  ],
  'every legal move is accepted, and reads back from JSON': [
    {
      game: 'that lists one move too many',
      says: /"(swap|hold)" of north is listed, but apply refuses it: has-swapped/,
      checks: nullWith({
        legalMoves: (state) => (nullGame.toAct(state).kind === 'over' ? [] : ['hold', 'swap']),
      }),
    },
    {
      game: 'whose refusalOf is against everything',
      says: /is listed, but refusalOf says no/,
      checks: nullWith({ refusalOf: (_state, seat) => ({ code: 'no', seat, facts: {} }) }),
    },
    {
      game: 'that reads every move as holding',
      says: /parseMove changes what it reads: it is "swap" and "hold"/,
      checks: nullWith({ parseMove: () => ok('hold') }),
    },
    {
      game: 'that cannot read its own moves',
      says: /parseMove refuses "hold"/,
      checks: nullWith({
        parseMove: () => fail([{ code: 'move', path: [], expected: 'another', received: 'this' }]),
      }),
    },
    {
      game: 'that lists an outcome it refuses',
      says: /{"kind":"rolled","pips":4} of chance is listed, but apply refuses it: no-such-outcome/,
      checks: diceWith({
        toAct: (state) => {
          const turn = diceGame.toAct(state);
          const four = { move: { kind: 'rolled', pips: 4 } as const, weight: 1 };
          return turn.kind === 'chance' ? { kind: 'chance', outcomes: [...turn.outcomes, four] } : turn;
        },
      }),
    },
  ],
  'no move that is not listed is accepted': [
    {
      game: 'that forgets to list swapping',
      says: /"swap" of north is not listed, but refusalOf has nothing against it/,
      checks: nullWith({
        legalMoves: (state, seat) => nullGame.legalMoves(state, seat).filter((move) => move === 'hold'),
      }),
    },
    {
      game: 'that forgets to list the first cup, of which no author has warned',
      says: /"cup":0,"kind":"hide"} of hider is not listed, but refusalOf|"kind":"hide","cup":0} of hider is not listed, but refusalOf/,
      checks: cupsWith({
        legalMoves: (state, seat) => cupsGame.legalMoves(state, seat).filter((move) => !isFirstCup(move)),
      }),
    },
    {
      game: 'whose apply lets a seat swap again',
      says: /"swap" of north is not listed, but apply accepts it/,
      checks: nullWith({ apply: (state, moves) => nullGame.apply(withFreshHands(state), moves) }),
    },
    {
      game: 'that refuses in two ways',
      says: /is not listed, which refusalOf calls no and apply has-swapped/,
      checks: nullWith({
        refusalOf: (state, seat, move) => {
          const refusal = nullGame.refusalOf(state, seat, move);
          return refusal === undefined ? undefined : { ...refusal, code: 'no' };
        },
      }),
    },
    {
      game: 'that throws at who has to wait',
      says: /refusalOf throws RangeError: wait/,
      checks: cupsWith({
        refusalOf: (state, seat, move) => {
          if (seat !== actorOf(state)) throw new RangeError('wait');
          return cupsGame.refusalOf(state, seat, move);
        },
        legalMoves: (state, seat) => (seat === actorOf(state) ? cupsGame.legalMoves(state, seat) : []),
      }),
    },
    {
      game: 'that refuses without a code',
      says: /is refused without a code/,
      checks: nullThatRefuses({ code: '' }),
    },
    {
      game: 'that tells somebody else of a refusal',
      says: /is refused to "judge", who is no seat/,
      checks: nullThatRefuses({ seat: 'judge' }),
    },
    {
      game: 'on which nothing is tried',
      says: /there was no move to try/,
      checks: nullWith({}, { movesTried: 0 }),
    },
  ],
  'an entry is one move of each seat to act, or one listed outcome, and nothing else': [
    {
      game: 'in which a missing move means holding',
      says: /an entry with no move under "(north|south)" is accepted/,
      checks: nullWith({
        apply: (state, moves) => nullGame.apply(state, { north: 'hold', south: 'hold', ...moves }),
      }),
    },
    {
      game: 'that overlooks a move too many',
      says: /an entry with a move under "chance", who is not to act is accepted/,
      checks: nullWith({ apply: (state, moves) => nullGame.apply(state, onlySeats(moves)) }),
    },
    {
      game: 'that goes on after its end',
      says: /an entry with no move at all is accepted/,
      checks: nullWith({
        apply: (state, moves) =>
          nullGame.toAct(state).kind === 'over' ? ok({ state, events: [] }) : nullGame.apply(state, moves),
      }),
    },
    {
      game: 'whose die may be set to any number',
      says: /an entry with an outcome that is not listed is accepted/,
      checks: diceWith({
        apply: (state, moves) => {
          const move = moves[CHANCE];
          const isRoll = state.pips === null && move?.kind === 'rolled' && Object.keys(moves).length === 1;
          if (!isRoll) return diceGame.apply(state, moves);
          return ok({ state: { ...state, pips: move.pips }, events: [] });
        },
      }),
    },
  ],
  'a refusal changes nothing': [
    {
      game: 'that counts a round before it judges',
      says: /a refused entry leaves its mark: round is/,
      checks: nullWith({
        apply: (state, moves) => {
          const step = nullGame.apply(state, moves);
          if (!step.ok) Object.assign(state, { round: state.round + 1 });
          return step;
        },
      }),
    },
    {
      game: 'that remembers refusals and takes revenge',
      says: /after refused entries the play goes on differently: cards/,
      checks: nullThatRemembers(),
    },
    {
      game: 'that refuses nothing',
      says: /nothing was refused/,
      checks: nullWith({ apply: (state) => ok({ state, events: [] }) }),
    },
  ],
};

function actorOf(state: Parameters<typeof cupsGame.toAct>[0]): string {
  const turn = cupsGame.toAct(state);
  return turn.kind === 'seats' ? (turn.seats[0] ?? '') : '';
}

function isFirstCup(move: CupsMove): boolean {
  return move.kind !== 'lift' && move.cup === 0;
}

function withFreshHands(state: NullState): NullState {
  const { north, south } = state.hands;
  return {
    ...state,
    hands: { north: { ...north, hasSwapped: false }, south: { ...south, hasSwapped: false } },
  };
}

function onlySeats(moves: Readonly<Record<string, NullMove>>): Readonly<Record<string, NullMove>> {
  return Object.fromEntries(Object.entries(moves).filter(([seat]) => nullGame.facts.seats.includes(seat)));
}

function nullThatTurnsItsLists() {
  let isTurned = false;
  return nullWith({
    legalMoves: (state, seat) => {
      isTurned = !isTurned;
      return isTurned ? nullGame.legalMoves(state, seat) : nullGame.legalMoves(state, seat).toReversed();
    },
  });
}

function cupsWithOneList() {
  const list: CupsMove[] = [];
  return cupsWith({
    legalMoves: (state, seat) => {
      list.splice(0, list.length, ...cupsGame.legalMoves(state, seat));
      return list;
    },
  });
}

function nullThatRefuses(changes: { readonly code?: string; readonly seat?: string }) {
  return nullWith({
    refusalOf: (state, seat, move) => {
      const refusal = nullGame.refusalOf(state, seat, move);
      return refusal === undefined ? undefined : { ...refusal, ...changes };
    },
  });
}

function nullThatRemembers() {
  let grudges = 0;
  return nullWith({
    apply: (state, moves) => {
      const step = nullGame.apply(state, moves);
      if (!step.ok) {
        grudges++;
        return step;
      }
      const [a, b, c, d] = step.value.state.cards;
      return ok({ ...step.value, state: { ...step.value.state, cards: [a + grudges, b, c, d] } });
    },
  });
}
