import type { Move, View } from '@foretell/mines';
import type { BoardProps } from '../../board.ts';
import { bringInSight } from '../teach/bring-in-sight.ts';
import { TeacherPanel } from '../teach/teacher-panel.tsx';
import type { MinesText } from '../text/index.ts';
import { Confirm } from './confirm.tsx';
import type { Hud } from './hud.ts';
import { ThumbKeys } from './thumb-keys.tsx';
import type { Battling } from './use-battle.ts';

/** What lies under the thumbs: the keys, a question, or the teacher. */
export function Desk(props: DeskProps) {
  return <div class="mines-desk">{content(props)}</div>;
}

function content({ state, hud, board, text, isLocked, onLight }: DeskProps) {
  const { wishes, pane } = state;
  const { battle } = text;
  switch (state.open) {
    case 'stop':
      return (
        <Confirm
          question={battle.confirmStop(hud.ap, hud.stopBanks)}
          yes={battle.stop}
          no={battle.goOn}
          onYes={state.confirm}
          onNo={state.close}
        />
      );
    case 'refresh':
      return (
        <Confirm
          question={battle.confirmRefresh(hud.refresh.cost, hud.refresh.sealsLost)}
          yes={battle.refresh}
          no={battle.goOn}
          onYes={state.confirm}
          onNo={state.close}
        />
      );
    case 'teacher':
      return (
        <TeacherPanel
          board={state.board}
          setting={board.setting}
          onLight={(lit) => {
            onLight(lit);
            bringInSight(pane, state.board.size, lit);
          }}
          onClose={state.close}
        />
      );
    case 'legend':
    case 'ledger':
    case null:
      return (
        <ThumbKeys
          hud={hud}
          text={battle}
          mode={wishes.mode}
          isLocked={isLocked}
          canUndo={board.canUndo}
          isWide={pane.isWide}
          isOverview={pane.isOverview}
          lantern={state.lantern}
          press={state.press}
        />
      );
  }
}

interface DeskProps {
  readonly state: Battling;
  readonly hud: Hud;
  readonly board: BoardProps<View, Move>;
  readonly text: MinesText;
  readonly isLocked: boolean;
  /** What the teacher points at. */
  readonly onLight: (lit: ReadonlyMap<number, string>) => void;
}
