export { BOTS } from './bots/bots.ts';
export { type BulkWeek, playBulkDay, startBulkWeek } from './bulk.ts';
export type { Event, HourSeen, WorkerSeen } from './events.ts';
export { shift } from './game.ts';
export { MEASURE } from './measure.ts';
export { SEATS, type ShiftSeat } from './moves.ts';
export type { DaySeen, View } from './observe.ts';
export { detectionOf } from './rules/detection.ts';
export { fineAfter } from './rules/fine.ts';
export { leadOfBoss, multiplierOf, type Purses, winnerOf } from './rules/money.ts';
export {
  BOSS_HOURS,
  type BossHour,
  type BossSheet,
  bossSheet,
  bossSheetsWith,
  countMeetings,
  EVERY_WORKER_SHEET,
  HOURS_A_DAY,
  type Move,
  WORKER_HOURS,
  type WorkerHour,
  type WorkerSheet,
  workerSheet,
} from './sheets.ts';
export type { Day, State } from './state.ts';
export { ACTIONS } from './tables/actions.ts';
export { OPPONENTS, type OpponentId } from './tables/opponents.ts';
export { type Config, RULES } from './tables/rules.ts';
export { TABLES } from './tables/tables.ts';
