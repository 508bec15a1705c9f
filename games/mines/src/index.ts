export type { Hero, Intent, ItemStock, LedgerLine, UnitState } from './battle/index.ts';
export {
  type BoardSeen,
  CLOSED,
  CRATER,
  isOpened,
  type RegionSeen,
  type SealSeen,
  SILENT,
} from './board-seen.ts';
export { BOTS, MINES_BOTS } from './bots/bots.ts';
export { MINDS } from './bots/minds.ts';
export type { Note } from './bots/note.ts';
export type { AdventureEvent, Event, HealSource } from './events.ts';
export { type Forecast, forecastOf, type UnitForecast } from './forecast.ts';
export { mines } from './game.ts';
export { MEASURE } from './measure.ts';
export { type MinesSeat, type Move, SEATS } from './moves.ts';
export { RULES } from './rules-table.ts';
export { OUTCOMES, type Outcome, type Phase, type State } from './state.ts';
export { type Changes, type Config, DEFAULT_CONFIG, tablesOf } from './tables/config.ts';
export { ROOT_IDS, type RootId } from './tables/roots.ts';
export type { GameTables } from './tables/rows.ts';
export { TABLES } from './tables/tables.ts';
export type { BankedSeen, BattlePast, BattleSeen, NodeSeen, View } from './view.ts';
export { positionOf } from './view-position.ts';
