import type { Refusal } from '@foretell/engine';
import type { BoardSeen, Move } from '@foretell/mines';
import { useEffect, useRef, useState } from 'preact/hooks';
import { areBeside } from './places.ts';
import { type Answer, answerTo, type Mode, type Wish, wishOf } from './wish.ts';

/** For so long a seal can still be called off, in milliseconds. */
export const RING_MS = 200;

export type Asked = Extract<Answer, { kind: 'ask' }>;

/** Something that was refused, and where it is said (RULES.md §10): at the cell, or where what is missing is counted. */
export interface Refused {
  /** Counts up, so that the same refusal twice is seen twice. */
  readonly nth: number;
  readonly code: string;
  readonly place: 'cell' | 'ap' | 'rap' | 'bag' | 'nowhere';
  readonly cell: number | null;
}

export interface WishesOptions {
  readonly board: BoardSeen;
  readonly isWarned: boolean;
  readonly onWarned: () => void;
  readonly submit: (move: Move) => Refusal | undefined;
  readonly sound: (name: string, strength?: number) => void;
}

/** What the player wants of the board, from a tap or a key to the moves that are handed in. */
export function useWishes(options: WishesOptions) {
  const { board, submit, sound } = options;
  const [mode, setMode] = useState<Mode>('dig');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [ringing, setRinging] = useState<number | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const count = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const callOff = () => {
    clearTimeout(timer.current);
    setRinging(null);
  };
  const forget = () => {
    setAsked(null);
    setRefused(null);
    setLooked(null);
  };
  const hand = (moves: readonly Move[]) => {
    for (const move of moves) {
      const refusal = submit(move);
      if (refusal === undefined) continue;
      count.current += 1;
      const next = refusedOf(refusal, move, count.current);
      setRefused(next);
      sound(next.place === 'cell' ? 'refused' : 'short');
      return;
    }
  };
  const act = (wish: Wish) => {
    callOff();
    forget();
    const answer = answerTo(board, wish, asked?.wish ?? null, options.isWarned);
    if (answer.kind === 'look') return setLooked(answer.cell);
    if (answer.kind === 'ask') {
      setAsked(answer);
      sound('key');
      if (answer.doubt === 'harmless') options.onWarned();
      return;
    }
    if (!canRing(board, wish, answer.moves)) return hand(answer.moves);
    setRinging(wish.cell);
    sound('key');
    timer.current = setTimeout(() => {
      setRinging(null);
      hand(answer.moves);
    }, RING_MS);
  };
  return {
    mode,
    asked,
    ringing,
    refused,
    looked,
    setMode,
    act,
    hand,
    tap: (cell: number) => act(wishOf(board, cell, mode)),
    callOff,
    forget,
  };
}

export type Wishes = ReturnType<typeof useWishes>;

/** A seal that the board will take is placed a moment later, so that it can be called off. */
function canRing(board: BoardSeen, { kind, cell }: Wish, moves: readonly Move[]): boolean {
  if (kind !== 'seal' || board.seals.some((seal) => seal.cell === cell)) return false;
  return moves.length > 1 || areBeside(board.size, board.avatar, cell);
}

const PURSE: Readonly<Record<string, Refused['place']>> = {
  ap_insufficient: 'ap',
  rap_insufficient: 'rap',
  refresh_cap_reached: 'rap',
  no_such_item: 'bag',
  item_spent: 'bag',
  phase: 'nowhere',
  run_over: 'nowhere',
};

function refusedOf({ code }: Refusal, move: Move, nth: number): Refused {
  const cell = 'cell' in move ? move.cell : null;
  const place = PURSE[code] ?? (cell === null ? 'nowhere' : 'cell');
  return { nth, code, place, cell };
}
