import { type AnyGame, digestOf, nextOf, openRng, type Rng, rngStream, type Seat } from '@foretell/engine';
import { BOTS as MINES_BOTS, mines } from '@foretell/mines';
import { type Move, BOTS as SHIFT_BOTS, shift } from '@foretell/shift';

/** Random plays, whose digests a browser and Node must agree on. This module runs in both. */

/**
 * The digests of every state of `weeks` random weeks of every kind, and of a week between computer players, one text a
 * week.
 */
export function digestsOfWeeks(weeks: number): string[] {
  return Array.from({ length: weeks }, (_, index) => {
    const seed = `browser ${index}`;
    const rng = openRng(rngStream(seed, 'sheets'));
    const config = { ...shift.defaultConfig, ...KINDS_OF_WEEK[index % KINDS_OF_WEEK.length] };
    return digestsOf(shift as AnyGame, config, seed, (state, seat) =>
      index % 50 === 0
        ? botSheet(seat, shift.observe(state as never, seat))
        : nextOf(rng, shift.legalMoves(state as never, seat)),
    );
  });
}

const KINDS_OF_WEEK = [
  {},
  { days: 10 },
  { leak: 30 },
  { k: 283, slope: 17, days: 10, ladderRestarts: true },
] as const;

/** The digests of every state of `runs` runs of mines, in turn of random moves and of computer players, one text a run. */
export function digestsOfRuns(runs: number): string[] {
  return Array.from({ length: runs }, (_, index) => {
    const seed = `browser ${index}`;
    const rng = openRng(rngStream(seed, 'moves'));
    const config = { root: index % 2 === 0 ? 'surface' : 'deep', changes: {} };
    return digestsOf(mines as AnyGame, config, seed, (state) =>
      index % 3 === 0 ? botMove(index, state) : randomMove(state, rng),
    );
  });
}

/** Every state of a play, digested. */
function digestsOf(
  game: AnyGame,
  config: unknown,
  seed: string,
  decide: (state: unknown, seat: Seat) => unknown,
): string {
  let state = game.setup(config, seed);
  const digests = [digestOf(state)];
  for (let turn = game.toAct(state); turn.kind === 'seats'; turn = game.toAct(state)) {
    const moves: Record<Seat, unknown> = {};
    for (const seat of turn.seats) moves[seat] = decide(state, seat);
    const step = game.apply(state, moves);
    if (!step.ok) throw new Error(`${game.id}, ${seed}: ${step.error.code}`);
    state = step.value.state;
    digests.push(digestOf(state));
  }
  return digests.join(' ');
}

function botSheet(seat: Seat, view: unknown): Move {
  const bot = SHIFT_BOTS.findLast((each) => each.seat === seat);
  const parsed = shift.parseMove(bot?.decide(view, 'browser').move, seat);
  if (!parsed.ok) throw new Error(`a bot of ${seat} made no sheet`);
  return parsed.value;
}

function botMove(index: number, state: unknown): unknown {
  const players = MINES_BOTS.filter(({ id }) => id !== 'searcher');
  const bot = players[Math.floor(index / 3) % players.length];
  return bot?.decide(mines.observe(state as never, 'hero'), 'browser').move;
}

/** Walks are free and most moves are walks: one in four of them is enough to look at. */
function randomMove(state: unknown, rng: Rng): unknown {
  const moves = mines.legalMoves(state as never, 'hero');
  const deeds = moves.filter(({ kind }) => kind !== 'walk');
  return nextOf(rng, deeds.length > 0 && nextOf(rng, [0, 1, 2, 3]) > 0 ? deeds : moves);
}
