import type { Move, View } from '@foretell/shift';
import { useCallback, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import { type Draft, moveOf, parseDraft, pencilIn } from './draft.ts';
import { type Coach, coachPlan } from './lesson.ts';
import type { ShiftText } from './text/index.ts';
import { type PlanModel, planOf, slipsOf } from './view-model.ts';

const DRAFT_NOTE = 'draft';

/** A sheet being written: what stands on it, what may be done to it, and the one line that is said about it. */
export interface Planning {
  readonly draft: Draft;
  readonly plan: PlanModel;
  readonly isLocked: boolean;
  readonly isArmed: boolean;
  readonly coach: Coach | null;
  readonly caption: string;
  /** Changes the draft as it is now, which may be ahead of the one that has been drawn. */
  readonly write: (change: (draft: Draft) => Draft) => void;
  readonly askHint: () => void;
  readonly arm: () => void;
  readonly disarm: () => void;
  readonly seal: () => void;
}

export function usePlan(board: BoardProps<View, Move>, text: ShiftText, isLesson: boolean): Planning {
  const { view, notes, sound } = board;
  const [draft, setDraft] = useState(() => parseDraft(notes.read(DRAFT_NOTE), view.seat, view.day));
  const [isSealed, setIsSealed] = useState(false);
  const [isArmed, setIsArmed] = useState(false);
  const [remark, setRemark] = useState(() => yesterday(view, text));
  const plan = planOf(view, draft, isSealed);
  const isLocked = plan.phase !== 'plan';
  const coach = isLesson && !isLocked ? coachPlan(draft) : null;
  const latest = useRef(draft);
  const write = (change: (draft: Draft) => Draft) => {
    latest.current = change(latest.current);
    setDraft(latest.current);
    notes.write(DRAFT_NOTE, latest.current);
    setRemark('');
    setIsArmed(false);
    sound('pen', 0.4);
  };
  const seal = () => {
    setIsArmed(false);
    const refused = board.submit(moveOf(latest.current));
    sound(refused === undefined ? 'stamp' : 'refused', 0.8);
    setIsSealed(refused === undefined);
    setRemark(refused === undefined ? '' : text.refused(refused.code, refused.facts));
  };
  return {
    draft,
    plan,
    isLocked,
    isArmed,
    coach,
    caption: captionOf({ plan, text, remark, isArmed, coach }),
    write,
    askHint: () => write((before) => pencilIn(before, board.hint())),
    arm: () => {
      setIsArmed(!isLocked);
      setRemark('');
    },
    disarm: useCallback(() => setIsArmed(false), []),
    seal,
  };
}

interface Spoken {
  readonly plan: PlanModel;
  readonly text: ShiftText;
  readonly remark: string;
  readonly isArmed: boolean;
  readonly coach: Coach | null;
}

/** One line at most, the most pressing first. */
function captionOf({ plan, text, remark, isArmed, coach }: Spoken): string {
  if (plan.phase !== 'plan') return text[plan.phase];
  if (isArmed) return text.armed;
  if (coach !== null) return text.coach[coach.line];
  return remark;
}

function yesterday(view: View, text: ShiftText): string {
  const last = slipsOf(view, view.days.length).at(-1);
  return last === undefined ? '' : text.dayClosed(last.day, last.workerGain, last.bossGain);
}
