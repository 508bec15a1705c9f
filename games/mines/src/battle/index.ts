export type { Hero, LedgerLine, UnitState } from '../settlement/index.ts';
export type {
  Battle,
  BattleRefusal,
  BattleSetup,
  BattleStep,
  BoardMaker,
  Intent,
  ItemStock,
} from './battle.ts';
export type { BattleEvent, OpenedCell } from './events.ts';
export { legalIntents } from './legal.ts';
export { playIntent, type Submission, startBattle, submit } from './play.ts';
export { refusalOfIntent } from './refusals.ts';
export type { BattleSummary } from './summary.ts';
