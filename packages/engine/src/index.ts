export type { AnyBot, Bot, Decision } from './bot.ts';
export { drawOutcome } from './chance.ts';
export {
  type Column,
  flag,
  int,
  oneOf,
  optional,
  readCell,
  ref,
  show,
  text,
  texts,
  type ValueOf,
} from './column.ts';
export { canonicalJson, digestOf } from './digest.ts';
export {
  type AnyGame,
  CHANCE,
  type Facts,
  type Game,
  type Moves,
  type Outcome,
  type Refusal,
  type Seat,
  type Step,
  type Turn,
} from './game.ts';
export { type CostField, createCostField, fillCostField } from './grid/cost-field.ts';
export {
  cellBeside,
  chebyshev,
  DIRECTIONS,
  type Direction,
  oppositeOf,
  PREFERRED,
  STEP_X,
  STEP_Y,
  stepDirection,
  turnedBy,
} from './grid/directions.ts';
export { clearanceOf, type Exits, exitsOf, type StepRules } from './grid/exits.ts';
export { type Components, componentsOf, reachableFrom } from './grid/flood.ts';
export {
  clearFlowField,
  createFlowField,
  type FlowField,
  fillFlowField,
  NO_WAY,
  stepDown,
} from './grid/flow-field.ts';
export { castFov, createFov, type Fov, lineOfSight } from './grid/fov.ts';
export { bresenham, supercover } from './grid/lines.ts';
export { createPathFinder, findPath, type PathFinder } from './grid/path.ts';
export { hash128, hashHex } from './hash.ts';
export { type Divergence, formatDivergence, type LogEntry, type MoveLog, replay } from './log.ts';
export type { AnyMeasure, Measure, PlayedTurn, PlayRecord, Stats } from './measure.ts';
export { addMoments, addValue, type Mean, type Moments, meanOf, noMoments } from './moments.ts';
export { fail, formatProblem, ok, type Problem, printShort, type Result } from './result.ts';
export {
  closeRng,
  deriveSeed,
  nextBelow,
  nextChance,
  nextOf,
  nextPermutation,
  nextUint32,
  openRng,
  type Rng,
  type RngState,
  rngStream,
  type Seed,
} from './rng.ts';
export {
  type AnyTable,
  type ColumnSet,
  defineTable,
  parseRow,
  type RowCheck,
  type RowOf,
  referenceProblems,
  type Table,
  type TableDraft,
  TableError,
  tableProblems,
} from './table.ts';
export { formatTranscript } from './transcript.ts';
