export type { ContractCheck, ContractOptions } from './contract/subject.ts';
export { contractChecks, describeGame, type TestRunner } from './contract-suite.ts';
export {
  type DiceConfig,
  type DiceEvent,
  type DiceMove,
  type DiceSeat,
  type DiceState,
  diceGame,
} from './dice-game.ts';
export { findSeed, findStream } from './find-seed.ts';
export {
  type Hand,
  type NullConfig,
  type NullEvent,
  type NullMove,
  type NullSeat,
  type NullState,
  type NullView,
  nullGame,
} from './null-game.ts';
export { perft } from './perft.ts';
