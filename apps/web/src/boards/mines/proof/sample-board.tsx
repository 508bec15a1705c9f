import { useMemo } from 'preact/hooks';
import { Avatar } from '../art/avatar.tsx';
import { Contours } from '../art/contours.tsx';
import { cellsOf } from '../battle/cells.ts';
import { Grid } from '../battle/grid.tsx';
import { at, Digits } from '../battle/layers.tsx';
import type { BattleText } from '../text/battle/en.ts';
import type { Sample } from './samples.ts';

/** A board as the battle draws it, layer by layer, without anything that listens. */
export function SampleBoard({ sample, cell, text }: SampleBoardProps) {
  const { size, avatar, regions } = sample.board;
  const cells = useMemo(() => cellsOf(sample.board), [sample]);
  return (
    <figure class="mines-proof-board">
      <div class="mines-map" style={{ '--cell': `${cell}px`, '--size': size }}>
        <Grid size={size} cells={cells} focus={avatar} text={text} onPress={() => undefined} />
        <Contours size={size} regions={regions} />
        <i class="mines-stand" style={at(size, avatar)}>
          <Avatar />
        </i>
        <Digits size={size} cells={cells} />
      </div>
      <figcaption>{sample.title}</figcaption>
    </figure>
  );
}

interface SampleBoardProps {
  readonly sample: Sample;
  /** In pixels. */
  readonly cell: number;
  readonly text: BattleText;
}
