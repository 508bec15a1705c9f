import type { ComponentChild } from 'preact';
import { useRef } from 'preact/hooks';
import { Crater } from '../art/crater.tsx';
import { Seal } from '../art/seal.tsx';
import type { BattleText } from '../text/battle/en.ts';
import type { CellSeen } from './cells.ts';
import '../art/cells.css';

/**
 * The cells of a board for eyes, thumbs and screen readers: base, variation and seal. Who stands on them and the numbers are drawn
 * above, in layers of their own.
 */
export function Grid({ size, cells, focus, text, onPress }: GridProps) {
  const drawn = useRef(new Map<number, Drawn>());
  const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are listened to wherever the focus is.
    // biome-ignore lint/a11y/useSemanticElements: a table could not be moved behind a window cell by cell.
    <div
      class="mines-cells"
      role="grid"
      aria-label={text.board}
      aria-rowcount={size}
      aria-colcount={size}
      onClick={(event) => event.detail === 0 && press(event.target, onPress)}
    >
      {rows.map((row, at) => (
        // biome-ignore lint/a11y/useSemanticElements: see above.
        // biome-ignore lint/a11y/useFocusableInteractive: its cells are.
        <div class="mines-row" role="row" key={at} aria-rowindex={at + 1}>
          {row.map((seen) => draw(drawn.current, seen, seen.cell === focus, text))}
        </div>
      ))}
    </div>
  );
}

function press(target: EventTarget | null, onPress: (cell: number) => void): void {
  const cell = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null;
  if (cell !== null && cell !== undefined) onPress(Number(cell));
}

interface GridProps {
  readonly size: number;
  readonly cells: readonly CellSeen[];
  /** The cell that Tab leads to. */
  readonly focus: number;
  readonly text: BattleText;
  /** Pressed by something that has no finger: a screen reader. */
  readonly onPress: (cell: number) => void;
}

interface Drawn {
  readonly as: string;
  readonly node: ComponentChild;
}

/** A cell that looks as it did is the node that it was: Preact passes over it. */
function draw(drawn: Map<number, Drawn>, seen: CellSeen, isFocus: boolean, text: BattleText): ComponentChild {
  const label = text.cell(seen);
  const as = `${label}/${classOf(seen)}/${isFocus}`;
  const known = drawn.get(seen.cell);
  if (known?.as === as) return known.node;
  const node = (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    <div
      key={seen.cell}
      role="gridcell"
      class={classOf(seen)}
      data-cell={seen.cell}
      tabIndex={isFocus ? 0 : -1}
      aria-label={label}
      aria-colindex={seen.column + 1}
    >
      {seen.seal !== null && <Seal state={seen.seal} />}
      {seen.state === 'crater' && <Crater />}
    </div>
  );
  drawn.set(seen.cell, { as, node });
  return node;
}

function classOf({ state, variant, reach, row, column }: CellSeen): string {
  return ['mines-cell', state, (row + column) % 2 === 0 ? 'even' : 'odd', reach, variant?.variantId ?? '']
    .filter((name) => name !== '')
    .join(' ');
}
