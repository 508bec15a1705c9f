import { DEEP, SURFACE } from '@foretell/mines/boards';

/** The tables by the name of their root. */
export const ROOTS = { surface: SURFACE, deep: DEEP } as const;
