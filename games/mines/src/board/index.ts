export {
  type Board,
  installBoard,
  isMine,
  isOpened,
  NOT_OPENED,
  type OpenReport,
  regionOf,
  type Seal,
  sealOn,
  showsNumber,
} from './board.ts';
export {
  type BoardRefusal,
  open,
  probe,
  refusalOfDig,
  refusalOfSeal,
  refusalOfWalk,
  reportOf,
  type SealResult,
  seal,
  settleSeals,
  walk,
  wayTo,
} from './deeds.ts';
export { type Live, liveOf } from './live.ts';
