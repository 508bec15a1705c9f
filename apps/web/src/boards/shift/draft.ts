import {
  type BossHour,
  bossSheet,
  HOURS_A_DAY,
  type Move,
  type ShiftSeat,
  type WorkerHour,
  workerSheet,
} from '@foretell/shift';

/** What one box of a sheet can say. */
export type PlanHour = BossHour | WorkerHour;

/** A sheet before it is sealed. */
export interface Draft {
  readonly seat: ShiftSeat;
  readonly day: number;
  readonly hours: readonly PlanHour[];
  /** Boxes that a hint has filled and nobody has confirmed by touching them. */
  readonly pencil: readonly boolean[];
  /** What stood there before the hint was asked for, so that it can be rubbed out. */
  readonly erased: readonly PlanHour[] | null;
}

const BOSS_STATES: readonly PlanHour[] = ['watch', 'meeting'];
const WORKER_STATES: readonly PlanHour[] = ['work', 'coast', 'slack'];
const NO_PENCIL: readonly boolean[] = Array.from({ length: HOURS_A_DAY }, () => false);

/** The states of a box in the order in which taps go through them. The first is what the form comes with. */
export function statesOf(seat: ShiftSeat): readonly PlanHour[] {
  return seat === 'boss' ? BOSS_STATES : WORKER_STATES;
}

/** The form as the company hands it out: everybody watches, everybody works. */
export function blankDraft(seat: ShiftSeat, day: number): Draft {
  const printed = seat === 'boss' ? 'watch' : 'work';
  const hours = Array.from({ length: HOURS_A_DAY }, (): PlanHour => printed);
  return { seat, day, hours, pencil: NO_PENCIL, erased: null };
}

/** Turns the boxes of `hours` to what a tap on the first of them would make of it. */
export function turnHours(draft: Draft, hours: readonly number[]): Draft {
  const first = draft.hours[hours[0] ?? -1];
  return first === undefined ? draft : writeHours(draft, hours, nextState(draft.seat, first));
}

/** The state after this one. */
export function nextState(seat: ShiftSeat, state: PlanHour): PlanHour {
  const states = statesOf(seat);
  return states[(states.indexOf(state) + 1) % states.length] ?? state;
}

/** Writes `state` in ink into the boxes of `hours`. */
export function writeHours(draft: Draft, hours: readonly number[], state: PlanHour): Draft {
  return {
    ...draft,
    hours: draft.hours.map((old, hour) => (hours.includes(hour) ? state : old)),
    pencil: draft.pencil.map((isPencil, hour) => isPencil && !hours.includes(hour)),
    erased: null,
  };
}

/** Fills the whole sheet in pencil, or rubs the pencil out again when the last thing asked for was a hint. */
export function pencilIn(draft: Draft, hint: Move): Draft {
  if (draft.erased !== null) {
    return { ...draft, hours: draft.erased, pencil: NO_PENCIL, erased: null };
  }
  return { ...draft, hours: hint.hours, pencil: NO_PENCIL.map(() => true), erased: draft.hours };
}

/** The move that sealing this draft would be. */
export function moveOf(draft: Draft): Move {
  if (draft.seat === 'boss') {
    return bossSheet(draft.hours.map((hour) => (hour === 'meeting' ? 'meeting' : 'watch')));
  }
  return workerSheet(draft.hours.map((hour) => (hour === 'slack' || hour === 'coast' ? hour : 'work')));
}

/** Reads a draft out of the notes. Anything but a whole draft of this very day is no draft: the form is blank. */
export function parseDraft(note: unknown, seat: ShiftSeat, day: number): Draft {
  const blank = blankDraft(seat, day);
  if (typeof note !== 'object' || note === null) return blank;
  const { seat: noted, day: ofDay, hours, pencil } = note as Readonly<Record<string, unknown>>;
  if (noted !== seat || ofDay !== day || !Array.isArray(hours) || !Array.isArray(pencil)) return blank;
  const states = hours.map((word) => statesOf(seat).find((state) => state === word));
  const known = states.filter((state) => state !== undefined);
  if (known.length !== HOURS_A_DAY || states.length !== HOURS_A_DAY) return blank;
  return { ...blank, hours: known, pencil: blank.pencil.map((_, hour) => pencil[hour] === true) };
}
