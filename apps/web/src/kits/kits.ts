import type { Kit } from './kit.ts';
import { MINES } from './mines/kit.tsx';
import { SHIFT } from './shift/kit.tsx';

/** The games that can be shown, in the order of the catalogue. */
export const KITS: readonly Kit[] = [SHIFT, MINES];
