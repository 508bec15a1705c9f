import type { SoundRecipe } from '../sound/recipe.ts';

/** What is heard outside a board. */
export const SHELL_SOUNDS: readonly SoundRecipe[] = [
  {
    name: 'clock-in',
    layers: [
      { wave: 'triangle', from: 150, to: 62, attack: 0.002, decay: 0.11, gain: 0.9 },
      { wave: 'square', from: 1180, to: 1175, attack: 0.002, decay: 0.12, gain: 0.16, delay: 0.12 },
    ],
  },
];
