import { useState } from 'preact/hooks';
import { ArmedButton } from '../../form/armed-button.tsx';
import type { ChoiceProps } from '../kit.ts';
import { type MinesPaperText, paperTextOf } from './paper-text/text.ts';
import {
  DESCENTS,
  type Descent,
  dateOf,
  LONGEST_SEED,
  type Mine,
  parseInvitation,
  parseOrder,
  readSeed,
  termsOf,
} from './terms.ts';
import './papers.css';

/** The form that is filled in before a run: which mine, and how deep. */
export function MinesChoice({ locale, running, begin, resume, order }: ChoiceProps) {
  const text = paperTextOf(locale).choice;
  const [ordered] = useState(() => (order === undefined ? undefined : parseOrder(order)));
  const [kind, setKind] = useState<Mine['kind']>(ordered === undefined ? 'today' : 'named');
  const [seed, setSeed] = useState(ordered?.seed ?? '');
  const [descent, setDescent] = useState<Descent>(ordered?.descent ?? 'surface');
  const mine = mineOf(kind, seed);
  const enter = (typed: string) => {
    const invited = parseInvitation(typed);
    setSeed(invited?.seed ?? typed);
    if (invited !== undefined) setDescent(invited.descent);
  };
  return (
    <form class="mines-paper expedition" onSubmit={(event) => event.preventDefault()}>
      <h1>{text.title}</h1>
      {running !== undefined && (
        <div class="running">
          <p>{text.running(running)}</p>
          <button type="button" class="key" onClick={resume}>
            {text.resume}
          </button>
        </div>
      )}
      <Picks name="mine" legend={text.mine} value={kind} onPick={setKind} picks={minePicks(text)} />
      {kind === 'named' && <SeedField text={text} seed={seed} isWrong={mine === undefined} onInput={enter} />}
      <Picks
        name="descent"
        legend={text.descent}
        value={descent}
        onPick={setDescent}
        picks={DESCENTS.map((value) => ({ value, ...text.descents[value] }))}
      />
      <div class="sign-here">
        <ArmedButton
          class="main-key"
          label={text.begin}
          armedLabel={text.beginAnyway}
          needsArming={running !== undefined && mine !== undefined}
          act={() => mine !== undefined && begin(termsOf(mine, descent))}
        />
      </div>
    </form>
  );
}

/** `undefined` while the seed that was asked for is none. */
function mineOf(kind: Mine['kind'], text: string): Mine | undefined {
  if (kind === 'today') return { kind, date: dateOf(new Date()) };
  if (kind === 'fresh') return { kind };
  const seed = readSeed(text);
  return seed === undefined ? undefined : { kind, seed };
}

function minePicks({ mines }: MinesPaperText['choice']) {
  return [
    { value: 'today' as const, name: mines.today.name, line: mines.today.line(dateOf(new Date())) },
    { value: 'fresh' as const, ...mines.fresh },
    { value: 'named' as const, ...mines.named },
  ];
}

function SeedField({ text, seed, isWrong, onInput }: SeedFieldProps) {
  const says = isWrong && seed !== '';
  return (
    <label class="seed">
      <span>{text.seed}</span>
      <input
        type="text"
        value={seed}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-invalid={says}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <span class="line" role="status">
        {isWrong ? text.seedWrong(LONGEST_SEED) : ''}
      </span>
    </label>
  );
}

interface SeedFieldProps {
  readonly text: MinesPaperText['choice'];
  readonly seed: string;
  readonly isWrong: boolean;
  readonly onInput: (seed: string) => void;
}

interface Pick<Value> {
  readonly value: Value;
  readonly name: string;
  readonly line: string;
}

/** One question, its answers with a line each. */
function Picks<Value extends string>(props: PicksProps<Value>) {
  const { name, legend, value, picks, onPick } = props;
  return (
    <fieldset class="picks">
      <legend>{legend}</legend>
      {picks.map((pick) => (
        <label key={pick.value} class="pick">
          <input
            type="radio"
            name={name}
            checked={pick.value === value}
            onChange={() => onPick(pick.value)}
          />
          <strong>{pick.name}</strong>
          <span class="line">{pick.line}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PicksProps<Value> {
  readonly name: string;
  readonly legend: string;
  readonly value: Value;
  readonly picks: readonly Pick<Value>[];
  readonly onPick: (value: Value) => void;
}
