import { LAB_SCENES } from './lab.ts';
import { MINES_SCENES } from './mines.ts';
import type { Scene } from './scene.ts';
import { SHELL_SCENES } from './shell.ts';
import { SHIFT_SCENES } from './shift.ts';

/** Everything there is to look at. A board joins with a list of its own. */
export const SCENES: readonly Scene[] = [...SHELL_SCENES, ...SHIFT_SCENES, ...MINES_SCENES, ...LAB_SCENES];
