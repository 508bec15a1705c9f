import type { BoardSeen } from '@foretell/mines';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardSetting } from '../../board.ts';
import type { TeachText } from '../text/teach/en.ts';
import { teachTextOf } from '../text/teach/index.ts';
import { type Lit, litOf, NOTHING_LIT } from './pages.ts';
import { type Said, sayPage } from './say.ts';
import { type Lessons, type Teaching, useLesson } from './use-lesson.ts';
import '../../../style/mines-tokens.css';
import '../css/teach.css';

export type { LightKind } from './pages.ts';

/**
 * The teacher, asked by the player and never speaking unasked: first where to look, then by which numbers, then which cells, and if it
 * takes a longer proof, why it cannot be otherwise. Lights on the board through `onLight`; everything goes out when it closes.
 */
export function TeacherPanel({ board, setting, onLight, onClose }: TeacherPanelProps) {
  const text = teachTextOf(setting.locale);
  const lessons = useLesson(board);
  const { now } = lessons;
  const said = useMemo(() => sayNow(text, board, now), [text, board, now]);
  const page = now.kind === 'lesson' ? now.page : undefined;
  const lesson = now.kind === 'lesson' ? now.lesson : undefined;
  const light = useRef(onLight);
  light.current = onLight;
  useEffect(() => {
    light.current(lesson === undefined || page === undefined ? NOTHING_LIT : litOf(board, lesson, page));
  }, [lesson, page]);
  useEffect(() => () => light.current(NOTHING_LIT), []);
  return (
    <section
      class="mines-teacher"
      aria-label={text.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <div class="mines-teacher-says" role="status">
        <p>{said.sentence}</p>
        <p class="unseen">{said.places}</p>
      </div>
      <Keys text={text} lessons={lessons} onClose={onClose} />
    </section>
  );
}

interface TeacherPanelProps {
  readonly board: BoardSeen;
  readonly setting: Pick<BoardSetting, 'locale'>;
  readonly onLight: (lit: Lit) => void;
  readonly onClose: () => void;
}

function sayNow(text: TeachText, board: BoardSeen, now: Teaching): Said {
  switch (now.kind) {
    case 'thinking':
      return { sentence: text.thinking, places: '' };
    case 'failed':
      return { sentence: text.failed, places: '' };
    case 'done':
      return { sentence: text.done, places: '' };
    case 'lesson':
      return sayPage(text, board, now.lesson, now.page);
  }
}

/** The forward key stays in its place and keeps the focus, whatever it does next. */
function Keys({ text, lessons, onClose }: KeysProps) {
  const { now, turn, ask } = lessons;
  const forward = useRef<HTMLButtonElement>(null);
  useEffect(() => forward.current?.focus({ preventScroll: true }), []);
  const isLesson = now.kind === 'lesson';
  const hasNext = isLesson && now.at + 1 < now.pages;
  const isAllTold = isLesson && now.lesson.kind === 'all-told';
  const goOn = () => {
    if (now.kind === 'thinking') return;
    if (hasNext) turn(1);
    else ask(isAllTold ? 'start' : 'here');
  };
  return (
    <div class="mines-teacher-keys">
      <button type="button" class="mines-key" onClick={onClose}>
        {text.close}
      </button>
      <button
        type="button"
        class="mines-key"
        aria-disabled={!isLesson || now.at === 0}
        onClick={() => isLesson && now.at > 0 && turn(-1)}
      >
        {text.back}
      </button>
      <button
        type="button"
        class="mines-key forward"
        ref={forward}
        aria-disabled={now.kind === 'thinking'}
        onClick={goOn}
      >
        {hasNext || now.kind === 'thinking' ? text.next : isAllTold ? text.again : text.another}
        {isLesson && now.pages > 1 && <small>{text.step(now.at + 1, now.pages)}</small>}
      </button>
    </div>
  );
}

interface KeysProps {
  readonly text: TeachText;
  readonly lessons: Lessons;
  readonly onClose: () => void;
}
