import type { BoardSeen, Move, View } from '@foretell/mines';
import { useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../../board.ts';
import type { Shown } from '../stage.ts';
import type { MinesText } from '../text/index.ts';
import { BoardView } from './board-view.tsx';
import { Confirm } from './confirm.tsx';
import { EnemyLine } from './enemy-line.tsx';
import { type Hud, hudOf } from './hud.ts';
import { HeroLine, HudStrip } from './hud-strip.tsx';
import { Ledger } from './ledger.tsx';
import { Legend } from './legend.tsx';
import { ThumbKeys } from './thumb-keys.tsx';
import { useBattle } from './use-battle.ts';
import '../battle.css';

/** A battle: the enemies, the board, what there is to spend, and the keys under the thumbs. */
export function BattleScreen(props: BattleScreenProps) {
  const { board, view, text, closing } = props;
  const { setting } = board;
  const hud = useMemo(() => hudOf(view), [view]);
  const [lit] = useState<ReadonlyMap<number, string>>(NOTHING_LIT);
  const isLocked = closing !== undefined;
  const state = useBattle(props, hud);
  const { wishes, pane, open } = state;
  return (
    <div
      class={`mines mines-battle ${setting.hand}-hand`}
      data-mode={wishes.mode}
      data-phase={isLocked ? 'closing' : 'open'}
    >
      {props.children}
      <EnemyLine hud={hud} text={text} />
      <BoardView
        board={state.board}
        pane={pane}
        wishes={wishes}
        text={text.battle}
        playback={state.playback}
        nth={state.nth}
        cursor={state.cursor}
        lit={lit}
        followsFocus={state.isAtKeyboard}
        isLocked={isLocked}
        onTouch={state.onTouch}
      />
      <Progress hud={hud} text={text} />
      <HeroLine hud={hud} text={text.battle} />
      <HudStrip hud={hud} text={text.battle} refused={wishes.refused} />
      <div class="mines-desk">
        {open === 'stop' || open === 'refresh' ? (
          <Confirm
            question={
              open === 'stop'
                ? text.battle.confirmStop(hud.ap, hud.stopBanks)
                : text.battle.confirmRefresh(hud.refresh.cost, hud.refresh.sealsLost)
            }
            yes={open === 'stop' ? text.battle.stop : text.battle.refresh}
            no={text.battle.cancel}
            onYes={state.confirm}
            onNo={state.close}
          />
        ) : (
          <ThumbKeys
            hud={hud}
            text={text.battle}
            mode={wishes.mode}
            isLocked={isLocked}
            canUndo={board.canUndo}
            isWide={pane.isWide}
            isOverview={pane.isOverview}
            lantern={state.lantern}
            press={state.press}
          />
        )}
      </div>
      <p class="unseen" role="status">
        {state.saying}
      </p>
      {open === 'legend' && (
        <Legend text={text.battle} isDeep={view.config.root === 'deep'} onClose={state.close} />
      )}
      {open === 'ledger' && <Ledger sums={hud.banked} text={text} onClose={state.close} />}
    </div>
  );
}

const NOTHING_LIT: ReadonlyMap<number, string> = new Map();

export interface BattleScreenProps {
  readonly board: BoardProps<View, Move>;
  /** What is drawn: while a round closes, not what the shell has given any more. A battle goes on in it. */
  readonly view: View;
  readonly text: MinesText;
  readonly shown: Shown;
  readonly mark: (part: Partial<Shown>) => void;
  readonly submit: BoardProps<View, Move>['submit'];
  /** The board of an earlier round, to see what can be read now. */
  readonly earlier?: BoardSeen | undefined;
  /** The round is over and its last cells are opening; called when they have. */
  readonly closing?: (() => void) | undefined;
  readonly children?: preact.ComponentChildren;
}

function Progress({ hud, text }: { readonly hud: Hud; readonly text: MinesText }) {
  const { opened, cells } = hud;
  return (
    <div
      class="mines-progress"
      role="progressbar"
      aria-label={text.battle.opened(opened, cells)}
      aria-valuenow={opened}
      aria-valuemin={0}
      aria-valuemax={cells}
    >
      <i style={{ transform: `scaleX(${opened / cells})` }} />
    </div>
  );
}
