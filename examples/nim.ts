import {
  type Bot,
  defineTable,
  fail,
  type Game,
  int,
  nextOf,
  ok,
  openRng,
  parseRow,
  type RowOf,
  rngStream,
} from '@foretell/engine';
import { defineExperiment, rateOf } from '@foretell/lab';

const columns = {
  pile: int({ unit: 'stones', min: 4, max: 60, role: 'knob' }),
  most: int({ unit: 'stones a turn', min: 2, max: 5, role: 'knob' }),
} as const;
/** Numbers to turn stand in a table `<game>/rules`, whose columns are the fields of the configuration. */
const RULES = defineTable({
  name: 'nim/rules',
  rule: 'examples/README.md',
  columns,
  checks: [],
  rows: { standard: { pile: 21, most: 3 } },
});

type Config = RowOf<typeof columns>;
type State = Config & { readonly seat: 'first' | 'second' };

/** In turns, each takes one stone or a few from a pile. Whoever takes the last one wins. */
export const nim: Game<Config, State, number, State, never> = {
  id: 'nim',
  rulesVersion: 1,
  facts: {
    seats: ['first', 'second'],
    dynamics: 'turns',
    chance: 'none',
    information: 'perfect',
    utility: 'zero-sum',
    maxEntries: 60,
  },
  defaultConfig: RULES.rows.standard,
  parseConfig: (input) => parseRow(RULES, input, RULES.rows.standard),
  parseMove: (input) =>
    Number.isInteger(input) && Number(input) >= 1 && Number(input) <= 5
      ? ok(Number(input))
      : fail([{ code: 'stones', path: [], expected: '1 to 5 stones', received: String(input) }]),
  setup: (config) => ({ ...config, seat: 'first' }),
  toAct: ({ pile, seat }) => (pile === 0 ? { kind: 'over' } : { kind: 'seats', seats: [seat] }),
  legalMoves: ({ pile, most, seat: turn }, seat) =>
    seat === turn ? Array.from({ length: Math.min(pile, most) }, (_, fewer) => fewer + 1) : [],
  refusalOf: (state, seat, move) =>
    nim.legalMoves(state, seat).includes(move) ? undefined : { code: 'not-now', seat, facts: {} },
  apply: (state, moves) => {
    const { [state.seat]: move = 0, ...others } = moves;
    const isLegal = Object.keys(others).length === 0 && nim.legalMoves(state, state.seat).includes(move);
    if (!isLegal) return fail({ code: 'not-now', seat: state.seat, facts: {} });
    const seat = state.seat === 'first' ? 'second' : 'first';
    return ok({ state: { ...state, pile: state.pile - move, seat }, events: [] });
  },
  observe: (state) => state,
  perceive: () => undefined,
  returns: ({ pile, seat }) => (pile > 0 ? [0, 0] : seat === 'second' ? [1, -1] : [-1, 1]),
};

/** `careful` leaves a multiple of `most + 1` whenever there is one to leave. Otherwise, and as `random`, any move will do. */
const bot = (seat: string, id: 'careful' | 'random'): Bot<State, number> => ({
  id,
  seat,
  decide: (view, seed) => {
    const over = view.pile % (view.most + 1);
    const any = nextOf(openRng(rngStream(seed, String(view.pile))), nim.legalMoves(view, seat));
    return { move: id === 'careful' && over > 0 ? over : any, note: undefined };
  },
});
export const ENTRY = {
  game: nim,
  bots: nim.facts.seats.flatMap((seat) => [bot(seat, 'random'), bot(seat, 'careful')]),
  tables: [RULES],
};

const firstMove = defineExperiment({
  id: 'nim/first-move',
  kind: 'sampled',
  params: {
    games: { column: int({ unit: 'games', min: 100, max: 1_000_000 }), usual: 20_000, role: 'effort' },
  },
  stated: [{ key: 'wins', facts: { seat: 'first' }, expected: 0.5, tolerance: 0.02, source: 'design' }],
  run: async ({ games }, host) => {
    const lineup = { first: 'random', second: 'random' };
    const tally = await host.sample({ game: 'nim', config: {}, lineup, seed: 'first-move', games });
    const { rate, low, high } = rateOf(tally.wins.first ?? 0, games);
    const figure = { key: 'wins', facts: { seat: 'first' }, unit: 'share' } as const;
    return { findings: [{ figure, measured: rate ?? 0, low, high, n: games }], plots: [] };
  },
});
export const CLAIMS = { experiments: [firstMove] };
