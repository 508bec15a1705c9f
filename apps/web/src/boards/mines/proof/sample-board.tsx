import type { BoardSeen } from '@foretell/mines';
import { useMemo } from 'preact/hooks';
import { Avatar } from '../art/avatar.tsx';
import { Contours } from '../art/contours.tsx';
import { cellsOf } from '../battle/cells.ts';
import { Grid } from '../battle/grid.tsx';
import { at, Digits } from '../battle/layers.tsx';
import type { BattleText } from '../text/battle/en.ts';

/** A board as the battle draws it, layer by layer, without anything that listens. */
export function SampleBoard({ board, title, text }: SampleBoardProps) {
  const cells = useMemo(() => cellsOf(board), [board]);
  const { size } = board;
  return (
    <figure class="mines-proof-board">
      <div class="mines-map" style={{ '--cell': '44px', '--size': size }}>
        <Grid size={size} cells={cells} focus={board.avatar} text={text} onPress={() => undefined} />
        <Contours size={size} regions={board.regions} />
        <i class="mines-stand" style={at(size, board.avatar)}>
          <Avatar />
        </i>
        <Digits size={size} cells={cells} />
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

interface SampleBoardProps {
  readonly board: BoardSeen;
  readonly title: string;
  readonly text: BattleText;
}
