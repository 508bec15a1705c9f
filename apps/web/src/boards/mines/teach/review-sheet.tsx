import type { Move, View } from '@foretell/mines';
import type { Judged, Review } from '@foretell/mines/teach';
import { useEffect, useState } from 'preact/hooks';
import type { BoardSetting, PastDecision } from '../../board.ts';
import { Sheet } from '../battle/sheet.tsx';
import type { TeachText } from '../text/teach/en.ts';
import { teachTextOf } from '../text/teach/index.ts';
import { DecisionItem } from './decision-item.tsx';
import { DecisionList } from './decision-list.tsx';
import { ReviewFigures } from './review-figures.tsx';
import { type Reviewing, useReview } from './use-review.ts';
import '../../../style/mines-tokens.css';
import '../css/teach-review.css';

/**
 * A run looked back on: what was proved, what was guessed, and what luck had to do with it. The work is done elsewhere while the sheet
 * lies open, and stops when it is closed.
 */
export function ReviewSheet({ past, view, setting, onClose }: ReviewSheetProps) {
  const text = teachTextOf(setting.locale);
  const state = useReview(past, view);
  return (
    <Sheet title={text.review.title} close={text.close} onClose={onClose}>
      <div class="mines-review">{content(text, state)}</div>
    </Sheet>
  );
}

interface ReviewSheetProps {
  /** Every decision of the hero. Asked once. */
  readonly past: () => readonly PastDecision<View, Move>[];
  /** After the last of them. */
  readonly view: View;
  readonly setting: Pick<BoardSetting, 'locale'>;
  readonly onClose: () => void;
}

function content(text: TeachText, state: Reviewing) {
  switch (state.kind) {
    case 'working':
      return <Progress text={text} done={state.done} all={state.all} />;
    case 'failed':
      return <p role="status">{text.failed}</p>;
    case 'done':
      return state.review.judged.length === 0 ? (
        <p role="status">{text.review.nothing}</p>
      ) : (
        <Finished text={text} review={state.review} />
      );
  }
}

function Progress({
  text,
  done,
  all,
}: {
  readonly text: TeachText;
  readonly done: number;
  readonly all: number;
}) {
  const label = text.review.working(done, all);
  return (
    <>
      <p>{label}</p>
      <div
        class="mines-review-progress"
        role="progressbar"
        aria-label={text.review.title}
        aria-valuetext={label}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={Math.max(1, all)}
      >
        <i style={{ transform: `scaleX(${all === 0 ? 0 : done / all})` }} />
      </div>
    </>
  );
}

/** Drawn one part after the other, so that a phone can be scrolled meanwhile. */
function Finished({ text, review }: { readonly text: TeachText; readonly review: Review }) {
  const parts = useParts(3);
  return (
    <>
      <ReviewFigures text={text} review={review} />
      {parts > 0 && (
        <Few title={text.review.worst} none={text.review.noneWorst} few={review.worst} text={text} />
      )}
      {parts > 1 && (
        <Few title={text.review.best} none={text.review.noneBest} few={review.best} text={text} />
      )}
      {parts > 2 && <DecisionList text={text} judged={review.judged} />}
    </>
  );
}

/** Counts up to `most`, one a frame or two. */
function useParts(most: number): number {
  const [parts, setParts] = useState(0);
  useEffect(() => {
    if (parts === most) return;
    const timer = setTimeout(() => setParts(parts + 1), 30);
    return () => clearTimeout(timer);
  }, [parts, most]);
  return parts;
}

function Few({ title, none, few, text }: FewProps) {
  return (
    <section>
      <h3>{title}</h3>
      {few.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ol class="mines-decisions">
          {few.map((judged) => (
            <DecisionItem key={judged.deed.at} text={text} judged={judged} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface FewProps {
  readonly title: string;
  readonly none: string;
  readonly few: readonly Judged[];
  readonly text: TeachText;
}
