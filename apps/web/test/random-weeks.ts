import { digestOf, nextOf, openRng, rngStream, type Seat } from '@foretell/engine';
import { BOTS, type Move, shift } from '@foretell/shift';

/**
 * The digests of every state of `weeks` random weeks of every kind, and of a week between computer players, one text a
 * week. Runs in Node and in a browser, which must agree.
 */
export function digestsOfWeeks(weeks: number): string[] {
  return Array.from({ length: weeks }, (_, index) => digestsOfWeek(index).join(' '));
}

const KINDS = [
  {},
  { days: 10 },
  { leak: 30 },
  { k: 283, slope: 17, days: 10, ladderRestarts: true },
] as const;

function digestsOfWeek(index: number): string[] {
  const seed = `browser ${index}`;
  const rng = openRng(rngStream(seed, 'sheets'));
  let state = shift.setup({ ...shift.defaultConfig, ...KINDS[index % KINDS.length] }, seed);
  const digests = [digestOf(state)];
  for (let turn = shift.toAct(state); turn.kind === 'seats'; turn = shift.toAct(state)) {
    const moves: Record<Seat, Move> = {};
    for (const seat of turn.seats) {
      moves[seat] =
        index % 50 === 0
          ? botSheet(seat, shift.observe(state, seat))
          : nextOf(rng, shift.legalMoves(state, seat));
    }
    const step = shift.apply(state, moves);
    if (!step.ok) throw new Error(`${seed}: ${step.error.code}`);
    state = step.value.state;
    digests.push(digestOf(state));
  }
  return digests;
}

function botSheet(seat: Seat, view: unknown): Move {
  const bot = BOTS.findLast((each) => each.seat === seat);
  const parsed = shift.parseMove(bot?.decide(view, 'browser').move, seat);
  if (!parsed.ok) throw new Error(`a bot of ${seat} made no sheet`);
  return parsed.value;
}
