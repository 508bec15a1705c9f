import {
  BOSS_HOURS,
  type BossHour,
  bossSheetsWith,
  EVERY_WORKER_SHEET,
  HOURS_A_DAY,
  WORKER_HOURS,
  type WorkerHour,
} from '@foretell/shift';
import { type Game, INVALID_MOVE, type RandomApi, Stage } from './boardgameio.ts';

/**
 * The rules of shift (games/shift/RULES.md §1 to §6, standard numbers) written for boardgame.io 0.50.2, the way its
 * documentation writes simultaneous moves: a turn is a day, in which both players are active and make one move each.
 * Player 0 is the boss, player 1 the worker. Undo and its copies of the state are switched off, in favour of speed.
 *
 * @param drawDay the day's eight detection numbers, 0 to 99; from boardgame.io's own dice unless a test scripts them
 */
export function shiftGame(drawDay: (random: RandomApi) => number[] = drawDice): Game<Week> {
  return {
    name: 'shift',
    minPlayers: 2,
    maxPlayers: 2,
    disableUndo: true,
    setup: () => ({ days: [], sheets: [null, null], workerMoney: 0, bossPoints: 0, catches: 0 }),
    moves: {
      seal: ({ G, playerID }, hours: Hours) => {
        if (!isSheet(playerID, hours)) return INVALID_MOVE;
        G.sheets[playerID === '0' ? 0 : 1] = hours;
        return undefined;
      },
    },
    turn: {
      activePlayers: { all: Stage.NULL, minMoves: 1, maxMoves: 1 },
      endIf: ({ G }) => G.sheets[0] !== null && G.sheets[1] !== null,
      onEnd: ({ G, random }) => playDay(G, drawDay(random)),
    },
    endIf: ({ G }) => (G.days.length === DAYS ? resultOf(G) : undefined),
    ai: { enumerate: (_week, _ctx, playerID) => (playerID === '0' ? BOSS_SEALS : WORKER_SEALS) },
  };
}

export interface Week {
  days: Day[];
  /** The boss's and the worker's sheet of today. */
  sheets: [Hours | null, Hours | null];
  workerMoney: number;
  /** The boss's money times {@link K}. */
  bossPoints: number;
  catches: number;
}

export type Hours = readonly (BossHour | WorkerHour)[];

interface Day {
  boss: Hours;
  worker: Hours;
  fines: number[];
  workerGain: number;
  bossGain: number;
}

const DAYS = 5;
const BASE_PAY = 4;
const DETECTION = { work: 0, coast: 40, slack: 80, meeting: 0, watch: 0 };
const MONEY = { work: 0, coast: 1, slack: 2, meeting: 0, watch: 0 };
const FIRST_FINE = 2;
const MIN_MEETINGS = 3;
const SLOPE = 20;
const K = 350;

/** Every move of the boss and of the worker, built once and not at every turn. */
const BOSS_SEALS = bossSheetsWith(MIN_MEETINGS).map(sealOf);
const WORKER_SEALS = EVERY_WORKER_SHEET.map(sealOf);

function sealOf({ hours }: { readonly hours: Hours }): { move: string; args: Hours[] } {
  return { move: 'seal', args: [hours] };
}

function drawDice(random: RandomApi): number[] {
  return random.Die(100, HOURS_A_DAY).map((eyes) => eyes - 1);
}

function isSheet(playerID: string, hours: Hours): boolean {
  const words: readonly string[] = playerID === '0' ? BOSS_HOURS : WORKER_HOURS;
  if (hours.length !== HOURS_A_DAY || !hours.every((hour) => words.includes(hour))) return false;
  return playerID === '1' || hours.filter((hour) => hour === 'meeting').length >= MIN_MEETINGS;
}

function playDay(week: Week, draws: readonly number[]): void {
  const [boss, worker] = week.sheets;
  if (boss === null || worker === null) return;
  const day: Day = { boss, worker, fines: [], workerGain: BASE_PAY, bossGain: 0 };
  let output = 0;
  for (let hour = 0; hour < HOURS_A_DAY; hour++) {
    const action = worker[hour] ?? 'work';
    const isCaught = boss[hour] === 'watch' && (draws[hour] ?? 100) < DETECTION[action];
    const fine = isCaught ? FIRST_FINE + week.catches++ : 0;
    day.fines.push(fine);
    day.workerGain += isCaught ? -fine : MONEY[action];
    output += isCaught ? 0 : 2 - MONEY[action];
  }
  day.bossGain = output * (100 + SLOPE * boss.filter((hour) => hour === 'meeting').length);
  week.days.push(day);
  week.workerMoney += day.workerGain;
  week.bossPoints += day.bossGain;
  week.sheets = [null, null];
}

function resultOf(week: Week): { winner?: string; draw?: true } {
  const lead = week.bossPoints - week.workerMoney * K;
  return lead === 0 ? { draw: true } : { winner: lead > 0 ? '0' : '1' };
}
