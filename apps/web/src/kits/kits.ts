import type { Kit } from './kit.ts';
import { SHIFT } from './shift/kit.tsx';

/** The games that can be shown, in the order of the catalogue. */
export const KITS: readonly Kit[] = [SHIFT];
