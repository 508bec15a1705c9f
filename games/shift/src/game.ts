import {
  closeRng,
  fail,
  type Game,
  type Moves,
  ok,
  openRng,
  parseRow,
  type Refusal,
  type Result,
  rngStream,
  type Seed,
  type Step,
} from '@foretell/engine';
import type { Event } from './events.ts';
import { acts, legalMoves, parseMove, refusalOf, SEATS, seatsToAct } from './moves.ts';
import { observe, perceive, type View } from './observe.ts';
import { runDay } from './rules/day.ts';
import { drawDetection } from './rules/detection.ts';
import { countCatches } from './rules/fine.ts';
import { drawLeak } from './rules/leak.ts';
import { winnerOf } from './rules/money.ts';
import { type BossHour, HOURS_A_DAY, type Move, type WorkerHour } from './sheets.ts';
import { DAYS_A_WEEK, type Day, isOver, type State } from './state.ts';
import { type Config, RULES } from './tables/rules.ts';

/**
 * The boss and the worker: both fill in a secret sheet of eight hours, then the day runs by itself (RULES.md).
 */
export const shift: Game<Config, State, Move, View, Event> = {
  id: 'shift',
  rulesVersion: 1,
  facts: {
    seats: SEATS,
    dynamics: 'simultaneous',
    chance: 'sampled',
    information: 'hidden',
    utility: 'zero-sum',
    // Ten days of two entries each, when meetings may leak.
    maxEntries: 20,
  },
  defaultConfig: RULES.rows.standard,
  parseConfig: (input) => parseRow(RULES, input, RULES.rows.standard),
  parseMove,
  setup,
  toAct: (state) => (isOver(state) ? { kind: 'over' } : { kind: 'seats', seats: seatsToAct(state) }),
  legalMoves,
  refusalOf,
  apply,
  observe,
  perceive,
  returns,
};

function setup(config: Config, seed: Seed): State {
  return {
    config,
    days: [],
    sealed: null,
    workerMoney: 0,
    bossPoints: 0,
    catches: 0,
    rng: { detection: rngStream(seed, 'detection'), leak: rngStream(seed, 'leak') },
  };
}

function apply(state: State, moves: Moves<Move>): Result<Step<State, Event>, Refusal> {
  const refusal = refusalOfMoves(state, moves);
  if (refusal !== undefined) return fail(refusal);
  const { boss, worker } = moves;
  if (boss?.kind === 'boss-sheet' && worker === undefined) return ok(sealBossSheet(state, boss.hours));
  const bossHours = boss?.kind === 'boss-sheet' ? boss.hours : (state.sealed?.hours ?? []);
  const workerHours = worker?.kind === 'worker-sheet' ? worker.hours : [];
  return ok(playDay(state, bossHours, workerHours));
}

/** Exactly one legal sheet from each seat that is to act, and none from anybody else. */
function refusalOfMoves(state: State, moves: Moves<Move>): Refusal | undefined {
  const acting = seatsToAct(state);
  for (const seat of acting) {
    const move = moves[seat];
    if (move === undefined) return { code: 'missing-sheet', seat, facts: {} };
    const refusal = refusalOf(state, seat, move);
    if (refusal !== undefined) return refusal;
  }
  for (const seat in moves) {
    if (!acts(acting, seat)) return { code: 'not-your-turn', seat, facts: {} };
  }
  return isOver(state) ? { code: 'week-over', seat: SEATS[0], facts: {} } : undefined;
}

/** The boss seals first when meetings may leak; the worker is then shown what leaked (RULES.md §8). */
function sealBossSheet(state: State, hours: readonly BossHour[]): Step<State, Event> {
  const rng = openRng(state.rng.leak);
  const leaked = drawLeak(state.config, hours, rng);
  const shown = leaked.flatMap((isShown, hour) => (isShown ? [hour] : []));
  return {
    state: { ...state, sealed: { hours, leaked }, rng: { ...state.rng, leak: closeRng(rng) } },
    events: [{ kind: 'calendar-leaked', day: state.days.length, hours: shown }],
  };
}

const NO_LEAK: readonly boolean[] = Array.from({ length: HOURS_A_DAY }, () => false);

function playDay(state: State, boss: readonly BossHour[], worker: readonly WorkerHour[]): Step<State, Event> {
  const { config } = state;
  const rng = openRng(state.rng.detection);
  const draws = drawDetection(rng);
  const leaked = state.sealed?.leaked ?? NO_LEAK;
  const day = runDay(config, { boss, worker, leaked, draws, catches: state.catches });
  const next: State = {
    config,
    days: [...state.days, day],
    sealed: null,
    workerMoney: state.workerMoney + day.workerGain,
    bossPoints: state.bossPoints + day.bossGain,
    catches: catchesAfter(state, day),
    rng: { detection: closeRng(rng), leak: state.rng.leak },
  };
  return { state: next, events: eventsOf(next, day) };
}

/** The ladder never goes down, but for the variant in which it starts again on the second Monday (RULES.md §4). */
function catchesAfter(state: State, day: Day): number {
  const firstWeekEnds = state.days.length + 1 === DAYS_A_WEEK;
  if (state.config.ladderRestarts && firstWeekEnds) return 0;
  return state.catches + countCatches(day.fines);
}

function eventsOf(state: State, day: Day): readonly Event[] {
  const index = state.days.length - 1;
  const events: Event[] = [];
  for (let hour = 0; hour < HOURS_A_DAY; hour++) {
    const boss = day.boss[hour] ?? 'watch';
    const worker = day.worker[hour] ?? 'work';
    events.push({ kind: 'hour-passed', day: index, hour, boss, worker, fine: day.fines[hour] ?? 0 });
  }
  const { workerGain, bossGain } = day;
  events.push({ kind: 'day-closed', day: index, workerGain, bossGain });
  if (isOver(state)) events.push({ kind: 'week-ended', winner: winnerOf(state.config, state) });
  return events;
}

function returns(state: State): readonly number[] {
  if (!isOver(state)) return [0, 0];
  const winner = winnerOf(state.config, state);
  if (winner === 'draw') return [0, 0];
  return winner === 'boss' ? [1, -1] : [-1, 1];
}
