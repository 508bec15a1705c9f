import type { OpponentId, ShiftSeat } from '@foretell/shift';
import { SEATS } from '@foretell/shift';
import { useState } from 'preact/hooks';
import { Boss, Worker } from '../../boards/shift/figures.tsx';
import { ArmedButton } from '../../form/armed-button.tsx';
import { RadioRow } from '../../form/radio-row.tsx';
import type { ChoiceProps } from '../kit.ts';
import { FIGURES } from './figures.ts';
import { paperTextOf, type ShiftPaperText } from './paper-text/text.ts';
import { LEVELS, opponentOf } from './people.ts';
import { type Application, FIRST_APPLICATION, termsOf, WEEK_LENGTHS } from './terms.ts';
import { kitTextOf } from './text/text.ts';
import './choice.css';

/** The form that is filled in before a week: which post, under or over whom, and by which house rules. */
export function ShiftChoice({ locale, running, begin, resume }: ChoiceProps) {
  const text = paperTextOf(locale).choice;
  const [application, setApplication] = useState(FIRST_APPLICATION);
  const fill = (part: Partial<Application>) => setApplication({ ...application, ...part });
  return (
    <form class="application" onSubmit={(event) => event.preventDefault()}>
      <h1>{text.title}</h1>
      {running !== undefined && (
        <div class="running">
          <p>{text.running(running)}</p>
          <button type="button" class="key" onClick={resume}>
            {text.resume}
          </button>
        </div>
      )}
      <Seats text={text} application={application} fill={fill} />
      <Opponents text={text} people={kitTextOf(locale).people} application={application} fill={fill} />
      <HouseRules text={text} application={application} fill={fill} />
      <div class="sign-here">
        <ArmedButton
          class="main-key"
          label={text.begin}
          armedLabel={text.beginAnyway}
          needsArming={running !== undefined}
          act={() => begin(termsOf(application))}
        />
      </div>
    </form>
  );
}

interface PartProps {
  readonly text: ShiftPaperText['choice'];
  readonly application: Application;
  readonly fill: (part: Partial<Application>) => void;
}

interface OpponentsProps extends PartProps {
  readonly people: Readonly<Record<OpponentId, string>>;
}

function Seats({ text, application, fill }: PartProps) {
  return (
    <fieldset class="posts">
      <legend>{text.post}</legend>
      {SEATS.map((seat) => (
        <label key={seat} class="post">
          <input
            type="radio"
            name="seat"
            checked={application.seat === seat}
            onChange={() => fill({ seat })}
          />
          <Portrait seat={seat} />
          <strong>{text.seats[seat].name}</strong>
          <span class="line">{text.seats[seat].line}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Portrait({ seat }: { seat: ShiftSeat }) {
  return (
    <svg
      class={`shift-poster portrait ${seat}`}
      viewBox="-30 -93 60 62"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {seat === 'boss' ? <Boss /> : <Worker pose="posing" />}
    </svg>
  );
}

function Opponents({ text, people, application, fill }: OpponentsProps) {
  return (
    <fieldset class="opponents">
      <legend>{text.rival[application.seat]}</legend>
      {LEVELS.map((level, index) => {
        const id: OpponentId = opponentOf(application.seat, level);
        return (
          <label key={level} class="opponent">
            <input
              type="radio"
              name="level"
              checked={application.level === level}
              onChange={() => fill({ level })}
            />
            <Grade level={index + 1} />
            <span class="person">
              <strong>{people[id]}</strong>
              <span class="level">{text.levels[level]}</span>
              <span class="line">{text.lines[id]}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** One to four service stripes. */
function Grade({ level }: { level: number }) {
  const stripes = Array.from(
    { length: level },
    (_, index) => `M4 ${32 - index * 8}L16 ${24 - index * 8}L28 ${32 - index * 8}`,
  );
  return (
    <svg class="grade" viewBox="0 0 32 36" aria-hidden="true">
      <path d={stripes.join('')} />
    </svg>
  );
}

function HouseRules({ text, application, fill }: PartProps) {
  const calendars = ['closed', 'leaks'] as const;
  const summary = [text.days(application.days), text.inForce[application.calendar]].join(' · ');
  return (
    <details class="house-rules">
      <summary>
        <strong>{text.house}</strong>
        <span class="summary">{summary}</span>
      </summary>
      <RadioRow
        name="days"
        legend={text.length}
        options={WEEK_LENGTHS.map((days) => ({ value: days, label: text.days(days) }))}
        value={application.days}
        onChange={(days) => fill({ days })}
      />
      <RadioRow
        name="calendar"
        legend={text.calendar}
        options={calendars.map((calendar) => ({ value: calendar, label: text.calendars[calendar] }))}
        value={application.calendar}
        onChange={(calendar) => fill({ calendar })}
        line={text.leakLine(FIGURES.leak)}
      />
    </details>
  );
}
