import { MinesBoard, MinesReplay } from '../../boards/mines/board.tsx';
import { MINES_SOUNDS } from '../../boards/mines/sounds.ts';
import type { BoardKit } from '../kit.ts';

/** What is fetched when a run is opened or read again. */
export const MINES_BOARD: BoardKit = { Board: MinesBoard, Replay: MinesReplay, sounds: MINES_SOUNDS };
