import type { Game, Moves, Refusal, Seat, Step } from '../src/game.ts';
import { fail, ok, type Problem, printShort, type Result } from '../src/result.ts';

/**
 * A toy in which a seat may take back what told it nothing: one hides a pea under a cup, the other points at cups and lifts
 * two. Pointing may be taken back, lifting may not. No chance, something hidden, one seat at a time.
 */
export const cupsGame: Game<CupsConfig, CupsState, CupsMove, CupsView, CupsEvent> = {
  id: 'cups',
  rulesVersion: 1,
  facts: {
    seats: ['hider', 'seeker'],
    dynamics: 'turns',
    chance: 'none',
    information: 'hidden',
    utility: 'zero-sum',
    maxEntries: 8,
  },
  defaultConfig: { cups: 4 },
  parseConfig: (input) => {
    const cups = isRecord(input) ? (input.cups ?? 4) : undefined;
    return cups === 3 || cups === 4 ? ok({ cups }) : fail([problem('3 or 4', cups)]);
  },
  parseMove,
  setup: ({ cups }) => ({ cups, pea: null, finger: 0, points: 0, lifted: [] }),
  toAct: (state) => {
    if (isOver(state)) return { kind: 'over' };
    return { kind: 'seats', seats: [state.pea === null ? 'hider' : 'seeker'] };
  },
  legalMoves: (state, seat) =>
    allMoves(state.cups).filter((move) => cupsGame.refusalOf(state, seat, move) === undefined),
  refusalOf,
  apply,
  observe: (state, seat) => ({
    cups: state.cups,
    isHidden: state.pea !== null,
    finger: state.finger,
    points: state.points,
    lifted: state.lifted,
    pea: seat === 'hider' || isOver(state) ? state.pea : null,
  }),
  perceive: (event, seat) =>
    event.kind === 'hidden' && seat === 'seeker' ? { kind: 'hidden', cup: null } : event,
  returns: (state) => {
    if (!isOver(state)) return [0, 0];
    return isFound(state) ? [-1, 1] : [1, -1];
  },
  mayUndo: (before, after) => before.lifted.length === after.lifted.length,
};

export interface CupsConfig {
  readonly cups: 3 | 4;
}

export interface CupsState {
  readonly cups: 3 | 4;
  readonly pea: number | null;
  readonly finger: number;
  /** Moves of the finger so far. After four it only leaves a cup that is up, so that the game ends. */
  readonly points: number;
  readonly lifted: readonly number[];
}

export type CupsMove =
  | { readonly kind: 'hide'; readonly cup: number }
  | { readonly kind: 'point'; readonly cup: number }
  | { readonly kind: 'lift' };

export interface CupsView {
  readonly cups: number;
  readonly isHidden: boolean;
  readonly finger: number;
  readonly points: number;
  readonly lifted: readonly number[];
  readonly pea: number | null;
}

export type CupsEvent =
  | { readonly kind: 'hidden'; readonly cup: number | null }
  | { readonly kind: 'pointed'; readonly cup: number }
  | { readonly kind: 'lifted'; readonly cup: number; readonly isFound: boolean };

/** The pea under another cup that is still down: all the seeker may not know. The hider knows everything. */
export function cupsSecrets(state: CupsState, seat: Seat): readonly CupsState[] {
  if (seat === 'hider' || state.pea === null || isOver(state)) return [];
  const down = cupNumbers(state.cups).filter((cup) => cup !== state.pea && !state.lifted.includes(cup));
  return down.map((pea) => ({ ...state, pea }));
}

export const CUPS_WITHOUT_SECRETS = {
  'hider/hider': 'the hider knows everything',
  'hider/seeker': 'nothing has been hidden yet',
  'seeker/hider': 'the hider knows everything',
  'over/hider': 'the hider knows everything',
  'over/seeker': 'all cups are up',
};

const MAX_POINTS = 4;
const MAX_LIFTS = 2;

function cupNumbers(cups: number): number[] {
  return Array.from({ length: cups }, (_, cup) => cup);
}

function allMoves(cups: number): readonly CupsMove[] {
  const numbers = cupNumbers(cups);
  return [
    ...numbers.map((cup) => ({ kind: 'hide', cup }) as const),
    ...numbers.map((cup) => ({ kind: 'point', cup }) as const),
    { kind: 'lift' },
  ];
}

function isFound({ pea, lifted }: CupsState): boolean {
  return pea !== null && lifted.includes(pea);
}

function isOver(state: CupsState): boolean {
  return isFound(state) || state.lifted.length === MAX_LIFTS;
}

function refusalOf(state: CupsState, seat: Seat, move: CupsMove): Refusal | undefined {
  const refusal = (code: string): Refusal => ({ code, seat, facts: {} });
  const actor = state.pea === null ? 'hider' : 'seeker';
  if (isOver(state) || seat !== actor) return refusal('not-your-turn');
  if ((move.kind === 'hide') !== (seat === 'hider')) return refusal('not-your-part');
  const cup = move.kind === 'lift' ? state.finger : move.cup;
  if (cup < 0 || cup >= state.cups) return refusal('no-such-cup');
  if (move.kind !== 'hide' && state.lifted.includes(cup)) return refusal('cup-is-up');
  if (move.kind !== 'point') return undefined;
  if (cup === state.finger) return refusal('already-there');
  const isTired = state.points >= MAX_POINTS && !state.lifted.includes(state.finger);
  return isTired ? refusal('finger-is-tired') : undefined;
}

function apply(state: CupsState, moves: Moves<CupsMove>): Result<Step<CupsState, CupsEvent>, Refusal> {
  const actor = state.pea === null ? 'hider' : 'seeker';
  const { [actor]: move, ...others } = moves;
  const stranger = Object.keys(others)[0];
  if (stranger !== undefined) return fail({ code: 'not-your-turn', seat: stranger, facts: {} });
  if (move === undefined) return fail({ code: 'missing-move', seat: actor, facts: {} });
  const refusal = refusalOf(state, actor, move);
  return refusal === undefined ? ok(make(state, move)) : fail(refusal);
}

function make(state: CupsState, move: CupsMove): Step<CupsState, CupsEvent> {
  switch (move.kind) {
    case 'hide':
      return { state: { ...state, pea: move.cup }, events: [{ kind: 'hidden', cup: move.cup }] };
    case 'point': {
      const next = { ...state, finger: move.cup, points: state.points + 1 };
      return { state: next, events: [{ kind: 'pointed', cup: move.cup }] };
    }
    case 'lift': {
      const next = { ...state, lifted: [...state.lifted, state.finger] };
      return { state: next, events: [{ kind: 'lifted', cup: state.finger, isFound: isFound(next) }] };
    }
  }
}

function parseMove(input: unknown): Result<CupsMove, readonly Problem[]> {
  const { kind, cup } = isRecord(input) ? input : {};
  if (kind === 'lift') return ok({ kind });
  const isNumber = typeof cup === 'number' && Number.isInteger(cup);
  if ((kind === 'hide' || kind === 'point') && isNumber) return ok({ kind, cup });
  return fail([problem('hide or point and a cup, or lift', input)]);
}

function problem(expected: string, received: unknown): Problem {
  return { code: 'domain', path: [], expected, received: printShort(received) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
