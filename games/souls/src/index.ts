export { BOTS, SOULS_BOTS } from './bots/bots.ts';
export { MINDS } from './bots/minds.ts';
export type { Note, Why } from './bots/note.ts';
export type { Config } from './config.ts';
export type { Blow, Event, Fact, Who } from './events.ts';
export type {
  Arena,
  CastMember,
  Cell,
  Claim,
  Door,
  Level,
  LevelSource,
  Room,
  Scene,
  Signal,
  Spawn,
} from './floors/level.ts';
export { CLAIMS, TERRAIN } from './floors/level.ts';
export { sceneProblems } from './floors/scene.ts';
export { souls } from './game.ts';
export { inputsOf } from './inputs.ts';
export { MEASURE } from './measure.ts';
export { type Move, SEATS, SLOTS, type Slot, type SoulsSeat } from './move.ts';
export { OPEN_DOUBLE, OPEN_SINGLE, UNKNOWN } from './observe/ground-seen.ts';
export { DEFAULT_CONFIG } from './parse-config.ts';
export { REFUSAL_CODES, type RefusalCode } from './refusals.ts';
export { RULES } from './rules-table.ts';
export { type Opened, openSave } from './save/read.ts';
export { type Save, saveOf } from './save/save.ts';
export { hasBit } from './space/bits.ts';
export { DIRECTIONS, type Direction, STEP_X, STEP_Y } from './space/direction.ts';
export { shapeCells } from './space/shape-cells.ts';
export { OUTCOMES, type Outcome, type State } from './state.ts';
export { SWITCHES, type Switch } from './switches.ts';
export { TABLES } from './tables/tables.ts';
export { STAMINA_UNIT, shownStamina } from './units.ts';
export type { Context, DangerView, EnemyView, GroundView, SelfView, VerbView, View } from './view.ts';
