import type { Move, View } from '@foretell/mines';
import { useState } from 'preact/hooks';
import type { BoardProps, ReplayProps } from '../../board.ts';
import { EndPicture } from '../art/end-picture.tsx';
import { ReviewSheet } from '../teach/review-sheet.tsx';
import { textOf } from '../text/index.ts';
import { runTextOf } from '../text/run/index.ts';
import { teachTextOf } from '../text/teach/index.ts';
import { CopyKey } from './copy-key.tsx';
import { storyOf } from './story.ts';
import '../css/run-sheet.css';

/** How a run ended, its story, the look back, and where there are any, the ways out. */
export function EndScreen({ view, past, setting, ways }: EndScreenProps) {
  const { battle, terms } = textOf(setting.locale);
  const { end } = runTextOf(setting.locale);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div class="mines mines-card">
      <div class="mines-page mines-ended">
        {view.outcome !== 'running' && <EndPicture outcome={view.outcome} />}
        <h1>{battle.end[view.outcome]}</h1>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
        <section class="mines-story" tabIndex={0} aria-label={end.story}>
          {storyOf(view).map((told, place) => (
            <p key={place} class={told.kind}>
              {end.tell(told, terms)}
            </p>
          ))}
        </section>
        <div class="mines-ways">
          <button type="button" class="mines-main-key" onClick={() => setIsOpen(true)}>
            {teachTextOf(setting.locale).review.title}
          </button>
          {ways !== undefined && (
            <>
              <CopyKey label={end.share} copied={end.copied} link={ways.shareLink} />
              <CopyKey label={end.invite} copied={end.copied} link={ways.invite} />
              <button type="button" class="mines-main-key" onClick={() => ways.leave('again')}>
                {battle.end.again}
              </button>
              <button type="button" class="mines-main-key" onClick={() => ways.leave('home')}>
                {battle.end.home}
              </button>
            </>
          )}
        </div>
      </div>
      {isOpen && <ReviewSheet past={past} view={view} setting={setting} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

interface EndScreenProps extends Pick<ReplayProps<View, Move>, 'view' | 'past' | 'setting'> {
  /** Of a run that was just played. */
  readonly ways?: Pick<BoardProps<View, Move>, 'leave' | 'shareLink' | 'invite'>;
}
