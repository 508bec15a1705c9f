import { tablesOf, type View } from '@foretell/mines';
import { useState } from 'preact/hooks';
import type { Locale } from '../../../text/locale.ts';
import { Glyph } from '../art/glyph.tsx';
import { Sheet } from '../battle/sheet.tsx';
import { roadTextOf } from '../text/road/index.ts';
import { type Term, termsOf } from '../text/terms/index.ts';

/** How far the run is and what is carried, on one line; what it all does is a tap away. */
export function RunBar({ view, locale }: { view: View; locale: Locale }) {
  const text = roadTextOf(locale);
  const [isOpen, setIsOpen] = useState(false);
  const carried = carriedOf(view, locale);
  return (
    <>
      <button type="button" class="mines-run-bar" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <b>{text.level(view.level, view.levels)}</b>
        <span class="mines-run-things">
          {carried.map(({ id }) => (
            <Glyph key={id} of={id} />
          ))}
        </span>
        <span class="unseen">{text.carried}</span>
      </button>
      {isOpen && (
        <Sheet title={text.carried} close={text.close} onClose={() => setIsOpen(false)}>
          {carried.length === 0 && <p>{text.nothing}</p>}
          <ul class="mines-things">
            {carried.map(({ id, name, line }) => (
              <li key={id}>
                <Glyph of={id} />
                <b>{name}</b>
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

interface Carried {
  readonly id: string;
  readonly name: string;
  readonly line: string;
}

/** Relics, feats and things with what they do, in the order they came. */
function carriedOf({ config, relics, feats, items }: View, locale: Locale): readonly Carried[] {
  const terms = termsOf(locale);
  const tables = tablesOf(config);
  const say = (id: string, term: Term | undefined, value: number): Carried => ({
    id,
    name: term?.name ?? id,
    line: term?.line(value) ?? '',
  });
  return [
    ...relics.map((id) =>
      say(id, terms.relics[id], tables.relics.find(({ relic_id }) => relic_id === id)?.value ?? 0),
    ),
    ...feats.map((id) =>
      say(id, terms.feats[id], tables.feats.find(({ feat_id }) => feat_id === id)?.value ?? 0),
    ),
    ...items
      .filter(({ charges }) => charges > 0)
      .map(({ itemId }) =>
        say(
          itemId,
          terms.pieces[itemId],
          tables.items.find(({ item_id }) => item_id === itemId)?.radius ?? 0,
        ),
      ),
  ];
}
