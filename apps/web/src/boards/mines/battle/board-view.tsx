import type { BoardSeen } from '@foretell/mines';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Avatar } from '../art/avatar.tsx';
import { Contours } from '../art/contours.tsx';
import type { BattleText } from '../text/battle/en.ts';
import { cellAt } from './board-window.ts';
import { cellsOf } from './cells.ts';
import { Grid } from './grid.tsx';
import { at, Digits, Lids, Marks } from './layers.tsx';
import { marksOf } from './marks-of.tsx';
import type { Playback } from './playback.ts';
import type { Meaning } from './press.ts';
import { Speech } from './speech.tsx';
import { useFingers } from './use-fingers.ts';
import type { PaneState } from './use-pane.ts';
import type { Wishes } from './use-wishes.ts';

/** The board behind its window: what lies on it, and everything that touches it. */
export function BoardView(props: BoardViewProps) {
  const { board, pane, wishes, text, cursor, isLocked } = props;
  const { placing, isOverview } = pane;
  const { size } = board;
  const cells = useMemo(() => cellsOf(board), [board]);
  const fingers = useFingers({
    cellUnder: (clientX, clientY) => {
      const frame = pane.ref.current?.getBoundingClientRect();
      if (frame === undefined) return null;
      return cellAt(placing, size, { x: clientX - frame.left, y: clientY - frame.top });
    },
    onMeaning: (meaning) => mean(props, meaning),
    onRight: (cell) => !isLocked && wishes.act({ kind: 'seal', cell }),
    onDown: () => props.onTouch(),
  });
  const focus = cursor ?? board.avatar;
  const press = useRef((_: number) => {});
  press.current = (cell) => {
    if (!isLocked) wishes.tap(cell);
  };
  // Fingers and marks change often, the board seldom.
  const ground = useMemo(
    () => (
      <>
        <Grid size={size} cells={cells} focus={focus} text={text} onPress={(cell) => press.current(cell)} />
        <Contours size={size} regions={board.regions} />
      </>
    ),
    [cells, focus, text],
  );
  const above = useMemo(
    () => (
      <>
        <Digits size={size} cells={cells} />
        <Lids board={board} playback={props.playback} nth={props.nth} />
      </>
    ),
    [cells, props.playback],
  );
  useFocusOn(pane.ref, focus, props.followsFocus);
  return (
    <div
      class={`mines-pane${isOverview ? ' overview' : ''}${pane.isDragged ? ' dragged' : ''}`}
      ref={pane.ref}
      {...fingers.handlers}
      onWheel={(event) => pane.pan(-event.deltaX, -event.deltaY)}
    >
      <div class="mines-map" style={mapStyle(placing, size)}>
        {ground}
        <i class="mines-stand" style={at(size, board.avatar)}>
          <Avatar />
        </i>
        {above}
        <Marks
          size={size}
          marks={marksOf({
            board,
            wishes,
            pressed: isOverview ? null : fingers.pressed,
            cursor,
            lit: props.lit,
          })}
        />
      </div>
      <Speech pane={pane} size={size} wishes={wishes} text={text} />
      {props.children}
    </div>
  );
}

interface BoardViewProps {
  readonly board: BoardSeen;
  readonly pane: PaneState;
  readonly wishes: Wishes;
  readonly text: BattleText;
  readonly playback: Playback;
  readonly nth: number;
  readonly cursor: number | null;
  readonly lit: ReadonlyMap<number, string>;
  /** The focus goes where the hero goes: the player is at the keyboard. */
  readonly followsFocus: boolean;
  /** Nothing can be done now. */
  readonly isLocked: boolean;
  /** A finger comes down. `true`: it has done its work. */
  readonly onTouch: () => boolean;
  readonly children?: ComponentChild;
}

function mean(props: BoardViewProps, meaning: Meaning): void {
  const { pane, wishes } = props;
  switch (meaning.kind) {
    case 'tap':
      tap(props, meaning.cell);
      return;
    case 'hold':
      if (meaning.cell !== null && !props.isLocked && !pane.isOverview)
        wishes.act({ kind: 'seal', cell: meaning.cell });
      return;
    case 'call-off':
      wishes.callOff();
      return;
    case 'pan':
      pane.pan(meaning.x, meaning.y);
      return;
    case 'zoom':
      pane.zoom(meaning.to, null);
      return;
  }
}

/** From far away a thumb hits several cells at once: a tap there only comes closer. */
function tap({ pane, wishes, isLocked }: BoardViewProps, cell: number | null): void {
  if (cell === null || isLocked) return;
  if (pane.isOverview) pane.zoom('in', cell);
  else wishes.tap(cell);
}

function mapStyle(
  { x, y, cell }: PaneState['placing'],
  size: number,
): Readonly<Record<string, string | number>> {
  return { '--cell': `${cell}px`, '--size': size, transform: `translate(${x}px, ${y}px)` };
}

function useFocusOn(ref: PaneState['ref'], cell: number, isWanted: boolean): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isWanted && !isFirst.current) {
      const target = ref.current?.querySelector(`[data-cell="${cell}"]`);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [cell, isWanted]);
}
