import type { View } from '@foretell/shift';
import type { ReplayProps } from '../../boards/board.ts';
import { ShiftBoard } from '../../boards/shift/board.tsx';
import { ShiftReplay } from '../../boards/shift/replay.tsx';
import { SHIFT_SOUNDS } from '../../boards/shift/sounds.ts';
import type { BoardKit } from '../kit.ts';

/** What is fetched when a week is opened or watched again. */
export const SHIFT_BOARD: BoardKit = { Board: ShiftBoard, Replay, sounds: SHIFT_SOUNDS };

function Replay({ view, setting, sound }: ReplayProps<View>) {
  const { days, config, winner } = view;
  if (winner === null) throw new Error('only a finished week can be watched again');
  return <ShiftReplay days={days} config={config} winner={winner} setting={setting} sound={sound} />;
}
