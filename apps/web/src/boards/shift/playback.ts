import {
  ACTIONS,
  type BossHour,
  type DaySeen,
  HOURS_A_DAY,
  type HourSeen,
  type Purses,
  type View,
  type WorkerSeen,
} from '@foretell/shift';
import { SLAP_MS, TUG_MS } from './settlement.ts';
import { catchesBefore, dayAsSeen, fineOf, pursesBefore, type RopeModel, ropeOf } from './view-model.ts';

/** A stretch of a day in which nothing changes but what is animated. The player steps ahead from beat to beat. */
export interface Beat {
  /**
   * An hour `opens` and then `shows` what it was; when it was a catch, everything `holds`, the `slap` lands, and the worker
   * `pays`. Before the first hour it is `morning`, and after the last the day is brought to a `close`.
   */
  readonly kind: 'morning' | 'opens' | 'shows' | 'holds' | 'slap' | 'pays' | 'close';
  /** The hour, 0 to 7; 8 at the close of the day. */
  readonly hour: number;
  readonly lastsMs: number;
  /** Whether double pace shortens it. Settlements take their time at any pace. */
  readonly isHurried: boolean;
  readonly picture: Picture;
  /** The day's row so far; `null` where nothing has been shown yet. */
  readonly row: readonly (HourSeen | null)[];
  readonly rope: RopeModel;
  readonly nextFine: number;
  /** Side money the worker has just made, on his own copy only. */
  readonly payoff: number;
  readonly slap: Slap | null;
  readonly sounds: readonly Cue[];
}

/** What stands in the cross-section of the factory. */
export interface Picture {
  /** Hours since the morning bell, 0 to 8. */
  readonly clock: number;
  /** `between`: on his way, nobody knows where to. */
  readonly boss: 'desk' | 'between' | 'watch' | 'meeting';
  readonly shutter: 'up' | 'down';
  readonly worker: 'writing' | 'work' | 'coast' | 'slack' | 'hit' | 'hidden';
}

export interface Slap {
  /** Which catch of the week it is, from 1. */
  readonly nth: number;
  readonly fine: number;
}

/** A sound, `atMs` after the beat begins. Strength 0 to 1. */
export interface Cue {
  readonly name: string;
  readonly atMs: number;
  readonly strength: number;
}

export const MORNING_MS = 400;
/** From the stroke of the hour until the player learns what it brings. */
export const OPENS_MS = 450;
export const SHOWS_MS = 650;

/** A box of the day's sheet while the day runs: what stands in it from the start, and what has come out. */
export interface DayCell {
  readonly hour: number;
  readonly boss: BossHour | null;
  readonly worker: WorkerSeen | null;
  readonly fine: number;
  readonly earned: number;
  readonly isNow: boolean;
  /** The fine is being stamped at this moment. */
  readonly isFresh: boolean;
}

/** The boxes during `beat`. Each side knows its own row from the start; the rest is filled in as it is seen. */
export function cellsOf(view: View, dayIndex: number, beat: Beat): readonly DayCell[] {
  const day = view.days[dayIndex];
  const own = day === undefined ? [] : dayAsSeen(view.seat, day);
  return own.map((hour, index) => {
    const seen = beat.row[index] ?? null;
    const isNow = index === beat.hour && beat.kind !== 'morning';
    return {
      hour: index,
      boss: view.seat === 'boss' ? hour.boss : (seen?.boss ?? null),
      worker: view.seat === 'worker' ? hour.worker : (seen?.worker ?? null),
      fine: beat.kind === 'slap' && isNow ? 0 : (seen?.fine ?? 0),
      earned: seen === null ? 0 : sideMoneyOf(view, seen),
      isNow,
      isFresh: beat.kind === 'pays' && isNow,
    };
  });
}

/** Both sides before anything has begun: each at its table, writing. */
export const PLANNING: Picture = { clock: 0, boss: 'desk', shutter: 'up', worker: 'writing' };

/**
 * A played day as its seat watches it, beat by beat. Length, order and everything in it follow from what the seat may see;
 * the day's takings enter with the last beat only, but for fines, and for the side money on the worker's own copy.
 */
export function beatsOf(view: View, dayIndex: number): readonly Beat[] {
  const day = view.days[dayIndex];
  if (day === undefined) throw new RangeError(`no day ${dayIndex} has been played`);
  const hours = dayAsSeen(view.seat, day);
  const before = pursesBefore(view, dayIndex);
  const beats: Beat[] = [morning(view, before, catchesBefore(view, dayIndex))];
  let purses = before;
  let catches = catchesBefore(view, dayIndex);
  for (const [index, hour] of hours.entries()) {
    const start: Moment = { view, hours, index, purses, catches };
    beats.push(opens(start));
    purses = pursesAfter(view, purses, hour);
    if (hour.fine > 0) catches++;
    const end: Moment = { view, hours, index, purses, catches };
    if (hour.fine > 0) beats.push(...settlement(start, end, hour));
    else beats.push(shows(end, hour));
  }
  beats.push(close(view, day, hours, before, catches));
  return beats;
}

/** Where a touch leads from beat `index`: past the hour, but never past a settlement that has not begun. */
export function skipFrom(beats: readonly Beat[], index: number): number {
  const rest = beats.slice(index + 1).findIndex(({ kind }) => STOPS.includes(kind));
  return rest === -1 ? beats.length : index + 1 + rest;
}

const STOPS: readonly Beat['kind'][] = ['opens', 'holds', 'close'];

/** How long the beats take in all, in milliseconds at normal pace. */
export function lengthOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, beat) => sum + beat.lastsMs, 0);
}

interface Moment {
  readonly view: View;
  readonly hours: readonly HourSeen[];
  readonly index: number;
  readonly purses: Purses;
  readonly catches: number;
}

function pursesAfter(view: View, purses: Purses, hour: HourSeen): Purses {
  return { ...purses, workerMoney: purses.workerMoney - hour.fine + sideMoneyOf(view, hour) };
}

/** What the hour paid the worker on the side, on his own copy. The boss's purse counter must not know. */
function sideMoneyOf(view: View, hour: HourSeen): number {
  const { worker } = hour;
  if (view.seat !== 'worker' || hour.fine > 0 || worker === 'busy' || worker === 'hidden') return 0;
  return ACTIONS.rows[worker].money;
}

function morning(view: View, purses: Purses, catches: number): Beat {
  return {
    kind: 'morning',
    hour: 0,
    lastsMs: MORNING_MS,
    isHurried: true,
    picture: PLANNING,
    row: Array.from({ length: HOURS_A_DAY }, () => null),
    rope: ropeOf(view.config, purses),
    nextFine: fineOf(view, catches),
    payoff: 0,
    slap: null,
    sounds: [{ name: 'bell', atMs: 0, strength: 0.6 }],
  };
}

function opens(moment: Moment): Beat {
  const { view, index, purses, catches } = moment;
  const isBoss = view.seat === 'boss';
  const boss = moment.hours[index]?.boss ?? 'watch';
  const closesShutter = isBoss && boss === 'meeting' && moment.hours[index - 1]?.boss !== 'meeting';
  return {
    ...momentOf(moment, index),
    kind: 'opens',
    lastsMs: OPENS_MS,
    isHurried: true,
    picture: {
      clock: index,
      boss: isBoss ? boss : 'between',
      shutter: isBoss && boss === 'meeting' ? 'down' : 'up',
      worker: isBoss ? (boss === 'meeting' ? 'hidden' : 'work') : ownPose(moment.hours[index]),
    },
    rope: ropeOf(view.config, purses),
    nextFine: fineOf(view, catches),
    sounds: [{ name: closesShutter ? 'shutter' : 'tick', atMs: 0, strength: closesShutter ? 0.7 : 0.35 }],
  };
}

function shows(moment: Moment, hour: HourSeen): Beat {
  const { view, index, purses, catches } = moment;
  const payoff = sideMoneyOf(view, hour);
  const isBoss = view.seat === 'boss';
  return {
    ...momentOf(moment, index + 1),
    kind: 'shows',
    lastsMs: SHOWS_MS,
    isHurried: true,
    picture: {
      clock: index + 1,
      boss: hour.boss,
      shutter: isBoss && hour.boss === 'meeting' ? 'down' : 'up',
      worker: isBoss ? (hour.boss === 'meeting' ? 'hidden' : 'work') : ownPose(hour),
    },
    rope: ropeOf(view.config, purses),
    nextFine: fineOf(view, catches),
    payoff,
    sounds: isBoss ? [] : workerCues(hour, payoff),
  };
}

function workerCues(hour: HourSeen, payoff: number): readonly Cue[] {
  const door: Cue = { name: hour.boss === 'meeting' ? 'door' : 'step', atMs: 0, strength: 0.5 };
  if (payoff === 0) return [door];
  const clink: Cue = { name: 'clink', atMs: 150, strength: payoff > 1 ? 0.8 : 0.5 };
  return hour.boss === 'meeting' ? [door, { name: 'sip', atMs: 0, strength: 0.5 }, clink] : [door, clink];
}

/** One settlement in three beats: all holds still, the hand lands, the money is stamped off. */
function settlement(start: Moment, end: Moment, hour: HourSeen): readonly Beat[] {
  const { view, index } = end;
  const nextFine = fineOf(view, end.catches);
  const before = {
    ...opens(start),
    isHurried: false,
    slap: { nth: end.catches, fine: hour.fine },
  };
  const hit: Beat = {
    ...before,
    kind: 'slap',
    lastsMs: SLAP_MS.pays - SLAP_MS.hits,
    picture: { clock: index + 1, boss: 'watch', shutter: 'up', worker: 'hit' },
    row: momentOf(end, index + 1).row,
    sounds: [{ name: 'slap', atMs: 0, strength: Math.min(1, 0.7 + 0.06 * end.catches) }],
  };
  const held: Picture = { ...before.picture, boss: 'watch' };
  return [
    { ...before, kind: 'holds', lastsMs: SLAP_MS.hits, picture: held, sounds: [] },
    hit,
    {
      ...hit,
      kind: 'pays',
      lastsMs: SLAP_MS.ends - SLAP_MS.pays,
      rope: ropeOf(view.config, end.purses),
      nextFine,
      sounds: [{ name: 'stamp', atMs: 0, strength: 0.7 }],
    },
  ];
}

function close(view: View, day: DaySeen, hours: readonly HourSeen[], before: Purses, catches: number): Beat {
  const purses: Purses = {
    workerMoney: before.workerMoney + day.workerGain,
    bossPoints: before.bossPoints + day.bossGain,
  };
  return {
    kind: 'close',
    hour: HOURS_A_DAY,
    lastsMs: TUG_MS.ends,
    isHurried: false,
    picture: { ...PLANNING, clock: HOURS_A_DAY },
    row: hours,
    rope: ropeOf(view.config, purses),
    nextFine: fineOf(view, catches),
    payoff: 0,
    slap: null,
    sounds: [{ name: 'rope', atMs: TUG_MS.pulls, strength: 0.7 }],
  };
}

/** What all beats of an hour have in common; `shown` hours of the row are on paper. */
function momentOf(moment: Moment, shown: number): Pick<Beat, 'hour' | 'row' | 'payoff' | 'slap'> {
  const row = moment.hours.map((hour, index) => (index < shown ? hour : null));
  return { hour: moment.index, row, payoff: 0, slap: null };
}

/** The worker's own copy knows what he is doing from the stroke of the hour on. */
function ownPose(hour: HourSeen | undefined): Picture['worker'] {
  const worker = hour?.worker ?? 'work';
  return worker === 'busy' ? 'work' : worker;
}
