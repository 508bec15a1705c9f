import type { View } from '@foretell/shift';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardNotes, BoardSetting } from '../board.ts';
import { isOnControl } from './controls.ts';
import { DayRow } from './day-row.tsx';
import { Frame } from './frame.tsx';
import { Key } from './key.tsx';
import { coachDay, type Lived } from './lesson.ts';
import { Lettering } from './lettering.tsx';
import { Paper } from './paper.tsx';
import { type Beat, beatsOf, cellsOf } from './playback.ts';
import { Rope } from './rope.tsx';
import { sayingOf } from './saying.ts';
import { Scene } from './scene.tsx';
import { shake } from './slap.tsx';
import { Slips } from './slips.tsx';
import type { ShiftText } from './text/index.ts';
import { useBeats } from './use-beats.ts';
import { slipsOf, stripDuring } from './view-model.ts';

const PACE_NOTE = 'double-pace';

/** A day running by itself. Any touch or key steps ahead. */
export function DayScreen(props: DayScreenProps) {
  const { view, dayIndex, text, setting } = props;
  const [isDouble, setIsDouble] = useDoublePace(props.notes);
  const beats = useMemo(() => beatsOf(view, dayIndex), [view, dayIndex]);
  const { beat, skip, skipDay } = useBeats(beats, { ...props, isDouble });
  const board = useShaken(beat, setting.reducedMotion);
  const caption = useCaption(props, beat);
  useSkipKeys(skip);
  const isStill = setting.reducedMotion;
  const { days } = view.config;
  const strip = stripDuring(view, dayIndex, beat.nextFine);
  return (
    <Frame
      setting={setting}
      board={board}
      onTouch={(event) => isOnControl(event) || skip()}
      rope={
        <Rope
          rope={beat.rope}
          text={text}
          isTug={beat.kind === 'close'}
          isStill={isStill}
          stamp={beat.kind === 'pays' ? beat.slap?.fine : undefined}
        />
      }
      scene={
        <Scene picture={beat.picture} text={text} isStill={isStill} payoff={beat.payoff} slap={beat.slap} />
      }
      caption={caption}
      slips={<Slips slips={slipsOf(view, dayIndex)} rows={days - 1} text={text} />}
      sheet={
        <Paper day={dayIndex} days={days} text={text} strip={strip}>
          <DayRow cells={cellsOf(view, dayIndex, beat)} text={text} isSealing={beat.kind === 'morning'} />
        </Paper>
      }
      desk={<DayDesk text={text} isDouble={isDouble} onDouble={setIsDouble} onSkip={skipDay} />}
    />
  );
}

export interface DayScreenProps {
  readonly view: View;
  readonly dayIndex: number;
  /** The beat to begin with. */
  readonly startAt: number;
  readonly text: ShiftText;
  readonly setting: BoardSetting;
  readonly notes: BoardNotes;
  readonly sound: (name: string, strength?: number) => void;
  readonly isLesson: boolean;
  readonly onBeat: (index: number) => void;
  readonly onEnd: () => void;
}

/** Under the thumbs: the pace, and the way out of the day. */
function DayDesk({ text, isDouble, onDouble, onSkip }: DayDeskProps) {
  return (
    <>
      <Key drawing="double" label={text.pace} isDown={isDouble} onClick={() => onDouble(!isDouble)} />
      <button type="button" class="shift-skip" onClick={onSkip}>
        <Lettering text={text.skip} />
      </button>
    </>
  );
}

interface DayDeskProps {
  readonly text: ShiftText;
  readonly isDouble: boolean;
  readonly onDouble: (isDouble: boolean) => void;
  readonly onSkip: () => void;
}

/** Whether the hours between settlements run at double pace; remembered for the week. */
function useDoublePace(notes: BoardNotes): [boolean, (isDouble: boolean) => void] {
  const [isDouble, setIsDouble] = useState(() => notes.read(PACE_NOTE) === true);
  const set = (next: boolean) => {
    setIsDouble(next);
    notes.write(PACE_NOTE, next);
  };
  return [isDouble, set];
}

/** Shakes the board once for each slap. */
function useShaken(beat: Beat, isStill: boolean) {
  const board = useRef<HTMLDivElement>(null);
  const nth = beat.slap?.nth ?? 0;
  useLayoutEffect(() => {
    return nth > 0 && !isStill && board.current !== null ? shake(board.current) : undefined;
  }, [nth, isStill]);
  return board;
}

/** The line under the picture. What an hour brought stays until the next one has brought something. */
function useCaption({ view, dayIndex, text, isLesson }: DayScreenProps, beat: Beat): string {
  const said = useRef('');
  const lived = useRef<Lived>({ hasBeenUnseen: false, hasBeenCaught: false });
  const coach = useMemo(
    () => (isLesson ? coachDay(dayIndex, beat, lived.current) : null),
    [isLesson, beat.kind, beat.hour],
  );
  const saying = sayingOf(beat, view.seat);
  if (saying !== null) said.current = text.says(saying);
  if (coach !== null) said.current = text.coach[coach.line];
  useEffect(() => {
    lived.current = {
      hasBeenUnseen: lived.current.hasBeenUnseen || coach?.line === 'unseen',
      hasBeenCaught: lived.current.hasBeenCaught || (coach?.line === 'caught' && beat.kind === 'pays'),
    };
  }, [coach]);
  if (beat.kind !== 'close') return said.current;
  const day = slipsOf(view, dayIndex + 1).at(-1);
  return day === undefined ? '' : text.dayClosed(dayIndex, day.workerGain, day.bossGain);
}

/** Every key steps ahead, but those that move the focus or press what has it. */
function useSkipKeys(skip: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const isOurs = isPlain && event.key !== 'Tab' && event.key !== 'Shift' && !event.repeat;
      if (isOurs && !isOnControl(event)) skip();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [skip]);
}
