import type { ReadonlySignal, Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardSetting } from '../boards/board.ts';
import type { Sound } from '../sound/sound.ts';
import type { Settings } from '../store/settings.ts';
import type { HomeStore } from '../store/store.ts';
import type { Locale } from '../text/locale.ts';
import type { Text } from '../text/text.ts';
import type { Desk, Unreadable } from './desk.ts';
import type { Navigator } from './navigator.ts';

/** What every screen may use. There is one, made in main.tsx and handed down as a Preact context. */
export interface House {
  readonly store: HomeStore;
  /** Whether what is stored outlives the page. */
  readonly keeps: boolean;
  readonly settings: ReadonlySignal<Settings>;
  changeSettings(change: Partial<Settings>): void;
  readonly locale: ReadonlySignal<Locale>;
  readonly text: ReadonlySignal<Text>;
  /** Settled from the player's choice and the system's `prefers-contrast`. */
  readonly contrast: ReadonlySignal<'normal' | 'more'>;
  readonly boardSetting: ReadonlySignal<BoardSetting>;
  readonly sound: Sound;
  readonly navigator: Navigator;
  readonly desks: readonly Desk[];
  /** What could not be read since the client was opened. */
  readonly unreadable: Signal<readonly Unreadable[]>;
  /** Whether the last thing that should have been written was not. */
  readonly isLosing: ReadonlySignal<boolean>;
  /** Takes over a newer version of the client, where one waits. */
  readonly update: ReadonlySignal<(() => void) | undefined>;
  /** Reads everything from the store again: after an import, an erasure, or another tab's change. */
  reopen(): Promise<void>;
}

const HouseContext = createContext<House | undefined>(undefined);
export const HouseProvider = HouseContext.Provider;

export function useHouse(): House {
  const house = useContext(HouseContext);
  if (house === undefined) throw new Error('a screen was drawn outside the house');
  return house;
}

/** The catalogue in the language of the moment. */
export function useText(): Text {
  return useHouse().text.value;
}

export function deskOf(house: House, game: string): Desk | undefined {
  return house.desks.find((desk) => desk.kit.id === game);
}
