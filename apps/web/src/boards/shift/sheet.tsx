import type { ShiftSeat } from '@foretell/shift';
import type { ComponentChildren } from 'preact';
import type { Draft } from './draft.ts';
import { Finger } from './finger.tsx';
import { Lettering } from './lettering.tsx';
import { Mark } from './marks.tsx';
import type { ShiftText } from './text/index.ts';
import { useWriting } from './use-writing.ts';
import type { BoxModel } from './view-model.ts';

/** The eight boxes of the sheet being planned. */
export function Sheet(props: SheetProps) {
  const { boxes, text, isLocked, pointedAt } = props;
  const { at, group, painting, tap } = useWriting(props);
  return (
    // The boxes are the controls; their frame only follows a stroke across them.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the grid of the form
    <div class="boxes" role="group" aria-label={text.form} ref={group} {...painting}>
      {boxes.map((box) => (
        <Box key={box.hour} box={box} text={text} isAt={box.hour === at} isLocked={isLocked} onClick={tap}>
          {box.hour === pointedAt && <Finger />}
        </Box>
      ))}
    </div>
  );
}

interface SheetProps {
  readonly seat: ShiftSeat;
  readonly boxes: readonly BoxModel[];
  readonly text: ShiftText;
  readonly isLocked: boolean;
  /** The hour that the lesson's finger points at. */
  readonly pointedAt: number | null;
  readonly onWrite: (change: (draft: Draft) => Draft) => void;
  readonly onExplain: () => void;
  /** The player says that the sheet is ready. */
  readonly onDone: () => void;
}

function Box({ box, text, isAt, isLocked, onClick, children }: BoxProps) {
  const { hour, state, isPencil, isLeaked } = box;
  const extras = [isPencil ? text.pencilled : '', isLeaked ? text.leaked : ''].filter(
    (extra) => extra !== '',
  );
  return (
    <button
      type="button"
      class={`box ${state} ${isPencil ? 'pencil' : ''}`}
      data-hour={hour}
      tabIndex={isAt ? 0 : -1}
      aria-disabled={isLocked}
      aria-label={[text.hour(hour), text.states[state], ...extras].join(', ')}
      onClick={(event) => event.detail === 0 && onClick(hour)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span class="no">
        <Lettering text={`${hour + 1}`} />
      </span>
      {isLeaked && (
        <span class="leak">
          <Mark name="meeting" />
        </span>
      )}
      <Mark name={state} />
      <span class="word">
        <Lettering text={text.states[state]} />
      </span>
      {children}
    </button>
  );
}

interface BoxProps {
  readonly box: BoxModel;
  readonly text: ShiftText;
  readonly isAt: boolean;
  readonly isLocked: boolean;
  readonly onClick: (hour: number) => void;
  readonly children: ComponentChildren;
}
