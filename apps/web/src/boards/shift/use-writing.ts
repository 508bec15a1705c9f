import { HOURS_A_DAY, type ShiftSeat } from '@foretell/shift';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isOnControl } from './controls.ts';
import { type Draft, type PlanHour, statesOf, turnHours, writeHours } from './draft.ts';
import type { ShiftText } from './text/index.ts';
import { usePainting } from './use-painting.ts';

export interface WritingOptions {
  readonly seat: ShiftSeat;
  readonly text: ShiftText;
  readonly isLocked: boolean;
  readonly onWrite: (change: (draft: Draft) => Draft) => void;
  readonly onExplain: () => void;
  readonly onDone: () => void;
}

/** Everything a finger, a mouse or a keyboard does to the boxes. `group` belongs on the element around them. */
export function useWriting({ seat, text, isLocked, onWrite, onExplain, onDone }: WritingOptions) {
  const group = useRef<HTMLDivElement>(null);
  const cursor = useCursor(group);
  const write = (change: (draft: Draft) => Draft) => {
    if (!isLocked) onWrite(change);
  };
  const tap = (hour: number) => {
    cursor.set(hour);
    write((draft) => turnHours(draft, [hour]));
  };
  const stroke = useStroke(write);
  const painting = usePainting({ ...stroke, onTap: tap, onLongPress: onExplain });
  useKeys((event) => {
    const key = isMeantForUs(event, group.current) ? readKey(event, seat, text, cursor.now()) : null;
    if (key === null) return;
    event.preventDefault();
    if (key.kind === 'done') onDone();
    if (key.kind === 'explain') onExplain();
    const at = cursor.now();
    if (key.kind === 'turn') write((draft) => turnHours(draft, [at]));
    if (key.kind === 'write') write((draft) => writeHours(draft, [at], key.state));
    if ('next' in key) cursor.focus(key.next);
  });
  return { at: cursor.at, group, painting, tap };
}

/** The box that the keyboard writes into. `now` is ahead of `at` when keys come faster than drawings. */
function useCursor(group: { readonly current: HTMLElement | null }) {
  const [at, setAt] = useState(0);
  const latest = useRef(0);
  const set = (hour: number) => {
    latest.current = hour;
    setAt(hour);
  };
  return {
    at,
    now: () => latest.current,
    set,
    focus(hour: number) {
      set(hour);
      group.current?.querySelector<HTMLElement>(`[data-hour="${hour}"]`)?.focus();
    },
  };
}

/** A stroke is drawn anew from where it began each time it grows, so that no box is turned twice. */
function useStroke(write: (change: (draft: Draft) => Draft) => void) {
  const before = useRef<Draft | null>(null);
  return {
    onStroke(hours: readonly number[]) {
      write((draft) => {
        before.current ??= draft;
        return turnHours(before.current, hours);
      });
    },
    onCancel() {
      const { current } = before;
      if (current !== null) write(() => current);
    },
    onEnd() {
      before.current = null;
    },
  };
}

function useKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}

/** Keys pressed in the boxes, or while nothing that can be operated has the focus. */
function isMeantForUs(event: KeyboardEvent, group: HTMLElement | null): boolean {
  return !isOnControl(event) || (event.target instanceof Node && group?.contains(event.target) === true);
}

type Key =
  | { readonly kind: 'move' | 'turn'; readonly next: number }
  | { readonly kind: 'write'; readonly state: PlanHour; readonly next: number }
  | { readonly kind: 'done' | 'explain' };

const LAST = HOURS_A_DAY - 1;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** What a key pressed on box `at` asks for; `null` when it is not ours. */
function readKey(event: KeyboardEvent, seat: ShiftSeat, text: ShiftText, at: number): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { key } = event;
  const step = STEPS[key];
  if (step !== undefined) return { kind: 'move', next: (at + step + HOURS_A_DAY) % HOURS_A_DAY };
  if (key === 'Home') return { kind: 'move', next: 0 };
  if (key === 'End') return { kind: 'move', next: LAST };
  if (/^[1-8]$/.test(key)) return { kind: 'move', next: Number(key) - 1 };
  if (key === 'Enter') return { kind: 'done' };
  if (key === '?') return { kind: 'explain' };
  if (key === ' ') return { kind: 'turn', next: at };
  const state = statesOf(seat).find((each) => text.keys[each] === key.toLowerCase());
  return state === undefined ? null : { kind: 'write', state, next: Math.min(LAST, at + 1) };
}
