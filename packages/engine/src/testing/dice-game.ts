import { CHANCE, type Game, type Moves, type Outcome, type Refusal, type Seat, type Step } from '../game.ts';
import { fail, ok, type Problem, printShort, type Result } from '../result.ts';

/**
 * A toy with turns and explicit chance. The seat to move sees a die of 1 to 3 pips roll and either takes the pips or gives
 * them to its rival. Who stands exactly on the goal has won; who is carried past it has lost. Nothing is hidden.
 * A decision may be taken back until the die rolls again; a roll may not.
 */
export const diceGame: Game<DiceConfig, DiceState, DiceMove, DiceState, DiceEvent> = {
  id: 'dice',
  rulesVersion: 1,
  facts: {
    seats: ['first', 'second'],
    dynamics: 'turns',
    chance: 'explicit',
    information: 'perfect',
    utility: 'zero-sum',
    // At most 2 * (12 - 1) + 1 rolls, since each carries somebody on, and as many decisions.
    maxEntries: 46,
  },
  defaultConfig: { goal: 5 },
  parseConfig,
  parseMove,
  setup: ({ goal }) => ({ goal, places: { first: 0, second: 0 }, mover: 'first', pips: null }),
  toAct: (state) => {
    if (isOver(state)) return { kind: 'over' };
    return state.pips === null ? { kind: 'chance', outcomes: DIE } : { kind: 'seats', seats: [state.mover] };
  },
  legalMoves: (state, seat) => CHOICES.filter((move) => refusalOf(state, seat, move) === undefined),
  refusalOf,
  apply,
  observe: (state) => state,
  perceive: (event) => event,
  returns: (state) => {
    const winner = winnerOf(state);
    return winner === undefined ? [0, 0] : winner === 'first' ? [1, -1] : [-1, 1];
  },
  mayUndo: (before) => before.pips !== null,
};

export interface DiceConfig {
  /** 2 to 12. */
  readonly goal: number;
}

export interface DiceState {
  readonly goal: number;
  readonly places: Readonly<Record<DiceSeat, number>>;
  /** Whose decision comes next. */
  readonly mover: DiceSeat;
  /** What lies on the table; null while the die has still to roll. */
  readonly pips: number | null;
}

export type DiceSeat = 'first' | 'second';

/** `rolled` stands under {@link CHANCE} only, the others under a seat. */
export type DiceMove =
  | { readonly kind: 'rolled'; readonly pips: number }
  | { readonly kind: 'take' }
  | { readonly kind: 'give' };

export type DiceEvent =
  | { readonly kind: 'rolled'; readonly pips: number }
  | { readonly kind: 'went'; readonly seat: DiceSeat; readonly pips: number };

/** A loaded die: of six rolls, three are a 1, two are a 2 and one is a 3. */
const DIE: readonly Outcome<DiceMove>[] = [
  { move: { kind: 'rolled', pips: 1 }, weight: 3 },
  { move: { kind: 'rolled', pips: 2 }, weight: 2 },
  { move: { kind: 'rolled', pips: 3 }, weight: 1 },
];

const CHOICES: readonly DiceMove[] = [{ kind: 'take' }, { kind: 'give' }];

function refusalOf(state: DiceState, seat: Seat, move: DiceMove): Refusal | undefined {
  if (isOver(state)) return { code: 'game-over', seat, facts: {} };
  if (state.pips === null) return { code: 'die-rolls', seat, facts: {} };
  if (seat !== state.mover) return { code: 'not-your-turn', seat, facts: {} };
  return move.kind === 'rolled' ? { code: 'not-yours-to-roll', seat, facts: {} } : undefined;
}

function apply(state: DiceState, moves: Moves<DiceMove>): Result<Step<DiceState, DiceEvent>, Refusal> {
  const actor = state.pips === null ? CHANCE : state.mover;
  const { [actor]: move, ...others } = moves;
  if (isOver(state)) return fail({ code: 'game-over', seat: state.mover, facts: {} });
  const stranger = Object.keys(others)[0];
  if (stranger !== undefined) return fail({ code: 'not-your-turn', seat: stranger, facts: {} });
  if (move === undefined) return fail({ code: 'missing-move', seat: actor, facts: {} });
  return state.pips === null ? roll(state, move) : decide(state, state.pips, move);
}

function roll(state: DiceState, move: DiceMove): Result<Step<DiceState, DiceEvent>, Refusal> {
  const rolled = move.kind === 'rolled' ? move.pips : 0;
  const isOutcome = DIE.some(({ move: side }) => side.kind === 'rolled' && side.pips === rolled);
  if (!isOutcome) return fail({ code: 'no-such-outcome', seat: CHANCE, facts: {} });
  return ok({ state: { ...state, pips: rolled }, events: [{ kind: 'rolled', pips: rolled }] });
}

function decide(state: DiceState, pips: number, move: DiceMove): Result<Step<DiceState, DiceEvent>, Refusal> {
  const refusal = refusalOf(state, state.mover, move);
  if (refusal !== undefined) return fail(refusal);
  const rival = state.mover === 'first' ? 'second' : 'first';
  const seat = move.kind === 'take' ? state.mover : rival;
  const places = { ...state.places, [seat]: state.places[seat] + pips };
  const next: DiceState = { goal: state.goal, places, mover: rival, pips: null };
  return ok({ state: next, events: [{ kind: 'went', seat, pips }] });
}

function isOver(state: DiceState): boolean {
  return winnerOf(state) !== undefined;
}

function winnerOf({ goal, places }: DiceState): DiceSeat | undefined {
  if (places.first === goal || places.second > goal) return 'first';
  return places.second === goal || places.first > goal ? 'second' : undefined;
}

function parseConfig(input: unknown): Result<DiceConfig, readonly Problem[]> {
  if (typeof input !== 'object' || input === null) return fail([problem([], 'fields by name', input)]);
  const { goal = 5, ...others } = input as Readonly<Record<string, unknown>>;
  const problems = Object.keys(others).map((name) => problem([name], 'goal and nothing else', name));
  const isGoal = typeof goal === 'number' && Number.isInteger(goal) && goal >= 2 && goal <= 12;
  if (!isGoal) problems.push(problem(['goal'], 'a whole number from 2 to 12', goal));
  return isGoal && problems.length === 0 ? ok({ goal }) : fail(problems);
}

/** Reads what a seat may send. Rolls are nobody's to send: a log's are compared with the outcomes of the turn. */
function parseMove(input: unknown): Result<DiceMove, readonly Problem[]> {
  const kind = typeof input === 'object' && input !== null && 'kind' in input ? input.kind : undefined;
  const move = CHOICES.find((choice) => choice.kind === kind);
  return move === undefined ? fail([problem(['kind'], 'take or give', kind)]) : ok(move);
}

function problem(path: Problem['path'], expected: string, received: unknown): Problem {
  return { code: 'domain', path, expected, received: printShort(received) };
}
