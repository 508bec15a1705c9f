import { fail, ok, type Problem, printShort, type Refusal, type Result } from '@foretell/engine';
import { isLeaky } from './rules/leak.ts';
import {
  BOSS_HOURS,
  bossSheet,
  bossSheetsWith,
  countMeetings,
  EVERY_WORKER_SHEET,
  HOURS_A_DAY,
  type Move,
  WORKER_HOURS,
  workerSheet,
} from './sheets.ts';
import { isOver, type State } from './state.ts';

export const SEATS = ['boss', 'worker'] as const;
export type ShiftSeat = (typeof SEATS)[number];

const BOTH: readonly ShiftSeat[] = SEATS;
const BOSS_FIRST: readonly ShiftSeat[] = ['boss'];
const WORKER_NEXT: readonly ShiftSeat[] = ['worker'];
const NOBODY: readonly ShiftSeat[] = [];

/** Who has to seal a sheet now. Both at once, unless meetings may leak: then the boss seals first (RULES.md §8). */
export function seatsToAct(state: State): readonly ShiftSeat[] {
  if (isOver(state)) return NOBODY;
  if (!isLeaky(state.config)) return BOTH;
  return state.sealed === null ? BOSS_FIRST : WORKER_NEXT;
}

/** Every sheet `seat` may seal now (RULES.md §1). */
export function legalMoves(state: State, seat: string): readonly Move[] {
  if (!acts(seatsToAct(state), seat)) return [];
  return seat === 'boss' ? bossSheetsWith(state.config.minMeetings) : EVERY_WORKER_SHEET;
}

/** Why `seat` cannot seal this sheet now, or `undefined` when it can. */
export function refusalOf(state: State, seat: string, move: Move): Refusal | undefined {
  if (!acts(seatsToAct(state), seat)) {
    return { code: isOver(state) ? 'week-over' : 'not-your-turn', seat, facts: {} };
  }
  if (move.kind !== (seat === 'boss' ? 'boss-sheet' : 'worker-sheet')) {
    return { code: 'other-seats-sheet', seat, facts: {} };
  }
  if (move.hours.length !== HOURS_A_DAY) {
    return { code: 'wrong-hours', seat, facts: { hours: move.hours.length, needed: HOURS_A_DAY } };
  }
  const strange = strangeHour(move);
  if (strange !== undefined) return { code: 'unknown-hour', seat, facts: { hour: strange } };
  return move.kind === 'boss-sheet' ? refusalOfMeetings(state, countMeetings(move.hours)) : undefined;
}

/** Whether `seat` is among the one or two that act. */
export function acts(acting: readonly ShiftSeat[], seat: string): boolean {
  return acting[0] === seat || acting[1] === seat;
}

/** The first hour that is not one of its seat's words. Bulk play asks this eighty times a week, so no list is searched. */
function strangeHour(move: Move): string | undefined {
  const { kind, hours } = move;
  for (let hour = 0; hour < hours.length; hour++) {
    const word = hours[hour];
    const isKnown =
      kind === 'boss-sheet'
        ? word === 'meeting' || word === 'watch'
        : word !== undefined && isWorkerHour(word);
    if (!isKnown) return word ?? '';
  }
  return undefined;
}

function isWorkerHour(word: string): boolean {
  return word === 'work' || word === 'coast' || word === 'slack';
}

function refusalOfMeetings(state: State, meetings: number): Refusal | undefined {
  const needed = state.config.minMeetings;
  if (meetings >= needed) return undefined;
  return { code: 'too-few-meetings', seat: 'boss', facts: { meetings, needed } };
}

/** Reads an untrusted sheet. All problems are reported at once. */
export function parseMove(input: unknown, seat: string): Result<Move, readonly Problem[]> {
  const kind = seat === 'boss' ? 'boss-sheet' : 'worker-sheet';
  const words: readonly string[] = seat === 'boss' ? BOSS_HOURS : WORKER_HOURS;
  if (typeof input !== 'object' || input === null) return fail([problem([], `a ${kind}`, input)]);
  const problems: Problem[] = [];
  const sheet = input as Readonly<Record<string, unknown>>;
  const extra = Object.keys(sheet).find((key) => key !== 'kind' && key !== 'hours');
  if (extra !== undefined) problems.push(problem([extra], 'only kind and hours', extra));
  if (sheet.kind !== kind) problems.push(problem(['kind'], kind, sheet.kind));
  problems.push(...hourProblems(sheet.hours, words));
  if (problems.length > 0) return fail(problems);
  const hours = sheet.hours as readonly never[];
  return ok(seat === 'boss' ? bossSheet([...hours]) : workerSheet([...hours]));
}

function hourProblems(hours: unknown, words: readonly string[]): readonly Problem[] {
  if (!Array.isArray(hours)) return [problem(['hours'], `${HOURS_A_DAY} hours`, hours)];
  const problems: Problem[] = [];
  if (hours.length !== HOURS_A_DAY) {
    const received = `${hours.length} hours`;
    problems.push({ code: 'sheet', path: ['hours'], expected: `${HOURS_A_DAY} hours`, received });
  }
  for (const [index, hour] of hours.entries()) {
    if (words.includes(hour)) continue;
    problems.push(problem(['hours', index], `one of ${words.join(', ')}`, hour));
  }
  return problems;
}

function problem(path: Problem['path'], expected: string, received: unknown): Problem {
  return { code: 'sheet', path, expected, received: printShort(received) };
}
