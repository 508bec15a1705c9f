import type { BattleText } from '../text/battle/en.ts';
import type { PaneState } from './use-pane.ts';
import type { Wishes } from './use-wishes.ts';

/** A few words at the cell that they are about: why not, or what a second tap will do. */
export function Speech({ pane, size, wishes, text }: SpeechProps) {
  const { asked, refused } = wishes;
  const cell = asked?.wish.cell ?? (refused?.place === 'cell' ? refused.cell : null);
  if (cell === null) return null;
  const words =
    asked === null ? (text.refusals[refused?.code ?? ''] ?? text.refused) : text.doubts[asked.doubt];
  const { x, y, cell: edge } = pane.placing;
  const row = Math.floor(cell / size);
  const top = y + row * edge;
  // Over the cell, where no thumb hides it; under it in the first rows.
  const isUnder = top < 60;
  const style = {
    '--at-x': `${x + ((cell % size) + 0.5) * edge}px`,
    top: `${isUnder ? top + edge + 4 : top - 4}px`,
  };
  return (
    <p
      class={`mines-speech${isUnder ? ' under' : ''}${asked === null ? ' refused' : ''}`}
      style={style}
      role="status"
    >
      <span>{words}</span>
    </p>
  );
}

interface SpeechProps {
  readonly pane: PaneState;
  readonly size: number;
  readonly wishes: Pick<Wishes, 'asked' | 'refused'>;
  readonly text: BattleText;
}
