import { deskOf, useHouse } from '../shell/house.ts';
import { Nowhere } from '../shell/nowhere.tsx';
import { Part } from '../shell/part.tsx';
import type { Locale } from '../text/locale.ts';
import { labTextOf } from './text/index.ts';
import './lab.css';

/** Hosts the solved game, which every game shows in its own way. */
export function ExplorerPage({ game, locale }: { game: string; locale: Locale }) {
  const desk = deskOf(useHouse(), game);
  if (desk?.kit.isSolved !== true || desk.kit.lab === undefined) return <Nowhere to={{ kind: 'lab' }} />;
  const { title, line } = labTextOf(locale).explorer;
  return (
    <div class="lab">
      <header class="lab-head">
        <h1>{title}</h1>
        <p>{line}</p>
      </header>
      <Part of={desk.kit.lab}>
        {({ Explorer }) => Explorer !== undefined && <Explorer locale={locale} />}
      </Part>
    </div>
  );
}
