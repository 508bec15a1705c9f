import type { Move, View } from '@foretell/shift';
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import { Dialog } from './dialog.tsx';
import { Explain } from './explain.tsx';
import { Frame } from './frame.tsx';
import { Key } from './key.tsx';
import { pointedHourOf } from './lesson.ts';
import { Paper } from './paper.tsx';
import { PLANNING } from './playback.ts';
import { Rope } from './rope.tsx';
import { Scene } from './scene.tsx';
import { Seal } from './seal.tsx';
import { Sheet } from './sheet.tsx';
import { Slips } from './slips.tsx';
import type { ShiftText } from './text/index.ts';
import { type Planning, usePlan } from './use-plan.ts';
import type { PlanModel } from './view-model.ts';
import { WeekTable } from './week-table.tsx';

type Open = 'explain' | 'past' | null;

/** Filling in the sheet of the day to come. */
export function PlanScreen({ board, text, isLesson }: PlanScreenProps) {
  const { view, setting } = board;
  const planning = usePlan(board, text, isLesson);
  const [open, setOpen] = useState<Open>(null);
  const desk = useRef<HTMLDivElement>(null);
  const { plan, coach } = planning;
  const isStill = setting.reducedMotion;
  const explain = () => setOpen('explain');
  const arm = () => {
    planning.arm();
    desk.current?.querySelector<HTMLElement>('.shift-seal')?.focus();
  };
  return (
    <Frame
      setting={setting}
      deskRef={desk}
      rope={<Rope rope={plan.rope} text={text} isStill={isStill} />}
      scene={<Scene picture={PLANNING} text={text} isStill={isStill} />}
      caption={planning.caption}
      slips={
        <Slips
          slips={plan.slips}
          rows={plan.days - 1}
          text={text}
          onOpen={() => setOpen('past')}
          isPointedAt={coach?.at === 'slips'}
        />
      }
      sheet={<PlanPaper planning={planning} text={text} onExplain={explain} onDone={arm} />}
      desk={<PlanDesk planning={planning} text={text} onExplain={explain} />}
      overlay={<Opened open={open} view={view} plan={plan} text={text} onClose={() => setOpen(null)} />}
    />
  );
}

interface PlanScreenProps {
  readonly board: BoardProps<View, Move>;
  readonly text: ShiftText;
  readonly isLesson: boolean;
}

function PlanPaper({ planning, text, onExplain, onDone }: PlanPaperProps) {
  const { plan, coach, isLocked, write } = planning;
  return (
    <Paper day={plan.day} days={plan.days} text={text} strip={plan.strip}>
      <Sheet
        seat={plan.seat}
        boxes={plan.boxes}
        text={text}
        isLocked={isLocked}
        pointedAt={coach === null ? null : pointedHourOf(coach)}
        onWrite={write}
        onExplain={onExplain}
        onDone={onDone}
      />
    </Paper>
  );
}

interface PlanPaperProps extends PlanDeskProps {
  readonly onDone: () => void;
}

/** What lies on top of the sheet. */
function Opened({ open, view, plan, text, onClose }: OpenedProps) {
  switch (open) {
    case null:
      return null;
    case 'explain':
      return <Explain seat={view.seat} config={view.config} text={text} onClose={onClose} />;
    case 'past':
      return (
        <Dialog title={text.pastDays} text={text} onClose={onClose}>
          <WeekTable slips={plan.slips} text={text} />
        </Dialog>
      );
  }
}

interface OpenedProps {
  readonly open: Open;
  readonly view: View;
  readonly plan: PlanModel;
  readonly text: ShiftText;
  readonly onClose: () => void;
}

/** Under the thumbs: what the boxes mean, a suggestion, the stamp. */
function PlanDesk({ planning, text, onExplain }: PlanDeskProps) {
  const { draft, coach, isLocked } = planning;
  return (
    <>
      <Key drawing="question" label={text.explain} onClick={onExplain} />
      <Key
        drawing={draft.erased === null ? 'pencil' : 'rubber'}
        label={draft.erased === null ? text.hint : text.erase}
        onClick={planning.askHint}
        isDisabled={isLocked}
        isPointedAt={coach?.at === 'hint'}
      />
      <Seal
        text={text}
        isDisabled={isLocked}
        isArmed={planning.isArmed}
        isPointedAt={coach?.at === 'seal'}
        onArm={planning.arm}
        onDisarm={planning.disarm}
        onSeal={planning.seal}
      />
    </>
  );
}

interface PlanDeskProps {
  readonly planning: Planning;
  readonly text: ShiftText;
  readonly onExplain: () => void;
}
