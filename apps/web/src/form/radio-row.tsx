/** One question of a form and its answers, all of them in sight. */
export function RadioRow<Value extends string | number>(props: RadioRowProps<Value>) {
  const { name, legend, options, value, onChange, line } = props;
  return (
    <fieldset class="radio-row">
      <legend>{legend}</legend>
      <div class="answers">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
      {line !== undefined && <p class="line">{line}</p>}
    </fieldset>
  );
}

interface RadioRowProps<Value> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Answer<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly line?: string;
}

interface Answer<Value> {
  readonly value: Value;
  readonly label: string;
  /** Where the label is not in the language of the page. */
  readonly lang?: string | undefined;
}
