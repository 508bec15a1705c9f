import { useState } from 'preact/hooks';
import type { BoardKit } from '../kits/kit.ts';
import { useHouse } from './house.ts';

/** Makes the sounds of a board known before the board is drawn for the first time. */
export function useRegistered({ sounds }: BoardKit): void {
  const { sound } = useHouse();
  useState(() => sound.register(sounds));
}
