import type { SoundLayer, SoundRecipe } from '../../sound/recipe.ts';

const recipe = (name: string, ...layers: SoundLayer[]): SoundRecipe => ({ name, layers });

/** Everything the shift board can be heard doing: paper, wood, tin. Short and dry. */
export const SHIFT_SOUNDS: readonly SoundRecipe[] = [
  recipe('pen', { wave: 'noise', from: 3200, to: 2400, attack: 0.002, decay: 0.045, gain: 0.25 }),
  recipe(
    'stamp',
    { wave: 'triangle', from: 150, to: 62, attack: 0.002, decay: 0.11, gain: 0.9 },
    { wave: 'noise', from: 900, to: 300, attack: 0.001, decay: 0.06, gain: 0.5 },
  ),
  recipe(
    'refused',
    { wave: 'square', from: 118, to: 112, attack: 0.004, decay: 0.09, gain: 0.28 },
    { wave: 'square', from: 104, to: 98, attack: 0.004, decay: 0.12, gain: 0.28, delay: 0.11 },
  ),
  recipe(
    'bell',
    { wave: 'square', from: 1180, to: 1180, attack: 0.002, decay: 0.05, gain: 0.16 },
    { wave: 'square', from: 1180, to: 1180, attack: 0.002, decay: 0.05, gain: 0.16, delay: 0.06 },
    { wave: 'square', from: 1180, to: 1175, attack: 0.002, decay: 0.16, gain: 0.16, delay: 0.12 },
  ),
  recipe('tick', { wave: 'triangle', from: 1900, to: 1500, attack: 0.001, decay: 0.022, gain: 0.4 }),
  recipe(
    'door',
    { wave: 'triangle', from: 110, to: 70, attack: 0.003, decay: 0.12, gain: 0.7 },
    { wave: 'noise', from: 420, to: 240, attack: 0.002, decay: 0.08, gain: 0.35 },
  ),
  recipe(
    'step',
    { wave: 'noise', from: 260, to: 180, attack: 0.002, decay: 0.05, gain: 0.45 },
    { wave: 'noise', from: 300, to: 200, attack: 0.002, decay: 0.05, gain: 0.35, delay: 0.13 },
  ),
  recipe(
    'shutter',
    { wave: 'noise', from: 1400, to: 500, attack: 0.01, decay: 0.18, gain: 0.35 },
    { wave: 'square', from: 92, to: 58, attack: 0.002, decay: 0.12, gain: 0.3, delay: 0.16 },
  ),
  recipe('sip', { wave: 'noise', from: 1500, to: 3600, attack: 0.05, decay: 0.08, gain: 0.22 }),
  recipe(
    'clink',
    { wave: 'sine', from: 2637, to: 2630, attack: 0.001, decay: 0.11, gain: 0.34 },
    { wave: 'triangle', from: 3951, to: 3940, attack: 0.001, decay: 0.07, gain: 0.18, delay: 0.03 },
  ),
  recipe(
    'slap',
    { wave: 'noise', from: 2600, to: 700, attack: 0.001, decay: 0.09, gain: 1 },
    { wave: 'triangle', from: 210, to: 46, attack: 0.001, decay: 0.2, gain: 0.95 },
    { wave: 'noise', from: 5200, to: 2600, attack: 0.001, decay: 0.03, gain: 0.6 },
    { wave: 'square', from: 74, to: 40, attack: 0.004, decay: 0.26, gain: 0.3, delay: 0.02 },
  ),
  recipe(
    'rope',
    { wave: 'noise', from: 340, to: 620, attack: 0.06, decay: 0.2, gain: 0.35 },
    { wave: 'triangle', from: 96, to: 70, attack: 0.004, decay: 0.16, gain: 0.6, delay: 0.34 },
  ),
  recipe(
    'coins',
    { wave: 'sine', from: 2093, to: 2088, attack: 0.001, decay: 0.07, gain: 0.26 },
    { wave: 'sine', from: 2637, to: 2630, attack: 0.001, decay: 0.07, gain: 0.26, delay: 0.07 },
    { wave: 'sine', from: 2349, to: 2344, attack: 0.001, decay: 0.07, gain: 0.26, delay: 0.15 },
    { wave: 'sine', from: 3136, to: 3130, attack: 0.001, decay: 0.14, gain: 0.26, delay: 0.21 },
  ),
];
