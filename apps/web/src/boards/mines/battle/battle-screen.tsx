import { useMemo, useState } from 'preact/hooks';
import type { MinesText } from '../text/index.ts';
import { Banked } from './banked.tsx';
import type { BattleScreenProps } from './battle-screen-props.ts';
import { BoardView } from './board-view.tsx';
import { Desk } from './desk.tsx';
import { EnemyLine } from './enemy-line.tsx';
import { HintStrip } from './hint-strip.tsx';
import { hudOf } from './hud.ts';
import { HeroLine, HudStrip } from './hud-strip.tsx';
import { Ledger } from './ledger.tsx';
import { KeysList, Legend } from './legend.tsx';
import { useBattle } from './use-battle.ts';
import '../../../style/mines-tokens.css';
import '../battle.css';

/** A battle: the enemies, the board, what there is to spend, and the keys under the thumbs. */
export function BattleScreen(props: BattleScreenProps) {
  const { board, view, text, shown, mark, closing } = props;
  const { setting } = board;
  const hud = useMemo(() => hudOf(view), [view]);
  const [lit, setLit] = useState<ReadonlyMap<number, string>>(NOTHING_LIT);
  const state = useBattle(props, hud);
  const { wishes, pane, open } = state;
  const isLocked = closing !== undefined;
  return (
    <div
      class={`mines mines-battle ${setting.hand}-hand`}
      data-mode={wishes.mode}
      data-phase={isLocked ? 'closing' : 'open'}
    >
      <div class="mines-run">{props.children}</div>
      <div class="mines-right">
        <EnemyLine hud={hud} text={text} />
        <aside class="mines-side" aria-label={text.battle.keysTitle}>
          <KeysList text={text.battle} />
        </aside>
      </div>
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
      >
        <HintStrip
          key={state.board.id}
          board={state.board}
          shown={shown}
          mark={mark}
          text={text.battle}
          isLow={pane.isLow}
        />
      </BoardView>
      <Progress opened={hud.opened} cells={hud.cells} text={text} />
      <Banked sums={hud.banked} text={text} />
      <HeroLine hud={hud} text={text.battle} />
      <HudStrip hud={hud} text={text.battle} refused={wishes.refused} />
      <Desk state={state} hud={hud} board={board} text={text} isLocked={isLocked} onLight={setLit} />
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

function Progress({ opened, cells, text }: ProgressProps) {
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

interface ProgressProps {
  readonly opened: number;
  readonly cells: number;
  readonly text: MinesText;
}
