import type { ComponentChild } from 'preact';

/** Every unit's woodcut on a field 96 by 96. */
export const BUSTS: Readonly<Record<string, ComponentChild>> = {};
