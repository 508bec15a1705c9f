import type { Event, HourSeen } from './events.ts';
import { type ShiftSeat, seatsToAct } from './moves.ts';
import { fineAfter } from './rules/fine.ts';
import { winnerOf } from './rules/money.ts';
import { type BossHour, HOURS_A_DAY, type WorkerHour } from './sheets.ts';
import { type Day, isOver, type State } from './state.ts';
import type { Config } from './tables/rules.ts';

/** What one seat may know (RULES.md §7). Built from nothing: what is not listed here, nobody sees. */
export interface View {
  readonly seat: ShiftSeat;
  readonly config: Config;
  /** `wait`: this seat's sheet is sealed and the rival still writes. */
  readonly phase: 'plan' | 'wait' | 'over';
  /** The day being planned, from 0; the number of days when the week is over. */
  readonly day: number;
  readonly catches: number;
  readonly nextFine: number;
  /** Both purses at the close of the last day played. Boss money is `bossPoints / config.k`. */
  readonly workerMoney: number;
  readonly bossPoints: number;
  readonly days: readonly DaySeen[];
  /** The worker's: hours of today that are meetings for certain, shown by the calendar leak. Eight entries. */
  readonly leaked: readonly boolean[];
  /** The boss's own sheet of today while the worker still writes. */
  readonly sealed: readonly BossHour[] | null;
  readonly winner: 'boss' | 'worker' | 'draw' | null;
}

/** A played day as one seat saw it. */
export interface DaySeen {
  readonly hours: readonly HourSeen[];
  readonly leaked: readonly boolean[];
  readonly workerGain: number;
  /** In points: money times K. */
  readonly bossGain: number;
}

const NO_LEAK: readonly boolean[] = Array.from({ length: HOURS_A_DAY }, () => false);

/** What `seat` may know of `state`. Throws for a name that is no seat of shift. */
export function observe(state: State, seat: string): View {
  const viewer = shiftSeat(seat);
  const over = isOver(state);
  return {
    seat: viewer,
    config: state.config,
    phase: over ? 'over' : seatsToAct(state).includes(viewer) ? 'plan' : 'wait',
    day: state.days.length,
    catches: state.catches,
    nextFine: fineAfter(state.config, state.catches),
    workerMoney: state.workerMoney,
    bossPoints: state.bossPoints,
    days: state.days.map((day) => daySeenBy(viewer, day, over)),
    leaked: viewer === 'worker' && state.sealed !== null ? state.sealed.leaked : NO_LEAK,
    sealed: viewer === 'boss' && state.sealed !== null ? state.sealed.hours : null,
    winner: over ? winnerOf(state.config, state) : null,
  };
}

function daySeenBy(seat: ShiftSeat, day: Day, over: boolean): DaySeen {
  const hours: HourSeen[] = [];
  for (let hour = 0; hour < HOURS_A_DAY; hour++) {
    const boss = day.boss[hour] ?? 'watch';
    const worker = day.worker[hour] ?? 'work';
    const fine = day.fines[hour] ?? 0;
    hours.push(over ? { boss, worker, fine } : hourSeenBy(seat, boss, worker, fine));
  }
  return { hours, leaked: day.leaked, workerGain: day.workerGain, bossGain: day.bossGain };
}

/** An hour while the week runs: the boss sees nothing during a meeting, and an hour he did not catch looks like work. */
function hourSeenBy(seat: ShiftSeat, boss: BossHour, worker: WorkerHour, fine: number): HourSeen {
  if (seat === 'worker' || fine > 0) return { boss, worker, fine };
  return { boss, worker: boss === 'meeting' ? 'hidden' : 'busy', fine };
}

/** What `seat` notices of an event (RULES.md §7). */
export function perceive(event: Event, seat: string): Event | undefined {
  switch (event.kind) {
    case 'calendar-leaked':
      return shiftSeat(seat) === 'worker' ? event : undefined;
    case 'hour-passed': {
      const { kind, day, hour } = event;
      // A record that already hides something stays as it is: it was not the whole truth to begin with.
      if (event.worker === 'hidden' || event.worker === 'busy') return event;
      return { kind, day, hour, ...hourSeenBy(shiftSeat(seat), event.boss, event.worker, event.fine) };
    }
    case 'day-closed':
    case 'week-ended':
      return event;
  }
}

function shiftSeat(seat: string): ShiftSeat {
  if (seat === 'boss' || seat === 'worker') return seat;
  throw new RangeError(`shift has no seat "${seat}": boss, worker`);
}
