import { useEffect } from 'preact/hooks';
import type { Kit } from '../kits/kit.ts';
import type { Locale } from '../text/locale.ts';
import { Concrete, TornPoster } from './concrete.tsx';
import type { Desk } from './desk.ts';
import { useHouse, useText } from './house.ts';
import { GearIcon, GoIcon } from './icons.tsx';
import { Noticeboard } from './noticeboard.tsx';
import { formatRoute } from './route.ts';
import { usePageTitle } from './screen.tsx';
import { Wordmark } from './wordmark.tsx';
import './wall.css';

/** Home: a poster a game, and the noticeboard. The first tap plays. */
export function Wall() {
  const house = useHouse();
  const text = useText();
  usePageTitle(text.wall.title);
  useEffect(() => {
    for (const desk of house.desks) if (desk.sitting.value !== undefined) fetchAhead(desk.kit);
  }, []);
  return (
    <div class="wall">
      <Concrete />
      <header>
        <h1 tabIndex={-1} data-arrival>
          <Wordmark name={text.brand} />
        </h1>
        <a class="icon-key" href={formatRoute({ kind: 'settings' })} aria-label={text.settings}>
          <GearIcon />
        </a>
      </header>
      <main>
        <div class="posters">
          <TornPoster kind="left" />
          {house.desks.map((desk) => (
            <Poster key={desk.kit.id} desk={desk} />
          ))}
          <TornPoster kind="right" />
        </div>
        <Noticeboard />
      </main>
    </div>
  );
}

/** A poster and the stub under it. All of it is one link into the play. */
function Poster({ desk }: { desk: Desk }) {
  const locale = useHouse().locale.value;
  const { kit } = desk;
  const { enter, aside } = stubOf(desk, locale);
  return (
    <a
      class="poster"
      href={formatRoute({ kind: 'play', game: kit.id })}
      onPointerEnter={() => fetchAhead(kit)}
      onFocus={() => fetchAhead(kit)}
    >
      <kit.Poster locale={locale} />
      <span class="stub">
        <span class="enter">{enter}</span>
        <span class="aside">{aside}</span>
        <GoIcon />
      </span>
      <span class="tape one" />
      <span class="tape two" />
    </a>
  );
}

/** What the stub asks for, and what a tap on it will lead to. */
function stubOf({ kit, sitting, isNew }: Desk, locale: Locale): { enter: string; aside: string } {
  const { enter, enterAside } = kit.words(locale);
  const running = sitting.value;
  if (running !== undefined) return { enter: enter.running, aside: kit.progress(running.view.value, locale) };
  return isNew()
    ? { enter: enter.new, aside: enterAside.new }
    : { enter: enter.idle, aside: enterAside.idle };
}

/** What a finger or the focus is on will be played next. Where it cannot be had, the screen that needs it will say so. */
function fetchAhead({ game, board }: Kit): void {
  for (const part of [game, board]) part.fetch().catch(() => undefined);
}
