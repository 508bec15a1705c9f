import { type Move, tablesOf, type View } from '@foretell/mines';
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../board.ts';
import { Glyph } from '../art/glyph.tsx';
import { roadTextOf } from '../text/road/index.ts';
import { termsOf } from '../text/terms/index.ts';
import { type Changed, choicesOf } from './choices.ts';
import { Condition } from './condition.tsx';
import { RunBar } from './run-bar.tsx';
import '../css/run-road.css';

/** A reward: what each choice does, what it makes of the hero, and a key that takes the chosen one. */
export function OfferScreen({ board }: { board: BoardProps<View, Move> }) {
  const { view, setting } = board;
  const text = roadTextOf(setting.locale);
  const terms = termsOf(setting.locale);
  const [chosen, setChosen] = useState<number>();
  const { offer } = view;
  if (offer === null) return null;
  const choices = choicesOf(view, tablesOf(view.config), terms);
  const take = () => {
    if (chosen === undefined) return;
    board.sound('key');
    board.submit({ kind: 'take', choice: chosen });
  };
  const press = (place: number) => (place === chosen ? take() : setChosen(place));
  return (
    <div class={`mines mines-road mines-offer ${setting.hand}-hand`}>
      <RunBar view={view} locale={setting.locale} />
      <section class="mines-offers" aria-labelledby="mines-offer-title">
        <h1 id="mines-offer-title">{text.offers[offer.kind]}</h1>
        {choices.map(({ id, name, line, changed }, place) => (
          <button
            type="button"
            key={id}
            class="mines-choice"
            data-choice={place}
            aria-pressed={place === chosen}
            onClick={() => press(place)}
          >
            <Glyph of={id} />
            <b>{name}</b>
            <span>{line}</span>
            {changed !== undefined && <Then changed={changed} says={text.nowThen} label={text[changed.of]} />}
          </button>
        ))}
        {view.offersToCome.length > 0 && <p class="soft">{text.more(view.offersToCome.length)}</p>}
      </section>
      <div class="mines-road-desk">
        <Condition hero={view.hero} text={text} />
        <button
          type="button"
          class="mines-main-key"
          data-take
          aria-disabled={chosen === undefined}
          onClick={take}
        >
          {chosen === undefined ? text.takeNothing : text.take}
        </button>
      </div>
    </div>
  );
}

function Then({ changed, says, label }: ThenProps) {
  return (
    <span class="then">
      {label} {says(changed.now, changed.after)}
    </span>
  );
}

interface ThenProps {
  readonly changed: Changed;
  readonly label: string;
  readonly says: (now: number, then: number) => string;
}
