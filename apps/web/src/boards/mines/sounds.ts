import type { SoundLayer, SoundRecipe } from '../../sound/recipe.ts';

const recipe = (name: string, ...layers: SoundLayer[]): SoundRecipe => ({ name, layers });

/** A stroke of chalk: a short scrape, and under it the board that answers. */
const chalk = (pitch: number, delay = 0): readonly SoundLayer[] => [
  { wave: 'noise', from: pitch * 3, to: pitch * 2.2, attack: 0.001, decay: 0.03, gain: 0.3, delay },
  { wave: 'triangle', from: pitch, to: pitch * 0.94, attack: 0.001, decay: 0.035, gain: 0.34, delay },
];

/** A coin laid on wood. */
const coin = (pitch: number, gain: number, delay = 0): readonly SoundLayer[] => [
  { wave: 'sine', from: pitch, to: pitch * 0.998, attack: 0.001, decay: 0.1, gain, delay },
  { wave: 'sine', from: pitch * 2.76, to: pitch * 2.75, attack: 0.001, decay: 0.05, gain: gain * 0.4, delay },
];

/** Stone on stone. */
const stone = (pitch: number, gain: number, delay = 0): readonly SoundLayer[] => [
  { wave: 'triangle', from: pitch, to: pitch * 0.5, attack: 0.001, decay: 0.075, gain, delay },
  { wave: 'noise', from: pitch * 9, to: pitch * 3, attack: 0.001, decay: 0.05, gain: gain * 0.6, delay },
];

/** The waves of a chain, each a tone higher than the one before. */
export const CHAIN_SOUNDS = [
  'chain',
  'chain-two',
  'chain-three',
  'chain-four',
  'chain-five',
  'chain-six',
] as const;
const CHAIN_PITCHES = [523, 587, 659, 784, 880, 1047] as const;

/** Everything the mines can be heard doing: chalk, stone, coin. Short and dry. */
export const MINES_SOUNDS: readonly SoundRecipe[] = [
  recipe('step', { wave: 'noise', from: 520, to: 300, attack: 0.002, decay: 0.045, gain: 0.3 }),
  recipe('dig', ...stone(190, 0.75)),
  ...CHAIN_SOUNDS.map((name, wave) => recipe(name, ...chalk(CHAIN_PITCHES[wave] ?? 1047))),
  // A mine that was dug: the rock gives way, and what hung on it follows.
  recipe(
    'crater',
    { wave: 'triangle', from: 120, to: 34, attack: 0.001, decay: 0.28, gain: 1 },
    { wave: 'noise', from: 1700, to: 220, attack: 0.001, decay: 0.2, gain: 0.85 },
    ...stone(240, 0.4, 0.17),
    ...stone(170, 0.3, 0.27),
  ),
  // A stamp of chalk: pressed, and turned a little.
  recipe(
    'seal',
    { wave: 'triangle', from: 210, to: 120, attack: 0.001, decay: 0.06, gain: 0.75 },
    { wave: 'noise', from: 2600, to: 1300, attack: 0.012, decay: 0.09, gain: 0.32, delay: 0.03 },
  ),
  recipe('unseal', { wave: 'noise', from: 1200, to: 2900, attack: 0.02, decay: 0.07, gain: 0.4 }),
  recipe('seal-hit', ...stone(230, 0.5), ...chalk(659, 0.07), ...chalk(988, 0.13)),
  recipe('seal-miss', ...chalk(494), {
    wave: 'triangle',
    from: 330,
    to: 208,
    attack: 0.003,
    decay: 0.14,
    gain: 0.4,
    delay: 0.08,
  }),
  recipe('stop', ...coin(1760, 0.3), ...coin(2093, 0.3, 0.08)),
  // A page is turned.
  recipe(
    'refresh',
    { wave: 'noise', from: 900, to: 4200, attack: 0.07, decay: 0.1, gain: 0.6 },
    { wave: 'noise', from: 3000, to: 700, attack: 0.004, decay: 0.07, gain: 0.8, delay: 0.2 },
  ),
  // A line of the settlement is written, another is paid.
  recipe('line', ...chalk(740)),
  recipe('paid', ...coin(1976, 0.24)),
  recipe('blow', ...stone(150, 0.9), {
    wave: 'square',
    from: 82,
    to: 46,
    attack: 0.002,
    decay: 0.14,
    gain: 0.24,
    delay: 0.015,
  }),
  recipe('fall', ...stone(130, 0.7), ...stone(100, 0.5, 0.1), ...stone(76, 0.4, 0.19)),
  recipe('clear', ...chalk(523), ...chalk(659, 0.07), ...chalk(784, 0.14), ...coin(2093, 0.3, 0.23)),
  // The last cell of a fog: the mist is drawn away.
  recipe(
    'region',
    { wave: 'noise', from: 2400, to: 5200, attack: 0.08, decay: 0.16, gain: 0.2 },
    ...chalk(880, 0.1),
  ),
  recipe('round', ...stone(262, 0.45), ...stone(262, 0.3, 0.12)),
  // The reserve runs out of the jar.
  recipe(
    'countdown',
    ...[2093, 1864, 1661, 1480, 1319].flatMap((pitch, nth) => coin(pitch, 0.16, nth * 0.085)),
  ),
  // The board says no: the pick slips off.
  recipe('refused', ...stone(330, 0.35), ...stone(290, 0.35, 0.09)),
  // There is not enough: an empty tin.
  recipe(
    'short',
    { wave: 'square', from: 147, to: 140, attack: 0.003, decay: 0.07, gain: 0.2 },
    { wave: 'square', from: 131, to: 123, attack: 0.003, decay: 0.1, gain: 0.2, delay: 0.1 },
  ),
  recipe('key', { wave: 'triangle', from: 620, to: 480, attack: 0.001, decay: 0.022, gain: 0.34 }),
  recipe(
    'lantern',
    { wave: 'noise', from: 1500, to: 3600, attack: 0.03, decay: 0.07, gain: 0.26 },
    ...chalk(1175, 0.1),
  ),
  recipe(
    'victory',
    ...stone(196, 0.5),
    ...coin(1568, 0.3, 0.09),
    ...coin(1976, 0.3, 0.18),
    ...coin(2349, 0.34, 0.27),
  ),
  recipe(
    'defeat',
    ...stone(150, 0.8),
    { wave: 'triangle', from: 147, to: 98, attack: 0.01, decay: 0.3, gain: 0.5, delay: 0.12 },
    { wave: 'noise', from: 700, to: 160, attack: 0.03, decay: 0.3, gain: 0.3, delay: 0.14 },
  ),
];
