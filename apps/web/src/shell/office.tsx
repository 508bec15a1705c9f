import { RadioRow } from '../form/radio-row.tsx';
import { SETTING_VALUES, type Settings } from '../store/settings.ts';
import { isLocale } from '../text/locale.ts';
import { useHouse, useText } from './house.ts';
import { Records } from './records.tsx';
import './office.css';

/** Everything that can be set, and everything that is kept. */
export function Office() {
  const text = useText();
  const { office } = text;
  return (
    <div class="office">
      <form class="settings" onSubmit={(event) => event.preventDefault()}>
        <h1>{text.settings}</h1>
        <Setting name="language" legend={office.language} labels={office.languages} />
        <Setting name="sound" legend={office.sound} labels={office.sounds} />
        <Setting name="motion" legend={office.motion} labels={office.motions} line={office.motionLine} />
        <Setting name="hand" legend={office.hand} labels={office.hands} line={office.handLine} />
        <Setting name="contrast" legend={office.contrast} labels={office.contrasts} />
        <Setting name="palette" legend={office.palette} labels={office.palettes} line={office.paletteLine} />
      </form>
      <Records />
      <Colophon />
    </div>
  );
}

function Setting<Name extends keyof Settings>({ name, legend, labels, line }: SettingProps<Name>) {
  const house = useHouse();
  const values: readonly Settings[Name][] = SETTING_VALUES[name];
  return (
    <RadioRow<Settings[Name]>
      name={name}
      legend={legend}
      options={values.map((value) => ({
        value,
        label: labels[value],
        lang: isLocale(value) ? value : undefined,
      }))}
      value={house.settings.value[name]}
      onChange={(value) => house.changeSettings({ [name]: value })}
      {...(line === undefined ? {} : { line })}
    />
  );
}

interface SettingProps<Name extends keyof Settings> {
  readonly name: Name;
  readonly legend: string;
  readonly labels: Readonly<Record<Settings[Name], string>>;
  readonly line?: string;
}

function Colophon() {
  const { office } = useText();
  return (
    <section class="colophon">
      <h2>{office.about}</h2>
      <p>{office.aboutLine}</p>
      <a class="key" href="./third-party-notices.txt">
        {office.notices}
      </a>
    </section>
  );
}
