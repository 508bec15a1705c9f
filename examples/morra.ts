import type { Bot, Game, Measure } from '@foretell/engine';
import { fail, nextChance, ok, openRng, rngStream } from '@foretell/engine';
import { defineExperiment, type Finding, wilson } from '@foretell/lab';
import { loadHighs, solveSequenceForm, treeOfGame } from '@foretell/solve';

/** Both show one finger or two at once. An odd sum is paid by even to odd, an even sum by odd to even. */
export const morra: Game<null, State, Fingers, State, never> = {
  id: 'morra',
  rulesVersion: 1,
  facts: {
    seats: ['odd', 'even'],
    dynamics: 'simultaneous',
    chance: 'none',
    information: 'perfect',
    utility: 'zero-sum',
    maxEntries: 1,
  },
  defaultConfig: null,
  parseConfig: () => ok(null),
  parseMove: (input) =>
    input === 1 || input === 2
      ? ok(input)
      : fail([{ code: 'fingers', path: [], expected: '1 or 2', received: String(input) }]),
  setup: () => ({ odd: 0, even: 0 }),
  toAct: (state) => (isOver(state) ? { kind: 'over' } : { kind: 'seats', seats: morra.facts.seats }),
  legalMoves: (state, seat) => (!isOver(state) && morra.facts.seats.includes(seat) ? [1, 2] : []),
  refusalOf: (state, seat, move) =>
    morra.legalMoves(state, seat).includes(move) ? undefined : { code: 'not-now', seat, facts: {} },
  apply: (state, { odd = 0, even = 0, ...others }) => {
    const isOne = !isOver(state) && odd > 0 && even > 0 && Object.keys(others).length === 0;
    return isOne
      ? ok({ state: { odd, even }, events: [] })
      : fail({ code: 'one-move-each', seat: 'odd', facts: {} });
  },
  observe: (state) => state,
  perceive: () => undefined,
  returns: ({ odd, even }) =>
    (odd + even) % 2 === 1 ? [odd + even, -odd - even] : [0 - odd - even, odd + even],
};

type Fingers = 0 | 1 | 2;
type State = { readonly odd: Fingers; readonly even: Fingers };
const isOver = (state: State) => state.odd > 0;

const bot = (id: string, seat: string, ones: number, of: number): Bot<State, Fingers> => ({
  id,
  seat,
  decide: (_, seed) => ({
    move: nextChance(openRng(rngStream(seed, 'hand')), ones, of) ? 1 : 2,
    note: undefined,
  }),
});
const bots = [bot('perfect', 'odd', 7, 12), bot('perfect', 'even', 7, 12), bot('coin', 'even', 1, 2)];

/** What `npx foretell sim --from examples/morra.ts` needs. */
export const ENTRY = { game: morra, bots };

/** What is counted when it is played in bulk: what odd has won in all. */
const measure: Measure<State, Fingers, never, { won: number }> = {
  start: () => ({ won: 0 }),
  add: (tally, { final }) => ({ won: tally.won + (morra.returns(final)[0] ?? 0) }),
  merge: (one, other) => ({ won: one.won + other.won }),
  report: (tally) => tally,
};

const value = defineExperiment({
  id: 'morra/value',
  kind: 'sampled',
  params: {},
  stated: [
    { key: 'value', facts: {}, expected: 1 / 12, tolerance: 1e-9, source: 'design' },
    { key: 'odd-wins', facts: {}, expected: 0.5, tolerance: 0.02, source: 'design' },
  ],
  async run(_settings, host) {
    const tree = treeOfGame(morra, null, { maxNodes: 100 });
    const solution = tree.ok ? solveSequenceForm(tree.value, await loadHighs()) : tree;
    if (!solution.ok) throw new Error(JSON.stringify(solution.error));
    const { value: measured, low, high } = solution.value;
    const lineup = { odd: 'perfect', even: 'coin' };
    const { wins, games: n } = await host.sample({
      game: 'morra',
      config: null,
      lineup,
      seed: 'a',
      games: 9_999,
    });
    const odd = { n, measured: (wins.odd ?? 0) / n, ...wilson(wins.odd ?? 0, n) };
    const findings: Finding[] = [
      { figure: { key: 'value', facts: {}, unit: 'money' }, measured, low, high },
      { figure: { key: 'odd-wins', facts: {}, unit: 'share' }, ...odd },
    ];
    return { findings, plots: [] };
  },
});

/** What `npx foretell claims --from examples/morra.ts` needs. */
export const CLAIMS = { measure, experiments: [value] };
