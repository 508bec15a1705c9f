import { type ExperimentReport, formatValue } from '@foretell/lab';
import { HOURS_A_DAY, RULES } from '@foretell/shift';
import { useEffect, useState } from 'preact/hooks';
import { RadioRow } from '../../../form/radio-row.tsx';
import { startTask } from '../../../lab/start-task.ts';
import type { Locale } from '../../../text/locale.ts';
import { labTextOf, type ShiftLabText } from './text/text.ts';
import './explorer.css';

/** What is turned here: of the rules, those that keep the game what it is. */
interface Rules {
  readonly k: number;
  readonly minMeetings: number;
  readonly leak: number;
  readonly days: number;
}

const { k, minMeetings, leak, days } = RULES.rows.standard;
const STANDARD: Rules = { k, minMeetings, leak, days };

/** The solved game: the rules under the finger, what a week is worth then, and how it begins. */
export function ShiftExplorer({ locale }: { locale: Locale }) {
  const text = labTextOf(locale);
  const [rules, setRules] = useState(STANDARD);
  const { answer, isSolving } = useAnswer(rules);
  const turn = (part: Partial<Rules>) => setRules({ ...rules, ...part });
  return (
    <>
      <section class={`explorer-balance${isSolving ? ' solving' : ''}`} aria-busy={isSolving}>
        <Balance bossWins={answer?.bossWins} text={text} />
      </section>
      <section class="explorer-knobs">
        <p class="aside">{text.explorer.about}</p>
        <Slider name="k" from={230} to={800} step={5} value={rules.k} text={text} turn={(k) => turn({ k })} />
        <Slider
          name="minMeetings"
          from={0}
          to={6}
          step={1}
          value={rules.minMeetings}
          text={text}
          turn={(minMeetings) => turn({ minMeetings })}
        />
        <Slider
          name="leak"
          from={0}
          to={50}
          step={1}
          value={rules.leak}
          text={text}
          turn={(leak) => turn({ leak })}
        />
        <RadioRow
          name="days"
          legend={text.explorer.length}
          options={[5, 10].map((value) => ({ value, label: text.explorer.days(value) }))}
          value={rules.days}
          onChange={(days) => turn({ days })}
        />
        <button type="button" class="key" onClick={() => setRules(STANDARD)}>
          {text.explorer.reset}
        </button>
      </section>
      {answer !== undefined && <Opening answer={answer} text={text} />}
    </>
  );
}

interface SliderProps {
  readonly name: 'k' | 'minMeetings' | 'leak';
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly value: number;
  readonly text: ShiftLabText;
  turn(value: number): void;
}

function Slider({ name, from, to, step, value, text, turn }: SliderProps) {
  const { decimals } = RULES.columns[name];
  const shown = (value / 10 ** decimals).toFixed(decimals);
  return (
    <label class="slider">
      <span>{text.explorer.at(text.knobs[name], shown)}</span>
      <input
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        aria-valuetext={shown}
        onInput={(event) => turn(Number(event.currentTarget.value))}
      />
    </label>
  );
}

interface Answer {
  readonly bossWins: number;
  /** How likely each number of meetings is on Monday, from 0. */
  readonly meetings: readonly number[];
  readonly hours: Readonly<Record<'work' | 'coast' | 'slack', number>>;
}

/** Long enough for a finger to get on, short enough to seem at once. */
const SETTLES_MS = 60;

/** The solution of the rules as they stand; while it is worked out, that of the rules before. */
function useAnswer(rules: Rules): { answer: Answer | undefined; isSolving: boolean } {
  const [answer, setAnswer] = useState<Answer | undefined>(undefined);
  const [isSolving, setIsSolving] = useState(true);
  useEffect(() => {
    setIsSolving(true);
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = startTask(
        { kind: 'experiment', id: 'shift/explore', values: { ...USUAL, ...rules } },
        (news) => {
          if (news.kind !== 'report') return;
          setAnswer(answerOf(news.report));
          setIsSolving(false);
        },
      );
    }, SETTLES_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [rules]);
  return { answer, isSolving };
}

const { slope, coastDetection, slackDetection, firstFine, fineStep } = RULES.rows.standard;
const USUAL = { slope, coastDetection, slackDetection, firstFine, fineStep };

function answerOf({ rows }: ExperimentReport): Answer {
  const measured = (key: string, fact?: string | number) =>
    rows.find((row) => row.key === key && (fact === undefined || Object.values(row.facts).includes(fact)))
      ?.measured ?? 0;
  return {
    bossWins: measured('boss-wins'),
    meetings: rows.filter(({ key }) => key === 'meetings').map(({ measured: chance }) => chance),
    hours: {
      work: measured('hours', 'work'),
      coast: measured('hours', 'coast'),
      slack: measured('hours', 'slack'),
    },
  };
}

/** Who wins, as one bar with its middle marked. Stays in sight while a rule is turned. */
function Balance({ bossWins, text }: { bossWins: number | undefined; text: ShiftLabText }) {
  const { explorer } = text;
  return (
    <>
      <div class="balance" aria-hidden="true">
        {bossWins !== undefined && <div class="boss" style={{ width: `${bossWins * 100}%` }} />}
        <span class="middle" />
      </div>
      <p class="balance-words" role="status">
        {bossWins === undefined ? (
          <span>{explorer.solving}</span>
        ) : (
          <>
            <strong>{explorer.bossWins(formatValue(bossWins, 'share'))}</strong>
            <span>{explorer.workerWins(formatValue(1 - bossWins, 'share'))}</span>
          </>
        )}
      </p>
    </>
  );
}

/** How the week begins: the boss's lottery over numbers of meetings, and the worker's average day. */
function Opening({ answer, text }: { answer: Answer; text: ShiftLabText }) {
  const { explorer } = text;
  const { meetings, hours } = answer;
  const held = meetings.map((chance, count) => ({ chance, count })).filter(({ chance }) => chance >= 0.0005);
  return (
    <section class="explorer-opening">
      <h2>{explorer.monday}</h2>
      <ul class="mix">
        {held.map(({ chance, count }) => (
          <Portion
            key={count}
            label={explorer.meetings(count)}
            part={chance}
            shown={formatValue(chance, 'share')}
          />
        ))}
      </ul>
      <p class="aside">{explorer.hoursLine}</p>
      <ul class="mix">
        {(['work', 'coast', 'slack'] as const).map((action) => (
          <Portion
            key={action}
            label={explorer.hours[action]}
            part={hours[action] / HOURS_A_DAY}
            shown={formatValue(hours[action], 'number', 1)}
          />
        ))}
      </ul>
    </section>
  );
}

function Portion({ label, part, shown }: { label: string; part: number; shown: string }) {
  return (
    <li>
      <span>{label}</span>
      <span class="portion">
        <span style={{ width: `${part * 100}%` }} />
      </span>
      <span>{shown}</span>
    </li>
  );
}
