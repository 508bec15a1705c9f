export { type Bots, hint, playBots } from './bots.ts';
export type { Label } from './label.ts';
export { formatLink, LINK_PLAYER, MAX_LINK_CHARS, parseLink, peekLink } from './link.ts';
export { formatLinkProblem, type LinkProblem } from './link-problem.ts';
export {
  configOf,
  type Decided,
  decisionsOf,
  entryOf,
  eventsFor,
  gameOf,
  legalMovesFor,
  outcomeOf,
  playersOf,
  type Scene,
  scenesFor,
  sealedMoveOf,
  sealedSeats,
  seatsToAct,
  seedOf,
  takeOf,
  viewFor,
} from './look.ts';
export { SESSION_REFUSALS, type SessionRefusal } from './refusals.ts';
export {
  formatSave,
  MAX_SAVE_CHARS,
  parseSave,
  peekSave,
  SAVE_FORMAT,
  SAVE_VERSION,
  type SaveFile,
  toSave,
} from './save.ts';
export { formatSaveProblem, type SaveProblem } from './save-problem.ts';
export { judge, judgeUndo, openSession, submit, undo, withdraw } from './session.ts';
export {
  dropSave,
  type Found,
  type Kept,
  listUnreadable,
  loadSave,
  type Store,
  saveKey,
  storeSave,
} from './shelf.ts';
export type { Players, Session } from './sitting.ts';
export {
  type ClientMessage,
  MAX_MESSAGE_CHARS,
  parseClientMessage,
  type Received,
  type Reply,
  receive,
  type ServerMessage,
  viewMessage,
} from './wire.ts';
