import { type BoardSeen, isOpened } from '@foretell/mines';
import { useEffect, useState } from 'preact/hooks';
import { type Direction, stepFrom } from './places.ts';
import type { Wishes } from './use-wishes.ts';
import type { Wish } from './wish.ts';

/** What the keyboard does to the board: steps, digs, seals, and a cursor that looks around. */
export function useCursor(board: BoardSeen, wishes: Wishes) {
  const { size, avatar, shown } = board;
  /** `null`: nobody looks around, and steps are the hero's. */
  const [cursor, setCursor] = useState<number | null>(null);
  const [isAiming, setIsAiming] = useState(false);
  useEffect(() => setCursor(null), [board.id]);
  const toward = (direction: Direction, kind: Wish['kind']) => {
    const cell = stepFrom(size, avatar, direction);
    if (cell !== undefined) wishes.act({ kind, cell });
  };
  return {
    cursor,
    isAiming,
    toward,
    step(direction: Direction) {
      if (cursor !== null) setCursor(stepFrom(size, cursor, direction) ?? cursor);
      else toward(direction, isAiming ? 'seal' : 'walk');
      setIsAiming(false);
    },
    /** The next direction seals. */
    aim: () => setIsAiming(true),
    /** Does it where the cursor is. */
    here(kind: 'dig' | 'seal') {
      if (cursor === null) return;
      const isWalk = kind === 'dig' && isOpened(shown[cursor]);
      wishes.act({ kind: isWalk ? 'walk' : kind, cell: cursor });
    },
    lookAround: () => setCursor(cursor === null ? avatar : null),
    stop() {
      setCursor(null);
      setIsAiming(false);
    },
  };
}

export type Cursor = ReturnType<typeof useCursor>;
