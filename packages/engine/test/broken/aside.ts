import { ok } from '../../src/result.ts';
import { type CupsState, cupsGame } from '../cups-game.ts';
import { type Checks, cupsWith } from './sabotage.ts';

/** The finger tires, but its moves are counted in a table of the game's own and not in the state. */
export function cupsThatCountAside(): Checks {
  const points = new WeakMap<CupsState, number>();
  const whole = (state: CupsState): CupsState => ({ ...state, points: points.get(state) ?? 0 });
  return cupsWith({
    legalMoves: (state, seat) => cupsGame.legalMoves(whole(state), seat),
    refusalOf: (state, seat, move) => cupsGame.refusalOf(whole(state), seat, move),
    apply: (state, moves) => {
      const step = cupsGame.apply(whole(state), moves);
      if (!step.ok) return step;
      const next = { ...step.value.state, points: 0 };
      points.set(next, step.value.state.points);
      return ok({ ...step.value, state: next });
    },
  });
}
