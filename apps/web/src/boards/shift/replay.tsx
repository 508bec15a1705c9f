import type { Config, DaySeen } from '@foretell/shift';
import { useMemo } from 'preact/hooks';
import type { BoardSetting } from '../board.ts';
import { Frame } from './frame.tsx';
import { Key } from './key.tsx';
import { type Picture, PLANNING } from './playback.ts';
import { Rope } from './rope.tsx';
import { Scene } from './scene.tsx';
import { Slips } from './slips.tsx';
import { type ShiftText, textOf } from './text/index.ts';
import { type Tape, useTape } from './use-tape.ts';
import { revealedSlipsOf, ropeOf } from './view-model.ts';
import { momentsOf, type WeekMoment } from './week.ts';
import './shift.css';

/** A finished week to scrub through, both sides revealed. */
export function ShiftReplay(props: ShiftReplayProps) {
  const { days, config, winner, setting, onClose } = props;
  const text = textOf(setting.locale);
  const moments = useMemo(() => momentsOf(config, days), [config, days]);
  const tape = useTape(moments, props.sound);
  const { moment, isPlaying, isAtEnd } = tape;
  const fine = moment.hour?.fine ?? 0;
  const slap = fine > 0 && isPlaying ? { nth: moment.catches, fine } : null;
  const isStill = setting.reducedMotion;
  return (
    <Frame
      setting={setting}
      kind="replaying"
      rope={<Rope rope={ropeOf(config, moment.purses)} text={text} isStill={isStill} />}
      scene={<Scene picture={pictureOf(moment)} text={text} isStill={isStill} slap={slap} />}
      caption={isAtEnd ? text.won[winner] : captionOf(moment, text)}
      slips={
        <Slips
          slips={revealedSlipsOf({ days, config })}
          rows={days.length}
          text={text}
          now={moment.passed === 0 ? null : { day: moment.day, hour: moment.passed - 1 }}
        />
      }
      sheet={<Slider tape={tape} last={moments.length - 1} text={text} />}
      desk={<ReplayDesk tape={tape} text={text} onClose={onClose} />}
    />
  );
}

/** What a finished week of any seat has: take it from a view whose phase is `over`. */
export interface ShiftReplayProps {
  readonly days: readonly DaySeen[];
  readonly config: Config;
  readonly winner: 'boss' | 'worker' | 'draw';
  readonly setting: BoardSetting;
  readonly sound?: (name: string, strength?: number) => void;
  /** Where there is somewhere to go back to. */
  readonly onClose?: () => void;
}

function Slider({ tape, last, text }: { tape: Tape; last: number; text: ShiftText }) {
  const { at, moment, goTo } = tape;
  return (
    <input
      class="shift-scrub"
      type="range"
      min={0}
      max={last}
      value={at}
      aria-label={text.scrub}
      aria-valuetext={text.moment(moment.day, moment.passed)}
      onInput={(event) => goTo(Number(event.currentTarget.value))}
    />
  );
}

interface ReplayDeskProps {
  readonly tape: Tape;
  readonly text: ShiftText;
  readonly onClose: (() => void) | undefined;
}

function ReplayDesk({ tape, text, onClose }: ReplayDeskProps) {
  const { at, isPlaying, goTo, toggle } = tape;
  return (
    <>
      <Key drawing="back" label={text.back} onClick={() => goTo(at - 1)} />
      <Key
        drawing={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? text.pause : text.play}
        onClick={toggle}
      />
      <Key drawing="forward" label={text.forward} onClick={() => goTo(at + 1)} />
      {onClose !== undefined && (
        <button type="button" class="shift-skip" onClick={onClose}>
          {text.close}
        </button>
      )}
    </>
  );
}

function pictureOf({ hour, passed }: WeekMoment): Picture {
  if (hour === null || hour.worker === 'busy') return PLANNING;
  const worker = hour.fine > 0 ? 'hit' : hour.worker;
  return { clock: passed, boss: hour.boss, shutter: 'up', worker };
}

function captionOf({ day, passed, hour }: WeekMoment, text: ShiftText): string {
  const when = text.moment(day, passed);
  if (hour === null || hour.worker === 'busy' || hour.worker === 'hidden') return when;
  const fine = hour.fine > 0 ? ` −${hour.fine}` : '';
  return `${when} · ${text.states[hour.boss]} / ${text.states[hour.worker]}${fine}`;
}
