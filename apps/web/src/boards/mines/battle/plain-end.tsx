import type { Move, View } from '@foretell/mines';
import { useState } from 'preact/hooks';
import type { BoardProps, ReplayProps } from '../../board.ts';
import { EndPicture } from '../art/end-picture.tsx';
import { ReviewSheet } from '../teach/review-sheet.tsx';
import { textOf } from '../text/index.ts';
import { teachTextOf } from '../text/teach/index.ts';

/** How a run ended, the look back, and where there are any, the ways out. */
export function PlainEnd({ view, past, setting, leave }: PlainEndProps) {
  const { end } = textOf(setting.locale).battle;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div class="mines mines-card">
      <div class="mines-page">
        {view.outcome !== 'running' && <EndPicture outcome={view.outcome} />}
        <h1>{end[view.outcome]}</h1>
        <button type="button" class="mines-main-key" onClick={() => setIsOpen(true)}>
          {teachTextOf(setting.locale).review.title}
        </button>
        {leave !== undefined && (
          <>
            <button type="button" class="mines-main-key" onClick={() => leave('again')}>
              {end.again}
            </button>
            <button type="button" class="mines-main-key" onClick={() => leave('home')}>
              {end.home}
            </button>
          </>
        )}
      </div>
      {isOpen && <ReviewSheet past={past} view={view} setting={setting} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

interface PlainEndProps extends Pick<ReplayProps<View, Move>, 'view' | 'past' | 'setting'> {
  /** Of a run that was just played. */
  readonly leave?: BoardProps<View, Move>['leave'];
}
