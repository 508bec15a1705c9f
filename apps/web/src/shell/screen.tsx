import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useHouse, useText } from './house.ts';
import { BackIcon, GearIcon } from './icons.tsx';
import { formatRoute } from './route.ts';

const WALL = { kind: 'wall' } as const;
const SETTINGS = { kind: 'settings' } as const;

/** A screen with a bar above it: the way back, what this is, and the way to the settings. */
export function Screen({ title, kind, children, alert, hasSettings = true }: ScreenProps) {
  const house = useHouse();
  const text = useText();
  usePageTitle(title);
  return (
    <div class={`screen ${kind}`}>
      <header class="bar">
        <a
          class="icon-key"
          href={formatRoute(WALL)}
          aria-label={hasSettings ? text.toWall : text.back}
          onClick={(event) => {
            event.preventDefault();
            house.navigator.back(WALL);
          }}
        >
          <BackIcon />
        </a>
        {alert === undefined ? (
          <p class="bar-title">{title}</p>
        ) : (
          <p class="bar-title alert" role="alert">
            {alert}
          </p>
        )}
        {hasSettings && (
          <a class="icon-key" href={formatRoute(SETTINGS)} aria-label={text.settings}>
            <GearIcon />
          </a>
        )}
      </header>
      <main tabIndex={-1} data-arrival aria-label={title}>
        {children}
      </main>
    </div>
  );
}

interface ScreenProps {
  readonly title: string;
  /** `form`: paper that scrolls. `board`: fills what is left of the window. */
  readonly kind: 'form' | 'board';
  readonly children?: ComponentChildren;
  /** Stands in the bar in place of the title. */
  readonly alert?: string | undefined;
  readonly hasSettings?: boolean;
}

export function usePageTitle(place: string): void {
  const title = useText().pageTitle(place);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
