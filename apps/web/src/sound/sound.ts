import type { SoundRecipe } from './recipe.ts';
import { playRecipe } from './synth.ts';

/** All that can be heard. There is one audio context for the whole client. */
export interface Sound {
  /** Adds recipes by name; a later one takes the place of an earlier one of the same name. */
  register(recipes: readonly SoundRecipe[]): void;
  /** Plays a registered sound. Does nothing when sound is off or the browser does not let it be heard yet. */
  play(name: string, strength?: number): void;
}

/** Only what is used of it, so that a test can play a telephone that rings. */
export type SoundContext = BaseAudioContext & Pick<AudioContext, 'resume' | 'suspend'>;
export type SoundPage = EventTarget & Pick<Document, 'visibilityState'>;

/**
 * Opens the sound of a page. Browsers start a context only on a gesture, and telephones stop it again at will (iOS calls that
 * `interrupted`, and no gesture follows a call), so every gesture and every return to the page tries to wake it.
 */
export function openSound(isOn: () => boolean, create: () => SoundContext, page: SoundPage): Sound {
  const recipes = new Map<string, SoundRecipe>();
  let context: SoundContext | undefined;
  const wake = () => {
    if (!isOn()) return;
    context ??= create();
    if (context.state !== 'running') ignoreRefusal(context.resume());
  };
  for (const gesture of ['pointerup', 'keydown', 'touchend']) {
    page.addEventListener(gesture, wake, { capture: true, passive: true });
  }
  page.addEventListener('visibilitychange', () => {
    if (context === undefined) return;
    if (page.visibilityState === 'visible') wake();
    else ignoreRefusal(context.suspend());
  });
  return {
    register(added) {
      for (const recipe of added) recipes.set(recipe.name, recipe);
    },
    play(name, strength = 1) {
      const recipe = recipes.get(name);
      if (recipe === undefined) throw new Error(`no sound "${name}" is registered`);
      if (!isOn() || context === undefined) return;
      if (context.state === 'running') playRecipe(context, recipe, strength);
      else ignoreRefusal(context.resume());
    },
  };
}

/** A refusal is no error: the browser waits for a gesture, and the next one asks again. */
function ignoreRefusal(promise: Promise<void>): void {
  promise.catch(() => undefined);
}
