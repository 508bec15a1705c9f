import { saveKey } from '@foretell/session';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Kit } from '../kits/kit.ts';
import { openSound } from '../sound/sound.ts';
import { takeJson } from '../store/json.ts';
import { DEFAULT_SETTINGS, parseSettings, SETTINGS_KEY, type Settings } from '../store/settings.ts';
import { type HomeStore, isWritten, onOtherTab } from '../store/store.ts';
import { detectLocale } from '../text/locale.ts';
import { textOf } from '../text/text.ts';
import { type Desk, openDesk, type Unreadable } from './desk.ts';
import type { House } from './house.ts';
import { openNavigator } from './navigator.ts';
import { SHELL_SOUNDS } from './sounds.ts';

export interface HouseOptions {
  readonly kits: readonly Kit[];
  readonly store: HomeStore;
  readonly keeps: boolean;
  readonly update: House['update'];
}

/** Everything but the drawing. `reopen` has to be called once before anything is drawn. */
export function openHouse({ kits, store, keeps, update }: HouseOptions): House {
  const unreadable = signal<readonly Unreadable[]>([]);
  const isLosing = signal(false);
  const onUnreadable = (found: Unreadable) => {
    unreadable.value = [...unreadable.value, found];
  };
  const onWritten = (isKept: boolean) => {
    isLosing.value = !isKept;
  };
  const { settings, load: loadSettings, change } = openSettings(store, onUnreadable, onWritten);
  const sound = openSound(
    () => settings.value.sound === 'on',
    () => new AudioContext(),
    document,
  );
  sound.register(SHELL_SOUNDS);
  const desks = kits.map((kit) => openDesk({ kit, store, onWritten, onUnreadable, whenIdle, freshSeed }));
  const reopen = async () => {
    unreadable.value = [];
    await loadSettings();
    for (const desk of desks) await desk.layOut();
  };
  followOtherTabs(desks, reopen);
  return {
    store,
    keeps,
    settings,
    changeSettings: change,
    ...settle(settings),
    sound,
    navigator: openNavigator(window),
    desks,
    unreadable,
    isLosing,
    update,
    reopen,
  };
}

/** The settings as they apply: what is left to the browser or the system is filled in. */
function settle(settings: ReadonlySignal<Settings>) {
  const moreContrast = mediaSignal('(prefers-contrast: more)');
  const lessMotion = mediaSignal('(prefers-reduced-motion: reduce)');
  const locale = computed(() => {
    const { language } = settings.value;
    return language === 'system' ? detectLocale(navigator.languages) : language;
  });
  const contrast = computed(() => {
    const choice = settings.value.contrast;
    return choice === 'system' ? (moreContrast.value ? 'more' : 'normal') : choice;
  });
  const boardSetting = computed(() => {
    const { motion, hand } = settings.value;
    const reducedMotion = motion === 'system' ? lessMotion.value : motion === 'reduced';
    return { locale: locale.value, hand, reducedMotion };
  });
  return { locale, text: computed(() => textOf(locale.value)), contrast, boardSetting };
}

function openSettings(
  store: HomeStore,
  onUnreadable: (found: Unreadable) => void,
  onWritten: (isKept: boolean) => void,
) {
  const settings = signal(DEFAULT_SETTINGS);
  return {
    settings,
    async load() {
      const taken = await takeJson(store, SETTINGS_KEY, parseSettings);
      if (taken.kind === 'unreadable') onUnreadable(taken);
      settings.value = taken.kind === 'value' ? taken.value : DEFAULT_SETTINGS;
    },
    change(part: Partial<Settings>) {
      settings.value = { ...settings.value, ...part };
      isWritten(store.set(SETTINGS_KEY, JSON.stringify(settings.value))).then(onWritten);
    },
  };
}

/** Another tab has written a save: this one puts its pen away at once, and reads the save when somebody looks at it. */
function followOtherTabs(desks: readonly Desk[], reopen: () => Promise<void>): void {
  let isStale = false;
  const catchUp = () => {
    if (!isStale || document.visibilityState !== 'visible') return;
    isStale = false;
    reopen();
  };
  onOtherTab(window, (key) => {
    const written = desks.filter((desk) => key === undefined || key === saveKey(desk.kit.id));
    if (written.length === 0) return;
    for (const desk of written) desk.sitting.value?.close();
    isStale = true;
    catchUp();
  });
  document.addEventListener('visibilitychange', catchUp);
  // A page out of the back-forward cache has heard of nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reopen();
  });
}

function mediaSignal(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return matches;
}

/** Safari has no idle callback; there, a moment after the screen has been drawn has to do. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 1000 });
  return () => cancelIdleCallback(handle);
}

/** Not the rules' chance: this is where it comes from. Short, because links carry it. */
function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('');
}
