import type { Move, View } from '@foretell/mines';
import type { BoardProps } from '../../board.ts';
import { EndPicture } from '../art/end-picture.tsx';
import type { MinesText } from '../text/index.ts';

/** How a run ended, and the ways out. */
export function PlainEnd({ board, text }: PlainEndProps) {
  const { view, leave } = board;
  return (
    <div class="mines mines-card">
      <div class="mines-page">
        {view.outcome !== 'running' && <EndPicture outcome={view.outcome} />}
        <h1>{text.battle.end[view.outcome]}</h1>
        <button type="button" class="mines-main-key" onClick={() => leave('again')}>
          {text.battle.end.again}
        </button>
        <button type="button" class="mines-main-key" onClick={() => leave('home')}>
          {text.battle.end.home}
        </button>
      </div>
    </div>
  );
}

interface PlainEndProps {
  readonly board: BoardProps<View, Move>;
  readonly text: MinesText;
}
