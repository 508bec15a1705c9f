import type { Judged } from '@foretell/mines/teach';
import type { TeachText } from '../text/teach/en.ts';
import { BoardPicture } from './board-picture.tsx';
import { percentOf } from './say.ts';

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

/** What was known before, and what came of it. What came is left out where it was known. */
export function saysOf(
  { review }: TeachText,
  { deed, stand, chance, regret, clues }: Judged,
): readonly string[] {
  if (stand === 'proved') return [review.proof(clues)];
  const came =
    deed.isMine === undefined ? review.came.unknown : deed.isMine ? review.came.mine : review.came.safe;
  return [
    ...(stand === 'guess' ? [review.chance(percentOf(chance)), came] : []),
    ...(regret >= SMALLEST ? [review.gave(numberOf(regret))] : []),
  ];
}

/** Less than this is not worth a word. */
const SMALLEST = 0.05;

/** With one decimal. */
export function numberOf(value: number): string {
  return `${Math.round(value * 10) / 10}`;
}
