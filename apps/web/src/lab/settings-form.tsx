import { readCell, show } from '@foretell/engine';
import { type AnyExperiment, type Param, showSetting } from '@foretell/lab';
import { useState } from 'preact/hooks';
import type { LabText } from './text/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** The parameters of an experiment, each with its domain. What cannot be read is said at its place, and nothing is run. */
export function SettingsForm({ experiment, text, busy, measure }: SettingsFormProps) {
  const params = Object.entries(experiment.params);
  const usual = Object.fromEntries(params.map(([name, param]) => [name, shown(param, param.usual)]));
  const [written, setWritten] = useState<Readonly<Record<string, string>>>(usual);
  const [isOpen, setIsOpen] = useState(false);
  const read = params.map(([name, param]) => {
    const value = readCell(param.column, written[name] ?? '');
    return { name, param, value, isRight: param.column.accepts(value) };
  });
  const isRight = read.every((each) => each.isRight);
  const values: Values = Object.fromEntries(read.map(({ name, value }) => [name, value]));
  return (
    <form
      class="lab-settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight && !busy) measure(values);
      }}
    >
      {params.length > 0 && (
        <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>{text.settings}</summary>
          {isOpen && (
            <>
              {read.map(({ name, param, isRight: isFine }) => (
                <Setting
                  key={name}
                  name={name}
                  param={param}
                  text={text}
                  written={written[name] ?? ''}
                  isRight={isFine}
                  write={(value) => setWritten({ ...written, [name]: value })}
                />
              ))}
              <button type="button" class="key" onClick={() => setWritten(usual)}>
                {text.reset}
              </button>
            </>
          )}
        </details>
      )}
      <button type="submit" class="main-key" disabled={busy || !isRight}>
        {text.measure}
      </button>
    </form>
  );
}

interface SettingsFormProps {
  readonly experiment: AnyExperiment;
  readonly text: LabText;
  readonly busy: boolean;
  measure(values: Values): void;
}

interface SettingProps {
  readonly name: string;
  readonly param: Param<unknown>;
  readonly text: LabText;
  readonly written: string;
  readonly isRight: boolean;
  write(value: string): void;
}

function Setting({ name, param, text, written, isRight, write }: SettingProps) {
  const id = `setting-${name}`;
  return (
    <div class="setting">
      <label for={id}>
        <code>{name}</code>
      </label>
      <input
        id={id}
        value={written}
        inputMode={param.column.type === 'int' ? 'decimal' : 'text'}
        aria-invalid={!isRight}
        aria-describedby={`${id}-line`}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <p id={`${id}-line`} class="line">
        {isRight ? domainOf(param, text) : text.outOfRange(domainOf(param, text))}
      </p>
    </div>
  );
}

/** What may be written, in figures and in no language. */
function domainOf({ column }: Param<unknown>, text: LabText): string {
  const { range, values, type } = column;
  const none = column.accepts(null) ? [text.none] : [];
  const others = type === 'flag' ? ['true', 'false'] : (values ?? []).map(String);
  const numbers = range === undefined ? [] : [text.between(show(range[0], column), show(range[1], column))];
  return [...numbers, ...others, ...none].join(', ');
}

/** As it is written after `--set`. */
function shown({ column }: Param<unknown>, value: unknown): string {
  return showSetting(value, column);
}
