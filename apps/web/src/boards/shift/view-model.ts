import {
  type Config,
  countMeetings,
  type DaySeen,
  fineAfter,
  type HourSeen,
  multiplierOf,
  type Purses,
  type ShiftSeat,
  type View,
} from '@foretell/shift';
import type { Draft, PlanHour } from './draft.ts';
import { leanOf, type PrintedPurses, printGain, printPurses } from './money.ts';

/** The rope: what is printed at its ends and where its knot hangs, -1 the worker's end to 1 the boss's. */
export interface RopeModel extends PrintedPurses {
  readonly lean: number;
}

/** A box of the sheet being planned. */
export interface BoxModel {
  readonly hour: number;
  readonly state: PlanHour;
  readonly isPencil: boolean;
  /** Known to be a meeting before the day begins. */
  readonly isLeaked: boolean;
}

/** What is printed under the boxes. */
export type StripModel =
  | { readonly kind: 'boss'; readonly meetings: number; readonly owed: number; readonly pay: string }
  | { readonly kind: 'worker'; readonly nextFine: number };

/** A past day at the edge of the screen. */
export interface SlipModel {
  readonly day: number;
  readonly hours: readonly HourSeen[];
  readonly leaked: readonly boolean[];
  readonly workerGain: string;
  readonly bossGain: string;
}

/** Everything on the planning screen that the rules decide. */
export interface PlanModel {
  readonly seat: ShiftSeat;
  readonly day: number;
  readonly days: number;
  readonly rope: RopeModel;
  readonly slips: readonly SlipModel[];
  readonly boxes: readonly BoxModel[];
  readonly strip: StripModel;
  /** `sealed`: nothing to do but wait for the rival; `early`: the rival has to seal first. */
  readonly phase: 'plan' | 'sealed' | 'early';
}

/** The planning screen of the day after the ones played. */
export function planOf(view: View, draft: Draft, isSealed: boolean): PlanModel {
  const hours = view.sealed ?? draft.hours;
  return {
    seat: view.seat,
    day: view.day,
    days: view.config.days,
    rope: ropeOf(view.config, view),
    slips: slipsOf(view, view.days.length),
    boxes: hours.map((state, hour) => ({
      hour,
      state,
      isPencil: view.sealed === null && draft.pencil[hour] === true,
      isLeaked: view.leaked[hour] === true,
    })),
    strip: stripOf(view, hours),
    phase: phaseOf(view, isSealed),
  };
}

function phaseOf(view: View, isSealed: boolean): PlanModel['phase'] {
  if (isSealed || view.sealed !== null) return 'sealed';
  return view.phase === 'plan' ? 'plan' : 'early';
}

export function ropeOf(config: Config, purses: Purses): RopeModel {
  return { ...printPurses(config, purses), lean: leanOf(config, purses) };
}

/** The strip while a day runs: the boss's meetings are counted off his own row, the ladder goes with the day. */
export function stripDuring(view: View, dayIndex: number, nextFine: number): StripModel {
  const hours = view.days[dayIndex]?.hours.map((hour) => hour.boss) ?? [];
  const strip = stripOf(view, hours);
  return strip.kind === 'worker' ? { kind: 'worker', nextFine } : strip;
}

function stripOf(view: View, hours: readonly PlanHour[]): StripModel {
  if (view.seat === 'worker') return { kind: 'worker', nextFine: view.nextFine };
  const meetings = countMeetings(hours.map((hour) => (hour === 'meeting' ? 'meeting' : 'watch')));
  return {
    kind: 'boss',
    meetings,
    owed: Math.max(0, view.config.minMeetings - meetings),
    pay: printPay(view.config, meetings),
  };
}

/** The day's multiplier as the strip prints it: `×1.6`, `×1.45`. */
export function printPay(config: Config, meetings: number): string {
  const hundredths = multiplierOf(config, meetings);
  return `×${(hundredths / 100).toFixed(hundredths % 10 === 0 ? 1 : 2)}`;
}

/** The first `count` days, as the seat may see them while there is anything left to watch. */
export function slipsOf(view: View, count: number): readonly SlipModel[] {
  const { config, days } = view;
  return days.slice(0, count).map((day, index) => slipOf(config, day, index, dayAsSeen(view.seat, day)));
}

/** All days of a finished week, with everything on them. */
export function revealedSlipsOf({ config, days }: Pick<View, 'config' | 'days'>): readonly SlipModel[] {
  return days.map((day, index) => slipOf(config, day, index, day.hours));
}

function slipOf(config: Config, day: DaySeen, index: number, hours: readonly HourSeen[]): SlipModel {
  return {
    day: index,
    hours,
    leaked: day.leaked,
    workerGain: printGain(day.workerGain, 0),
    bossGain: printGain(day.bossGain / config.k, 1),
  };
}

/**
 * A day as its seat saw it run. The view of a finished week reveals both sides, but the last day has not been watched yet
 * when it arrives: until it has, the boss must not be shown what he could not see.
 */
export function dayAsSeen(seat: ShiftSeat, day: DaySeen): readonly HourSeen[] {
  return day.hours.map((hour) => hourAsSeen(seat, hour));
}

function hourAsSeen(seat: ShiftSeat, hour: HourSeen): HourSeen {
  if (seat === 'worker' || hour.fine > 0) return hour;
  return { boss: hour.boss, worker: hour.boss === 'meeting' ? 'hidden' : 'busy', fine: 0 };
}

/** Both purses on the morning of `day`. */
export function pursesBefore(view: View, day: number): Purses {
  const rest = view.days.slice(day);
  return {
    workerMoney: view.workerMoney - rest.reduce((sum, played) => sum + played.workerGain, 0),
    bossPoints: view.bossPoints - rest.reduce((sum, played) => sum + played.bossGain, 0),
  };
}

/** How many rungs of the fine ladder have been climbed on the morning of `day`. */
export function catchesBefore(view: View, day: number): number {
  const { ladderRestarts, days } = view.config;
  // Only a game of two weeks can restart, and it does so half-way.
  const from = ladderRestarts && day >= days / 2 ? days / 2 : 0;
  return view.days
    .slice(from, day)
    .flatMap((played) => played.hours)
    .filter((hour) => hour.fine > 0).length;
}

/** What a catch costs after `catches` of them. */
export function fineOf(view: View, catches: number): number {
  return fineAfter(view.config, catches);
}
