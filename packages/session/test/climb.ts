import { type Bot, CHANCE, fail, type Game, ok } from '@foretell/engine';

/**
 * A toy for these tests: two seats take turns to climb 1, 2 or 3 steps. After 3 steps the wind, an explicit chance turn,
 * blows the party down by 0, 1 or 2; it also blows once before the start. Steps may be taken back, a wind that blew may
 * not. The state holds no seed, so only the outcomes of chance tell one seed from another.
 */
export const climb: Game<ClimbConfig, ClimbState, ClimbMove, ClimbView, ClimbEvent> = {
  id: 'toy-climb',
  rulesVersion: 1,
  facts: {
    seats: ['guide', 'guest'],
    dynamics: 'turns',
    chance: 'explicit',
    information: 'perfect',
    utility: 'general',
    maxEntries: 400,
  },
  defaultConfig: { height: 20 },
  parseConfig: (input) => {
    const height = typeof input === 'object' && input !== null && 'height' in input ? input.height : 20;
    return typeof height === 'number' && Number.isInteger(height) && height >= 1 && height <= 60
      ? ok({ height })
      : fail([{ code: 'domain', path: ['height'], expected: '1 to 60', received: String(height) }]);
  },
  parseMove: (input) => {
    const steps = typeof input === 'object' && input !== null && 'steps' in input ? input.steps : undefined;
    return typeof steps === 'number'
      ? ok({ steps })
      : fail([{ code: 'domain', path: ['steps'], expected: 'a number', received: String(steps) }]);
  },
  setup: ({ height }) => ({ height, at: 0, turn: 0, isWindy: true }),
  toAct: (state) => {
    if (state.isWindy) return { kind: 'chance', outcomes: WIND };
    if (state.at >= state.height || state.turn === 150) return { kind: 'over' };
    return { kind: 'seats', seats: [seatOf(state)] };
  },
  legalMoves: (state, seat) =>
    climb.toAct(state).kind === 'seats' && seat === seatOf(state) ? STEPS.map((steps) => ({ steps })) : [],
  refusalOf: (_state, seat, { steps }) =>
    STEPS.includes(steps) ? undefined : { code: 'climb-steps', seat, facts: { steps } },
  apply: (state, moves) => {
    if (state.isWindy) {
      const blown = moves[CHANCE]?.steps ?? 0;
      const at = Math.max(0, state.at - blown);
      return ok({ state: { ...state, at, isWindy: false }, events: [{ kind: 'wind', steps: blown }] });
    }
    const seat = seatOf(state);
    const steps = moves[seat]?.steps ?? 0;
    const refusal = climb.refusalOf(state, seat, { steps });
    if (refusal !== undefined) return fail(refusal);
    const next = { ...state, at: state.at + steps, turn: state.turn + 1, isWindy: steps === 3 };
    return ok({ state: next, events: [{ kind: 'climbed', steps }] });
  },
  observe: ({ height, at, turn }) => ({ height, at, turn }),
  perceive: (event) => event,
  returns: ({ at }) => [at, at],
  mayUndo: (before, after) => !before.isWindy || after.at === before.at,
};

const STEPS: readonly number[] = [1, 2, 3];
const WIND = [
  { move: { steps: 0 }, weight: 2 },
  { move: { steps: 1 }, weight: 1 },
  { move: { steps: 2 }, weight: 1 },
];

export interface ClimbConfig {
  readonly height: number;
}

export interface ClimbState {
  readonly height: number;
  readonly at: number;
  readonly turn: number;
  readonly isWindy: boolean;
}

export interface ClimbMove {
  readonly steps: number;
}

export interface ClimbView {
  readonly height: number;
  readonly at: number;
  readonly turn: number;
}

export interface ClimbEvent {
  readonly kind: 'climbed' | 'wind';
  readonly steps: number;
}

/** Always climbs the same number of steps. */
export function climbBot(seat: string, steps: number): Bot<ClimbView, ClimbMove, string> {
  return { id: `step-${steps}`, seat, decide: (view) => ({ move: { steps }, note: `from ${view.at}` }) };
}

function seatOf(state: ClimbState): string {
  return state.turn % 2 === 0 ? 'guide' : 'guest';
}
