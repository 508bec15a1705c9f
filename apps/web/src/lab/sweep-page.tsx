import { formatValue, type Plot, wilson } from '@foretell/lab';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { RadioRow } from '../form/radio-row.tsx';
import type { Knob, LabKit, LabSeat } from '../kits/kit.ts';
import { deskOf, useHouse } from '../shell/house.ts';
import { Nowhere } from '../shell/nowhere.tsx';
import { Part } from '../shell/part.tsx';
import type { Locale } from '../text/locale.ts';
import { PlotPicture } from './plot-picture.tsx';
import { startTask } from './start-task.ts';
import type { Count, Task } from './task.ts';
import { type LabText, labTextOf } from './text/index.ts';
import './lab.css';

/** One number of a game is turned while computers play: how often the first seat wins at each value, as it is counted. */
export function SweepPage({ game, locale }: { game: string; locale: Locale }) {
  const desk = deskOf(useHouse(), game);
  if (desk?.kit.lab === undefined) return <Nowhere to={{ kind: 'lab' }} />;
  const text = labTextOf(locale);
  return (
    <div class="lab">
      <header class="lab-head">
        <h1>{text.sweep.title}</h1>
        <p>{text.sweepLine}</p>
      </header>
      <Part of={desk.kit.lab}>{(kit) => <Sweep game={game} kit={kit} locale={locale} />}</Part>
    </div>
  );
}

const EFFORTS = [200, 1000, 5000] as const;

interface Choice {
  readonly knob: Knob;
  readonly lineup: Readonly<Record<string, string>>;
  readonly games: number;
}

function Sweep({ game, kit, locale }: { game: string; kit: LabKit; locale: Locale }) {
  const text = labTextOf(locale);
  const knobs = kit.knobs(locale);
  const seats = kit.seats(locale);
  const [knobName, setKnobName] = useState(knobs[0]?.name);
  const [lineup, setLineup] = useState<Readonly<Record<string, string>>>(() => middleLineup(seats));
  const [games, setGames] = useState<number>(EFFORTS[0]);
  const sweep = useSweep();
  const knob = knobs.find(({ name }) => name === knobName);
  const counted = seats[0];
  if (knob === undefined || counted === undefined) return null;
  return (
    <div class="sweep">
      <form
        class="sweep-form"
        onSubmit={(event) => {
          event.preventDefault();
          sweep.start(taskOf(game, counted.seat, { knob, lineup, games }), knob, games * knob.values.length);
        }}
      >
        <Select
          label={text.knob}
          value={knob.name}
          options={knobs.map(({ name, label }) => ({ id: name, label }))}
          choose={setKnobName}
        />
        {seats.map(({ seat, label, bots }) => (
          <Select
            key={seat}
            label={label}
            value={lineup[seat] ?? ''}
            options={bots}
            choose={(id) => setLineup({ ...lineup, [seat]: id })}
          />
        ))}
        <RadioRow
          name="games"
          legend={text.gamesEach}
          options={EFFORTS.map((value) => ({ value, label: value.toLocaleString('en') }))}
          value={games}
          onChange={setGames}
        />
        {sweep.isRunning ? (
          <button type="button" class="main-key" onClick={sweep.stop}>
            {text.stop}
          </button>
        ) : (
          <button type="submit" class="main-key">
            {text.start}
          </button>
        )}
      </form>
      {sweep.failed !== undefined && (
        <p class="failed" role="alert">
          {text.failed} {sweep.failed}
        </p>
      )}
      {sweep.swept !== undefined && <Curve swept={sweep.swept} seat={counted} text={text} />}
    </div>
  );
}

/** The bot in the middle of each list: neither the weakest nor the strongest. */
function middleLineup(seats: readonly LabSeat[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    seats.map(({ seat, bots }) => [seat, bots[Math.floor((bots.length - 1) / 2)]?.id ?? '']),
  );
}

function taskOf(game: string, seat: string, { knob, lineup, games }: Choice): Task {
  const points = knob.values.map((value) => ({
    x: value * knob.scale,
    request: { game, config: { [knob.name]: value }, lineup, seed: 'sweep', games },
  }));
  return { kind: 'sweep', points, seat };
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  choose(id: string): void;
}

function Select({ label, value, options, choose }: SelectProps) {
  return (
    <label class="select">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Swept {
  readonly knob: Knob;
  readonly counts: readonly Count[];
  readonly all: number;
}

/** A sweep in a worker that ends with the page. What was counted before it was stopped stays. */
function useSweep() {
  const [isRunning, setIsRunning] = useState(false);
  const [swept, setSwept] = useState<Swept | undefined>(undefined);
  const [failed, setFailed] = useState<string | undefined>(undefined);
  const stopTask = useRef(() => {});
  useEffect(() => () => stopTask.current(), []);
  return {
    isRunning,
    swept,
    failed,
    start(task: Task, knob: Knob, all: number) {
      stopTask.current();
      setIsRunning(true);
      setFailed(undefined);
      setSwept(undefined);
      stopTask.current = startTask(task, (news) => {
        if (news.kind === 'counted') setSwept({ knob, counts: news.counts, all });
        if (news.kind === 'swept' || news.kind === 'failed') setIsRunning(false);
        if (news.kind === 'failed') setFailed(news.message);
      });
    },
    stop() {
      stopTask.current();
      setIsRunning(false);
    },
  };
}

function Curve({ swept, seat, text }: { swept: Swept; seat: LabSeat; text: LabText }) {
  const { knob, all } = swept;
  const counts = swept.counts.filter(({ games }) => games > 0);
  const done = counts.reduce((sum, { games }) => sum + games, 0);
  const plot = useMemo(() => plotOf(counts), [swept]);
  const words = {
    words: { curve: `${seat.label} · ${knob.label}`, knob: knob.label, wins: text.measured, even: text.even },
  };
  return (
    <section class="curve" aria-label={knob.label}>
      <p class="aside" role="status">
        {text.played(done.toLocaleString('en'), all.toLocaleString('en'))}
      </p>
      {plot !== undefined && <PlotPicture plot={plot} words={words} />}
      <table>
        <tbody>
          {counts.map(({ x, wins, games }) => {
            const { low, high } = wilson(wins, games);
            const say = (share: number) => formatValue(share, 'share');
            return (
              <tr key={x}>
                <th scope="row">{Number(x.toFixed(2))}</th>
                <td>{text.share(say(wins / games), say(low), say(high))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function plotOf(counts: readonly Count[]): Plot | undefined {
  if (counts.length === 0) return undefined;
  return {
    key: 'curve',
    x: { key: 'knob', unit: 'number' },
    y: { key: 'wins', unit: 'share', domain: [0, 1] },
    marks: [
      { kind: 'rule', axis: 'y', at: 0.5 },
      {
        kind: 'band',
        series: 'wins',
        points: counts.map(({ x, wins, games }) => ({ x, ...wilson(wins, games) })),
      },
      { kind: 'line', series: 'wins', points: counts.map(({ x, wins, games }) => ({ x, y: wins / games })) },
    ],
  };
}
