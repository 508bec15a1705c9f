import type { Judged } from '@foretell/mines/teach';
import type { TeachText } from '../text/teach/en.ts';
import { BoardPicture } from './board-picture.tsx';
import { saysOf } from './decisions.ts';

/** One decision: what the hero saw, what it did, what was known, and what came of it. */
export function DecisionItem({ text, judged }: { readonly text: TeachText; readonly judged: Judged }) {
  const { deed, stand, missed } = judged;
  const { review } = text;
  const { size } = deed.board;
  const place = (cell: number) => text.place(Math.floor(cell / size), cell % size);
  return (
    <li class={`mines-decision ${stand}`}>
      <BoardPicture deed={deed} also={missed?.cell} />
      <div>
        <strong>{review.deed[deed.kind][stand]}</strong>
        <small>
          {review.where(deed.battle, deed.round)}
          <span>{place(deed.cell)}</span>
        </small>
        <p>{saysOf(text, judged).join(text.space)}</p>
        {missed !== undefined && <p>{review.missedCell[missed.as](place(missed.cell))}</p>}
      </div>
    </li>
  );
}
