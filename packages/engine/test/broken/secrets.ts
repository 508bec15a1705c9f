import type { Bot } from '../../src/bot.ts';
import { fail } from '../../src/result.ts';
import { contractChecks } from '../../src/testing/contract-suite.ts';
import { type NullMove, type NullState, type NullView, nullGame } from '../../src/testing/null-game.ts';
import { CUPS_WITHOUT_SECRETS, type CupsMove, type CupsState, cupsGame } from '../cups-game.ts';
import {
  type Checks,
  cupsWith,
  diceWith,
  hider,
  nullWith,
  type Sabotages,
  swapper,
  withFields,
} from './sabotage.ts';

export const BROKEN_SECRETS: Sabotages = {
  'a seat sees the same, may do the same and is refused the same, whatever it may not know': [
    {
      game: "that shows the rival's card",
      says: /north can tell two states apart by its view: rivalCard is/,
      checks: nullWith({
        observe: (state, seat) => ({
          ...nullGame.observe(state, seat),
          rivalCard: (seat === 'north' ? state.hands.south : state.hands.north).card,
        }),
      }),
    },
    {
      game: 'that shows the words of its stream',
      says: /north can tell two states apart by its view: cards.0 is/,
      checks: nullWith({
        observe: (state, seat) => withFields(nullGame.observe(state, seat), { cards: state.cards }),
      }),
    },
    {
      game: "that shows a rival's card in one situation only, after both have swapped",
      says: /\(north\+south\): north can tell two states apart by its view: rivalCard is/,
      checks: nullWith({
        observe: (state, seat) => {
          const { north, south } = state.hands;
          const view = nullGame.observe(state, seat);
          return north.hasSwapped && south.hasSwapped && seat === 'north'
            ? { ...view, rivalCard: south.card }
            : view;
        },
      }),
    },
    {
      game: "that shows the rival's sealed move to who moves after it",
      says: /\(seeker\): seeker can tell two states apart by its view: pea is/,
      checks: cupsWith({
        observe: (state, seat) => ({ ...cupsGame.observe(state, seat), pea: state.pea }),
      }),
    },
    {
      game: 'in which who has to act depends on a secret',
      says: /seeker can tell two states apart by whether it is to act/,
      checks: cupsWith({ toAct: (state) => (isHopeless(state) ? { kind: 'over' } : cupsGame.toAct(state)) }),
    },
    {
      game: 'that lists no pointing at the pea',
      says: /seeker can tell two states apart by its legal moves/,
      checks: cupsWith({
        legalMoves: (state, seat) =>
          cupsGame.legalMoves(state, seat).filter((move) => move.kind !== 'point' || move.cup !== state.pea),
      }),
    },
    {
      game: 'that names the pea when it refuses',
      says: /seeker can tell two states apart by how .* is refused: facts.pea is/,
      checks: cupsWith({
        refusalOf: (state, seat, move) => {
          const refusal = cupsGame.refusalOf(state, seat, move);
          return refusal === undefined ? undefined : { ...refusal, facts: { pea: state.pea ?? 0 } };
        },
      }),
    },
    {
      game: 'that hides something, but nobody says what',
      says: /the option `secrets` is missing/,
      checks: nullWithoutSecrets(),
    },
    {
      game: 'whose secrets are the state itself',
      says: /gives north the state itself/,
      checks: nullWith({}, { secrets: (state) => [structuredClone(state)] }),
    },
    {
      game: 'whose secrets leave out a phase',
      says: /varied nothing in over\/north, over\/south/,
      checks: nullWith({}, { secrets: (state) => (isLast(state) ? [] : [otherDraws(state)]) }),
    },
    {
      game: 'with an excuse for a phase it does not have',
      says: /names dealer\/seeker, which was never met/,
      checks: cupsWith({}, { noSecretsIn: { ...CUPS_WITHOUT_SECRETS, 'dealer/seeker': 'no cards' } }),
    },
    {
      game: 'with an excuse where it needs none',
      says: /names seeker\/seeker, where `secrets` does vary something/,
      checks: cupsWith({}, { noSecretsIn: { ...CUPS_WITHOUT_SECRETS, 'seeker/seeker': 'too hard' } }),
    },
  ],
  'bots decide the same, whatever their seat may not know': [
    {
      game: 'with a bot that looks at the state behind its view',
      says: /bot peeker knows what north may not: move is/,
      checks: nullWithPeeker(),
    },
    {
      game: 'whose secrets vary nothing for a bot',
      says: /varied nothing at any decision of bot swapper at north/,
      checks: nullWith({}, { secrets: () => [] }),
    },
  ],
  'events tell a seat nothing that its next view keeps from it': [
    {
      game: "that tells of the rival's new card",
      says: /what south perceives of the next entry tells more than its view: event 0.card is/,
      checks: nullWith({ perceive: (event) => event }),
    },
    {
      game: 'whose views give everything away, so that nothing is left to compare',
      says: /nothing was compared/,
      checks: nullWith(
        { observe: (state, seat) => withFields(nullGame.observe(state, seat), { state }) },
        { secrets: () => [] },
      ),
    },
  ],
  'a step that revealed something is never taken back': [
    {
      game: 'in which a roll may be taken back',
      says: /mayUndo allows to take back an outcome of chance/,
      checks: diceWith({ mayUndo: () => true }),
    },
    {
      game: 'in which a cup that was lifted may be put down again',
      says: /mayUndo allows a step that tells seeker something/,
      checks: cupsWith({ mayUndo: () => true }),
    },
    {
      game: "in which a round may be taken back after the rival's move was seen",
      says: /mayUndo allows a step that tells (north|south) something: (rivalHasSwapped|hand)/,
      checks: nullWith({ mayUndo: () => true }, { secrets: () => [] }),
    },
    {
      game: 'in which a refusal would have told',
      says: /tells seeker something: the moves might have been refused: not-there/,
      checks: cupsThatRefusesThePea(),
    },
    {
      game: 'in which nothing may ever be taken back',
      says: /mayUndo allows nothing/,
      checks: diceWith({ mayUndo: () => false }),
    },
  ],
  'bots decide legal moves, and the same for the same view and seed': [
    {
      game: 'with a bot that swaps twice',
      says: /bot greedy of north decides "swap", which is not legal/,
      checks: nullWithBot('greedy', () => 'swap'),
    },
    {
      game: 'with a bot that remembers',
      says: /bot moody of north decides otherwise when asked again/,
      checks: nullWithMoody(),
    },
    {
      game: 'with a bot that scribbles on its view',
      says: /bot scribbler of north throws TypeError/,
      checks: nullWithBot('scribbler', (view) =>
        Object.assign(view, { round: 0 }).round === 0 ? 'hold' : 'swap',
      ),
    },
    {
      game: 'with a bot at a place that is none',
      says: /bot swapper sits at "west", which never acts/,
      checks: nullWith({}, { bots: [swapper('west')] }),
    },
    {
      game: 'with a bot that hides the pea beside the cups',
      says: /which is not legal/,
      checks: cupsWithClumsyBot(),
    },
  ],
};

/** With one wrong cup up, the pea in the last of the others. */
function isHopeless(state: CupsState): boolean {
  return state.lifted.length === 1 && state.pea === 2;
}

function isLast(state: NullState): boolean {
  return state.round === state.config.rounds;
}

function otherDraws(state: NullState): NullState {
  const [a, b, c, d] = state.cards;
  return { ...state, cards: [a ^ 1, b, c, d] };
}

function nullWithoutSecrets(): Checks {
  return (looks) => contractChecks(nullGame, { plays: 1, seed: 'null', ...looks });
}

function nullWithBot(id: string, choose: (view: NullView) => NullMove) {
  const bot: Bot<NullView, NullMove> = {
    id,
    seat: 'north',
    decide: (view) => ({ move: choose(view), note: undefined }),
  };
  return nullWith({}, { bots: [bot] });
}

/** The game keeps what it last showed, and the bot helps itself to it. */
function nullWithPeeker() {
  let rivalCard = 0;
  const bot: Bot<NullView, NullMove> = {
    id: 'peeker',
    seat: 'north',
    decide: ({ hand }) => ({ move: rivalCard > 3 && !hand.hasSwapped ? 'swap' : 'hold', note: undefined }),
  };
  const observe: typeof nullGame.observe = (state, seat) => {
    rivalCard = state.hands.south.card;
    return nullGame.observe(state, seat);
  };
  return nullWith({ observe }, { bots: [bot] });
}

function nullWithMoody() {
  let decisions = 0;
  return nullWithBot('moody', ({ hand }) => (++decisions % 2 === 0 || hand.hasSwapped ? 'hold' : 'swap'));
}

function cupsWithClumsyBot() {
  const clumsy = { ...hider, decide: () => ({ move: { kind: 'hide', cup: 9 } as const, note: undefined }) };
  return cupsWith({}, { bots: [clumsy] });
}

/** Nobody may point where the pea is, which tells everybody where it is not. */
function cupsThatRefusesThePea() {
  const isOnPea = (state: CupsState, move: CupsMove | undefined) =>
    move?.kind === 'point' && move.cup === state.pea;
  return cupsWith({
    legalMoves: (state, seat) => cupsGame.legalMoves(state, seat).filter((move) => !isOnPea(state, move)),
    apply: (state, moves) =>
      isOnPea(state, moves.seeker)
        ? fail({ code: 'not-there', seat: 'seeker', facts: {} })
        : cupsGame.apply(state, moves),
  });
}
