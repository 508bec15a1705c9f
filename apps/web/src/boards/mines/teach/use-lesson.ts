import type { BoardSeen } from '@foretell/mines';

import { useEffect, useRef, useState } from 'preact/hooks';
import { openReasoner, type Reasoner } from './ask.ts';
import { type Page, pagesOf } from './pages.ts';
import type { Lesson } from './questions.ts';
import { isDone, NOTHING_TOLD, type Told, toldOn, withTold } from './told.ts';

/** What the panel shows now. */
export type Teaching =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'lesson';
      readonly lesson: Lesson;
      readonly page: Page;
      readonly at: number;
      readonly pages: number;
    };

export interface Lessons {
  readonly now: Teaching;
  turn(by: 1 | -1): void;
  /** Asks anew: for something that was not told yet, or from the start. */
  ask(from: 'here' | 'start'): void;
}

/** What was told outlives the panel, but not the page. */
let told: Told = NOTHING_TOLD;

interface Asked {
  readonly boardId: string;
  readonly lesson: Lesson;
  readonly pages: readonly Page[];
}

/** Asks the reasoner about the board when the panel is opened, and again when the player wants it; never by itself. */
export function useLesson(board: BoardSeen): Lessons {
  const reasoner = useRef<Reasoner | null>(null);
  const latest = useRef(board);
  latest.current = board;
  const [asked, setAsked] = useState<Asked | 'failed' | undefined>(undefined);
  const [at, setAt] = useState(0);
  const ask = (from: 'here' | 'start') => {
    if (from === 'start') told = NOTHING_TOLD;
    setAsked(undefined);
    setAt(0);
    const { current } = latest;
    askReasoner(reasoner, current).then(
      (lesson) => setAsked({ boardId: current.id, lesson, pages: pagesOf(lesson) }),
      () => setAsked('failed'),
    );
  };
  useEffect(() => {
    ask('here');
    return () => {
      reasoner.current?.stop();
      reasoner.current = null;
    };
  }, []);
  const now = teachingOf(asked, board, at);
  useEffect(() => {
    if (now.kind === 'lesson' && now.page.kind === 'cells' && now.lesson.kind === 'deduction')
      told = withTold(told, board, now.lesson.deduction);
  }, [now, board]);
  return { now, turn: (by) => setAt(at + by), ask };
}

function askReasoner(reasoner: { current: Reasoner | null }, board: BoardSeen): Promise<Lesson> {
  try {
    reasoner.current ??= openReasoner();
  } catch (error) {
    return Promise.reject(error);
  }
  return reasoner.current.lesson(board, toldOn(told, board));
}

function teachingOf(asked: Asked | 'failed' | undefined, board: BoardSeen, at: number): Teaching {
  if (asked === undefined) return { kind: 'thinking' };
  if (asked === 'failed') return { kind: 'failed' };
  const { lesson, boardId, pages } = asked;
  const isOver = boardId !== board.id || (lesson.kind === 'deduction' && isDone(board, lesson.deduction));
  if (isOver) return { kind: 'done' };
  const page = pages[at];
  if (page === undefined) return { kind: 'thinking' };
  return { kind: 'lesson', lesson, page, at, pages: pages.length };
}
