import type { Move, View } from '@foretell/shift';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import { DayScreen } from './day-screen.tsx';
import { PlanScreen } from './plan-screen.tsx';
import { type Progress, parseProgress } from './progress.ts';
import { textOf } from './text/index.ts';
import { WeekScreen } from './week-screen.tsx';
import './shift.css';

const PROGRESS_NOTE = 'watched';

/** The shift board: plan a day, watch it, and on Friday evening look at both purses. */
export function ShiftBoard(props: BoardProps<View, Move>) {
  const { view, notes, setting } = props;
  const text = textOf(setting.locale);
  const isLesson = props.lesson === true;
  const [progress, setProgress] = useState(() => parseProgress(notes.read(PROGRESS_NOTE), view));
  const keep = (next: Progress) => {
    notes.write(PROGRESS_NOTE, next);
    setProgress(next);
  };
  useEffect(() => notes.write(PROGRESS_NOTE, progress), []);
  const isUnwatched = progress.day < view.days.length;
  if (isUnwatched) {
    const dayIndex = view.days.length - 1;
    return (
      <DayScreen
        key={dayIndex}
        view={view}
        dayIndex={dayIndex}
        startAt={progress.beat}
        text={text}
        setting={setting}
        notes={notes}
        sound={props.sound}
        isLesson={isLesson}
        onBeat={(beat) => notes.write(PROGRESS_NOTE, { day: dayIndex, beat })}
        onEnd={() => keep({ day: dayIndex + 1, beat: 0 })}
      />
    );
  }
  if (view.phase === 'over') return <WeekScreen board={props} text={text} />;
  return <PlanScreen key={view.day} board={props} text={text} isLesson={isLesson} />;
}
