import {
  type Bot,
  closeRng,
  fail,
  type Game,
  nextBelow,
  ok,
  openRng,
  type Problem,
  type Result,
  type RngState,
  rngStream,
} from '@foretell/engine';

/**
 * A toy for these tests: two seats choose a plan in secret, luck in the state pays one of them, plans come out at the end.
 * A seat may not use the plan it used before. Plans carry their seat's name, so that a text can be searched for them.
 */
export const duel: Game<DuelConfig, DuelState, DuelMove, DuelView, DuelEvent> = {
  id: 'toy-duel',
  rulesVersion: 3,
  facts: {
    seats: ['north', 'south'],
    dynamics: 'simultaneous',
    chance: 'sampled',
    information: 'hidden',
    utility: 'zero-sum',
    maxEntries: 9,
  },
  defaultConfig: { rounds: 4, plans: 5, prize: { win: 2, name: 'a cup' } },
  parseConfig,
  parseMove: (input, seat) => {
    const plan = isRecord(input) ? input.plan : undefined;
    if (typeof plan === 'string' && plan.startsWith(`${seat}-plan-`)) return ok({ plan });
    return fail([problem('plan', ['plan'], `text that starts with ${seat}-plan-`, plan)]);
  },
  setup: (config, seed) => ({
    config,
    rng: rngStream(seed, 'luck'),
    plans: [],
    paid: { north: 0, south: 0 },
  }),
  toAct: (state) =>
    state.plans.length < state.config.rounds
      ? { kind: 'seats', seats: ['north', 'south'] }
      : { kind: 'over' },
  legalMoves: (state, seat) =>
    state.plans.length < state.config.rounds
      ? allPlans(state, seat).filter((move) => duel.refusalOf(state, seat, move) === undefined)
      : [],
  refusalOf: (state, seat, move) => {
    const known = allPlans(state, seat).some((other) => other.plan === move.plan);
    if (!known) return { code: 'duel-unknown-plan', seat, facts: {} };
    if (state.plans.at(-1)?.[seat as 'north'] === move.plan)
      return { code: 'duel-same-plan', seat, facts: {} };
    return undefined;
  },
  apply: (state, moves) => {
    const { north, south } = moves;
    if (north === undefined || south === undefined) throw new Error('one move a seat');
    const refusal = duel.refusalOf(state, 'north', north) ?? duel.refusalOf(state, 'south', south);
    if (refusal !== undefined) return fail(refusal);
    const rng = openRng(state.rng);
    const lucky = nextBelow(rng, 2) === 0 ? 'north' : 'south';
    const paid = { ...state.paid, [lucky]: state.paid[lucky] + state.config.prize.win };
    const plans = [...state.plans, { north: north.plan, south: south.plan }];
    return ok({
      state: { ...state, rng: closeRng(rng), plans, paid },
      events: [
        { kind: 'planned', seat: 'north', plan: north.plan },
        { kind: 'planned', seat: 'south', plan: south.plan },
        { kind: 'paid', seat: lucky },
      ],
    });
  },
  observe: (state, seat) => ({
    seat,
    rounds: state.config.rounds,
    planCount: state.config.plans,
    paid: state.paid,
    own: state.plans.map((plans) => plans[seat as 'north']),
    rival:
      state.plans.length < state.config.rounds
        ? []
        : state.plans.map((plans) => plans[seat === 'north' ? 'south' : 'north']),
  }),
  perceive: (event, seat) => (event.kind === 'paid' || event.seat === seat ? event : undefined),
  returns: ({ paid }) => [paid.north - paid.south, paid.south - paid.north],
};

export interface DuelConfig {
  readonly rounds: number;
  readonly plans: number;
  readonly prize: { readonly win: number; readonly name: string };
}

export interface DuelState {
  readonly config: DuelConfig;
  readonly rng: RngState;
  readonly plans: readonly { readonly north: string; readonly south: string }[];
  readonly paid: { readonly north: number; readonly south: number };
}

export interface DuelMove {
  readonly plan: string;
}

export interface DuelView {
  readonly seat: string;
  readonly rounds: number;
  readonly planCount: number;
  readonly paid: { readonly north: number; readonly south: number };
  readonly own: readonly string[];
  readonly rival: readonly string[];
}

export type DuelEvent =
  | { readonly kind: 'planned'; readonly seat: string; readonly plan: string }
  | { readonly kind: 'paid'; readonly seat: string };

/** Walks through the plans in order, from a place its seed picks. */
export function duelBot(seat: string): Bot<DuelView, DuelMove> {
  return {
    id: 'walker',
    seat,
    decide: (view, seed) => {
      const start = nextBelow(openRng(rngStream(seed, 'start')), view.planCount);
      return {
        move: { plan: `${seat}-plan-${(start + view.own.length) % view.planCount}` },
        note: undefined,
      };
    },
  };
}

function allPlans(state: DuelState, seat: string): DuelMove[] {
  return Array.from({ length: state.config.plans }, (_, index) => ({ plan: `${seat}-plan-${index}` }));
}

function parseConfig(input: unknown): Result<DuelConfig, readonly Problem[]> {
  if (!isRecord(input)) return fail([problem('record', [], 'fields by name', input)]);
  const { rounds = 4, plans = 5, prize = {} } = input;
  const { win = 2, name = 'a cup' } = isRecord(prize) ? prize : {};
  const problems = [
    ...(isWithin(rounds, 1, 9) ? [] : [problem('domain', ['rounds'], '1 to 9', rounds)]),
    ...(isWithin(plans, 2, 99) ? [] : [problem('domain', ['plans'], '2 to 99', plans)]),
    ...(isWithin(win, 1, 9) ? [] : [problem('domain', ['prize', 'win'], '1 to 9', win)]),
    ...(typeof name === 'string' ? [] : [problem('domain', ['prize', 'name'], 'text', name)]),
  ];
  if (problems.length > 0) return fail(problems);
  return ok({ rounds, plans, prize: { win, name } } as DuelConfig);
}

function isWithin(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function problem(code: string, path: Problem['path'], expected: string, received: unknown): Problem {
  return { code, path, expected, received: String(received) };
}
