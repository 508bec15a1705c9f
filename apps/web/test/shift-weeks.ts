import { nextOf, openRng, type Rng, rngStream } from '@foretell/engine';
import {
  bossSheet,
  bossSheetsWith,
  type Config,
  EVERY_WORKER_SHEET,
  type Move,
  RULES,
  type ShiftSeat,
  type State,
  shift,
  type View,
  type WorkerHour,
  workerSheet,
} from '@foretell/shift';

/** Both sheets of one day. */
export interface DaySheets {
  readonly boss: Move;
  readonly worker: Move;
}

/** Random sheets for a whole week of `config`. */
export function randomSheets(seed: string, config: Config = RULES.rows.standard): DaySheets[] {
  const rng = openRng(rngStream(seed, 'sheets'));
  return Array.from({ length: config.days }, () => randomDay(rng, config));
}

function randomDay(rng: Rng, config: Config): DaySheets {
  return { boss: nextOf(rng, bossSheetsWith(config.minMeetings)), worker: nextOf(rng, EVERY_WORKER_SHEET) };
}

/** The state after these days, played by the rules themselves. */
export function playDays(
  seed: string,
  days: readonly DaySheets[],
  config: Config = RULES.rows.standard,
): State {
  let state = shift.setup(config, seed);
  for (const { boss, worker } of days) {
    const turn = shift.toAct(state);
    const isLeaky = turn.kind === 'seats' && turn.seats.length === 1;
    if (isLeaky) state = step(state, { boss });
    state = step(state, isLeaky ? { worker } : { boss, worker });
  }
  return state;
}

function step(state: State, moves: Readonly<Record<string, Move>>): State {
  const result = shift.apply(state, moves);
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value.state;
}

/** What a seat sees after these days. */
export function viewAfter(
  seat: ShiftSeat,
  seed: string,
  days: readonly DaySheets[],
  config: Config = RULES.rows.standard,
): View {
  return shift.observe(playDays(seed, days, config), seat);
}

/**
 * The same day with another worker in every hour the boss knows nothing of: behind the closed door he does the opposite, and
 * where he was watched and not caught he works.
 */
export function disguise(state: State, dayIndex: number, sheets: DaySheets): DaySheets {
  const day = state.days[dayIndex];
  if (day === undefined || sheets.worker.kind !== 'worker-sheet') throw new Error('no such day');
  const hours = sheets.worker.hours.map((hour, index): WorkerHour => {
    if ((day.fines[index] ?? 0) > 0) return hour;
    if (day.boss[index] === 'meeting') return hour === 'work' ? 'slack' : 'work';
    return 'work';
  });
  return { boss: bossSheet(day.boss), worker: workerSheet(hours) };
}
