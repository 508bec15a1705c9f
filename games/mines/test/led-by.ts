import type { Bot, Game, Refusal } from '@foretell/engine';
import { canonicalJson, deriveSeed, fail } from '@foretell/engine';

/**
 * The game in which the moves of a computer player are the only legal ones: the contract suite then plays its games. Since the suite
 * demands the same legal moves whatever a seat may not know, it also shows that the player does not peek.
 */
export function ledBy<Config, State extends object, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  bot: Bot<View, Move, unknown>,
): Game<Config, State, Move, View, Event> {
  const { mayUndo: _, ...rest } = game;
  const seed = deriveSeed('led', bot.id);
  // The suite asks again and again about the same states; what looks the same, but is another object, is decided anew.
  const decided = new WeakMap<object, Move>();
  const moveOf = (state: State): Move => {
    const known = decided.get(state);
    if (known !== undefined) return known;
    const { move } = bot.decide(game.observe(state, bot.seat), seed);
    decided.set(state, move);
    return move;
  };
  const isLed = (state: State, seat: string) => {
    const turn = game.toAct(state);
    return turn.kind === 'seats' && turn.seats.includes(seat);
  };
  const refusalOf = (state: State, seat: string, move: Move): Refusal | undefined => {
    const refusal = game.refusalOf(state, seat, move);
    if (refusal !== undefined || canonicalJson(move) === canonicalJson(moveOf(state))) return refusal;
    return { code: 'not_what_the_bot_does', seat, facts: {} };
  };
  return {
    ...rest,
    legalMoves: (state, seat) => (isLed(state, seat) ? [moveOf(state)] : []),
    refusalOf,
    apply(state, moves) {
      const move = moves[bot.seat];
      const refusal = move === undefined ? undefined : refusalOf(state, bot.seat, move);
      return refusal === undefined ? game.apply(state, moves) : fail(refusal);
    },
  };
}
